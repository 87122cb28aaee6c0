"""Frames: at once if the socket takes them, otherwise in order as soon as it does; never too many in memory."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from sleuth.server.guard import WRITE_TEXT
from sleuth.server.guard.live_protocol import text_frame
from sleuth.server.http.live import sending
from sleuth.server.http.live.sending import Sender


class Log:
    """News that a test adds to."""

    def __init__(self) -> None:
        self.new: list[bytes] = []
        self.read = 0
        self.more = False
        self.fault: Exception | None = None

    def due(self) -> None:
        return None

    def frames(self) -> list[bytes]:
        if self.fault is not None:
            raise self.fault
        found, self.new = self.new, []
        self.read += 1
        return found


class Line:
    """A socket that takes frames at once, or only when the test lets it."""

    def __init__(self) -> None:
        self.came: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.scope: dict[str, Any] = {"state": {WRITE_TEXT: self.write}}

    def write(self, text: bytes) -> bool:
        if self.open.is_set():
            self.came.append(text)
        return self.open.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.open.wait()
        self.came.append(message["text"].encode())


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def play(script: Callable[[Log, Line, Sender], Any]) -> None:
    async def scene() -> None:
        log, line = Log(), Line()
        sender = Sender(line, log, lambda: None)  # type: ignore[arg-type]
        assert WRITE_TEXT not in line.scope["state"], "it refers back to the connection"
        task = asyncio.create_task(sender.run())
        await settled()
        try:
            await script(log, line, sender)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(scene())


def test_news_are_sent_before_push_returns() -> None:
    async def script(log: Log, line: Line, sender: Sender) -> None:
        log.new = [b"1", b"2"]
        sender.push()
        assert line.came == [b"1", b"2"]

    play(script)


def test_a_client_that_does_not_read_gets_everything_later_in_order_and_no_queue() -> None:
    async def script(log: Log, line: Line, sender: Sender) -> None:
        line.open.clear()
        log.new = [b"1", b"2"]
        sender.push()
        read = log.read
        for number in range(3, 9):
            log.new.append(b"%d" % number)
            sender.push()
            await settled()
        assert log.read == read, "the rest waits in the log"
        line.open.set()
        await settled()
        assert line.came == [b"%d" % number for number in range(1, 9)]

    play(script)


def test_trouble_reaches_the_task_and_not_the_caller() -> None:
    async def script() -> None:
        log, line = Log(), Line()
        sender = Sender(line, log, lambda: None)  # type: ignore[arg-type]
        task = asyncio.create_task(sender.run())
        await settled()
        log.fault = ValueError("no such entry")
        sender.push()
        log.fault = None  # what was lost then must not be skipped now
        with pytest.raises(ValueError, match="no such entry"):
            await task

    asyncio.run(script())


def test_a_client_that_never_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SEND_SECONDS", 0.05)

    async def script() -> None:
        log, line = Log(), Line()
        sender = Sender(line, log, lambda: None)  # type: ignore[arg-type]
        line.open.clear()
        log.new = [b"1"]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(sender.run(), 20)
        assert not line.came

    asyncio.run(script())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_frame_is_as_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
