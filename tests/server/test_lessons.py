"""Lessons at real tables with real bots: the same game each time, passed only by doing, and left by doing otherwise."""

import random
from pathlib import Path

import msgspec
import pytest

from sleuth.core import actions as a
from sleuth.core.truth import seen_by
from sleuth.lessons.guide import guide
from sleuth.lessons.model import ME, LessonError, lesson, read
from sleuth.server.tables import decisions
from sleuth.server.tables.decisions.rematches import rematch
from sleuth.server.tables.log.plan import Plan
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.server.client import Person, Server, refused, run
from tests.server.pupil import ANOTHER, FIRST, Pupil, begun
from tests.server.table_kit import Clock, registry_on, seated
from tests.server.table_kit import refused as refusal

pytestmark = pytest.mark.anyio
MOMENTS = [moment.id for moment in FIRST.moments]


async def played(pupil: Pupil, show: int = 0) -> list[str]:
    """Follow the guide to the end and return the moments on the way."""
    passed = [pupil.guide().moment]
    while pupil.guide().course == "going":
        now = await pupil.follow(show)
        if now.moment != passed[-1]:
            passed.append(now.moment)
    return passed


@pytest.mark.parametrize("show", [0, 1])
async def test_the_lesson_comes_to_its_end_whichever_card_is_shown(tmp_path: Path, show: int) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        assert await played(pupil, show) == [*MOMENTS, ""], ANOTHER
        assert pupil.guide().course == "done"
        assert pupil.view.public.winner == ME
        assert pupil.view.public.turn.number <= 4, "a lesson is short"


async def test_it_is_the_same_game_each_time(tmp_path: Path) -> None:
    logs = []
    for number in range(2):
        async with registry_on(tmp_path / f"{number}.db", seed=f"luck {number}") as registry:
            pupil = await begun(registry)
            if number:  # what is said has no influence
                await pupil.authority.decide(lambda t: decisions.say(t, 1.0, "ann", "hello", "all"))
            await played(pupil)
            logs.append(pupil.log())
    assert logs[0] == logs[1]


async def test_it_goes_on_in_another_process(tmp_path: Path) -> None:
    clock = Clock()
    async with registry_on(tmp_path / "whole.db") as registry:
        whole = await begun(registry)
        await played(whole)
    async with registry_on(tmp_path / "tables.db", clock) as registry:
        pupil = await begun(registry)
        await pupil.reach("answer")
        table, marks = pupil.authority.table.id, pupil.marks
    async with registry_on(tmp_path / "tables.db", clock, seed="other luck") as registry:
        again = Pupil(await registry.find(table))
        again.marks = marks
        assert again.guide().moment == "answer"
        await played(again)
        assert again.log() == whole.log()


async def test_other_tables_stay_random(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        tables = [await seated(registry, 3, "classic") for _ in range(2)]
        hands = [table.table.state.view(0).own.hand for table in tables if table.table.state]
        salts = {table.table.salt for table in tables}
        assert len(salts) == 2
        ours = (await begun(registry)).view.own.hand
        assert ours not in hands


async def test_only_the_server_opens_the_table_of_a_lesson(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        with refusal("unfit-plan"):
            await registry.open(Plan(edition="classic", seats=3, lesson="first"), "eve")


async def test_a_rematch_is_a_game_like_any_other(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        await played(pupil)
        _, log = rematch(pupil.authority.table, 1.0, "ann", "new", "NEW", registry.luck())
        assert log[0].plan.lesson == ""  # type: ignore[union-attr]


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("answer", "why")])
async def test_another_way_leaves_the_lesson_and_the_game_goes_on(tmp_path: Path, moment: str) -> None:
    """The page offers only the way of the lesson, but other programs may do anything legal."""
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        now = await pupil.reach(moment)
        case = ("green", "candlestick", "library")
        await pupil.act(a.Accuse(case) if a.Accuse(case) in pupil.legal() else pupil.legal()[0])
        if moment in ("go", "ask", "again") and pupil.guide().course == "going":
            wanted = {each.to for each in now.wanted}
            away = [each for each in pupil.legal() if not isinstance(each, a.Move) or each.to not in wanted]
            await pupil.act(away[0])
        assert pupil.guide().course == "strayed"
        assert pupil.guide("de").title
        await pupil.play_on()
        assert pupil.view.public.phase == "over"


WRONG = {
    "hand": [("plum@case", "no"), ("green@case", "yes"), ("green@0", "no"), ("green@1", "no")],
    "shown": [("mustard@case", "no"), ("lead-pipe@case", "maybe"), ("lead-pipe@1", "no"), ("lounge@case", "no")],
    "conclude": [("ballroom@2", "yes"), ("lead-pipe@2", "yes"), ("mustard@1", "yes"), ("mustard@2", "maybe")],
    "other": [("plum@1", "no"), ("rope@2", "yes"), ("hall@case", "maybe")],
}
"""Marks that do not pass a moment: other cards, other columns, other marks."""


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_moment_passes_only_by_doing_it(tmp_path: Path, moment: str) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        await pupil.reach(moment)
        kept = dict(pupil.marks)
        for cell, mark in WRONG.get(moment, WRONG["other"]):
            pupil.marks = {**kept, cell: mark}
            assert pupil.guide().moment == moment, (cell, mark)
        pupil.marks = kept
        pupil.explained = moment != "why"  # to ask "why?" passes no other moment
        assert pupil.guide().moment == moment
        if moment == "conclude":
            pupil.explained = False
        while pupil.guide().moment == moment:
            await pupil.follow()
        assert pupil.guide().course != "strayed"


async def test_a_wrong_tick_is_answered(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        before = await pupil.reach("conclude")
        pupil.marks["ballroom@2"] = "yes"
        after = pupil.guide()
        assert after.text != before.text
        assert after.text.endswith(before.text)


async def test_nothing_a_lesson_says_depends_on_unseen_cards(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        game = pupil.view.game
        compared = 0
        while (now := pupil.guide()).course == "going":
            events = pupil.log()
            for number in range(12):
                try:
                    world = other_world(game, list(events), ME, random.Random(f"{now.moment}/{number}"))  # type: ignore[arg-type]
                except NoSuchWorldError:
                    continue
                seen = [seen_by(event, ME) for event in world]
                assert guide(FIRST, pupil.view, seen, pupil.marks, pupil.explained, "en") == now
                compared += 1
            await pupil.follow()
        assert compared > 50


async def test_the_solution_is_not_named_before_it_can_be_known(tmp_path: Path) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        assert pupil.authority.table.state is not None
        *_, place = pupil.authority.table.state.hidden.case
        while (now := pupil.guide()).moment != "again":
            assert place not in msgspec.json.encode(now).decode()
            await pupil.follow()


def test_a_lesson_that_does_not_fit_its_edition_is_refused() -> None:
    moment = '[[moments]]\nid = "go"\ndoes = "go"\nto = "moon"'
    text = f'edition = "classic"\nfigures = ["plum"]\nbots = []\nseed = "x"\n{moment}'
    with pytest.raises(LessonError, match="go: to: expected a place"):
        read("moon", text)
    with pytest.raises(LessonError, match="expected one for the person"):
        read("moon", text.replace("[]", '["dot"]', 1))
    with pytest.raises(LessonError, match="unknown lesson"):
        lesson("moon")


def test_a_lesson_over_http(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        assert await refused(ann.ask("POST", "/lessons/second", {})) == "unknown-lesson"
        seen = await ann.ask("POST", "/lessons/first", {"name": "Ann"})
        table = seen["card"]["table"]
        assert seen["plan"]["lesson"] == seen["card"]["lesson"] == "first"
        assert (await ann.ask("POST", "/lessons/first", {}))["card"]["table"] == table, "taken up again"
        assert [mine["card"]["lesson"] for mine in await ann.mine()] == ["first"]
        assert (await bob.ask("POST", "/lessons/first", {"name": "Bob"}))["card"]["table"] != table
        assert await refused(zoe.ask("GET", f"/tables/{table}/lesson")) == "not-seated"
        first = await ann.ask("GET", f"/tables/{table}/lesson?lang=de")
        assert (first["moment"], first["number"], first["of"]) == ("hand", 1, len(MOMENTS))
        await ann.ask("PATCH", f"/tables/{table}/marks", {"cells": {first["cells"][0]: "no"}})
        assert (await ann.ask("GET", f"/tables/{table}/lesson"))["moment"] == "go"
        await ann.act(table, seen["now"]["moment"], a.Roll())
        log = await ann.log(table)
        await ann.act(table, log.now.moment, a.Move("lounge"))
        assert (await ann.ask("GET", f"/tables/{table}/lesson"))["moment"] == "ask"
        assert (await ann.ask("GET", f"/tables/{table}/lesson?at={log.now.version}"))["moment"] == "go", "as shown"
        ordinary = await ann.quick("classic")
        assert await refused(ann.ask("GET", f"/tables/{ordinary}/lesson")) == "no-lesson"

    run(server, script)


def test_a_lesson_left_for_a_game_is_not_taken_up(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        seen = await ann.ask("POST", "/lessons/first", {"name": "Ann"})
        await ann.act(seen["card"]["table"], seen["now"]["moment"], a.Accuse(("green", "rope", "hall")))
        again = await ann.ask("POST", "/lessons/first", {"name": "Ann"})
        assert again["card"]["table"] != seen["card"]["table"]

    run(server, script)


@pytest.mark.parametrize(("moment", "begins"), [("go", True), ("answer", False), ("again", True)])
async def test_an_erased_mark_does_not_take_one_back(tmp_path: Path, moment: str, begins: bool) -> None:
    async with registry_on(tmp_path / "tables.db") as registry:
        pupil = await begun(registry)
        await pupil.reach(moment)
        if begins:  # once the dice are rolled there is no way back
            await pupil.follow()
        pupil.marks, pupil.explained = {}, False
        assert pupil.guide().moment == moment
