"""Three servers on one PostgreSQL and one NATS, a table's people at all of them, and one thing after another fails."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence

import psycopg
import pytest

from tests.server.brokers import NatsServer
from tests.server.conftest import PostgresServer
from tests.server.nodes import Node, running
from tests.server.steadfast import Steadfast, check_log, confirmed_more, playing, seated

pytestmark = pytest.mark.anyio
TABLES = 4


class Cluster:
    """Everything that can fail."""

    def __init__(self, postgres: PostgresServer, nats: NatsServer, nodes: Sequence[Node], database: str) -> None:
        self.postgres, self.nats, self.nodes, self.database = postgres, nats, nodes, database

    def claims(self) -> dict[str, str]:
        """By table: which node plays its bots."""
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
    """Games that are disturbed in the middle, played to their end: a bot, people at all nodes, somebody who watches."""
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


async def test_undisturbed(cluster: Cluster) -> None:
    tables = await play(cluster, lambda: None)
    assert not any(person.drops for table in tables for person in table)


async def test_a_node_dies_and_its_bots_are_taken_over(cluster: Cluster) -> None:
    before: dict[str, str] = {}

    def kill_the_first() -> None:
        before.update(cluster.claims())
        cluster.nodes[0].kill()

    tables = await play(cluster, kill_the_first)
    after = cluster.claims()
    assert all(after[table[0].table] != before[table[0].table] for table in tables)
    assert any(person.drops for table in tables for person in table)
    cluster.nodes[0].start()
    cluster.nodes[0].wait()


async def test_nats_goes_away_and_comes_back(cluster: Cluster) -> None:
    def cut() -> None:
        cluster.nats.stop()
        time.sleep(1)  # whoever waits for somebody at another node waits longer now
        cluster.nats.start()

    tables = await play(cluster, cut)
    assert not any(person.drops for table in tables for person in table)


async def test_postgresql_restarts(cluster: Cluster) -> None:
    await play(cluster, cluster.postgres.restart)
