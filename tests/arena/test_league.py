"""A league depends on its arguments alone: not on who plays it, in how many processes, in which order."""

import pickle
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import distributed
import msgspec
import pytest

from sleuth.arena import League
from sleuth.arena.blocks import play_block, result_of
from sleuth.arena.extras import MissingExtra
from sleuth.arena.lots import NO_LOTS, usual_lots
from sleuth.arena.simulation import random_match
from sleuth.arena.workers import NoCluster
from sleuth.bots import Bot, make_bot
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.truth.events import Dealt
from sleuth.editions import load_edition

CARDS = new_game(load_edition("card-game"), 3)
BOTS = ("amateur", "novice")


def outcome(names: Sequence[str] = BOTS, games: int = 36, seed: int = 3, **how: Any) -> dict[str, Any]:
    """The standings of a league without the times."""
    league = League(CARDS, names, seed)
    for _ in league.play(games, **how):
        pass
    told: dict[str, Any] = msgspec.to_builtins(league.standings())
    assert set(told.pop("times")) == set(names)
    return told


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """What comes out when one process plays."""
    return outcome()


def test_two_processes_play_the_same_league(alone: dict[str, Any]) -> None:
    assert outcome(workers=2) == alone


def test_a_dask_cluster_plays_the_same_league(alone: dict[str, Any]) -> None:
    assert outcome(backend="dask", workers=2) == alone


def test_a_dask_cluster_that_is_already_there_stays(alone: dict[str, Any]) -> None:
    how: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "host": "127.0.0.1"}
    with distributed.LocalCluster(processes=True, dashboard_address="127.0.0.1:0", **how) as cluster:
        for _ in range(2):
            assert outcome(backend="dask", scheduler=cluster.scheduler_address) == alone
        assert len(cluster.scheduler_info["workers"]) == 2


def test_ray_plays_the_same_league_or_is_asked_for(alone: dict[str, Any]) -> None:
    if find_spec("ray"):
        assert outcome(backend="ray", workers=2) == alone
    else:
        with pytest.raises(MissingExtra, match=r'pip install "sleuth\[ray\]"'):
            outcome(backend="ray", workers=2)


def test_an_address_without_a_scheduler() -> None:
    with pytest.raises(NoCluster, match="expected the address of a scheduler"):
        outcome(backend="dask", scheduler="nowhere")


def test_another_seed_plays_other_games(alone: dict[str, Any]) -> None:
    assert outcome(seed=4)["over"] != alone["over"]


def test_a_league_goes_on_where_it_was_left_off(alone: dict[str, Any]) -> None:
    league = League(CARDS, BOTS, seed=3)
    first = [block.number for block in league.play(12)]
    halves = league.play(36)
    second = [next(halves).number, next(halves).number]
    halves.close()
    rest = [block.number for block in league.play(36)]
    assert (first, second, rest) == ([0, 1], [2, 3], [4, 5])
    told = msgspec.to_builtins(league.standings())
    del told["times"]
    assert told == alone


def test_games_are_rounded_up_to_whole_blocks() -> None:
    league = League(CARDS, BOTS, seed=3)
    assert [len(league.plan(games)) for games in (1, 6, 7, 12)] == [1, 1, 2, 2]
    assert league.planned == 12


def test_all_games_of_a_block_have_the_same_deal() -> None:
    (job,) = League(CARDS, BOTS, seed=3).plan(6)
    deals = set()
    for seating in job.seatings:
        events = random_match(CARDS, 3, 0, seating).events
        deals |= {event for event in events if isinstance(event, Dealt)}
    assert len(deals) == 1


def test_a_block_is_small_and_tells_what_happened() -> None:
    (job,) = League(CARDS, BOTS, seed=3).plan(6)
    block = play_block(pickle.loads(pickle.dumps(job)))
    assert len(pickle.dumps(job)) < 20_000
    assert len(pickle.dumps(block)) < 20_000
    assert [result.seating for result in block.results] == list(job.seatings)
    for result in block.results:
        assert result == result_of(random_match(CARDS, 3, 0, result.seating), result.seating)
        assert result.turns > result.suggestions > 0


def test_more_bots_than_seats_meet_in_groups() -> None:
    told = outcome(names=("random", "novice", "amateur", "inspector"), games=12)
    assert Counter(score["games"] for score in told["bots"]) == {9: 4}
    assert told["bots"][-1]["name"] == "random"


def test_twins_win_equally_often() -> None:
    """Chance and seeds belong to seats: bots that play alike play the same game in every seating of a block."""

    def twin(name: str, game: Game, seat: Seat, seed: str) -> Bot:
        return make_bot("amateur", game, seat, seed)

    wins: Counter[str] = Counter()
    for job in League(CARDS, ("this", "that"), seed=3).plan(18):
        for seating in job.seatings:
            winner = random_match(CARDS, job.seed, job.number, seating, twin).state.public.winner
            assert winner is not None
            wins[seating[winner]] += 1
    assert wins == {"this": 9, "that": 9}


@pytest.mark.parametrize("names", [(), ("amateur",), ("amateur", "amateur"), ("amateur", "")])
def test_a_league_needs_different_bots(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="at least two bots, each named once"):
        League(CARDS, names, seed=0)


def test_figures_are_drawn_once_for_a_block() -> None:
    board = new_game(load_edition("classic"), 3)
    jobs = League(board, BOTS, seed=3, lots=usual_lots(board)).plan(24)
    drawn = [usual_lots(board).drawn(board, job.seed, job.number).figures for job in jobs]
    assert len(set(drawn)) > 1
    played = new_game(load_edition("classic"), drawn[1])
    for result in play_block(jobs[1]).results:
        assert result == result_of(random_match(played, 3, 1, result.seating), result.seating)


def test_nothing_is_drawn_where_nobody_plays_a_figure() -> None:
    assert usual_lots(CARDS) is NO_LOTS
