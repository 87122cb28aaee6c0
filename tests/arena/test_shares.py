"""The interval keeps its promise, whether the games of a block are alike or not."""

import random
from collections.abc import Callable

import pytest

from sleuth.arena.shares import Share, wilson

Luck = random.Random
Deal = Callable[[Luck], list[float]]
"""Draws a deal: the probability of the bot to win each of the games of its block."""


def independent(luck: Luck) -> list[float]:
    return [0.6] * 3


def alike(luck: Luck) -> list[float]:
    """The bot likes the deal or does not, wherever it sits."""
    return [luck.choice((0.2, 0.9))] * 3


def by_seat(luck: Luck) -> list[float]:
    """One seat was dealt good cards; every bot gets it once."""
    return luck.choice(([0.9, 0.2, 0.1], [0.2, 0.1, 0.9], [0.1, 0.9, 0.2]))


def played(deal: Deal, luck: Luck, blocks: int) -> Share:
    share = Share()
    for _ in range(blocks):
        chances = deal(luck)
        share.see(sum(luck.random() < chance for chance in chances), len(chances))
    return share


@pytest.mark.parametrize(("deal", "truth"), [(independent, 0.6), (alike, 0.55), (by_seat, 0.4)])
@pytest.mark.parametrize("blocks", [10, 60])
def test_the_interval_covers_the_true_share_about_95_times_in_100(deal: Deal, truth: float, blocks: int) -> None:
    luck = random.Random(f"{deal.__name__}/{blocks}")
    intervals = [played(deal, luck, blocks).interval() for _ in range(1000)]
    covered = sum(low <= truth <= high for low, high in intervals)
    assert 900 < covered < 990


def test_the_design_effect_tells_blocks_apart() -> None:
    luck = random.Random(5)
    effects = [played(deal, luck, 400).design_effect for deal in (by_seat, independent, alike)]
    assert effects[0] < 0.7 < 0.9 < effects[1] < 1.1 < 1.4 < effects[2]


def test_games_worth_less_make_the_interval_wider() -> None:
    twins, singles = Share(), Share()
    for wins in (0, 1) * 30:
        twins.see(3 * wins, 3)
        for _ in range(3):
            singles.see(wins, 1)
    assert twins.share == singles.share == 0.5
    assert twins.effective < 70 < singles.effective
    assert twins.interval()[1] > singles.interval()[1]


def test_all_or_nothing_still_has_an_interval() -> None:
    share = Share()
    for _ in range(10):
        share.see(6, 6)
    low, high = share.interval()
    assert (round(low, 4), high) == (0.9398, 1.0)
    lost = Share()
    for _ in range(10):
        lost.see(0, 6)
    assert lost.interval() == pytest.approx((1 - high, 1 - low))


def test_blocks_that_all_end_the_same_do_not_make_a_certainty() -> None:
    share = Share()
    for _ in range(3):
        share.see(1, 3)
    low, high = share.interval()
    assert low < 0.2 < 0.5 < high


def test_nothing_is_known_before_the_first_win() -> None:
    share = Share()
    share.see(0, 0)
    assert (share.share, share.interval()) == (None, (0.0, 1.0))


def test_the_score_interval_against_known_figures() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0.1, 20)
    assert (round(low, 4), round(high, 4)) == (0.0279, 0.3010)
