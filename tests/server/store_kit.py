"""A table for tests of stores, and calls that are repeated until the store is back."""

import asyncio
from collections.abc import Awaitable, Callable

from sleuth.server.store import (
    TableSummary,
    Unavailable,
)

TABLE = TableSummary("t", "CODE", "playing", 1.0, people=("ann",))
ANY_ATTEMPTS = 200


async def persistently(call: Callable[[], Awaitable[object]]) -> list[Unavailable]:
    """Repeat a call until it works; return the errors before."""
    troubles: list[Unavailable] = []
    for _ in range(ANY_ATTEMPTS):
        try:
            await call()
        except Unavailable as trouble:
            troubles.append(trouble)
            await asyncio.sleep(0.05)
        else:
            return troubles
    raise AssertionError(f"never available again: {troubles[-1]}")
