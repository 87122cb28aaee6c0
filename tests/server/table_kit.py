"""Tables without any transport: a registry over a real SQLite file, and people who sit down and play."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sleuth.core.truth import SeededChance, seen_by
from sleuth.server.fanout import MemoryFanout
from sleuth.server.store import open_store
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.bots.thinking import pose, think
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry


class Clock:
    """A clock that advances by a second whenever it is read."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        self.time += 1
        return self.time


@asynccontextmanager
async def registry_on(
    path: Path,
    clock: Callable[[], float] | None = None,
    seed: str = "tables",
    steady: Callable[[], float] | None = None,
) -> AsyncIterator[TableRegistry]:
    store = await open_store(f"sqlite:///{path}")
    fanout = MemoryFanout()
    await fanout.start()
    clock = clock or Clock()
    registry = TableRegistry(store, fanout, chance=lambda: SeededChance(seed), clock=clock, steady=steady or clock)
    try:
        yield registry
    finally:
        await registry.close()
        await fanout.close()
        await store.close()


async def seated(registry: TableRegistry, people: int = 3, edition: str = "questions", **plan: Any) -> Authority:
    """Return a table where people sit and have begun a game; bots have the other seats."""
    seats = plan.pop("seats", people)
    bots = dict.fromkeys(range(people, seats), "novice")
    authority = await registry.open(Plan(edition=edition, seats=seats, bots=bots, **plan), "p0")
    for seat in range(people):
        await authority.decide(lambda t, s=seat: decisions.sit(t, registry.clock(), f"p{s}", s, f"Person {s}"))
        await authority.decide(lambda t, s=seat: decisions.set_ready(t, registry.clock(), f"p{s}", True))
    await authority.decide(lambda t: decisions.start(t, registry.clock(), "p0", authority.chance))
    return authority


async def play_on(authority: Authority, steps: int = 10_000) -> None:
    """Let the people at the table act, as an inspector would."""
    for _ in range(steps):
        table = authority.table
        if table.actor is None:
            return
        assert table.state is not None
        seen = [seen_by(entry.event, table.actor) for entry in authority.log if isinstance(entry, n.Happened)]
        action = think(pose(table.state.game, table.actor, "inspector", "p", seen))
        await authority.act(table.chairs[table.actor].people[0].person, table.moment, action)


def standing(table: Table) -> object:
    """Return everything of a table that can be compared; games are equal only to themselves."""
    assert table.state is not None
    return table.version, table.chairs, table.status, table.state.public, table.state.private, table.state.hidden


def refused(code: str) -> Any:
    """Expect a refusal with this code."""
    return pytest.raises(TableRefusal, match=f"^{code}$")


def since(authority: Authority, person: str) -> int:
    """Return the `since` of a link that this person makes now."""
    sitter = authority.table.sitter(person)
    assert sitter is not None
    return sitter.since
