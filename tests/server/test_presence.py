"""Presence: which seats are connected, at any node."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from sleuth.server.fanout import MemoryFanout
from sleuth.server.fanout.memory import MemoryHub
from sleuth.server.http.live.presence import GONE_SECONDS, Guest, Presence
from sleuth.server.http.wire import Online
from tests.server.client import Person, begin
from tests.server.nodes import Node, running
from tests.server.postgres import PostgresServer

Script = Callable[["Cluster"], Coroutine[Any, Any, None]]


class Cluster:
    """Nodes of one process, with a clock that the test sets."""

    def __init__(self) -> None:
        self.hub, self.now = MemoryHub(), 0.0
        self.news = 0
        """How often a connection was notified."""

    async def node(self) -> Presence:
        fanout = MemoryFanout(self.hub)
        await fanout.start()
        presence = Presence(fanout, lambda: self.now)
        await presence.greet()
        await settled()
        return presence

    def guest(self, seat: int | None) -> Guest:
        return Guest(seat, self._told)

    def _told(self) -> None:
        self.news += 1


async def settled() -> None:
    """Wait until every hint and its answers have arrived."""
    for _ in range(10):
        await asyncio.sleep(0)


def play(script: Script) -> None:
    asyncio.run(script(Cluster()))


def test_everybody_sees_who_is_at_other_nodes() -> None:
    async def script(cluster: Cluster) -> None:
        one, two = await cluster.node(), await cluster.node()
        ann, bob, zoe = cluster.guest(0), cluster.guest(1), cluster.guest(None)
        await one.enter("t", ann)
        await two.enter("t", bob)
        await two.enter("t", zoe)
        await settled()
        assert one.online("t") == two.online("t") == (0, 1)
        assert one.online("other") == ()
        await one.leave("t", ann)
        await settled()
        assert one.online("t") == two.online("t") == (1,)

    play(script)


def test_connections_are_notified_when_somebody_comes_or_goes_elsewhere() -> None:
    async def script(cluster: Cluster) -> None:
        one, two = await cluster.node(), await cluster.node()
        await one.enter("t", cluster.guest(0))
        cluster.news = 0
        bob, again, zoe = Guest(1, lambda: None), Guest(1, lambda: None), Guest(None, lambda: None)
        for guest, news in ((bob, 1), (again, 1), (zoe, 1)):
            await two.enter("t", guest)
            await settled()
            assert cluster.news == news
        for guest, news in ((bob, 1), (zoe, 1), (again, 2)):
            await two.leave("t", guest)
            await settled()
            assert cluster.news == news

    play(script)


def test_a_new_node_learns_who_is_connected() -> None:
    async def script(cluster: Cluster) -> None:
        one = await cluster.node()
        await one.enter("t", cluster.guest(2))
        late = await cluster.node()
        assert late.online("t") == (2,)

    play(script)


def test_a_node_that_fell_silent_is_forgotten_and_one_that_speaks_is_not() -> None:
    async def script(cluster: Cluster) -> None:
        one, dead, alive = await cluster.node(), await cluster.node(), await cluster.node()
        await dead.enter("t", cluster.guest(1))
        await alive.enter("t", cluster.guest(2))
        await settled()
        assert one.online("t") == (1, 2)
        cluster.now = GONE_SECONDS + 1
        await alive.keep_up()
        await settled()
        await one.keep_up()
        assert one.online("t") == (2,)

    play(script)


def test_what_was_lost_is_said_again() -> None:
    async def script(cluster: Cluster) -> None:
        one, two = await cluster.node(), await cluster.node()
        deaf = cluster.hub.nodes.pop(0)
        await two.enter("t", cluster.guest(1))
        await settled()
        assert one.online("t") == ()
        cluster.hub.nodes.append(deaf)
        await two.keep_up()
        await settled()
        assert one.online("t") == (1,)

    play(script)


def test_a_later_word_counts_whatever_order_they_come_in() -> None:
    async def script(cluster: Cluster) -> None:
        one, two = await cluster.node(), await cluster.node()
        words: list[Any] = []
        cluster.hub.nodes[1].listen(words.append)
        bob = cluster.guest(1)
        await two.enter("t", bob)
        await two.leave("t", bob)
        await settled()
        cluster.hub.nodes[0].notify(words[0])
        assert words[0].seats == (1,)
        assert one.online("t") == ()

    play(script)


def test_two_servers(postgres: PostgresServer) -> None:
    async def script(first: str, second: str) -> None:
        async with Person(first, "Ann") as ann, Person(second, "Bob") as bob:
            table = await begin(ann, bob, bots=1)
            async with ann.live(table) as live:
                assert (await live.until(Online)).online == (0,)
                async with bob.live(table) as other:
                    assert (await live.until(Online)).online == (0, 1)
                    while (await other.until(Online)).online != (0, 1):
                        pass  # her presence may arrive a moment after his
                    assert (await bob.table(table))["online"] == [0, 1]
                assert (await live.until(Online)).online == (0,)

    database = postgres.new_database()
    with running([Node(database), Node(database)]) as [one, two]:
        asyncio.run(script(one.url, two.url))
