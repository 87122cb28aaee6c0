"""What takes long is worked out elsewhere, for those who wait for it."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from litestar import Request
from litestar.types import HTTPReceiveMessage

from sleuth.server.http.asking import AnyRequest
from sleuth.server.http.counting import counted
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.workers import Workers


def request(hung_up: asyncio.Event) -> AnyRequest:
    """A request without a body, whose sender leaves when it is time to."""
    messages: list[HTTPReceiveMessage] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> HTTPReceiveMessage:
        if messages:
            return messages.pop()
        await hung_up.wait()
        return {"type": "http.disconnect"}

    return Request({"type": "http", "state": {}}, receive)  # type: ignore[arg-type]


def test_another_process_answers() -> None:
    async def script() -> int:
        return await counted(workers, request(asyncio.Event()), os.getpid)

    workers = Workers(1)
    try:
        assert asyncio.run(script()) != os.getpid()
    finally:
        workers.shutdown()


def test_a_refusal_keeps_its_details() -> None:
    async def script() -> None:
        await counted(workers, request(asyncio.Event()), refuse)

    workers = Workers(1)
    try:
        with pytest.raises(TableRefusal) as refusal:
            asyncio.run(script())
    finally:
        workers.shutdown()
    assert refusal.value.code == "unknown-card"
    assert refusal.value.details == {"card": "spoon"}


def refuse() -> None:
    raise TableRefusal("unknown-card", card="spoon")


def test_who_leaves_gives_up_his_place() -> None:
    busy, done = Event(), list[str]()

    async def script() -> None:
        first = asyncio.create_task(counted(one, request(asyncio.Event()), busy.wait))
        hung_up = asyncio.Event()
        second = asyncio.create_task(counted(one, request(hung_up), done.append, "second"))
        third = asyncio.create_task(counted(one, request(asyncio.Event()), done.append, "third"))
        await asyncio.sleep(0)
        hung_up.set()
        with pytest.raises(TableRefusal, match="gone"):
            await second
        busy.set()
        await asyncio.gather(first, third)

    with ThreadPoolExecutor(1) as one:
        asyncio.run(script())
    assert done == ["third"]
