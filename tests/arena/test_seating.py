"""In every block every bot sits at every seat equally often."""

from collections import Counter
from itertools import product

import pytest

from sleuth.arena.seating import Seating, seatings

NAMES = ("ada", "bob", "cyd", "dan", "eve", "fay", "gil")
TABLES = [(bots, seats) for bots, seats in product(range(2, 8), range(2, 7))]


def places(block: tuple[Seating, ...]) -> Counter[tuple[int, str]]:
    """Count how often each bot sits at each seat."""
    return Counter((seat, name) for seating in block for seat, name in enumerate(seating))


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_of_a_block_sits_at_every_seat_equally_often(bots: int, seats: int) -> None:
    for number in range(40):
        block = seatings(NAMES[:bots], seats, seed=7, block=number)
        assert len(set(block)) == len(block), "no game is played twice"
        counts = places(block)
        assert len({name for _, name in counts}) == min(bots, seats)
        assert len(counts) == seats * min(bots, seats)
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [(2, 2, {2}), (2, 3, {6}), (2, 4, {2, 4}), (3, 3, {3}), (3, 4, {12}), (4, 6, {24}), (5, 3, {3})],
)
def test_the_number_of_games_in_a_block(bots: int, seats: int, games: set[int]) -> None:
    assert {len(seatings(NAMES[:bots], seats, 1, number)) for number in range(200)} == games


def test_two_bots_at_three_seats_swap_roles() -> None:
    block = set(seatings(("a", "b"), 3, seed=0, block=0))
    assert block == {tuple(seating) for seating in ("aab", "aba", "baa", "abb", "bab", "bba")}


def test_arrangements_differ_from_block_to_block() -> None:
    neighbours = {seatings(("a", "b", "c"), 3, 0, number)[0] for number in range(30)}
    assert len(neighbours) == 6


def test_the_same_arguments_seat_the_same() -> None:
    def some(seed: int) -> list[tuple[Seating, ...]]:
        return [seatings(NAMES, 4, seed, number) for number in range(50)]

    assert some(3) == some(3)
    assert some(3) != some(4)


def test_all_groups_play_once_before_any_plays_again() -> None:
    for round_of_groups in range(3):
        numbers = range(10 * round_of_groups, 10 * (round_of_groups + 1))
        groups = {frozenset(seatings(NAMES[:5], 3, 2, number)[0]) for number in numbers}
        assert len(groups) == 10
