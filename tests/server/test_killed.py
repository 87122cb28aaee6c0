"""A busy server is killed many times: everything confirmed is stored, and every game goes on to its end."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer
from tests.server.steadfast import Steadfast, check_log, confirmed_more, playing, seated

pytestmark = pytest.mark.anyio
TABLES = 5


async def play_under_fire(node: Node, kills: int) -> list[list[Steadfast]]:
    """People play without pause while their server is killed and restarted."""
    tables = [await seated([node.url], 3) for _ in range(TABLES)]
    people = [person for table in tables for person in table]
    luck = Random(kills)
    async with playing(people):
        for _ in range(kills):
            await confirmed_more(people, luck.randint(20, 60))
            await asyncio.sleep(luck.uniform(0, 0.05))  # any moment, not just after a confirmation
            await asyncio.to_thread(node.kill)
            node.start()
    return tables


async def check(node: Node, database: str, kills: int) -> None:
    with running([node]):
        tables = await play_under_fire(node, kills)
    people = [person for table in tables for person in table]
    assert all(person.drops for person in people)
    assert any(person.repeats for person in people)
    assert any(person.reassured for person in people)
    for table in tables:
        await check_log(database, table)


async def test_killed_six_times_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    await check(Node(database), database, 6)


async def test_killed_three_times_on_postgresql(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    await check(Node(database), database, 3)
