"""Hints that wait to be sent."""

import asyncio

from msgspec import Struct
from msgspec.structs import replace

from sleuth.server.fanout.port import Hint, write_hint


class QueuedHint(Struct, eq=False):
    """A hint that waits, compared by identity: one that is published again meanwhile is sent again."""

    hint: Hint
    text: bytes


class Outbox:
    """Waiting hints, one for each thing that changed: a long outage must not pile them up."""

    def __init__(self) -> None:
        self._queued: dict[tuple[str, str, str], QueuedHint] = {}
        self._filled, self._empty = asyncio.Event(), asyncio.Event()
        self._empty.set()

    def put(self, hint: Hint) -> None:
        """Queue a hint, replacing an earlier one about the same thing."""
        if (earlier := self._queued.get(hint.about)) is not None:
            hint = replace(hint, version=max(hint.version, earlier.hint.version))
        self._queued[hint.about] = QueuedHint(hint, write_hint(hint))
        self._filled.set()
        self._empty.clear()

    async def some(self, most: int) -> list[QueuedHint]:
        """Wait for hints and return the oldest; they stay queued until they are `sent`."""
        await self._filled.wait()
        return list(self._queued.values())[:most]

    def sent(self, queued: list[QueuedHint]) -> None:
        """Remove hints that have been sent."""
        for each in queued:
            if self._queued.get(each.hint.about) is each:
                del self._queued[each.hint.about]
        if not self._queued:
            self._filled.clear()
            self._empty.set()

    async def emptied(self) -> None:
        """Wait until everything has been sent."""
        await self._empty.wait()
