"""Standings computed from blocks."""

import pytest

from sleuth.arena.blocks import Block, Result
from sleuth.arena.ratings import Ratings
from sleuth.arena.standings import Length, Standings, standings
from sleuth.arena.timing import Times
from sleuth.core.game import new_game
from sleuth.editions import load_edition

GAME = new_game(load_edition("questions"), 3)
NAMES = ("a", "b")


def result(seating: str, winner: int | None, turns: int = 10) -> Result:
    return Result(tuple(seating), winner, winner is not None, turns, turns - 1)


def block(number: int, *results: Result) -> Block:
    return Block(number, results, {name: Times() for name in NAMES})


def table(*blocks: Block) -> Standings:
    return standings(blocks, NAMES, GAME, seed=1, planned=4)


FIRST = block(0, result("aab", 0, 10), result("abb", 1, 20), result("bab", None, 60))
SECOND = block(1, result("aab", 1, 30))


def test_shares_count_the_games_with_a_winner() -> None:
    best, second = table(FIRST, SECOND).bots
    assert (best.name, best.games, best.wins, best.share) == ("a", 4, 2, 0.6667)
    assert (second.name, second.games, second.wins, second.share) == ("b", 4, 1, 0.3333)
    assert best.low < 0.6667 < best.high
    assert best.low == pytest.approx(1 - second.high, abs=1e-4)


def test_lengths_of_games() -> None:
    found = table(FIRST, SECOND)
    assert found.over == Length(4, 30.0, 29.0)
    assert found.solved == Length(3, 20.0, 19.0)
    assert found.unwon == 1
    assert found.bots[0].won == Length(2, 20.0, 19.0)
    assert found.bots[0].over == found.over


def test_the_order_of_arrival_of_blocks_makes_no_difference() -> None:
    assert table(FIRST, SECOND) == table(SECOND, FIRST)
    assert table(FIRST) != table(SECOND)


def test_even_odds_are_those_of_the_bots_at_the_table() -> None:
    assert table(FIRST).even == 0.5
    assert standings([], tuple("abcde"), GAME, 1, 0).even == 0.3333


def test_an_empty_league_has_standings() -> None:
    found = table()
    assert (found.games, found.over, found.extent) == (0, None, "0 of 4 games, 0 deals, seed 1")
    assert {(score.share, score.low, score.high) for score in found.bots} == {(None, 0.0, 1.0)}


def test_standings_name_the_house_rules() -> None:
    game = new_game(load_edition("classic"), 3, options={"staying": True})
    assert standings([], NAMES, game, 1, 0).options == {"staying": True}


def test_winners_are_rated_above_losers() -> None:
    ratings = Ratings(("weak", "fair", "good"))
    for seating, winner in [
        (("good", "fair", "weak"), 0),
        (("fair", "weak", "good"), 2),
        (("weak", "fair", "fair"), 1),
    ]:
        ratings.see(Result(seating, winner, True, 1, 1))
    weak, fair, good = (ratings.rating(name).ordinal for name in ("weak", "fair", "good"))
    assert weak < fair < good


def test_losers_tie_and_games_without_a_winner_are_not_rated() -> None:
    ratings = Ratings(("a", "b", "c"))
    ratings.see(Result(("a", "b", "c"), None, False, 1, 1))
    assert ratings.rating("a") == ratings.rating("b")
    ratings.see(Result(("b", "a", "c"), 1, True, 1, 1))
    assert ratings.rating("b") == ratings.rating("c")
    assert ratings.rating("a").mu > 25 > ratings.rating("b").mu


def test_a_bot_with_two_seats_counts_once() -> None:
    doubled, single = Ratings(NAMES), Ratings(NAMES)
    doubled.see(Result(("a", "a", "b"), 1, True, 1, 1))
    single.see(Result(("a", "b"), 0, True, 1, 1))
    assert doubled.rating("a") == single.rating("a")
    assert doubled.rating("b") == single.rating("b")
