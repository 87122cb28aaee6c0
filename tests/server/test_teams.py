"""Two teams at a table, without any transport: seats, actions and team chat."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sleuth.core.legal import legal_actions
from sleuth.core.truth.records import read_record
from sleuth.server.tables import decisions
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.decisions import agreements, seat_moves
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log import records
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.names.typed_text import LONGEST_NAME
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.tables.views.listing import listing
from sleuth.server.tables.views.messages import EventSeen, SeatChanged, Spoken, TeamsChanged, Unheard
from tests.server.table_kit import Clock, play_on, refused, registry_on, since

pytestmark = pytest.mark.anyio

TEAMS = (("ann", "ben"), ("cleo", "dan"))
SIDE_CARDS = {"side_cards": 4}


async def do(authority: Authority, decision: Any, *arguments: Any) -> None:
    await authority.decide(lambda table: decision(table, authority.clock(), *arguments))


async def gathered(registry: TableRegistry, edition: str = "questions", team: int = 2, **plan: Any) -> Authority:
    """Seat two teams of two, all ready."""
    options = plan.pop("options", SIDE_CARDS)
    authority = await registry.open(Plan(edition=edition, seats=2, team=team, options=options, **plan), "ann")
    for seat, people in enumerate(TEAMS):
        for person in people:
            await do(authority, decisions.sit, person, seat, person.title())
            await do(authority, decisions.set_ready, person, True)
    return authority


async def begun(registry: TableRegistry, edition: str = "questions", **plan: Any) -> Authority:
    """Seat two teams, and deal the cards."""
    authority = await gathered(registry, edition, **plan)
    await do(authority, decisions.start, "ann", authority.chance)
    return authority


# --- at which tables, and who sits where


@pytest.mark.parametrize("edition", ["red-keep", "meereen"])
@pytest.mark.parametrize("team", [2, 3])
async def test_two_teams_need_no_house_rule_where_the_book_has_them(tmp_path: Path, edition: str, team: int) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry, edition, team=team, options={})
        assert authority.table.state is not None
        assert authority.table.state.game.options.side_cards == 4
        assert authority.table.names == ("Ann & Ben", "Cleo & Dan")


@pytest.mark.parametrize("edition", ["classic", "sherlock", "card-game", "travel", "questions"])
async def test_every_edition_that_two_seats_can_play_has_teams(tmp_path: Path, edition: str) -> None:
    async with registry_on(tmp_path / "db") as registry:
        assert (await begun(registry, edition)).table.teams


@pytest.mark.parametrize(
    ("plan", "needs"),
    [
        (Plan(edition="red-keep", seats=3, team=2), "two-seats"),
        (Plan(edition="classic", seats=4, team=3), "two-seats"),
        (Plan(edition="red-keep", seats=2, team=4), "size"),
        (Plan(edition="red-keep", seats=2, team=0), "size"),
        (Plan(edition="red-keep", seats=2, team=-1), "size"),
        (Plan(edition="one-against-all", seats=2, team=2), "no-culprit"),
        (Plan(edition="one-against-all", seats=3, team=2), "no-culprit"),
        (Plan(edition="card-game", seats=2, team=2, options={"culprit": True, "side_cards": 4}), "no-culprit"),
    ],
)
async def test_other_teams_are_refused(tmp_path: Path, plan: Plan, needs: str) -> None:
    async with registry_on(tmp_path / "db") as registry:
        with pytest.raises(TableRefusal) as refusal:
            await registry.open(plan, "host")
        assert refusal.value.code == "unfit-team"
        assert refusal.value.details == {"rule": "R12.1", "needs": needs, "team": plan.team, "seats": plan.seats}


async def test_a_team_has_as_many_places_as_the_table_says(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry)
        assert listing(authority.table).free == 0
        with refused("seat-taken"):
            await do(authority, decisions.sit, "eve", 0, "Eve")
        await do(authority, decisions.leave, "ben")
        assert listing(authority.table).free == 1
        with refused("name-taken"):
            await do(authority, decisions.sit, "eve", 0, "Cleo")
        await do(authority, decisions.sit, "dan", 0, "Dan")  # changes sides
        assert [chair.names for chair in authority.table.chairs] == [("Ann", "Dan"), ("Cleo",)]


async def test_everybody_in_a_team_must_be_ready_and_all_see_who_is_not(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await gathered(registry)
        await do(authority, decisions.set_ready, "dan", False)
        message = authority.message_for(len(authority.log), 0)
        assert isinstance(message, SeatChanged)
        assert (message.people, message.waiting, message.ready) == (("Cleo", "Dan"), ("Dan",), False)
        with refused("not-ready"):
            await do(authority, decisions.start, "ann", authority.chance)


async def test_a_bot_can_be_the_other_team(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        plan = Plan(edition="questions", seats=2, team=3, options=SIDE_CARDS, bots={1: "novice"})
        authority = await registry.open(plan, "ann")
        for person in ("ann", "ben", "cleo"):
            await do(authority, decisions.sit, person, 0, person.title())
            await do(authority, decisions.set_ready, person, True)
        with refused("seat-taken"):
            await do(authority, decisions.sit, "dan", 1, "Dan")
        await do(authority, decisions.start, "ann", authority.chance)
        assert authority.table.names[0] == "Ann & Ben & Cleo"


async def test_the_host_may_still_change_it_in_the_lobby(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition="questions", seats=2, options=SIDE_CARDS), "ann")
        await do(authority, decisions.sit, "ann", 0, "Ann")
        with refused("seat-taken"):
            await do(authority, decisions.sit, "ben", 0, "Ben")
        with refused("not-host"):
            await do(authority, agreements.choose_teams, "ben", 3)
        with refused("unfit-team"):
            await do(authority, agreements.choose_teams, "ann", 4)
        await do(authority, agreements.choose_teams, "ann", 3)
        message = authority.message_for(len(authority.log), None)
        assert isinstance(message, TeamsChanged)
        assert message.team == authority.table.plan.team == 3
        version = authority.table.version
        await do(authority, agreements.choose_teams, "ann", 3)
        assert authority.table.version == version
        await do(authority, decisions.sit, "ben", 0, "Ben")
        with refused("seat-taken"):
            await do(authority, agreements.choose_teams, "ann", 1)
        other = await registry.open(Plan(edition="questions", seats=3), "ann")
        with refused("unfit-team"):
            await do(other, agreements.choose_teams, "ann", 2)


# --- who acted


async def test_either_member_may_act_and_only_their_team_sees_who(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry)
        first = len(authority.log)
        acted = list[tuple[int, str]]()
        for turn in range(8):
            actor, table = authority.table.actor, authority.table
            assert actor is not None
            assert table.state is not None
            person = TEAMS[actor][turn % 2]
            action = legal_actions(table.state.view(actor))[0]
            acted.append((actor, person.title()))
            await authority.act(person, table.moment, action)
        for seat in (0, 1, None):
            messages = [authority.message_for(number, seat) for number in range(first + 1, len(authority.log) + 1)]
            seen = [each.by for each in messages if isinstance(each, EventSeen) and each.by]
            assert seen == [name for actor, name in acted if actor == seat]
            eyes = [authority.message_for(number, seat, mate=False) for number in range(1, len(authority.log) + 1)]
            assert not any(each.by for each in eyes if isinstance(each, EventSeen))


async def test_nobody_is_named_where_one_person_has_a_seat(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition="questions", seats=2, team=2, options=SIDE_CARDS), "ann")
        for seat, person in enumerate(("ann", "ben")):
            await do(authority, decisions.sit, person, seat, person.title())
            await do(authority, decisions.set_ready, person, True)
        await do(authority, decisions.start, "ann", authority.chance)
        await play_on(authority)
        assert all(entry.by is None for entry in authority.log if isinstance(entry, n.Happened))


async def test_the_second_of_two_people_who_act_at_once_is_too_late(tmp_path: Path) -> None:
    """At the same authority, and at two that do not know of each other."""
    async with registry_on(tmp_path / "db") as one, registry_on(tmp_path / "db", seed="two") as two:
        here = await begun(one)
        there = await two.find(here.table.id)
        for authority in (here, there):
            await here.refresh()
            await there.refresh()
            table = here.table
            assert table.actor is not None
            assert table.state is not None
            action = legal_actions(table.state.view(table.actor))[0]
            ann, ben = TEAMS[table.actor]
            version = table.version
            both = (here.act(ann, table.moment, action, key="k"), authority.act(ben, table.moment, action, key="k"))
            found = await asyncio.gather(*both, return_exceptions=True)
            assert [each.code for each in found if isinstance(each, TableRefusal)] == ["stale"]
            await here.refresh()
            assert here.table.version > version
            by = [entry.by for entry in here.log[version:] if isinstance(entry, n.Happened) and entry.by]
            assert len(by) == 1


# --- what a team says


async def test_what_a_team_says_stays_with_it(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry)
        await do(authority, decisions.say, "ben", "it is the rope", "team")
        number = len(authority.log)
        message = authority.message_for(number, 0)
        assert isinstance(message, Spoken)
        assert (message.name, message.text, message.team) == ("Ben", "it is the rope", True)
        for seat in (1, None):
            assert authority.message_for(number, seat) == Unheard(n=number, at=authority.log[-1].at)
        assert authority.message_for(number, 0, mate=False) == Unheard(n=number, at=authority.log[-1].at)
        await do(authority, decisions.say, "ben", "good luck")
        for seat in (0, 1, None):
            message = authority.message_for(number + 1, seat)
            assert isinstance(message, Spoken)
            assert (message.text, message.team) == ("good luck", False)


async def test_without_teams_or_before_the_game_there_is_no_team_to_talk_to(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        lobby = await gathered(registry)
        with refused("not-playing"):
            await do(lobby, decisions.say, "ann", "psst", "team")
        alone = await registry.open(Plan(edition="questions", seats=2, options=SIDE_CARDS), "ann")
        await do(alone, decisions.sit, "ann", 0, "Ann")
        with refused("no-team"):
            await do(alone, decisions.say, "ann", "psst", "team")
        playing = await begun(registry)
        with refused("not-seated"):
            await do(playing, decisions.say, "eve", "psst", "team")
        await do(playing, decisions.switch_chat, "ann", False)
        with refused("chat-off"):
            await do(playing, decisions.say, "cleo", "psst", "team")


# --- everything else at a table


async def test_a_bot_keeps_the_seat_of_a_team_warm_and_any_of_it_takes_it_back(tmp_path: Path) -> None:
    clock = Clock()
    async with registry_on(tmp_path / "db", clock) as registry:
        authority = await begun(registry, patience=60.0)
        actor = authority.table.actor
        assert actor is not None
        clock.time += 100
        await do(authority, decisions.keep, "ann", actor, "novice", authority.waited)
        for person in TEAMS[actor]:
            with refused("kept"):
                decisions.acting_seat(authority.table, person)
        await do(authority, decisions.take_back, TEAMS[actor][1])
        await play_on(authority, 1)


async def test_a_member_goes_on_from_another_device_and_the_team_stays(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry)
        await do(authority, seat_moves.move, "ben", "phone", since(authority, "ben"))
        assert [sitter.person for sitter in authority.table.chairs[0].people] == ["ann", "phone"]
        assert authority.table.name_of("phone") == "Ben"
        await do(authority, decisions.say, "phone", "it is me", "team")
        with refused("not-seated"):
            await do(authority, decisions.say, "ben", "who?", "team")
        with refused("seated-elsewhere"):
            await do(authority, seat_moves.move, "cleo", "ann", since(authority, "cleo"))


async def test_in_a_rematch_the_teams_change_seats(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry, "red-keep", options={"intrigue": False})
        await play_on(authority)
        assert authority.table.status == "over"
        again = (await registry.find((await registry.rematch(authority, "dan"))[0])).table
        assert [chair.names for chair in again.chairs] == [("Cleo", "Dan"), ("Ann", "Ben")]
        assert again.plan.team == 2


async def test_the_record_of_a_team_game_can_be_brought_back(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await begun(registry)
        await do(authority, decisions.say, "ben", "it is the rope", "team")
        await play_on(authority)
        text = records.written(authority.table, authority.log)
        assert read_record(text).game.names == ("Ann & Ben", "Cleo & Dan")
        assert "the rope" not in text
        assert '"by"' not in text
        plan, entries = records.read(text, 1.0)
        assert (await registry.lay(plan, "somebody", lambda *_: entries)).table.status == "over"


async def test_the_longest_names_of_a_team_fit_a_record(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "db") as registry:
        authority = await registry.open(Plan(edition="questions", seats=2, team=3, options=SIDE_CARDS), "p0")
        for number in range(6):
            await do(authority, decisions.sit, f"p{number}", number // 3, f"{number}" * LONGEST_NAME)
            await do(authority, decisions.set_ready, f"p{number}", True)
        await do(authority, decisions.start, "p0", authority.chance)
        await play_on(authority)
        assert records.read(records.written(authority.table, authority.log), 1.0)


def test_tables_that_were_stored_before_there_were_teams_still_load() -> None:
    opened = (
        b'{"type":"table-opened","at":1.0,"table":"t","code":"C","host":"p0",'
        b'"plan":{"edition":"classic","seats":3,"team":4}}'
    )
    seated = b'{"type":"person-seated","at":1.0,"seat":%d,"person":"p%d","name":"P%d"}'
    log = [opened, *(seated % (number % 3, number, number) for number in range(6))]
    log += [b'{"type":"game-started","at":2.0,"names":["A","B","C"],"salt":"s"}']
    log += [b'{"type":"said","at":2.0,"seat":0,"name":"P0","text":"hello"}']
    log += [b'{"type":"happened","at":3.0,"event":{"type":"turn-started","seat":0}}']
    table = fold([n.decode(entry) for entry in log])
    assert [len(chair.people) for chair in table.chairs] == [2, 2, 2]
    assert table.status == "playing"
