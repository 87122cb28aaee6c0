"""Callers who are gone or come too late leave no errors in the log; what a dead server stored is passed on."""

import asyncio
import gc
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sleuth.server.fanout import MemoryFanout
from sleuth.server.fanout.memory import MemoryHub
from sleuth.server.http.context import AppContext
from sleuth.server.http.dependencies import find
from sleuth.server.tables import decisions
from sleuth.server.tables.bots.players import BotPlayers, paced
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.work.workers import Workers
from tests.server.brokers import PATIENCE
from tests.server.labour import Hand, Result
from tests.server.postgres import opened
from tests.server.table_kit import play_on, registry_on, seated

pytestmark = pytest.mark.anyio


async def test_a_refusal_for_somebody_who_has_gone(tmp_path: Path) -> None:
    complaints = list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about))
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        asking = asyncio.create_task(
            authority.decide(lambda t: decisions.say(t, registry.clock(), "stranger", "hello"))
        )
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await authority.refresh()  # it waits for the same lock: by then the refusal is there
        await asyncio.sleep(0)
        gc.collect()
    assert complaints == []


class Held(Hand):
    """A worker that begins to think only when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def call(self, given_up: Callable[[], bool], work: Callable[..., Result], *about: object) -> Result:
        self.free.wait(60)
        return super().call(given_up, work, *about)


async def test_a_bot_at_a_table_that_was_given_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A bot begins to think during the game, and moves when the table is abandoned."""
    async with registry_on(tmp_path / "db") as registry:
        worker = Held()
        players = BotPlayers(registry, "node", Workers([worker]), pace=paced(0.0))
        authority = await seated(registry, people=1, seats=3)
        while authority.table.actor == 0:
            await play_on(authority, 1)
        await asyncio.sleep(0)
        thinking = list(players._playing.values())
        assert thinking
        await authority.decide(lambda t: decisions.abandon(t, registry.clock(), "p0"))
        with caplog.at_level(logging.ERROR):
            worker.free.set()
            await asyncio.gather(*thinking)
        assert caplog.records == []
        await players.close()


@pytest.mark.parametrize("looked_at", [True, False], ids=["known there", "new there"])
async def test_what_a_server_stored_before_it_died_reaches_everybody(tmp_path: Path, *, looked_at: bool) -> None:
    """It died between storing and telling: a look at the table at any other server passes it on."""
    hub = MemoryHub()
    fanouts = [MemoryFanout(hub), MemoryFanout(hub)]
    for each in fanouts:
        await each.start()
    async with opened(str(tmp_path / "tables.db")) as store:
        dead, one, two = (TableRegistry(store, each) for each in (MemoryFanout(), *fanouts))
        authority = await seated(dead)
        table = authority.table.id
        there = await two.find(table)
        if looked_at:
            await one.find(table)
        await play_on(authority, 1)
        assert there.table.version < authority.table.version
        await find(cast(AppContext, SimpleNamespace(registry=one)), table)
        async with asyncio.timeout(PATIENCE):
            while there.table.version < authority.table.version:
                await asyncio.sleep(0.01)
        for registry in (dead, one, two):
            await registry.close()
    for each in fanouts:
        await each.close()
