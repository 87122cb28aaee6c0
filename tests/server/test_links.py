"""Personal links work once and not for long, and are void as soon as the seat has changed in any other way."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sleuth.server.http.edge.identity import LINK_SECONDS
from sleuth.server.store import open_store
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions.seat_moves import move
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import decode
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import fold
from tests.server.client import Person, Refusal, Server, begin
from tests.server.client import refused as refused_by_the_server
from tests.server.postgres import PostgresServer
from tests.server.table_kit import refused, registry_on, seated, since
from tests.server.wire import Served, serving

AT_ONCE = 8
pytestmark = pytest.mark.anyio


async def do(authority: Authority, decision: Any, *values: Any) -> None:
    await authority.decide(lambda table: decision(table, authority.clock(), *values))


# --- at a table


async def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        link = since(authority, "p0")
        await do(authority, move, "p0", "phone", link)
        assert authority.table.seat_of("phone") == 0
        assert authority.table.seat_of("p0") is None
        assert authority.table.host == "phone"
        with refused("unknown-link"):
            await do(authority, move, "p0", "thief", link)
        with refused("seated-elsewhere"):
            await do(authority, move, "p1", "phone", since(authority, "p1"))


async def test_a_used_link_stays_dead_when_its_person_comes_back(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        first = since(authority, "p0")
        await do(authority, move, "p0", "phone", first)
        back = since(authority, "phone")
        await do(authority, move, "phone", "p0", back)
        assert authority.table.seat_of("p0") == 0
        for link, person in ((first, "p0"), (back, "phone"), (back, "p0"), (first, "phone")):
            with refused("unknown-link"):
                await do(authority, move, person, "thief", link)
        again = fold([decode(entry) for entry in await registry.store.read(authority.table.id)])
        assert again.chairs == authority.table.chairs, "the same after a restart, and at every node"


async def test_other_links_to_the_seat_die_with_the_first_that_is_followed(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await seated(registry)
        both = since(authority, "p0")
        await do(authority, move, "p0", "phone", both)
        await do(authority, move, "p0", "phone", both)  # the answer got lost: a repetition
        assert [type(entry) for entry in authority.log].count(n.SeatMoved) == 1
        with refused("unknown-link"):
            await do(authority, move, "p0", "tablet", both)


async def test_getting_up_and_sitting_down_again_makes_links_void(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition="questions", seats=3), "ann")
        await do(authority, decisions.sit, "ann", 0, "Ann")
        link = since(authority, "ann")
        await do(authority, decisions.leave, "ann")
        with refused("unknown-link"):
            await do(authority, move, "ann", "thief", link)
        await do(authority, decisions.sit, "ann", 0, "Ann")
        with refused("unknown-link"):
            await do(authority, move, "ann", "thief", link)
        await do(authority, move, "ann", "ann", since(authority, "ann"))  # her own link on her own device
        assert authority.table.seat_of("ann") == 0


async def test_tables_of_before_still_load() -> None:
    """Then the marks were copied to the new person's id."""
    old = b'{"type":"seat-moved","at":3.0,"seat":0,"old":"ann","new":"phone"}'
    opened = n.TableOpened(at=1.0, table="t", code="C", plan=Plan(edition="questions", seats=3), host="ann")
    seat = n.PersonSeated(at=2.0, seat=0, person="ann", name="Ann")
    sitter = fold([opened, seat, decode(old)]).sitter("phone")
    assert sitter is not None
    assert (sitter.sheet, sitter.since, sitter.moved) == ("phone", 3, 2)


# --- over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("links") / "tables.db") as served:
        yield served


def test_a_link_says_how_long_it_is_good(server: Served) -> None:
    async def script() -> None:
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob, Person(server.url) as zoe:
            table = await begin(ann, bob)
            link = await ann.ask("POST", f"/tables/{table}/link")
            assert link["minutes"] * 60 == LINK_SECONDS
            token = link["url"].partition("#seat=")[2]
            authority = await server.context.registry.find(table)
            real = authority.clock
            authority.clock = lambda: real() + LINK_SECONDS + 1
            assert await refused_by_the_server(zoe.follow(token)) == "unknown-link"
            authority.clock = lambda: real() + LINK_SECONDS - 10
            assert (await zoe.follow(token))["now"]["seat"] == 0
            authority.clock = real

    asyncio.run(script())


def test_the_marks_go_with_the_seat_and_to_nobody_else(server: Served) -> None:
    async def script() -> None:
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob, Person(server.url) as zoe:
            table = await begin(ann, bob)
            marks = f"/tables/{table}/marks"
            await ann.ask("PUT", marks, {"cells": {"rope@1": "no"}})
            token = await ann.link(table)
            assert await refused_by_the_server(bob.follow(token)) == "seated-elsewhere"
            assert (await zoe.follow(token))["now"]["seat"] == 0
            assert (await zoe.follow(token))["now"]["seat"] == 0  # her answer got lost
            await zoe.ask("PATCH", marks, {"cells": {"rope@2": "yes"}})
            assert await refused_by_the_server(ann.ask("GET", marks)) == "not-seated"
            assert await bob.ask("GET", marks) == {}
            await ann.follow(await zoe.link(table))
            assert await ann.ask("GET", marks) == {"cells": {"rope@1": "no", "rope@2": "yes"}}
            assert await refused_by_the_server(zoe.ask("GET", marks)) == "not-seated"
            await zoe.follow(await bob.link(table))
            assert await zoe.ask("GET", marks) == {}, "another seat, another sheet"
            assert await refused_by_the_server(bob.follow(token)) == "unknown-link"

    asyncio.run(script())


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_only_one_of_many_who_follow_a_link_at_once_gets_the_seat(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Also at two processes that know nothing of each other's requests."""
    if backend == "postgres":
        postgres: PostgresServer = request.getfixturevalue("postgres")
        database = postgres.new_database()
    else:
        database = str(tmp_path / "tables.db")

    async def script(urls: list[str]) -> None:
        people = [Person(urls[number % len(urls)], f"P{number}") for number in range(AT_ONCE)]
        async with Person(urls[0], "Ann") as ann, Person(urls[-1], "Bob") as bob:
            table = await begin(ann, bob)
            await ann.ask("PUT", f"/tables/{table}/marks", {"only": "Ann's"})
            token = await ann.link(table)
            answers = await asyncio.gather(*(person.follow(token) for person in people), return_exceptions=True)
            assert sum(isinstance(answer, dict) for answer in answers) == 1
            assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"unknown-link"}
            seats = [(await person.table(table))["now"]["seat"] for person in people]
            assert sorted(seats, key=str) == [0, *[None] * (AT_ONCE - 1)]
            store = await open_store(database)
            try:
                [saved] = [each async for each in store.dump() if each.summary.table == table]
            finally:
                await store.close()
            assert list(saved.marks.values()) == [b'{"only":"Ann\'s"}'], "a loser has nothing to read, now or later"
            for person in people:
                await person.http.aclose()

    with Server(database) as one, Server(database) as two:
        asyncio.run(script([one.url, two.url]))
