"""Every fan-out passes the conformance kit, the kit names faults, and what only some backends can get wrong."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from nats.aio.client import Client
from psycopg import AsyncConnection, connect

from sleuth.server.fanout import Fanout, FanoutError, Hint, HintListener, MemoryFanout, MemoryHub, open_fanout
from sleuth.server.fanout.linked import LinkedFanout
from sleuth.server.fanout.nats import SUBJECT
from sleuth.server.fanout.outbox import Outbox
from sleuth.server.fanout.port import MOST_BYTES
from sleuth.server.fanout.postgres import CHANNEL
from sleuth.testing import fanouts
from sleuth.testing.fanouts import FanoutFault, check_fanout
from tests.server.brokers import NatsServer, free_port

DATABASE = "hints"
FOREIGN = [
    "",
    "no JSON",
    "[]",
    '{"table": 1, "version": 1}',
    '{"table": "a", "version": 1, "kind": "?"}',
    "\xff",
    '"' * 5_000,
]
"""What may be said on the same channel and is no hint."""


def two_at(url: str) -> tuple[Fanout, Fanout]:
    return open_fanout(url), open_fanout(url)


@pytest.fixture(scope="module")
def hints_url(postgres_url: str) -> Iterator[str]:
    """Return a database that the test closes and opens."""
    with connect(postgres_url, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {DATABASE}")
        yield urlsplit(postgres_url)._replace(path=f"/{DATABASE}").geturl()
        admin.execute(f"DROP DATABASE {DATABASE} WITH (FORCE)")


async def hears(heard: list[Hint | None], hint: Hint | None) -> None:
    async with asyncio.timeout(30):
        while hint not in heard:
            await asyncio.sleep(0.005)


# --- every backend ---------------------------------------------------------------------------------------------------


def test_memory() -> None:
    def two() -> tuple[Fanout, Fanout]:
        hub = MemoryHub()
        return MemoryFanout(hub), MemoryFanout(hub)

    check_fanout(two)


def test_postgres(hints_url: str, postgres_url: str) -> None:
    @asynccontextmanager
    async def cut() -> AsyncIterator[None]:
        async with await AsyncConnection.connect(postgres_url, autocommit=True) as admin:
            await admin.execute(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
            await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [DATABASE])
            yield
            await admin.execute(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")

    check_fanout(lambda: two_at(hints_url), cut)


def test_nats(nats: NatsServer) -> None:
    @asynccontextmanager
    async def cut() -> AsyncIterator[None]:
        nats.stop()
        yield
        nats.start()

    check_fanout(lambda: two_at(nats.url), cut)


def test_nodes_with_a_memory_of_their_own_are_alone() -> None:
    async def main() -> None:
        one, two = two_at("memory")
        heard: list[Hint | None] = []
        two.listen(heard.append)
        for node in (one, two):
            await node.start()
        await one.publish(Hint("elsewhere", 1))
        await two.publish(Hint("here", 1))
        await hears(heard, Hint("here", 1))
        assert heard == [Hint("here", 1)]

    asyncio.run(main())


# --- what a network adds ---------------------------------------------------------------------------------------------


async def foreign_messages(url: str, say: Callable[[str], Awaitable[Any]]) -> None:
    node, heard = open_fanout(url), list[Hint | None]()
    node.listen(heard.append)
    await node.start()
    for text in FOREIGN:
        await say(text)
    await say('{"table": "a", "version": 1, "from": "a later sleuth"}')
    await hears(heard, Hint("a", 1))
    assert heard == [Hint("a", 1)]
    assert node.errors == len(FOREIGN)
    await node.close()


def test_foreign_messages_in_postgres_are_ignored_and_counted(hints_url: str) -> None:
    async def main() -> None:
        async with await AsyncConnection.connect(hints_url, autocommit=True) as stranger:
            await foreign_messages(
                hints_url, lambda text: stranger.execute("SELECT pg_notify(%s, %s)", [CHANNEL, text])
            )

    asyncio.run(main())


def test_foreign_messages_in_nats_are_ignored_and_counted(nats: NatsServer) -> None:
    async def main() -> None:
        stranger = Client()
        await stranger.connect(nats.url)
        await foreign_messages(nats.url, lambda text: stranger.publish(SUBJECT, text.encode("latin-1")))
        await stranger.close()

    asyncio.run(main())


def test_the_others_hear_what_a_node_could_not_send_at_first(hints_url: str) -> None:
    """Their own connections hold, so their listeners need not read everything again."""

    async def main() -> None:
        one, two = two_at(hints_url)
        heard, noticed = list[Hint | None](), list[Hint | None]()
        one.listen(noticed.append)
        two.listen(heard.append)
        await one.start()
        async with await AsyncConnection.connect(hints_url, autocommit=True) as admin:
            query = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
            rows = await (await admin.execute(query, [DATABASE])).fetchall()
            await two.start()
            for (pid,) in rows:
                await admin.execute("SELECT pg_terminate_backend(%s, 10000)", [pid])
        await one.publish(Hint("held up", 1))
        await hears(heard, Hint("held up", 1))
        await hears(noticed, None)
        assert None not in heard
        for node in (one, two):
            await node.close()

    asyncio.run(main())


class BreakingLink:
    """Breaks while it sends, and its sending swallows a cancellation, as some clients do."""

    def __init__(self) -> None:
        self.sending = asyncio.Event()

    async def run(self) -> None:
        await self.sending.wait()
        raise ConnectionError("broken")

    async def send(self, texts: list[bytes]) -> None:
        self.sending.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()

    async def close(self) -> None:
        pass


class BreakingFanout(LinkedFanout):
    async def open_link(self) -> BreakingLink:
        return BreakingLink()


def test_a_link_that_does_not_want_to_end_is_replaced_and_closed() -> None:
    async def main() -> None:
        node, heard = BreakingFanout(), list[Hint | None]()
        node.listen(heard.append)
        await node.start()
        await node.publish(Hint("a", 1))
        await hears(heard, None)
        await node.publish(Hint("a", 2))
        await node.close()
        assert not node.connected

    asyncio.run(asyncio.wait_for(main(), 60))


@pytest.mark.parametrize("scheme", ["postgresql", "nats"])
def test_start_reports_that_nobody_answers_without_the_password(scheme: str) -> None:
    node = open_fanout(f"{scheme}://user:geheim@127.0.0.1:{free_port()}")
    with pytest.raises(FanoutError, match="cannot connect") as refused:
        asyncio.run(node.start())
    assert "geheim" not in str(refused.value)
    assert not node.connected
    asyncio.run(node.close())


@pytest.mark.parametrize("url", ["", "disk", "redis://user:geheim@host", "nats", "postgresql://user:geheim%@host"])
def test_an_unknown_address_is_refused_without_the_password(url: str) -> None:
    with pytest.raises(FanoutError, match="expected") as refused:
        open_fanout(url)
    assert "geheim" not in str(refused.value)


@pytest.mark.parametrize("url", ["memory", "nats://127.0.0.1"])
def test_a_hint_that_no_backend_could_carry_is_refused_by_all(url: str) -> None:
    with pytest.raises(ValueError, match="at most"):
        asyncio.run(open_fanout(url).publish(Hint("x" * MOST_BYTES, 1)))


# --- the outbox ------------------------------------------------------------------------------------------------------


def waiting(outbox: Outbox) -> list[Hint]:
    return [letter.hint for letter in asyncio.run(outbox.some(10))]


def test_of_waiting_hints_about_the_same_thing_the_highest_version_is_sent() -> None:
    outbox = Outbox()
    for hint in (Hint("a", 2), Hint("b", 1), Hint("a", 3), Hint("a", 1), Hint("a", 1, "presence")):
        outbox.put(hint)
    assert waiting(outbox) == [Hint("a", 3), Hint("b", 1), Hint("a", 1, "presence")]


def test_a_hint_published_while_it_is_being_sent_is_sent_again() -> None:
    outbox, hint = Outbox(), Hint("a", 5, "presence")
    outbox.put(hint)
    letters = asyncio.run(outbox.some(10))
    outbox.put(hint)
    outbox.sent(letters)
    assert waiting(outbox) == [hint]


# --- the kit finds what is wrong -------------------------------------------------------------------------------------


class Broken(MemoryFanout):
    """A node that does one thing wrong."""

    async def cut(self) -> None:
        await MemoryFanout.close(self)

    async def mend(self) -> None:
        await MemoryFanout.start(self)


class NeverConnected(Broken):
    async def start(self) -> None:
        pass


class DeafToItself(Broken):
    async def publish(self, hint: Hint) -> None:
        for node in self._hub.nodes:
            if node is not self:
                node.notify(hint)


class Changing(Broken):
    def notify(self, hint: Hint | None) -> None:
        super().notify(hint)
        super().notify(hint and Hint(hint.table, hint.version + 1))


class Forgetful(Broken):
    """Keeps no more than ten hints at a time."""

    async def publish(self, hint: Hint) -> None:
        if hint.version < 10:
            await super().publish(hint)


class Fragile(Broken):
    def notify(self, hint: Hint | None) -> None:
        for heard in list(self._listeners.values()):
            try:
                heard(hint)
            except Exception:
                self._listeners.clear()


class Careless(Broken):
    def notify(self, hint: Hint | None) -> None:
        super().notify(hint)
        self.errors = 0


class Stubborn(Broken):
    def listen(self, heard: HintListener) -> Callable[[], None]:
        super().listen(heard)
        return lambda: None


class Immortal(Broken):
    async def close(self) -> None:
        pass


class Raising(Broken):
    async def publish(self, hint: Hint) -> None:
        if not self.connected:
            raise OSError("gone")
        await super().publish(hint)


class Blocking(Broken):
    async def publish(self, hint: Hint) -> None:
        while not self.connected:
            await asyncio.sleep(0.01)
        await super().publish(hint)


class Silent(Broken):
    """Loses hints without reporting it."""


class Gone(Broken):
    """Reports a loss, but does not reconnect."""

    async def mend(self) -> None:
        self.notify(None)


@pytest.mark.parametrize(
    ("node", "fault"),
    [
        (NeverConnected, "`connected` is False after start"),
        (DeafToItself, "every listener to hear"),
        (Changing, "which nobody published"),
        (Forgetful, "every listener to hear"),
        (Fragile, "every listener to hear"),
        (Careless, "expected it to be counted"),
        (Stubborn, "a listener that had stopped was called"),
        (Immortal, "`connected` is True after close"),
        (Raising, "raised OSError"),
        (Blocking, "does not return"),
        (Silent, "to hear None"),
        (Gone, "`connected` to be True"),
    ],
)
def test_the_kit_finds(node: type[Broken], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanouts, "PATIENCE", 0.3)
    nodes: list[Broken] = []

    def two() -> tuple[Fanout, Fanout]:
        hub = MemoryHub()
        nodes[:] = node(hub), node(hub)
        return nodes[0], nodes[1]

    @asynccontextmanager
    async def cut() -> AsyncIterator[None]:
        for one in nodes:
            await one.cut()
        yield
        for one in nodes:
            await one.mend()

    with pytest.raises(FanoutFault, match=fault):
        check_fanout(two, cut)
