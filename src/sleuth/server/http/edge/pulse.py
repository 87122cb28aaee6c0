"""Checks whether the store can be written, at most once a second."""

import asyncio
import time
from collections.abc import Callable

from sleuth.server.store import Store, StoreError

AGAIN_SECONDS = 1.0
"""How long a result is reused: each check writes to the disk."""


class Pulse:
    """Asks the store to write something, and remembers the result for a moment."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._until = 0.0
        self._asked: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Return whether the store can be read and written; simultaneous callers share one check."""
        if self._asked is None or (self._asked.done() and self._clock() >= self._until):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        try:
            await self._store.ping()
            return True
        except StoreError:
            return False
        finally:
            self._until = self._clock() + AGAIN_SECONDS
