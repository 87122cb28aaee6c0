"""Signing out everywhere: copies of a cookie and links become void on all nodes; the person who asked plays on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sleuth.server.fanout import MemoryFanout
from sleuth.server.fanout.memory import MemoryHub
from sleuth.server.http.edge import credentials
from sleuth.server.http.edge.credentials import Credentials
from sleuth.server.http.edge.identity import Identity
from sleuth.server.store import SavedTable, Store, TableSummary, Unavailable, backup, restore
from sleuth.server.tables.views.messages import Now
from tests.server.client import Person, begin, refused
from tests.server.postgres import opened
from tests.server.wire import serving

KEY = "a-key-nobody-else-has"
pytestmark = pytest.mark.anyio


def with_cookie(url: str, cookie: str) -> Person:
    """A person with this cookie, however they got it."""
    person = Person(url, "Eve")
    person.http.cookies.set("sleuth", cookie, domain="127.0.0.1", path="/")
    return person


async def sign_out(person: Person, key: str = KEY, **more: Any) -> Any:
    return await person.ask("POST", "/me/sign-out", {"key": key, **more})


async def seat(person: Person, table: str) -> int | None:
    found: int | None = (await person.table(table))["now"]["seat"]
    return found


def test_copies_are_void_and_the_device_plays_on(tmp_path: Path) -> None:
    async def script(url: str) -> tuple[str, str, str]:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            await ann.ask("PUT", "/me", {"name": "Ann"})
            table, old = await begin(ann, bob), ann.http.cookies["sleuth"]
            async with with_cookie(url, old) as thief:
                link = await thief.link(table)
                assert await seat(thief, table) == 0
                assert await sign_out(ann) == {"name": "Ann"}
            async with with_cookie(url, old) as thief:
                assert await seat(thief, table) is None
                assert await thief.ask("GET", "/mine") == {"tables": []}
                assert await refused(thief.ask("GET", f"/tables/{table}/marks")) == "not-seated"
                assert await refused(thief.follow(link)) == "unknown-link"
            async with with_cookie(url, old) as thief:
                assert await refused(sign_out(thief, "another-key-altogether")) == "signed-out"
            assert await seat(ann, table) == 0
            assert await seat(bob, table) == 1, "nobody else is touched"
            assert (await ann.ask("GET", f"/tables/{table}/device"))[0]["seat"] == 0
            return table, old, ann.http.cookies["sleuth"]

    async def later(url: str, table: str, old: str, new: str) -> None:
        async with with_cookie(url, old) as thief, with_cookie(url, new) as ann, Person(url, "Phone") as phone:
            assert await seat(thief, table) is None
            assert await seat(ann, table) == 0
            await phone.follow(await ann.link(table))  # and her links work
            assert await seat(phone, table) == 0

    with serving(tmp_path / "tables.db") as served:
        known = asyncio.run(script(served.url))
    with serving(tmp_path / "tables.db") as again:
        asyncio.run(later(again.url, *known))


def test_open_connections_of_copies_end(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            table, old = await begin(ann, bob), ann.http.cookies["sleuth"]
            async with with_cookie(url, old) as thief, thief.live(table) as spying, bob.live(table) as other:
                assert (await spying.until(Now)).seat == 0
                await other.until(Now)
                await sign_out(ann)
                async with asyncio.timeout(10):
                    await spying.socket.wait_closed()
                assert spying.socket.close_code == 4001
                await other.ping()
                assert other.socket.close_code is None
                async with thief.live(table) as watching:
                    assert (await watching.until(Now)).seat is None
            async with ann.live(table) as live:
                assert (await live.until(Now)).seat == 0

    with serving(tmp_path / "tables.db") as served:
        asyncio.run(script(served.url))


def test_an_answer_that_got_lost_is_given_again(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            table, old = await begin(ann, bob), ann.http.cookies["sleuth"]
            await sign_out(ann)
            async with with_cookie(url, old) as retrying:
                await sign_out(retrying)  # with the key only she knows
                assert await seat(retrying, table) == 0
            assert await seat(ann, table) == 0

    with serving(tmp_path / "tables.db") as served:
        asyncio.run(script(served.url))


def test_this_device_can_be_left_too(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            table = await begin(ann, bob)
            assert await sign_out(ann, here=True) == {"name": ""}
            assert "sleuth" not in ann.http.cookies
            assert await seat(ann, table) is None
            for bad in ("", "short", "x" * 65, "with spaces in it, long enough"):
                assert await refused(sign_out(bob, bad)) == "unfit-request"

    with serving(tmp_path / "tables.db") as served:
        asyncio.run(script(served.url))


def test_others_who_share_the_browser_stay(tmp_path: Path) -> None:
    async def script(url: str) -> None:
        async with Person(url, "Ann") as ann:
            table = await ann.create()
            await ann.ask("PUT", f"/tables/{table}/seats/0", {"name": "Ann"})
            await ann.ask("PUT", f"/tables/{table}/seats/1?as=2", {"name": "Ben"})
            second = ann.http.cookies["sleuth_2"]
            await ann.ask("POST", "/me/sign-out?as=2", {"key": KEY})
            assert ann.http.cookies["sleuth_2"] != second
            assert [each["seat"] for each in await ann.ask("GET", f"/tables/{table}/device")] == [0, 1]
            ann.http.cookies.set("sleuth_2", second, domain="127.0.0.1", path="/")
            assert [each["seat"] for each in await ann.ask("GET", f"/tables/{table}/device")] == [0]

    with serving(tmp_path / "tables.db") as served:
        asyncio.run(script(served.url))


# --- several nodes


ANN = Identity("ann", "Ann")


async def sitting(store: Store) -> None:
    """Ann sits somewhere."""
    await store.create(TableSummary("t", "CODE", "open", 1.0, people=("ann",)), [b"one"])


async def until(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.001)


async def test_every_node_learns_of_it_and_ends_connections(url: str) -> None:
    async with opened(url) as store, opened(url) as other_store:
        hub = MemoryHub()
        here, there = MemoryFanout(hub), MemoryFanout(hub)
        await here.start()
        await there.start()
        await sitting(store)
        one, other = Credentials(store, here), Credentials(other_store, there)
        notified = list[str]()
        stop = other.watch("ann", lambda: notified.append("ann"))
        other.watch("bob", lambda: notified.append("bob"))
        new = await one.renew(ANN, KEY)
        assert new is not None
        assert not one.counts("ann", "")
        await until(lambda: other.counts("ann", new.credential))
        assert notified == ["ann"]
        assert not other.counts("ann", "")
        assert other.counts("bob", "")
        stop()
        assert await other.renew(ANN, "a key of the thief's") is None
        fresh = Credentials(other_store, MemoryFanout())
        assert fresh.counts("ann", ""), "it has read nothing yet"
        await fresh.load()
        assert not fresh.counts("ann", "")


async def test_a_node_that_missed_the_hint_cannot_be_used_to_come_back(url: str) -> None:
    """The thief is quicker than the hint, at another node: the store decides."""
    async with opened(url) as store:
        await sitting(store)
        one, deaf = Credentials(store, MemoryFanout()), Credentials(store, MemoryFanout())
        new = await one.renew(ANN, KEY)
        assert new is not None
        assert deaf.counts("ann", "")
        assert await deaf.renew(ANN, "a key of the thief's") is None
        assert not deaf.counts("ann", "")
        assert one.counts("ann", new.credential)


async def test_lost_hints_are_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(credentials, "RETRY_SECONDS", 0.001)
    async with opened(str(tmp_path / "tables.db")) as store:
        await sitting(store)
        fanout = MemoryFanout()
        node = Credentials(store, fanout)
        await store.renew("ann", "", "new")
        failing = [Unavailable("for the moment")] * 3
        read = store.credentials

        async def troubled() -> dict[str, str]:
            if failing:
                raise failing.pop()
            return await read()

        monkeypatch.setattr(store, "credentials", troubled)
        fanout.notify(None)  # a hint may have been lost
        await until(lambda: node.counts("ann", "new"))
        assert not failing


async def test_a_person_who_sits_nowhere_leaves_nothing_in_the_store(tmp_path: Path) -> None:
    """Otherwise people without seats could fill the store."""
    async with opened(str(tmp_path / "tables.db")) as store:
        node = Credentials(store, MemoryFanout())
        new = await node.renew(ANN, KEY)
        assert new is not None
        assert new.person != "ann"
        assert new.name == "Ann"
        assert await store.credentials() == {}


async def test_a_backup_keeps_who_has_signed_out(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "one.db")) as store, opened(str(tmp_path / "two.db")) as other:
        await sitting(store)
        await store.renew("ann", "", "new")
        await backup(store, tmp_path / "backup")
        await restore(tmp_path / "backup", other)
        assert await other.credentials() == {"ann": "new"}


async def test_a_backup_of_before_can_be_restored(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.db")) as store:
        old = SavedTable(TableSummary("t", "CODE", "open", 1.0, people=("ann",)), (b"one",), {}, {})
        assert replace(old, credentials={}) == old
        assert await store.load([old]) == 1
