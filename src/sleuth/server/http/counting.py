"""Answers that take their time: worked out in a process of their own, as long as somebody waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from typing import Any, TypeVar

from sleuth.server.http.asking import AnyRequest
from sleuth.server.tables.refusals import TableRefusal

Answer = TypeVar("Answer")


async def counted(workers: Executor, request: AnyRequest, work: Callable[..., Answer], *about: object) -> Answer:
    """The answer of a worker. Who leaves gives up his place in the queue; what is under way ends unheard."""
    answer = asyncio.get_running_loop().run_in_executor(workers, work, *about)
    gone = asyncio.create_task(_gone(request))
    either: list[asyncio.Future[Any]] = [answer, gone]
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise TableRefusal("gone")
        return answer.result()
    except BrokenExecutor:
        raise TableRefusal("unavailable") from None
    finally:
        answer.cancel()
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone


async def _gone(request: AnyRequest) -> None:
    """Until whoever asked has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
