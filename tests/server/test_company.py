"""Bots have names; and a finished game can be replayed from every seat."""

import msgspec
import pytest

from sleuth.arena import play_match
from sleuth.bots import LEVELS, make_bot
from sleuth.bots.characters import CHARACTERS
from sleuth.bots.registry import level_of
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance, seen_by
from sleuth.core.truth.events import AccusationMade
from sleuth.core.truth.records import read_record
from sleuth.deduction import Observer
from sleuth.editions import load_edition
from sleuth.review.timeline import possible_cases
from sleuth.sentences.messages import LANGUAGES
from sleuth.server.http.routes.bots import drawn
from sleuth.server.tables.names.bot_names import COMPANY, bot_name, pick_character
from sleuth.server.tables.views.messages import EventSeen, Message
from tests.server.client import Memory, Person, Server, begin, chooser, refused, run

# --- bots have names


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_brings_each_of_its_characters_once(server: Server, level: str) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        seen = await ann.table(await ann.quick("classic", 6, level))
        bots = [chair["bot"] for chair in seen["chairs"][1:]]
        assert {level_of(bot) for bot in bots} == {level}
        assert {name for name, character in CHARACTERS.items() if character.level == level} < set(bots)
        names = seen["card"]["names"]
        assert len(set(names)) == 6
        assert not any(each in name.lower() for each in LEVELS for name in names)

    run(server, script)


def test_whom_a_level_sends_depends_on_the_table_alone() -> None:
    for table in map(str, range(20)):
        first = pick_character("inspector", (), table)
        assert first == pick_character("inspector", (), table)
        assert {first, pick_character("inspector", (first,), table)} == {"brack", "orla"}
        assert pick_character("inspector", ("brack", "orla"), table) == "inspector"
        assert pick_character("pip", ("pip",), table) == "pip"
        assert len({bot_name("novice", seat, table) for seat in range(6)}) == 6 <= len(COMPANY)
    assert len({pick_character("inspector", (), str(table)) for table in range(20)}) == 2


def test_the_host_asks_for_a_level_and_somebody_comes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create("classic", 4)
        for seat in (1, 2, 3):
            await ann.bot(table, seat, "novice")
        bots = [chair["bot"] for chair in (await ann.table(table))["chairs"]]
        assert bots[0] is None
        assert sorted(bots[1:]) == ["dot", "novice", "pip"]

    run(server, script)


def test_the_bots_are_described_in_every_language_and_have_one_name(server: Server) -> None:
    bots_by_language = [drawn(language) for language in LANGUAGES]  # type: ignore[arg-type]
    assert len({tuple(each.name for each in bots.characters) for bots in bots_by_language}) == 1, (
        "names stand in stored games"
    )
    assert len({tuple(each.temper for each in bots.characters) for bots in bots_by_language}) == len(LANGUAGES)
    assert [each.id for each in bots_by_language[0].levels] == list(LEVELS)

    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        assert await ann.ask("GET", "/bots?lang=fr") == msgspec.to_builtins(drawn("fr"))

    run(server, script)


def test_hints_can_be_asked_for_at_once(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        assert (await ann.table(await ann.quick()))["plan"]["hints"] is False
        assert (await ann.table(await ann.quick(hints=True)))["plan"]["hints"] is True

    run(server, script)


# --- once more, from every seat


def test_a_game_is_replayed_as_each_seat_saw_it_and_not_before_it_is_over(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bots=2)
        for person in (ann, zoe):
            for query in ("", "?seat=0", "?seat=1"):
                assert await refused(person.ask("GET", f"/tables/{table}/replay{query}")) == "not-over"
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        events = read_record((await zoe.ask("GET", f"/tables/{table}/record"))["record"]).events
        for seat in (0, 1, 2, None):
            query = "" if seat is None else f"?seat={seat}"
            replay = await zoe.ask("GET", f"/tables/{table}/replay{query}")
            messages = msgspec.convert(replay["told"], list[Message], strict=False)
            assert [each.n for each in messages] == list(range(1, len(messages) + 1))
            assert [each.event for each in messages if isinstance(each, EventSeen)] == [
                seen_by(each, seat) for each in events
            ]
            assert [number for number, _ in replay["sentences"]] == [
                each.n for each in messages if isinstance(each, EventSeen)
            ]
            assert replay["seat"] == seat
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay?seat=3")) == "unknown-seat"
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay?seat=-1")) == "unfit-request"

    run(server, script)


def test_the_sheet_of_each_seat_at_each_moment_is_what_it_had_then(server: Server) -> None:
    """At the table Ann keeps what her sheet says; afterwards anybody finds the same, and nobody does before."""

    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bots=2)
        then = await ann.ask("GET", f"/tables/{table}/sheet?mode=chances")
        asked = f"seat=0&at={then['version']}"
        for person in (ann, bob, zoe):
            for query in (f"sheet?{asked}", "sheet?seat=1&at=9", f"why?{asked}&card=plum&owner=1"):
                assert await refused(person.ask("GET", f"/tables/{table}/replay/{query}")) == "not-over"
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        assert await zoe.ask("GET", f"/tables/{table}/replay/sheet?{asked}&mode=chances") == then
        last = await zoe.ask("GET", f"/tables/{table}/replay/sheet?seat=0&at=99999&mode=follows")
        assert last == await ann.ask("GET", f"/tables/{table}/sheet?mode=follows")
        assert (await zoe.ask("GET", f"/tables/{table}/replay/why?{asked}&card=plum&owner=0"))["heading"]
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay/sheet?seat=3&at=9")) == "unknown-seat"
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay/sheet?seat=0&at=1")) == "not-dealt"
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay/sheet?seat=0")) == "unfit-request"

    run(server, script)


def test_the_accusation_that_wins_teaches_nobody(server: Server) -> None:
    game = new_game(load_edition("questions"), 3)
    match = play_match(game, [make_bot("inspector", game, seat, "1") for seat in game.seats], SeededChance("1"))
    events = list(match.events)
    won = next(index for index, event in enumerate(events) if isinstance(event, AccusationMade) and event.right)
    for seat in game.seats:
        observer = Observer(game, seat)
        for event in events[:won]:
            observer.see(seen_by(event, seat))
        assert possible_cases(game, seat, events)[-1] == len(observer.knowledge().cases)


def test_delayed_spectators_wait_for_the_replay_too(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bots=2, delay=600)
        memory = Memory()
        await ann.play(table, chooser("inspector", memory), memory)
        assert (await ann.ask("GET", f"/tables/{table}/replay?seat=1"))["seat"] == 1
        assert await refused(zoe.ask("GET", f"/tables/{table}/replay?seat=1")) == "not-over"

    run(server, script)
