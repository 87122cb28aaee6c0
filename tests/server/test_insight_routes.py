"""Routes for the page: sheet, why, hints, and the story after the game."""

from typing import Any

from sleuth.core.truth.events import Dealt
from sleuth.core.truth.records import read_record
from sleuth.sentences.messages import LANGUAGES
from sleuth.server.tables.views.messages import Now
from tests.server.client import Memory, Person, Server, begin, chooser, refused, run


def cells_of(sheet: dict[str, Any]) -> dict[tuple[str, Any], dict[str, Any]]:
    owners = [owner["id"] for owner in sheet["owners"]]
    rows = [row for kind in sheet["kinds"] for row in kind["rows"]]
    return {(row["card"], owner): cell for row in rows for owner, cell in zip(owners, row["cells"], strict=True)}


async def hand_on_sheet(person: Person, table: str, seat: int) -> set[str]:
    cells = cells_of(await person.ask("GET", f"/tables/{table}/sheet?mode=seen"))
    return {card for (card, owner), cell in cells.items() if owner == seat and cell["mark"] == "yes"}


async def a_few_rounds(table: str, *people: Person) -> None:
    """Let people take the first suggestion, and never accuse."""
    for _ in range(10):
        for person in people:
            now = (await person.log(table)).now
            if now.choices:
                await person.act(table, now.moment, now.choices[0][0])


def test_a_sheet_marks_no_more_than_its_mode(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        await a_few_rounds(table, ann, bob)
        modes = ("none", "seen", "follows", "chances")
        sheets = [await ann.ask("GET", f"/tables/{table}/sheet?mode={mode}") for mode in modes]
        none, seen, follows, chances = map(cells_of, sheets)
        assert {cell["mark"] for cell in none.values()} == {"unknown"}
        sure = {entry for entry, cell in seen.items() if cell["mark"] in ("yes", "no")}
        certain = {entry for entry, cell in follows.items() if cell["mark"] in ("yes", "no")}
        assert sure < certain < follows.keys()
        assert all(seen[entry] == follows[entry] for entry in sure)
        assert {entry for entry, cell in chances.items() if cell["text"] is None} == certain
        assert all(cell["text"] is None for cell in follows.values())
        assert {entry: cell["mark"] for entry, cell in chances.items()} == {e: c["mark"] for e, c in follows.items()}
        hands = [await hand_on_sheet(person, table, seat) for seat, person in enumerate((ann, bob))]
        assert [len(hand) for hand in hands] == [6, 6]
        assert not hands[0] & hands[1]

    run(server, script)


def test_nobody_sees_the_sheet_of_others(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, hints=True)
        for path in ("sheet", "sheet?mode=chances", "why?card=rope&owner=case", "hint"):
            assert await refused(zoe.ask("GET", f"/tables/{table}/{path}")) == "not-seated"
        sheets = [await person.ask("GET", f"/tables/{table}/sheet?mode=seen&seat=0") for person in (ann, bob)]
        mine, bobs = map(cells_of, sheets)
        assert all(cell["mark"] == "unknown" for (_, owner), cell in mine.items() if owner == 1)
        assert all(cell["mark"] == "unknown" for (_, owner), cell in bobs.items() if owner == 0)

    run(server, script)


def test_why(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        cells = cells_of(await ann.ask("GET", f"/tables/{table}/sheet"))
        for mark, holds in (("yes", True), ("no", False), ("unknown", None)):
            card, owner = next(entry for entry, cell in cells.items() if cell["mark"] == mark)
            why = await ann.ask("GET", f"/tables/{table}/why?card={card}&owner={owner}&lang=fr")
            assert why["holds"] is holds
            assert why["heading"]
            assert bool(why["sentences"]) == (holds is not None)
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=nothing&owner=0")) == "unknown-card"
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=rope&owner=9")) == "unknown-owner"
        assert await refused(ann.ask("GET", f"/tables/{table}/why?card=rope")) == "unfit-request"

    run(server, script)


def test_hints_are_given_where_everybody_sees_that_they_are_on(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        without = await begin(ann, bob, bots=1)
        assert await refused(ann.ask("GET", f"/tables/{without}/hint")) == "hints-off"
        table = await begin(ann, bob, bots=1, hints=True)
        assert (await zoe.table(table))["plan"]["hints"] is True
        answers = [await ann.ask("GET", f"/tables/{table}/hint?lang={lang}") for lang in LANGUAGES]
        for hint in answers:
            assert [each["cards"] for each in hint["suggestions"]] == [e["cards"] for e in answers[0]["suggestions"]]
            assert len(hint["suggestions"]) == 3
            assert all(each["reasons"] for each in hint["suggestions"])
            assert hint["accuse"] is None
        assert len({hint["summary"] for hint in answers}) == len(LANGUAGES)

    run(server, script)


def test_a_hint_can_be_sent_back_as_it_is(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick("classic", 3, hints=True)
        async with ann.live(table) as live:
            for _ in range(4):
                now = await live.until(Now)
                while not now.choices:
                    now = await live.until(Now)
                best = (await ann.ask("GET", f"/tables/{table}/hint?lang=de"))["best"]
                assert best["sentence"]
                await ann.act(table, now.moment, best["action"])  # refused if it were not legal

    run(server, script)


def test_the_culprit_gets_no_hint_but_a_sheet_with_the_case(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, edition="one-against-all", hints=True, culprit=0)
        now = (await ann.log(table)).now
        assert await refused(ann.ask("GET", f"/tables/{table}/sheet")) == "not-dealt"
        await ann.act(table, now.moment, now.choices[0][0])  # type: ignore[index]
        hint = await ann.ask("GET", f"/tables/{table}/hint")
        assert hint["suggestions"] == []
        assert "culprit" in hint["summary"]
        cells = cells_of(await ann.ask("GET", f"/tables/{table}/sheet?mode=seen"))
        assert sum(cell["mark"] == "yes" for (_, owner), cell in cells.items() if owner == "case") == 3

    run(server, script)


# --- afterwards


def test_the_story_is_available_when_the_game_is_over(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bots=2)
        for person in (ann, zoe):
            assert await refused(person.ask("GET", f"/tables/{table}/story")) == "not-over"
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        story = await zoe.ask("GET", f"/tables/{table}/story?lang=nl")
        record = read_record((await zoe.ask("GET", f"/tables/{table}/record"))["record"])
        dealt = next(event for event in record.events if isinstance(event, Dealt))
        assert tuple(story["case"]) == dealt.case
        assert tuple(map(tuple, story["hands"])) == dealt.hands
        view = memory.view
        assert [len(line) for line in story["possible"]] == [view.public.turn.number + 1] * 3
        for line in story["possible"]:
            assert line == sorted(line, reverse=True), "what is known stays known"
            assert line[0] > 1
        assert (await ann.ask("GET", f"/tables/{table}/words"))["prompt"]

    run(server, script)
