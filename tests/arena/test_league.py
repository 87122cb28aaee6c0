"""A league depends on its arguments alone: not on the backend, the number of processes or the order of blocks."""

import pickle
from collections import Counter
from threading import Lock
from typing import Any

import distributed
import msgspec
import pytest

from sleuth.arena import League
from sleuth.arena.blocks import Terms, play_block, result_of
from sleuth.arena.league import Entrants
from sleuth.arena.lots import NO_LOTS, usual_lots
from sleuth.arena.on_dask import NoCluster
from sleuth.arena.packing import UnsendablePlayer, pack, play_packed
from sleuth.arena.simulation import random_match
from sleuth.bots import RandomBot, UnknownBot
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.truth.events import Dealt
from sleuth.editions import load_edition
from tests.arena.leagues import BOTS, CARDS, outcome


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """The standings when one process plays."""
    return outcome()


def test_two_processes_play_the_same_league(alone: dict[str, Any]) -> None:
    assert outcome(workers=2) == alone


def test_a_dask_cluster_plays_the_same_league(alone: dict[str, Any]) -> None:
    assert outcome(backend="dask", workers=2) == alone


def test_a_dask_cluster_that_runs_already_keeps_running(alone: dict[str, Any]) -> None:
    how: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "host": "127.0.0.1"}
    with distributed.LocalCluster(processes=True, dashboard_address="127.0.0.1:0", **how) as cluster:
        for _ in range(2):
            assert outcome(backend="dask", scheduler=cluster.scheduler_address) == alone
        assert len(cluster.scheduler_info["workers"]) == 2


def test_an_address_without_a_scheduler() -> None:
    with pytest.raises(NoCluster, match="expected the address of a scheduler"):
        outcome(backend="dask", scheduler="nowhere")


def test_another_seed_plays_other_games(alone: dict[str, Any]) -> None:
    assert outcome(seed=4)["over"] != alone["over"]


def test_a_league_continues_where_it_left_off(alone: dict[str, Any]) -> None:
    league = League("card-game", BOTS, seed=3)
    first = [block.number for block in league.play(12)]
    halves = league.play(36)
    second = [next(halves).number, next(halves).number]
    halves.close()
    rest = [block.number for block in league.play(36)]
    assert (first, second, rest) == ([0, 1], [2, 3], [4, 5])
    found = msgspec.to_builtins(league.standings())
    del found["times"]
    assert found == alone


def test_games_are_rounded_up_to_whole_blocks() -> None:
    league = League(CARDS, BOTS, seed=3)
    assert [len(league.plan(games)) for games in (1, 6, 7, 12)] == [1, 1, 2, 2]
    assert league.planned == 12


def test_all_games_of_a_block_have_the_same_deal() -> None:
    (planned,) = League(CARDS, BOTS, seed=3).plan(6)
    deals = set()
    for seating in planned.seatings:
        events = random_match(CARDS, 3, 0, seating).events
        deals |= {event for event in events if isinstance(event, Dealt)}
    assert len(deals) == 1


def test_a_block_is_small_and_has_the_results() -> None:
    league = League(CARDS, BOTS, seed=3)
    (planned,) = league.plan(6)
    packed = pack(Terms(CARDS, league.lots, 3, league.players))
    block = play_packed(packed, pickle.loads(pickle.dumps(planned)))
    assert len(packed) + len(pickle.dumps(planned)) < 20_000
    assert len(pickle.dumps(block)) < 20_000
    assert [result.seating for result in block.results] == list(planned.seatings)
    for result in block.results:
        assert result == result_of(random_match(CARDS, 3, 0, result.seating), result.seating)
        assert result.turns > result.suggestions > 0


def test_more_bots_than_seats_meet_in_groups() -> None:
    found = outcome(("random", "novice", "amateur", "inspector"), games=12)
    assert Counter(score["games"] for score in found["bots"]) == {9: 4}
    assert found["bots"][-1]["name"] == "random"


def test_twins_win_equally_often() -> None:
    """Seeds belong to seats: bots that play alike play the same game in every seating of a block."""
    standings = League(CARDS, {"this": "amateur", "that": "amateur"}, seed=3).run(18)
    assert {score.name: score.wins for score in standings.bots} == {"this": 9, "that": 9}


@pytest.mark.parametrize("players", [(), ("amateur",), ("amateur", "amateur"), {"": "amateur", "other": "novice"}])
def test_a_league_needs_different_players(players: Entrants) -> None:
    with pytest.raises(ValueError, match="at least two players, each under a name of its own"):
        League(CARDS, players)


def test_bad_arguments_are_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="expected a list of players, or a mapping"):
        League(CARDS, "amateur,novice")
    with pytest.raises(UnknownBot, match="unknown bot 'deep-blue'"):
        League(CARDS, {"mine": "deep-blue", "amateur": "amateur"})
    with pytest.raises(ValueError, match="only with an edition"):
        League(CARDS, BOTS, seats=4)
    with pytest.raises(ValueError, match="'abacus': expected one of loky, dask, ray"):
        outcome(backend="abacus")
    with pytest.raises(ValueError, match="workers 0: expected at least 1"):
        outcome(workers=0)


class Lucky(RandomBot):
    """Plays at random."""

    def __init__(self, game: Game, seat: Seat, seed: str) -> None:
        super().__init__(seed)


def test_classes_and_functions_of_your_own_play_and_travel() -> None:
    class Nested(Lucky):
        """Cannot be imported by another process."""

    own: Entrants = {"random": Lucky, "nested": Nested, "made": lambda game, seat, seed: RandomBot(seed)}
    named = outcome({"random": "random", "nested": "random", "made": "random"}, games=6)
    assert outcome(own, games=6) == named
    assert outcome(own, games=6, workers=2) == named
    assert League(CARDS, [Lucky, "novice"]).names == ("Lucky", "novice")


def test_a_player_that_cannot_be_sent_is_named_before_anything_is_played() -> None:
    lock = Lock()

    def locked(game: Game, seat: Seat, seed: str) -> RandomBot:
        with lock:
            return RandomBot(seed)

    league = League(CARDS, {"mine": locked, "novice": "novice"})
    with pytest.raises(UnsendablePlayer, match=r"mine: cannot be sent .*lock.*: play with workers=1"):
        league.run(6, workers=2)
    assert not league.blocks
    assert league.run(6).games == 6


def test_figures_are_drawn_once_for_a_block() -> None:
    board = new_game(load_edition("classic"), 3)
    league = League(board, BOTS, seed=3)
    blocks = league.plan(24)
    drawn = [usual_lots(board).drawn(board, 3, block.number).figures for block in blocks]
    assert len(set(drawn)) > 1
    played = new_game(load_edition("classic"), drawn[1])
    for result in play_block(Terms(board, league.lots, 3, league.players), blocks[1]).results:
        assert result == result_of(random_match(played, 3, 1, result.seating), result.seating)


def test_nothing_is_drawn_where_nobody_plays_a_figure() -> None:
    assert usual_lots(CARDS) is NO_LOTS
