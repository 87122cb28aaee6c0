"""Servers of a next version take the place of this one's, one after the other, while people play: nothing is lost."""

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosedError

import sleuth
from sleuth.server.fanout import MemoryFanout
from sleuth.server.http.live.connection import LATER
from sleuth.server.store import migrations
from sleuth.server.tables.log.entries import NewerEntry, decode
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.views.messages import Now
from tests.server.brokers import PATIENCE, NatsServer
from tests.server.client import LiveConnection, Person, Refusal, Server
from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer, opened
from tests.server.rolling import TABLES, check_record, upgraded, version
from tests.server.table_kit import play_on, seated
from tests.server.test_half_way import schema
from tests.server.versions import NEXT, next_version

pytestmark = pytest.mark.anyio


async def test_three_servers_are_upgraded_while_people_play(
    postgres: PostgresServer, nats: NatsServer, tmp_path: Path
) -> None:
    database, newest = postgres.new_database(), len(migrations.steps("postgres"))
    tree = next_version(tmp_path)
    with running([Node(database, fanout=nats.url) for _ in range(3)]) as nodes:
        assert [version(node) for node in nodes] == [sleuth.__version__] * 3
        assert schema(database) == newest
        tables = await upgraded(nodes, tree)
        assert [version(node) for node in nodes] == [NEXT] * 3
        assert schema(database) == newest + 1
        for number, table in enumerate(tables):
            people = [person for person in table if person.seat is not None]
            assert check_record(nodes[number % 3].url, people)
    first = first_entries(database)
    for number, table in enumerate(tables):
        if number < TABLES:
            decode(first[table[0].table])
        else:  # else the older servers had nothing to cope with
            with pytest.raises(NewerEntry, match="weather"):
                decode(first[table[0].table])


def first_entries(database: str) -> dict[str, bytes]:
    with psycopg.connect(database) as connection:
        return dict(connection.execute("select table_id, entry from sleuth.entries where number = 1").fetchall())


APPLAUDED = b'{"type":"applauded","at":1767225600.0,"seat":0}'
"""An entry that only a newer version understands."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("older") / "tables.db")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """A server of this version, which shares its database with newer ones."""
    with Server(database) as server:
        yield server


async def applaud(database: str, table: str) -> None:
    """Go on with a table as a newer version might."""
    async with opened(database) as store:
        summary = await store.summary(table)
        await store.append(summary, summary.version, [APPLAUDED])


async def waiting_for_a_bot(database: str) -> str:
    """Begin a game on the database, as a server that dies when it is a bot's turn."""
    async with opened(database) as store:
        registry = TableRegistry(store, MemoryFanout())
        authority = await seated(registry, people=1, seats=3, delay=60.0)
        await play_on(authority, 1)
        while not (await store.summary(authority.table.id)).bots:
            await play_on(authority, 1)
        await registry.close()
        return authority.table.id


async def unavailable(work: Awaitable[object]) -> bool:
    """Whether a request is refused for now: the next one may come to another server."""
    with pytest.raises(Refusal) as refusal:
        await work
    return (refusal.value.status, refusal.value.code) == (503, "unavailable")


async def goodbye(live: LiveConnection) -> int | None:
    """Return the code with which the server ends a connection."""
    with pytest.raises(ConnectionClosedError):
        async for _ in live:
            pass
    return live.socket.close_code


async def test_people_at_a_table_that_a_newer_version_has_gone_on_with_are_sent_elsewhere(
    server: Server, database: str
) -> None:
    async with Person(server.url) as ann, Person(server.url, "Ben") as ben:
        table = await ann.create("questions", 3)
        await ann.sit(table, 0)
        async with ann.live(table) as hers, ben.live(table) as his:
            await hers.until(Now)
            await his.until(Now)
            await applaud(database, table)
            assert await unavailable(ann.ready(table))
            assert [await goodbye(hers), await goodbye(his)] == [LATER, LATER]
        assert await unavailable(ann.table(table))
        async with ann.live(table) as again:
            assert await goodbye(again) == LATER, "it is not gone: another server may know it"


async def test_such_a_table_keeps_nothing_else_from_going_on(server: Server, database: str) -> None:
    """Neither the lobby nor the bots that this server takes over."""
    table, other = await waiting_for_a_bot(database), await waiting_for_a_bot(database)
    await applaud(database, table)
    async with Person(server.url) as ann, ann.live(other) as live:
        await live.until(Now)
        open_table = await ann.create("questions", 3)
        listed = [each["table"] for each in (await ann.ask("GET", "/tables"))["tables"]]
        assert (table in listed, other in listed, open_table in listed) == (False, True, True)
        async with opened(database) as store, asyncio.timeout(PATIENCE):
            while (await store.summary(other)).bots:
                await asyncio.sleep(0.05)
    assert " error " not in server.logs()
