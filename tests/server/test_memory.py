"""The memory of a worker does not grow with the games it is asked about."""

import gc
import pickle
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest

from sleuth.arena.simulation import random_match
from sleuth.core.game import Game, new_game
from sleuth.core.truth import seen_by
from sleuth.core.truth.records import Record
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.editions.board import Board
from sleuth.review.insight import SeatInsight
from sleuth.server.tables.bots.thinking import BotProblem, pose, think

ROUNDS = 12
"""How often each edition is played, each time by people with other names."""


def thoughts(edition: str, number: int) -> Iterator[BotProblem]:
    """The same problem of a bot, again and again, with other names at the table."""
    loaded = load_edition(edition)
    seats = max(3, loaded.seats[0])
    game = new_game(loaded, seats)
    events = random_match(game, 1, 0, ["random"] * seats).events
    actors = [state.public.actor for state in Record(game, tuple(events)).states()]
    until, seat = next((until, seat) for until, seat in enumerate(actors) if until > 20 and seat is not None)
    for each in range(number):
        named = new_game(loaded, seats, names=[f"Player {each} at {seat}" for seat in range(seats)])
        yield pose(named, seat, "novice", "luck", [seen_by(event, seat) for event in events[:until]])


def alive(kind: type) -> int:
    """Return how many objects of a type there are."""
    gc.collect()
    return sum(isinstance(each, kind) for each in gc.get_objects())


def remembered() -> dict[str, int]:
    """Return the size of each of our caches."""
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    ours = [each for each in found if str(getattr(each, "__module__", "")).startswith("sleuth.")]
    return {f"{each.__module__}.{each.__qualname__}": each.cache_info().currsize for each in ours}


def test_a_worker_keeps_nothing_of_new_names() -> None:
    problems = [thought for edition in EDITION_IDS for thought in thoughts(edition, ROUNDS)]
    for thought in problems[::ROUNDS]:
        think(thought)
    before = alive(Edition), alive(Board), remembered()
    for thought in problems:
        think(thought)
    assert (alive(Edition), alive(Board), remembered()) == before


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_game_arrives_with_the_edition_that_is_there(edition: str) -> None:
    game = new_game(load_edition(edition), max(3, load_edition(edition).seats[0]))
    sent = pickle.dumps(game)
    assert pickle.loads(sent).edition is load_edition(edition)
    assert len(sent) < 2_000, "the edition itself travels along"


def test_what_is_counted_for_people_arrives_with_the_edition_that_is_there() -> None:
    game = new_game(load_edition("classic"), 3)
    state = Record(game, ()).state()
    insight = SeatInsight(1, state.view(0), 0, [], "en")
    arrived: SeatInsight = pickle.loads(pickle.dumps(insight))
    assert arrived.voice is insight.voice


def own_edition(folder: Path, name: str = "mine") -> Edition:
    """An edition that does not come with sleuth."""
    folder.mkdir()
    (folder / "edition.toml").write_text(f'base = "classic"\nid = "{name}"\n', encoding="utf-8")
    return load_edition(folder)


def test_an_edition_from_a_folder_arrives_once_however_often_it_is_sent(tmp_path: Path) -> None:
    edition = own_edition(tmp_path / "mine")
    games: list[Game] = [new_game(edition, 3, names=[f"{each}{seat}" for seat in "abc"]) for each in range(3)]
    arrived = [pickle.loads(pickle.dumps(game)) for game in games]
    assert {id(game.edition) for game in arrived} == {id(edition)}


def test_two_editions_of_one_name_stay_apart(tmp_path: Path) -> None:
    one, other = own_edition(tmp_path / "one"), own_edition(tmp_path / "other")
    assert pickle.loads(pickle.dumps((one, other))) == (one, other)
    assert one is not other
