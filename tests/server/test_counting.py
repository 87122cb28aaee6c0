"""Slow answers are computed in workers, as long as somebody waits for them."""

import asyncio
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Request
from litestar.types import HTTPReceiveMessage

from sleuth.server.http.dependencies import AnyRequest
from sleuth.server.http.offload import in_worker
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.work.workers import MOST_WAITING, Requester, Workers
from tests.server.labour import Hand, Stopped

pytestmark = pytest.mark.anyio


def request(hung_up: asyncio.Event) -> AnyRequest:
    """A request without a body, whose client leaves when the test says so."""
    messages: list[HTTPReceiveMessage] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> HTTPReceiveMessage:
        if messages:
            return messages.pop()
        await hung_up.wait()
        return {"type": "http.disconnect"}

    return Request({"type": "http", "state": {}}, receive)  # type: ignore[arg-type]


class Counter:
    """One worker in a thread, and people who use it over HTTP."""

    def __init__(self, seconds: float = 600.0, most: float = 100) -> None:
        self.hand, self.over, self.stopped = Hand(), Event(), False
        self.hand.on_end = self._end
        workers = Workers([self.hand], most=most)
        self.context: Any = SimpleNamespace(workers=workers, settings=SimpleNamespace(count_seconds=seconds))

    def _end(self) -> None:
        self.stopped = True
        self.over.set()

    def work(self) -> str:
        """Run until the test ends it, or the worker is ended."""
        assert self.over.wait(60)
        if self.stopped:
            self.stopped = False
            raise Stopped
        return "worked"

    def asked(
        self, person: str, work: Callable[..., Any], *about: object, hung_up: asyncio.Event | None = None
    ) -> "asyncio.Task[Any]":
        caller: Any = SimpleNamespace(requester=Requester("an address", person))
        return asyncio.ensure_future(in_worker(self.context, caller, request(hung_up or asyncio.Event()), work, *about))

    async def under_way(self, number: int) -> None:
        """Wait until one job runs and this many wait."""
        async with asyncio.timeout(60):
            while self.context.workers.waiting != number:
                await asyncio.sleep(0.001)


async def test_a_worker_answers() -> None:
    assert await Counter().asked("ann", abs, -2) == 2


async def test_a_refusal_keeps_its_details() -> None:
    def refuse() -> None:
        raise TableRefusal("unknown-card", card="spoon")

    with pytest.raises(TableRefusal) as refusal:
        await Counter().asked("ann", refuse)
    assert (refusal.value.code, refusal.value.details) == ("unknown-card", {"card": "spoon"})


async def test_cancelling_gives_up_the_place_in_the_queue() -> None:
    counter, hung_up, done = Counter(), asyncio.Event(), list[str]()
    first = counter.asked("ann", counter.work)
    second = counter.asked("ben", done.append, "second", hung_up=hung_up)
    third = counter.asked("eve", done.append, "third")
    await counter.under_way(2)
    hung_up.set()
    with pytest.raises(TableRefusal, match="gone"):
        await second
    counter.over.set()
    await asyncio.gather(first, third)
    assert (done, counter.hand.ended) == (["third"], 0)


async def test_cancelling_ends_the_running_job() -> None:
    counter, hung_up = Counter(), asyncio.Event()
    first = counter.asked("eve", counter.work, hung_up=hung_up)
    second = counter.asked("ann", abs, -2)
    await counter.under_way(1)
    hung_up.set()
    with pytest.raises(TableRefusal, match="gone"):
        await first
    assert await second == 2
    assert counter.hand.ended == 1


async def test_what_takes_too_long_is_refused_and_ended() -> None:
    counter = Counter(seconds=0.0)
    with pytest.raises(TableRefusal) as refusal:
        await counter.asked("eve", counter.work)
    assert (refusal.value.code, refusal.value.status) == ("too-long", 422)
    assert counter.hand.ended == 1


@pytest.mark.parametrize(("most", "code", "status"), [(100, "asked-too-much", 429), (1, "busy", 503)])
async def test_more_than_may_wait_is_refused_with_a_time(most: int, code: str, status: int) -> None:
    counter = Counter(most=most)
    people = ["eve"] * (1 + MOST_WAITING) if most > MOST_WAITING else ["eve", "ann"]
    asked = [counter.asked(person, counter.work) for person in people]
    await counter.under_way(len(people) - 1)
    with pytest.raises(TableRefusal) as refusal:
        await counter.asked("eve" if most > 1 else "ben", abs, -2)
    assert (refusal.value.code, refusal.value.status) == (code, status)
    assert int(refusal.value.headers["retry-after"]) > 0
    counter.over.set()
    assert set(await asyncio.gather(*asked)) == {"worked"}
