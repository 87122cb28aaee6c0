"""Figures are drawn for seats that have not chosen one."""

from collections import Counter

import pytest

from sleuth.arena.figures import drawn_figures
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth import ScriptedChance, SeededChance
from sleuth.editions import EDITION_IDS, load_edition


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_seat_gets_a_figure_of_its_own(edition: str, seats: int) -> None:
    suspects = load_edition(edition).suspects
    found = drawn_figures(load_edition(edition), seats, SeededChance(seats).shuffled)
    assert len(found) == len(set(found)) == seats
    assert set(found) <= set(suspects)


def test_over_many_games_every_figure_is_drawn_for_every_seat() -> None:
    edition, chance = load_edition("classic"), SeededChance(1)
    games = [drawn_figures(edition, 3, chance.shuffled) for _ in range(600)]
    for seat in range(3):
        counts = Counter(game[seat] for game in games)
        assert set(counts) == set(edition.suspects)
        assert min(counts.values()) > 60


def test_a_chosen_figure_is_kept_and_not_drawn_for_another_seat() -> None:
    edition = load_edition("classic")
    for seed in range(50):
        found = drawn_figures(edition, 4, SeededChance(seed).shuffled, {2: "plum", 0: "green"})
        assert (found[0], found[2]) == ("green", "plum")
        assert len(set(found)) == 4


def test_figures_come_in_the_order_of_the_chance() -> None:
    chance = ScriptedChance(order=["white", "plum", "green"])
    assert drawn_figures(load_edition("classic"), 3, chance.shuffled, {1: "plum"}) == ("white", "plum", "green")


@pytest.mark.parametrize("chosen", [{0: "nobody"}, {0: "plum", 1: "plum"}, {9: "nobody"}, {0: "rope"}])
def test_a_figure_that_does_not_exist_or_is_chosen_twice_is_refused(chosen: dict[int, str]) -> None:
    with pytest.raises(UnfitGame) as refused:
        drawn_figures(load_edition("classic"), 3, SeededChance(1).shuffled, chosen)
    assert (refused.value.code, refused.value.rule) == ("unfit-figure", "R2.1")
    assert refused.value.details == {"figure": list(chosen.values())[-1]}


def test_more_seats_than_figures_are_refused() -> None:
    with pytest.raises(UnfitGame) as refused:
        drawn_figures(load_edition("classic"), 7, SeededChance(1).shuffled)
    assert refused.value.code == "unfit-seats"
