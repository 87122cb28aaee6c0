"""The common part of fan-outs over a network: listen and send while connected, and reconnect."""

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Protocol

from sleuth.server.fanout.listeners import Listeners
from sleuth.server.fanout.outbox import Outbox
from sleuth.server.fanout.port import FanoutError, Hint, read_hint

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to connect: doubled each time, and reset when a link lasts longer than the longest."""
CONNECT_SECONDS = 10
"""How long one attempt may take."""
GOODBYE_SECONDS = 2
"""How long to wait for the last hints to be sent, and for a connection to close."""
MOST_AT_ONCE = 500
"""The most hints sent together."""

_log = logging.getLogger(__name__)


class Link(Protocol):
    """An open connection that is already receiving hints."""

    async def run(self) -> None:
        """Pass on what arrives; raises when the connection breaks."""
        ...

    async def send(self, texts: list[bytes]) -> None:
        """Send hints; returns when the other end has them."""
        ...

    async def close(self) -> None:
        """Close the connection."""
        ...


class LinkedFanout(Listeners, ABC):
    """A fan-out over links. When one breaks, another is opened, and then the listeners are called with None."""

    def __init__(self) -> None:
        super().__init__()
        self.connected = False
        self._outbox = Outbox()
        self._pause = SHORTEST_PAUSE
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    async def open_link(self) -> Link:
        """Connect; the link passes what arrives to `receive`."""

    async def start(self) -> None:
        """Connect; raises `FanoutError` if that fails."""
        if self._task is not None or self._closed:
            return
        try:
            link = await self._open()
        except Exception as error:
            raise FanoutError(f"the fan-out cannot connect: {error or type(error).__name__}") from error
        self.connected = True
        self._task = asyncio.create_task(self._keep(link), name="fan-out")

    async def publish(self, hint: Hint) -> None:
        """Send a hint to every node, now or as soon as there is a connection."""
        if self._closed:
            self.errors += 1
        else:
            self._outbox.put(hint)

    async def close(self) -> None:
        """Send pending hints if possible, and disconnect."""
        self._closed = True
        task, self._task = self._task, None
        if task is None:
            return
        if self.connected:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await self._outbox.emptied()
        await _end(task, 2 * GOODBYE_SECONDS)

    def receive(self, text: bytes) -> None:
        """Pass a hint to the listeners; count and drop anything else."""
        hint = read_hint(text)
        if hint is None:
            self.errors += 1
            _log.debug("%d bytes that are not a hint", len(text))
        else:
            self.notify(hint)

    async def _keep(self, link: Link) -> None:
        while True:
            await self._use(link)
            link = await self._reopen()
            self.connected = True
            _log.info("the fan-out is connected again")
            self.notify(None)

    async def _use(self, link: Link) -> None:
        """Listen and send until something breaks."""
        clock = asyncio.get_running_loop().time
        tasks, began = [asyncio.create_task(link.run()), asyncio.create_task(self._send(link))], clock()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            self.errors += 1
            _log.warning("the fan-out lost its connection: %s", _reasons(tasks))
        finally:
            self.connected = False
            await _shut(link, tasks)
        if clock() - began > LONGEST_PAUSE:
            self._pause = SHORTEST_PAUSE

    async def _send(self, link: Link) -> None:
        while True:
            queued = await self._outbox.some(MOST_AT_ONCE)
            await link.send([each.text for each in queued])
            self._outbox.sent(queued)

    async def _reopen(self) -> Link:
        while True:
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            try:
                return await self._open()
            except Exception as error:
                self.errors += 1
                _log.debug("the fan-out cannot connect: %s", error)

    async def _open(self) -> Link:
        async with asyncio.timeout(CONNECT_SECONDS):
            return await self.open_link()


async def _shut(link: Link, tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        await _end(task, GOODBYE_SECONDS / 4)
    with suppress(Exception):  # it may be broken in any way
        async with asyncio.timeout(GOODBYE_SECONDS):
            await link.close()


async def _end(task: asyncio.Task[None], patience: float) -> None:
    """Cancel a task until it has ended: before Python 3.12 `wait_for`, which clients use, can swallow it."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=patience)


def _reasons(tasks: list[asyncio.Task[None]]) -> str:
    errors = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    return "; ".join(f"{error or type(error).__name__}" for error in errors)
