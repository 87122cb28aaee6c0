"""The lobby is fair: nobody fills it alone, tables where people gather come first, and empty ones are closed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sleuth.server import running
from sleuth.server.addresses import counted_as
from sleuth.server.http import lobby
from sleuth.server.http.context import AppContext
from sleuth.server.http.edge.origins import Origins
from sleuth.server.http.live.presence import Guest
from sleuth.server.settings import Settings
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.entries import TableAbandoned
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.views.listing import TableListing
from sleuth.server.tables.views.lobby import MOST_OF_A_HOST, MOST_OF_AN_ORIGIN, MOST_ROWS, Row, ranked
from tests.server.client import Person, Refusal
from tests.server.wire import serving

pytestmark = pytest.mark.anyio
HOUR = 3600.0


def row(name: str, host: str = "", origin: str = "", **card: Any) -> Row:
    chosen = {"free": 2, "people": 0, "status": "open", "updated": 1000.0, **card}
    plan = {"code": "CODE", "edition": "questions", "seats": 3, "pace": "live", "names": ()}
    return Row(TableListing(table=name, **plan, **chosen), host or f"host of {name}", origin)


def shown(*rows: Row, scale: float = 1.0) -> list[str]:
    return [card.table for card in ranked(rows, scale)]


# --- the order


def test_where_people_wait_comes_first_and_the_newest_before_the_others() -> None:
    assert shown(
        row("playing", status="playing", updated=9000.0, free=0, people=3),
        row("old", updated=1.0),
        row("full", free=0, people=3, updated=8000.0),
        row("filling", people=1, updated=2.0),
        row("new", updated=5000.0),
        row("filling, newer", people=2, updated=3.0),
        row("over", status="over"),
        row("abandoned", status="abandoned"),
    ) == ["filling, newer", "filling", "new", "old", "playing", "full"]


def test_opening_many_tables_pushes_down_only_ones_own() -> None:
    """One address uses a new identity for each table, and seats somebody at each."""
    flood = [row(f"flood {n}", origin="192.0.2.1", people=1, updated=5000.0 + n) for n in range(200)]
    guests = [row(f"guest {n}", origin=f"198.51.100.{n}", updated=1000.0) for n in range(5)]
    found = shown(*flood, *guests)
    assert set(found[:6]) == {"flood 199", *(guest.listing.table for guest in guests)}
    assert sum(name.startswith("flood") for name in found) == MOST_OF_AN_ORIGIN


def test_a_host_has_few_rows_wherever_they_set_them_from() -> None:
    tables = [row(f"t{n}", host="ann", origin=f"192.0.2.{n}") for n in range(20)]
    assert len(shown(*tables)) == MOST_OF_A_HOST
    assert len(shown(*(row(f"t{n}", host="ann") for n in range(20)))) == MOST_OF_A_HOST


def test_without_limits_everything_is_listed_up_to_the_end_of_the_page() -> None:
    tables = [row(f"t{n}", host="ann", origin="192.0.2.1") for n in range(MOST_ROWS + 10)]
    assert len(shown(*tables, scale=0)) == MOST_ROWS


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address_or_one_network(address: str, expected: str) -> None:
    assert counted_as(address) == expected


def test_the_number_of_remembered_origins_is_limited() -> None:
    origins = Origins(most=3)
    for number in range(5):
        origins.note(f"t{number}", "192.0.2.1")
    assert origins.tables("192.0.2.1") == ["t2", "t3", "t4"]


# --- over the wire


async def test_the_listed_tables_of_one_address_are_limited(tmp_path: Path) -> None:
    """However many identities it uses; private tables and games that have begun do not count."""
    with serving(tmp_path / "db", limits=0.1) as served:
        most = round(MOST_OF_AN_ORIGIN * 0.1)
        people = [Person(served.url) for _ in range(most + 2)]
        tables = [await person.create() for person in people[:most]]
        late, last = people[most:]
        with pytest.raises(Refusal, match="429 too-many-tables"):
            await late.create()
        await late.create(private=True)
        await people[0].ask("POST", f"/tables/{tables[0]}/abandon")
        await last.create()
        for person in people:
            await person.http.aclose()


async def test_no_address_is_stored(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as served:
        async with Person(served.url) as ann:
            await ann.create()
    assert b"127.0.0.1" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


# --- nobody came


class Day:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[AppContext, Day]]:
    """A server process whose clock the test sets."""
    settings = Settings(secret_key="k" * 16, database=str(path), limits=0.0)
    day = Day()
    async with running.opened(settings) as context:
        context.registry._clock = day
        yield context, day


async def set_table(context: AppContext, people: int = 0, **plan: Any) -> Authority:
    authority = await context.registry.open(Plan(edition="questions", seats=3, **plan), "p0")
    for seat in range(people):
        await authority.decide(
            lambda table, seat=seat: decisions.sit(table, context.registry.clock(), f"p{seat}", seat, f"Person {seat}")
        )
    return authority


async def test_tables_nobody_came_to_are_closed_and_the_others_stay(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as (context, day):
        empty, alone = await set_table(context), await set_table(context, people=1)
        gathered, private = await set_table(context, people=2), await set_table(context, private=True)
        letters = await set_table(context, pace="correspondence")
        waiting = (gathered, private, letters)
        day.time += 5 * HOUR
        assert await lobby.clear(context) == 0
        day.time += 2 * HOUR
        assert await lobby.clear(context) == 2
        assert [each.table.status for each in (empty, alone)] == ["abandoned"] * 2
        assert isinstance(alone.log[-1], TableAbandoned), "everybody there sees it"
        assert {each.table.status for each in waiting} == {"open"}
        day.time += 7 * 24 * HOUR
        assert await lobby.clear(context) == 3
        assert {each.table.status for each in waiting} == {"abandoned"}
        assert await lobby.clear(context) == 0


async def test_a_table_somebody_looks_at_stays(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as (context, day):
        authority = await set_table(context)
        guest = Guest(None, lambda: None)
        await context.presence.enter(authority.table.id, guest)
        day.time += 1000 * HOUR
        assert await lobby.clear(context) == 0
        await context.presence.leave(authority.table.id, guest)
        assert await lobby.clear(context) == 1


async def test_a_person_who_sits_down_at_the_last_moment_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process stores it just after this one has looked."""
    async with opened(tmp_path / "db") as (context, day):
        authority = await set_table(context)
        refresh = authority.refresh

        async def look_then_miss() -> None:
            await refresh()
            elsewhere = await Authority.load(context.store, context.fanout, authority.table.id)
            await elsewhere.decide(lambda table: decisions.sit(table, day(), "ben", 1, "Ben"))

        day.time += 7 * HOUR
        monkeypatch.setattr(authority, "refresh", look_then_miss)
        assert await lobby.clear(context) == 0
        assert (authority.table.status, authority.table.seat_of("ben")) == ("open", 1)
