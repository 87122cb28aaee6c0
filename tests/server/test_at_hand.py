"""The cache of tables: as many as fit, and those that somebody looks at."""

import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sleuth.arena.simulation import random_match
from sleuth.core.game import new_game
from sleuth.core.truth.records import write_record
from sleuth.editions import load_edition
from sleuth.server.fanout import MemoryFanout
from sleuth.server.store import open_store
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import LONG_LOG, Authority
from sleuth.server.tables.log import records
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.table_cache import TABLE_BYTES, TableCache

pytestmark = pytest.mark.anyio
PLAN = Plan(edition="questions", seats=3)
LONG_TEXT = "x" * 400


@asynccontextmanager
async def registry_with(path: Path, tables: TableCache) -> AsyncIterator[TableRegistry]:
    store = await open_store(str(path / "tables.db"))
    registry = TableRegistry(store, MemoryFanout(), tables=tables)
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


async def talk(authority: Authority) -> None:
    """Let a table's log grow by a little more than a text."""
    await authority.decide(lambda table: decisions.say(table, 1.0, "ann", LONG_TEXT))


async def test_tables_nobody_looks_at_go_when_they_take_too_much(tmp_path: Path) -> None:
    tables = TableCache(most_bytes=10 * TABLE_BYTES)
    async with registry_with(tmp_path, tables) as registry:
        looked_at = await registry.open(PLAN, "ann")
        looked_at.listeners.add(lambda: None)
        opened = [(await registry.open(PLAN, "ann")).table.id for _ in range(30)]
        assert 0 < tables.bytes <= 10 * TABLE_BYTES
        assert len(tables) < 10
        assert await registry.find(looked_at.table.id) is looked_at
        assert (await registry.find(opened[0])).table.id == opened[0], "it is in the store"


async def test_a_table_counts_for_what_has_happened_at_it(tmp_path: Path) -> None:
    tables = TableCache()
    async with registry_with(tmp_path, tables) as registry:
        authority = await registry.open(PLAN, "ann")
        await authority.decide(lambda table: decisions.sit(table, 1.0, "ann", 0, "Ann"))
        before = tables.bytes
        await talk(authority)
        assert tables.bytes >= before + len(LONG_TEXT)


async def test_growing_tables_push_others_out(tmp_path: Path) -> None:
    tables = TableCache(most_bytes=8 * TABLE_BYTES)
    async with registry_with(tmp_path, tables) as registry:
        idle = [await registry.open(PLAN, "ann") for _ in range(4)]
        busy = await registry.open(PLAN, "ann")
        busy.listeners.add(lambda: None)
        await busy.decide(lambda table: decisions.sit(table, 1.0, "ann", 0, "Ann"))
        for _ in range(60):
            await talk(busy)
        assert list(tables) == [busy]
        assert await registry.find(idle[0].table.id) is not idle[0]


async def test_finished_tables_go_when_nobody_looks_at_them(tmp_path: Path) -> None:
    tables = TableCache()
    async with registry_with(tmp_path, tables) as registry:
        open_table, idle, watched = [await registry.open(PLAN, "ann") for _ in range(3)]
        watched.listeners.add(lambda: None)
        for authority in (idle, watched):
            await authority.decide(lambda table: decisions.abandon(table, 1.0, "ann"))
        await registry.refresh_all()
        assert list(tables) == [open_table, watched]
        assert (await registry.find(idle.table.id)).table.status == "abandoned"


async def test_what_is_put_away_leaves_the_memory_at_once(tmp_path: Path) -> None:
    """Garbage is collected rarely on a server: nothing may refer to a table in a circle."""
    async with registry_with(tmp_path, TableCache()) as registry:
        authority = await registry.open(PLAN, "ann")
        await authority.decide(lambda table: decisions.abandon(table, 1.0, "ann"))
        gone = weakref.ref(authority)
        del authority
        gc.disable()
        try:
            await registry.refresh_all()
            assert gone() is None
        finally:
            gc.enable()


async def test_what_was_used_last_goes_last(tmp_path: Path) -> None:
    tables = TableCache(most=4)
    async with registry_with(tmp_path, tables) as registry:
        first, *_, last = [await registry.open(PLAN, "ann") for _ in range(4)]
        await registry.find(first.table.id)
        newest = await registry.open(PLAN, "ann")
        assert list(tables) == [last, first, newest]


async def test_a_long_log_is_folded_to_the_same_table(tmp_path: Path) -> None:
    game = new_game(load_edition("travel"), 6)
    match = random_match(game, 1, 0, ["random"] * 6)
    plan, entries = records.read(write_record(game, match.events), 1.0)
    assert len(entries) > LONG_LOG
    async with registry_with(tmp_path, TableCache(most=1)) as registry:
        laid = await registry.lay(plan, "ann", lambda *_: entries)
        assert laid.table.state is not None
        assert (laid.table.state.public, laid.table.state.hidden) == (match.state.public, match.state.hidden)
        again = await Authority.load(registry.store, registry.fanout, laid.table.id)
        assert again.log == laid.log
