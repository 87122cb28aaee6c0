"""Sending news to a client: at once if its socket takes them, otherwise in a task that waits for it."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from litestar.connection import WebSocket

from sleuth.server.guard import WRITE_TEXT
from sleuth.server.http.live.news import News
from sleuth.server.http.live.send_deadline import SendDeadline

SEND_SECONDS = 20.0
"""How long a client may take to read what is new."""
Socket = WebSocket[object, object, object]  # type: ignore[type-var]


class Sender:
    """Sends news in order, to one client."""

    def __init__(self, socket: Socket, news: News, check: Callable[[], None]) -> None:
        """`check` raises an exception if the client must get nothing more."""
        self._socket, self._news, self._check = socket, news, check
        # popped, because it refers back to the connection
        self._write: Callable[[bytes], bool] = socket.scope["state"].pop(WRITE_TEXT, lambda text: False)
        """Writes at once, or returns False if that is impossible."""
        self._unsent: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._trouble: Exception | None = None
        """What failed outside of the task."""
        self._waits = False
        """Whether the task has sent everything and waits."""
        self.wake = self._wake.set
        """Have the task look for news, from wherever it is called."""

    def push(self) -> None:
        """Send what is new at once, without switching tasks; leave the rest, and all trouble, to the task."""
        try:
            if not self._waits or self._unsent or not self._pushed():
                self._wake.set()
        except Exception as error:  # the caller is busy with a table: what fails here ends only this connection
            self._trouble = error
            self._wake.set()

    def _pushed(self) -> bool:
        """Send; return whether nothing is left to do."""
        self._check()
        for frame in self._news.frames():
            if self._unsent or not self._write(frame):
                self._unsent.append(frame)  # a client that does not read gets no queue: its next news wait in the log
        return not self._unsent and self._news.due() is None

    async def run(self) -> None:
        """Send whatever has to wait; raises `TimeoutError` if the client takes too long to read."""
        async with asyncio.timeout(None) as expiry:
            deadline = SendDeadline(SEND_SECONDS, lambda: expiry.reschedule(0))
            try:
                while True:
                    self._wake.clear()
                    deadline.begin()
                    await self._send_all(deadline)
                    deadline.end()
                    await self._wait(self._news.due())
            finally:
                deadline.stop()

    async def _send_all(self, deadline: SendDeadline) -> None:
        if self._trouble is not None:
            raise self._trouble
        is_read = False
        while not is_read or self._news.more:
            self._check()
            if not self._unsent:
                self._unsent += self._news.frames()
                is_read = True
            while self._unsent:
                await self._send(self._unsent[0])
                self._unsent.popleft()
            deadline.begin()

    async def _send(self, frame: bytes) -> None:
        self._check()
        if not self._write(frame):
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def _wait(self, seconds: float | None) -> None:
        """Wait until there may be news; at most so long."""
        self._waits = True
        try:
            if seconds is None:
                await self._wake.wait()
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), seconds)
        finally:
            self._waits = False
