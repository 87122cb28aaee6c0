"""How long paths are: exact expectations against small sums, and figures in the way."""

from fractions import Fraction
from itertools import product

import pytest

from sleuth.bots.routes import BEHIND_A_FIGURE, FACES, distances, distances_past, expected_turns
from sleuth.core.game import Game, new_game
from sleuth.core.movement import net_of
from sleuth.editions import load_edition


def game(edition: str) -> Game:
    return new_game(load_edition(edition), 4)


def brute(dice: tuple[str, ...], steps: int, turns: int = 40) -> float:
    """Return the sum, over all numbers of turns, of the chance that the walk is not over yet."""
    rolls = [sum(faces) for faces in product(*(FACES[die] for die in dice))]
    left = {steps: Fraction(1)}
    total = Fraction(0)
    for _ in range(turns):
        total += sum(left.values())
        after: dict[int, Fraction] = {}
        for rest, chance in left.items():
            for roll in rolls:
                if rest - roll > 0:
                    after[rest - roll] = after.get(rest - roll, Fraction(0)) + chance / len(rolls)
        left = after
    return float(total)


@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "travel"])
def test_expected_turns_are_exact(edition: str) -> None:
    table = game(edition)
    for steps in (1, 2, 6, 7, 12, 15):
        assert expected_turns(table, steps) == pytest.approx(brute(table.options.dice, steps), abs=1e-9)


def test_one_step_takes_one_turn_with_a_plain_die() -> None:
    assert expected_turns(game("classic"), 1) == 1.0
    assert expected_turns(game("classic"), 2) == pytest.approx(7 / 6)


def test_a_figure_before_the_only_door_is_walked_round_or_waited_for() -> None:
    table = game("classic")
    net = net_of(table.edition)
    free = distances(table, "study")
    for place, door in net.doors.items():
        if place == "study" or not door or door & door - 1:
            continue
        past = distances_past(table, "study", door)
        assert past[place] == free[place] + BEHIND_A_FIGURE
    assert distances_past(table, "study", 0) == free


def test_a_figure_in_a_corridor_is_walked_round() -> None:
    table = game("classic")
    net = net_of(table.edition)
    free = distances(table, "kitchen")
    longer = 0
    for square in net.name:
        past = distances_past(table, "kitchen", square)
        assert all(past[place] >= steps for place, steps in free.items())
        longer += past != free
    assert longer > 0
