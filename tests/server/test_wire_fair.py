"""One client overloads the server over the wire; everybody else is served."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sleuth.arena.simulation import random_match
from sleuth.core.game import new_game
from sleuth.core.truth.events import CardShown, Dealt
from sleuth.core.truth.records import event_line, header_line, write_record
from sleuth.editions import load_edition
from sleuth.review.timeline import timeline
from sleuth.server.http.edge.bot_games import MOST_SHOWS
from sleuth.server.http.edge.limits import RATES, Rate
from sleuth.server.http.routes import records, review
from sleuth.server.http.wire import RecordText
from tests.server.client import Person, Refusal, begin
from tests.server.slow import FOLDER, slow_timeline
from tests.server.wire import Served, serving

PATIENCE = 60


class Slow:
    """Jobs of a server that take as long as the test wants."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def begun(self, number: int) -> int:
        """Wait until a job has begun; return the id of its process."""
        async with asyncio.timeout(PATIENCE):
            while not (self._folder / f"begun-{number}").exists():
                await asyncio.sleep(0.005)
        return int((self._folder / f"begun-{number}").read_text())

    def go(self, number: int) -> None:
        (self._folder / f"go-{number}").touch()

    @property
    def number(self) -> int:
        return len(list(self._folder.glob("begun-*")))


@contextmanager
def slowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[tuple[Served, Slow]]:
    """A server with one worker whose stories take long."""
    folder = tmp_path / "counts"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.setattr(review, "timeline", slow_timeline)
    with serving(tmp_path / "tables.db", workers=1, **settings) as served:
        yield served, Slow(folder)


@asynccontextmanager
async def people(served: Served, *names: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        found = [Person(served.url, name) for name in names]
        yield found
        for person in found:
            await person.http.aclose()


def finished(seed: int = 1) -> str:
    """The record of a game that was played to its end."""
    game = new_game(load_edition("questions"), 3)
    match = random_match(game, seed, 0, ["novice"] * 3)
    return write_record(game, match.events)


async def bring(person: Person, text: str) -> str:
    """Import a record and return the id of its table."""
    return str((await person.ask("POST", "/records", RecordText(text)))["card"]["table"])


def test_a_sheet_does_not_wait_for_the_stories_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(served: Served, slow: Slow) -> None:
        async with people(served, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await begin(ann, ben, bots=1)
            mine = [await bring(eve, finished(seed)) for seed in (1, 2, 3)]
            stories = [asyncio.ensure_future(eve.ask("GET", f"/tables/{each}/story")) for each in mine]
            await slow.begun(1)
            assert (await ann.ask("GET", f"/tables/{table}/sheet"))["owners"]
            assert not any(each.done() for each in stories), "they cannot end yet"
            for number in (1, 2, 3):
                slow.go(number)
            assert sorted([(await each)["possible"][0][0] for each in stories]) == [1, 2, 3]

    with slowed(tmp_path, monkeypatch) as (served, slow):
        asyncio.run(script(served, slow))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until_waiting(served: Served, number: int) -> None:
    """Wait until this many answers wait for a worker."""
    async with Person(served.url) as looker:
        while f"sleuth_waiting {number:.1f}" not in (await looker.http.get(f"{served.url}/metrics")).text:
            await asyncio.sleep(0.01)


def test_a_story_that_takes_too_long_has_no_timeline_and_is_computed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(served: Served, slow: Slow) -> None:
        async with people(served, "Ann", "Eve") as (ann, eve):
            endless, quick = [await bring(eve, finished(seed)) for seed in (1, 2)]
            answer = await eve.ask("GET", f"/tables/{endless}/story")
            assert answer["possible"] == []
            assert answer["case"]
            slow.go(slow.number + 1)
            assert (await ann.ask("GET", f"/tables/{quick}/story"))["possible"], "the worker was not replaced"
            counts = slow.number
            assert (await ann.ask("GET", f"/tables/{endless}/story"))["possible"] == []
            assert slow.number == counts

    with slowed(tmp_path, monkeypatch, count_seconds=1.0) as (served, slow):
        asyncio.run(script(served, slow))


def test_hanging_up_frees_the_worker_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(served: Served, slow: Slow) -> None:
        async with people(served, "Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await begin(ann, ben, bots=1)
            mine = await bring(eve, finished())
            asked = asyncio.ensure_future(eve.ask("GET", f"/tables/{mine}/story"))
            process = await slow.begun(1)
            asked.cancel()
            while is_alive(process):
                await asyncio.sleep(0.01)
            assert (await ann.ask("GET", f"/tables/{table}/sheet"))["owners"]

    with slowed(tmp_path, monkeypatch, count_seconds=600.0) as (served, slow):
        asyncio.run(script(served, slow))


def test_a_person_who_asks_for_too_much_learns_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(served: Served, slow: Slow) -> None:
        async with people(served, "Eve") as (eve,):
            mine = await bring(eve, finished())
            stories = [asyncio.ensure_future(eve.ask("GET", f"/tables/{mine}/story")) for _ in range(7)]
            await until_waiting(served, 6)
            answer = await eve.http.get(f"/tables/{mine}/story")
            assert (answer.status_code, answer.json()["code"]) == (429, "asked-too-much")
            assert int(answer.headers["retry-after"]) > 0
            for number in range(1, 8):
                slow.go(number)
            await asyncio.gather(*stories)

    with slowed(tmp_path, monkeypatch) as (served, slow):
        asyncio.run(script(served, slow))


# --- records


def very_long(turns: int) -> str:
    """A record in which nobody ever finds the solution, and the same turn is played again and again."""
    game = new_game(load_edition("classic"), 3)
    events = random_match(game, 1, 0, ["random"] * 3).events
    starts = [number for number, event in enumerate(events) if type(event).__name__ == "TurnStarted"]
    again = "".join(map(event_line, events[starts[3] : starts[6]]))
    beginning, rest = "".join(map(event_line, events[: starts[6]])), "".join(map(event_line, events[starts[6] :]))
    return header_line(game) + beginning + again * (turns // 3) + rest


def talkative(number: int) -> str:
    """A record in which one thing happens again and again within a turn."""
    lines = finished().splitlines(keepends=True)
    asked = next(line for line in lines if '"type":"suggestion-made"' in line)
    return "".join([*lines[: lines.index(asked)], asked * number, *lines[lines.index(asked) :]])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        pytest.param(lambda: very_long(1200), "turns: expected at most 972", id="turns"),
        pytest.param(lambda: very_long(5000), "more than 10000 lines", id="lines"),
        pytest.param(lambda: finished() + "x" * 5000 + "\n", "a line of more than 4000", id="a line"),
        pytest.param(lambda: talkative(3000), "events in", id="events"),
    ],
)
def test_a_game_longer_than_any_is_refused_before_it_is_counted(served: Served, text: Any, problem: str) -> None:
    async def script() -> None:
        async with people(served, "Eve") as (eve,):
            with pytest.raises(Refusal) as refusal:
                await bring(eve, text())
            assert (refusal.value.status, refusal.value.code) == (400, "unfit-record")
            assert problem in refusal.value.details["problem"]

    asyncio.run(script())


def test_a_long_game_that_was_really_played_is_taken(served: Served) -> None:
    async def script() -> None:
        game = new_game(load_edition("travel"), 6)
        match = random_match(game, 1, 0, ["random"] * 6)
        async with people(served, "Ann") as (ann,):
            await bring(ann, write_record(game, match.events))

    asyncio.run(script())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("records") / "tables.db", workers=1) as served:
        yield served


def test_the_number_of_a_persons_records_is_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with people(served, "Eve", "Ann") as (eve, ann):
            for _ in range(2):
                await bring(eve, finished())
            with pytest.raises(Refusal) as refusal:
                await bring(eve, finished())
            assert (refusal.value.status, refusal.value.code) == (429, "too-many-records")
            await bring(ann, finished())

    monkeypatch.setattr(records, "MOST_RECORDS", 2)
    asyncio.run(script())


def test_the_entries_of_a_persons_records_are_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with people(served, "Eve") as (eve,):
            await bring(eve, finished())
            with pytest.raises(Refusal, match="too-many-records"):
                await bring(eve, finished())

    monkeypatch.setattr(records, "MOST_ENTRIES", 20)
    asyncio.run(script())


def test_records_are_limited_by_their_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = finished()

    async def script(served: Served) -> None:
        async with people(served, "Eve", "Ann") as (eve, ann):
            for _ in range(2):
                await bring(eve, text)
            with pytest.raises(Refusal, match="too-fast") as refusal:
                await bring(eve, text)
            assert refusal.value.details["seconds"] > 1
            await bring(ann, text)

    monkeypatch.setitem(RATES, "record", Rate(1, 2.5 * len(text)))
    with serving(tmp_path / "tables.db", workers=1, limits=1.0) as served:
        asyncio.run(script(served))


def test_a_record_that_contradicts_itself_has_no_timeline() -> None:
    game = new_game(load_edition("questions"), 3)
    events = list(random_match(game, 1, 0, ["novice"] * 3).events)
    assert timeline(game, events)
    dealt = next(event for event in events if isinstance(event, Dealt))
    number, shown = next((number, event) for number, event in enumerate(events) if isinstance(event, CardShown))
    events[number] = replace(shown, card=dealt.hands[shown.to][0])  # of what the other one holds
    assert timeline(game, events) == []


# --- games of bots among themselves


def test_the_bot_games_of_one_person_are_limited(tmp_path: Path) -> None:
    async def script(served: Served) -> None:
        async with people(served, "Eve", "Ann") as (eve, ann):
            bot_games = [await show(eve) for _ in range(MOST_SHOWS + 1)]
            for table in bot_games[:-1]:
                await eve.start(table)
            with pytest.raises(Refusal) as refusal:
                await eve.start(bot_games[-1])
            assert (refusal.value.status, refusal.value.code) == (429, "too-many-shows")
            await ann.start(await show(ann))
            await eve.ask("POST", f"/tables/{bot_games[0]}/abandon")
            await eve.start(bot_games[-1])

    with serving(tmp_path / "tables.db", workers=1, limits=1.0, tempo=1.0) as served:
        asyncio.run(script(served))


async def show(person: Person) -> str:
    """Open a table where only bots sit; return its id."""
    return await person.create("questions", 3, bots=dict.fromkeys(range(3), "novice"), private=True)
