"""Slow answers: computed in a worker process, as long as the client waits for them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from sleuth.review.insight import NoInsight
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.work.workers import Busy, TooLong, WorkerEnded

T = TypeVar("T")
SOON = 2
"""In seconds: when a client refused because too much is waiting may ask again."""


async def in_worker(
    context: AppContext, caller: Caller, request: AnyRequest, work: Callable[..., T], *about: object
) -> T:
    """Return the answer of a worker, when it is the caller's turn; hanging up gives up the place or the job."""
    asked = context.workers.ask(caller.requester, context.settings.count_seconds, work, *about)
    answer, gone = asyncio.ensure_future(asked), asyncio.ensure_future(_gone(request))
    either: list[asyncio.Future[Any]] = [answer, gone]
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise TableRefusal("gone")
        return answer.result()
    except NoInsight as error:
        raise TableRefusal(error.code, **error.details) from None
    except Busy as busy:
        raise TableRefusal("asked-too-much" if busy.own else "busy", seconds=SOON) from None
    except TooLong:
        raise TableRefusal("too-long") from None
    except WorkerEnded:
        raise TableRefusal("unavailable", seconds=SOON) from None
    finally:
        for each in either:
            each.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await each


async def _gone(request: AnyRequest) -> None:
    """Wait until the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
