"""Checks whether confirmed actions are in the logs."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from sleuth.core.truth.steps import steps
from sleuth.server.fanout import MemoryFanout
from sleuth.server.store import Store, open_store
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n
from tools.soak.people import Confirmed


async def lost(database: str, confirmed: Iterable[Confirmed]) -> int:
    """Count confirmed actions that are in no log; the server must have stopped."""
    store = await open_store(database)
    try:
        return sum([await _lost(store, each) for each in confirmed if each.actions])
    finally:
        await store.close()


async def _lost(store: Store, confirmed: Confirmed) -> int:
    authority = await Authority.load(store, MemoryFanout(), confirmed.table)
    state = authority.table.state
    if state is None:
        return len(confirmed.actions)
    events = [entry.event for entry in authority.log if isinstance(entry, n.Happened)]
    done = Counter(
        msgspec.json.encode(step.action) for step in steps(state.game, events) if step.seat == confirmed.seat
    )
    return (Counter(confirmed.actions) - done).total()
