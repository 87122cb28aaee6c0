"""Three servers on one PostgreSQL and one NATS, with people at all of them, while one part after another fails."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence

import psycopg
import pytest

from sleuth.server.http.wire import Marked
from sleuth.server.tables.views.messages import Spoken, Unheard
from tests.server.brokers import NatsServer
from tests.server.client import Person
from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer
from tests.server.steadfast import Steadfast, check_log, confirmed_more, playing, seated

pytestmark = pytest.mark.anyio
TABLES = 4


class Cluster:
    """Everything that can fail."""

    def __init__(self, postgres: PostgresServer, nats: NatsServer, nodes: Sequence[Node], database: str) -> None:
        self.postgres, self.nats, self.nodes, self.database = postgres, nats, nodes, database

    def claims(self) -> dict[str, str]:
        """The node that plays the bots, by table."""
        with psycopg.connect(self.database) as connection:
            return dict(connection.execute("select table_id, node from sleuth.claims").fetchall())


@pytest.fixture(scope="module")
def cluster(postgres: PostgresServer) -> Iterator[Cluster]:
    nats, database = NatsServer(), postgres.new_database()
    nats.start()
    try:
        with running([Node(database, fanout=nats.url) for _ in range(3)]) as nodes:
            yield Cluster(postgres, nats, nodes, database)
    finally:
        nats.stop()


async def play(cluster: Cluster, disturb: Callable[[], None]) -> list[list[Steadfast]]:
    """Games with a bot, people at all nodes and a spectator: disturbed in the middle, played to their end."""
    urls = [node.url for node in cluster.nodes]
    tables = [await seated(urls, 3, bots=1) for _ in range(TABLES)]
    for table in tables:
        table.append(Steadfast(table[0].table, None, "", urls[::-1]))
    everybody = [person for table in tables for person in table]
    async with playing(everybody):
        await confirmed_more(everybody, 3 * TABLES)
        assert not any(person.over for person in everybody)
        await asyncio.to_thread(disturb)
        await confirmed_more(everybody, 6 * TABLES)
    for table in tables:
        await check_log(cluster.database, table)
    return tables


async def test_a_team_writes_on_one_sheet_from_different_nodes(cluster: Cluster) -> None:
    one, two, three = (node.url for node in cluster.nodes)
    async with Person(one, "Ann") as ann, Person(two, "Ben") as ben, Person(three, "Cleo") as cleo:
        options = {"side_cards": 4}
        table = await ann.create("questions", 2, team=2, options=options)
        for person, seat in ((ann, 0), (ben, 0), (cleo, 1)):
            await person.sit(table, seat)
            await person.ready(table)
        await ann.start(table)
        async with ben.live(table) as his, cleo.live(table) as hers:
            await his.until(Marked)
            await hers.until(Marked)
            await ann.ask("PATCH", f"/tables/{table}/marks", {"cells": {"rope@1": "no"}})
            await asyncio.wait_for(his.until(Marked), 20)
            assert (await ben.ask("GET", f"/tables/{table}/marks"))["cells"] == {"rope@1": "no"}
            await ann.ask("POST", f"/tables/{table}/chat", {"text": "the rope", "to": "team"})
            assert (await his.until(Spoken)).text == "the rope"
            await hers.until(Unheard)
            assert [text for text in hers.raw if "marked" in text] == ['{"type":"marked"}'], "only when she came"


async def test_undisturbed(cluster: Cluster) -> None:
    tables = await play(cluster, lambda: None)
    assert not any(person.drops for table in tables for person in table)


async def test_a_node_dies_and_its_bots_are_taken_over(cluster: Cluster) -> None:
    before: dict[str, str] = {}
    """Which node plays the bots of each table; not always the one where people sit."""

    def kill_the_first() -> None:
        before.update(cluster.claims())
        cluster.nodes[0].kill()

    try:
        played = await play(cluster, kill_the_first)
        assert any(person.drops for table in played for person in table)
        tables, after = [table[0].table for table in played], cluster.claims()
        dead = {before[table] for table in tables if after[table] != before[table]}
        assert len(dead) == 1, "it played no bots, or others lost theirs"
        assert not dead.intersection(after[table] for table in tables)
    finally:
        cluster.nodes[0].start()
        cluster.nodes[0].wait()


async def test_nats_goes_away_and_comes_back(cluster: Cluster) -> None:
    def cut() -> None:
        cluster.nats.stop()
        time.sleep(1)  # longer than anybody waits for another node
        cluster.nats.start()

    tables = await play(cluster, cut)
    assert not any(person.drops for table in tables for person in table)


async def test_postgresql_restarts(cluster: Cluster) -> None:
    await play(cluster, cluster.postgres.restart)
