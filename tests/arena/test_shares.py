"""The interval covers the true share 95 % of the time, however the games of a block are correlated."""

import random
from collections.abc import Callable

import pytest

from sleuth.arena.shares import Share, wilson

Luck = random.Random
Deal = Callable[[Luck], list[float]]
"""Draws a deal: the bot's probability of winning each game of the block."""


def independent(luck: Luck) -> list[float]:
    return [0.6] * 3


def correlated(luck: Luck) -> list[float]:
    """The deal is good or bad for the bot at every seat."""
    return [luck.choice((0.2, 0.9))] * 3


def by_seat(luck: Luck) -> list[float]:
    """One seat has good cards; every bot sits there once."""
    return luck.choice(([0.9, 0.2, 0.1], [0.2, 0.1, 0.9], [0.1, 0.9, 0.2]))


def played(deal: Deal, luck: Luck, blocks: int) -> Share:
    share = Share()
    for _ in range(blocks):
        chances = deal(luck)
        share.see(sum(luck.random() < chance for chance in chances), len(chances))
    return share


@pytest.mark.parametrize(("deal", "truth"), [(independent, 0.6), (correlated, 0.55), (by_seat, 0.4)])
@pytest.mark.parametrize("blocks", [10, 60])
def test_the_interval_covers_the_true_share_about_95_times_in_100(deal: Deal, truth: float, blocks: int) -> None:
    luck = random.Random(f"{deal.__name__}/{blocks}")
    intervals = [played(deal, luck, blocks).interval() for _ in range(1000)]
    covered = sum(low <= truth <= high for low, high in intervals)
    assert 900 < covered < 990


def test_the_design_effect_measures_correlation() -> None:
    luck = random.Random(5)
    effects = [played(deal, luck, 400).design_effect for deal in (by_seat, independent, correlated)]
    assert effects[0] < 0.7 < 0.9 < effects[1] < 1.1 < 1.4 < effects[2]


def test_correlated_games_make_the_interval_wider() -> None:
    twins, singles = Share(), Share()
    for wins in (0, 1) * 30:
        twins.see(3 * wins, 3)
        for _ in range(3):
            singles.see(wins, 1)
    assert twins.share == singles.share == 0.5
    assert twins.effective < 70 < singles.effective
    assert twins.interval()[1] > singles.interval()[1]


def test_winning_all_or_no_games_still_gives_an_interval() -> None:
    share = Share()
    for _ in range(10):
        share.see(6, 6)
    low, high = share.interval()
    assert (round(low, 4), high) == (0.9398, 1.0)
    lost = Share()
    for _ in range(10):
        lost.see(0, 6)
    assert lost.interval() == pytest.approx((1 - high, 1 - low))


def test_equal_blocks_do_not_shrink_the_interval_to_a_point() -> None:
    share = Share()
    for _ in range(3):
        share.see(1, 3)
    low, high = share.interval()
    assert low < 0.2 < 0.5 < high


def test_nothing_is_known_before_the_first_win() -> None:
    share = Share()
    share.see(0, 0)
    assert (share.share, share.interval()) == (None, (0.0, 1.0))


def test_the_score_interval_against_published_values() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0.1, 20)
    assert (round(low, 4), round(high, 4)) == (0.0279, 0.3010)
