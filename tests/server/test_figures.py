"""Figures: chosen against bots or before the game, the same for everybody, and in the record."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sleuth.core.truth import SeededChance
from sleuth.core.truth.records import read_record
from sleuth.editions import load_edition
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions.rematches import rematch
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log import records
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.views.messages import FiguresChanged
from tests.server.client import Memory, Person, Refusal, Server, chooser, run
from tests.server.client import refused as refused_by_server
from tests.server.table_kit import play_on, refused, registry_on

SUSPECTS = load_edition("classic").suspects
SCARLETT, MUSTARD, WHITE, GREEN, PEACOCK, PLUM = SUSPECTS


def choosing(authority: Authority) -> Callable[[str, int, str], Awaitable[Any]]:
    return lambda person, seat, figure: authority.decide(
        lambda table: decisions.choose_figure(table, authority.clock(), person, seat, figure)
    )


async def gathered(registry: TableRegistry, edition: str = "classic", **plan: Any) -> Authority:
    """Open a table for four: the host Ann and Bob sit at the first seats, then a bot; the last seat is free."""
    figures = load_edition(edition).suspects[:4]
    authority = await registry.open(Plan(edition=edition, seats=4, figures=figures, bots={2: "pip"}, **plan), "ann")
    for seat, person in enumerate(("ann", "bob")):
        await authority.decide(lambda t, s=seat, p=person: decisions.sit(t, registry.clock(), p, s, p.title()))
    return authority


async def begun(registry: TableRegistry, authority: Authority) -> None:
    """Make everybody ready, and deal the cards."""
    await authority.decide(lambda t: decisions.seat_bot(t, registry.clock(), "ann", 3, "pip"))
    for person in ("ann", "bob"):
        await authority.decide(lambda t, p=person: decisions.set_ready(t, registry.clock(), p, True))
    await authority.decide(lambda t: decisions.start(t, registry.clock(), "ann", authority.chance))


# --- in the lobby


@pytest.mark.anyio
async def test_a_person_chooses_the_figure_of_their_seat(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry)
        choose = choosing(authority)
        await choose("bob", 1, PLUM)
        assert authority.table.plan.figures == (SCARLETT, PLUM, WHITE, GREEN)
        await choose("bob", 1, WHITE)  # the bot's, which gets Bob's
        await choose("ann", 0, GREEN)  # that of the free seat
        assert authority.table.plan.figures == (GREEN, WHITE, PLUM, SCARLETT)
        version = authority.table.version
        await choose("ann", 0, GREEN)
        assert authority.table.version == version
        message = authority.message_for(version, None)
        assert isinstance(message, FiguresChanged)
        assert message.figures == authority.table.plan.figures


@pytest.mark.anyio
async def test_the_host_chooses_for_seats_without_people(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry)
        choose = choosing(authority)
        await choose("ann", 2, PLUM)
        await choose("ann", 3, PLUM)
        assert authority.table.plan.figures == (SCARLETT, MUSTARD, GREEN, PLUM)
        for person in ("bob", "zoe"):
            for seat in (2, 3):
                with refused("not-host"):
                    await choose(person, seat, WHITE)


@pytest.mark.anyio
async def test_nobody_chooses_for_others_or_takes_what_they_have(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry)
        choose, version = choosing(authority), authority.table.version
        for person, seat in (("ann", 1), ("bob", 0), ("zoe", 0)):
            with refused("seat-taken"):
                await choose(person, seat, PLUM)
        for person, seat, figure in (("ann", 0, MUSTARD), ("bob", 1, SCARLETT), ("ann", 2, MUSTARD)):
            with refused("figure-taken"):
                await choose(person, seat, figure)
        for figure in ("moriarty", "rope", ""):
            with refused("unfit-figure"):
                await choose("ann", 0, figure)
        for seat in (-1, 4):
            with refused("unknown-seat"):
                await choose("ann", seat, PLUM)
        assert authority.table.version == version
        await begun(registry, authority)
        for person, seat in (("ann", 0), ("ann", 2), ("zoe", 0)):
            with refused("already-started"):
                await choose(person, seat, PLUM)


@pytest.mark.anyio
async def test_only_one_of_two_people_gets_what_both_want_at_once(tmp_path: Path) -> None:
    """Each in a process of its own, and neither knows of the other."""
    async with registry_on(tmp_path / "db") as one, registry_on(tmp_path / "db", seed="two") as two:
        here = await gathered(one)
        there = await two.find(here.table.id)
        both = (choosing(here)("ann", 0, PLUM), choosing(there)("bob", 1, PLUM))
        found = await asyncio.gather(*both, return_exceptions=True)
        assert [each.code for each in found if isinstance(each, TableRefusal)] == ["figure-taken"]
        await here.refresh()
        await there.refresh()
        assert here.table.plan == there.table.plan
        assert here.table.plan.figures.count(PLUM) == 1


@pytest.mark.anyio
async def test_figures_are_there_after_a_restart_and_in_the_game(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry, "travel")
        suspects = load_edition("travel").suspects
        await choosing(authority)("ann", 0, suspects[4])
        await choosing(authority)("bob", 1, suspects[2])
        name, figures = authority.table.id, authority.table.plan.figures
        assert figures == (suspects[4], suspects[2], suspects[1], suspects[3])
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.find(name)
        assert authority.table.plan.figures == figures
        await begun(registry, authority)
        state = authority.table.state
        assert state is not None
        assert state.game.figures == figures
        assert state.game.pieces == (4, 2, 1, 3)
    async with registry_on(tmp_path / "db") as registry:
        state = (await registry.find(name)).table.state
        assert state is not None
        assert state.game.figures == figures


async def finished(registry: TableRegistry, edition: str, figures: tuple[str, ...] = (), **chosen: str) -> Authority:
    """Play a game of three to its end; the given people have chosen a figure."""
    authority = await registry.open(Plan(edition=edition, seats=3, figures=figures), "p0")
    for seat in range(3):
        await authority.decide(lambda t, s=seat: decisions.sit(t, registry.clock(), f"p{s}", s, f"Person {s}"))
        await authority.decide(lambda t, s=seat: decisions.set_ready(t, registry.clock(), f"p{s}", True))
    for person, figure in chosen.items():
        await choosing(authority)(person, int(person[1:]), figure)
    await authority.decide(lambda t: decisions.start(t, registry.clock(), "p0", authority.chance))
    await play_on(authority)
    assert authority.table.status == "over"
    return authority


@pytest.mark.anyio
async def test_a_chosen_figure_stays_in_a_rematch(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await finished(registry, "travel", (SCARLETT, MUSTARD, WHITE), p1=PLUM)
        assert read_record(records.written(authority.table, authority.log)).game.figures == (SCARLETT, PLUM, WHITE)
        again = (await registry.find((await registry.rematch(authority, "p0"))[0])).table
        assert again.names == ("Person 2", "Person 0", "Person 1")
        assert again.plan.figures == (WHITE, SCARLETT, PLUM)


@pytest.mark.anyio
async def test_a_drawn_figure_is_drawn_again_in_a_rematch(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await finished(registry, "travel", p1=PLUM)
        assert authority.table.drawn == (0, 2)
        luck, seen = SeededChance("rematch"), set[str]()
        for _ in range(20):
            again = fold(rematch(authority.table, 0.0, "p0", "again", "AGAIN", luck)[1])
            assert (again.plan.figures[2], again.drawn) == (PLUM, (0, 1))
            seen |= set(again.plan.figures)
        assert seen == set(SUSPECTS)


# --- drawn by lot


@pytest.mark.anyio
async def test_figures_are_drawn_when_a_table_is_opened(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        luck = SeededChance("opening")
        registry._chance = lambda: luck
        tables = [(await registry.open(Plan(edition="classic", seats=3), "p")).table for _ in range(40)]
        assert all(len(set(table.plan.figures)) == 3 for table in tables)
        for seat in range(3):
            assert {table.plan.figures[seat] for table in tables} == set(SUSPECTS)
        assert {table.drawn for table in tables} == {(0, 1, 2)}


@pytest.mark.anyio
@pytest.mark.parametrize("edition", ["questions", "card-game", "one-against-all"])
async def test_without_a_board_nobody_is_a_suspect(tmp_path: Path, edition: str) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition=edition, seats=3), "ann")
        assert authority.table.plan.figures == ()
        await authority.decide(lambda t: decisions.sit(t, registry.clock(), "ann", 0, "Ann"))
        with refused("no-figures"):
            await choosing(authority)("ann", 0, SCARLETT)
        suspects = load_edition(edition).suspects
        with refused("no-figures"):
            await registry.open(Plan(edition=edition, seats=3, figures=suspects[:3]), "ann")


def test_old_logs_have_no_figures_of_their_own() -> None:
    opened = (
        b'{"type":"table-opened","at":1.0,"table":"t","code":"C","plan":{"edition":"classic","seats":3},"host":"p"}'
    )
    entry = n.decode(opened)
    assert isinstance(entry, n.TableOpened)
    assert entry.plan.figures == ()


# --- over HTTP


def test_against_bots_one_plays_whom_one_likes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick("classic", 4, figure=PEACOCK)
        figures = tuple((await ann.table(table))["plan"]["figures"])
        assert (figures[0], len(set(figures))) == (PEACOCK, 4)
        memory = Memory()
        for message in (await ann.log(table)).messages:
            memory.take(message)
        assert memory.game is not None
        assert memory.game.figures == figures
        six = await ann.table(await ann.quick("classic", 6, figure=WHITE))
        assert sorted(six["plan"]["figures"]) == sorted(SUSPECTS)
        assert (await ann.table(await ann.quick("questions", 3)))["plan"]["figures"] == []
        assert await refused_by_server(ann.quick("questions", 3, figure=PLUM)) == "no-figures"

    run(server, script)


def test_against_bots_one_draws_a_figure_if_one_does_not_say(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        mine = set()
        for _ in range(60):
            table = await ann.quick("classic", 3)
            mine.add((await ann.table(table))["plan"]["figures"][0])
            await ann.ask("POST", f"/tables/{table}/abandon")
            if mine == set(SUSPECTS):
                return
        raise AssertionError(f"only {mine} in sixty games")

    run(server, script)


@pytest.mark.parametrize("figure", ["moriarty", "rope", ""])
def test_against_bots_an_unknown_figure_is_refused(server: Server, figure: str) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        with pytest.raises(Refusal) as refusal:
            await ann.quick("classic", 3, figure=figure)
        assert (refusal.value.status, refusal.value.code) == (400, "unfit-figure")
        assert refusal.value.details == {"rule": "R2.1", "figure": figure}
        assert await refused_by_server(ann.quick("chess", 3, figure=PLUM)) == "unknown-edition"
        assert await refused_by_server(ann.quick("classic", 9, figure=PLUM)) == "unfit-seats"

    run(server, script)


def test_a_late_spectator_sees_the_figures_and_so_does_the_record(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create("travel", 3, figures=[SCARLETT, MUSTARD, WHITE])
        await ann.sit(table, 0)
        await bob.sit(table, 1)
        await ann.bot(table, 2, "pip")
        await bob.figure(table, 1, GREEN)
        await ann.figure(table, 2, PEACOCK)
        with pytest.raises(Refusal) as refusal:
            await ann.figure(table, 0, GREEN)
        assert (refusal.value.status, refusal.value.code) == (409, "figure-taken")
        assert await refused_by_server(zoe.figure(table, 0, PLUM)) == "seat-taken"
        for person in (ann, bob):
            await person.ready(table)
        await ann.start(table)
        figures = (SCARLETT, GREEN, PEACOCK)
        assert tuple((await zoe.table(table))["plan"]["figures"]) == figures
        memories = Memory(), Memory(), Memory()
        playing = [
            person.play(table, chooser("amateur", m), m) for person, m in zip((ann, bob), memories, strict=False)
        ]
        await asyncio.gather(*playing, zoe.play(table, after=memories[2]))
        assert [memory.game.figures for memory in memories if memory.game] == [figures] * 3
        record = (await zoe.ask("GET", f"/tables/{table}/record"))["record"]
        assert read_record(record).game.figures == figures

    run(server, script)
