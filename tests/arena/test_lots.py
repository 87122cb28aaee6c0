"""What is drawn before a game, and what stays as agreed."""

import pytest

from sleuth.arena import Match, simulate
from sleuth.arena.lots import Lots
from sleuth.core.game import new_game
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth import SeededChance
from sleuth.editions import load_edition

CLASSIC = new_game(load_edition("classic"), ["plum", "green", "white"], names=["Anna", "Ben", "Clara"])
CULPRIT = new_game(load_edition("one-against-all"), 4)


def test_by_default_nothing_is_drawn() -> None:
    assert Lots().draw(CLASSIC, SeededChance(1)) is CLASSIC


def test_drawing_changes_nothing_else() -> None:
    drawn = Lots({0: "scarlett"}).draw(CLASSIC, SeededChance(1))
    assert drawn.figures[0] == "scarlett"
    assert drawn.pieces == tuple(drawn.edition.suspects.index(figure) for figure in drawn.figures)
    assert (drawn.names, drawn.options, drawn.edition) == (CLASSIC.names, CLASSIC.options, CLASSIC.edition)


def test_the_culprit_is_drawn_from_the_named_seats() -> None:
    drawn = {Lots(culprits=(1, 3)).draw(CULPRIT, SeededChance(seed)).culprit for seed in range(20)}
    assert drawn == {1, 3}


def test_a_figure_chosen_twice_is_refused() -> None:
    with pytest.raises(UnfitGame):
        Lots({0: "plum", 1: "plum"}).draw(CLASSIC, SeededChance(1))


def test_a_simulation_draws_for_each_game_and_deals_the_same_cards() -> None:
    played: list[Match] = []
    agreed: list[Match] = []
    simulate(CLASSIC, 8, 5, played.append, lots=Lots({}))
    simulate(CLASSIC, 8, 5, agreed.append)
    assert len({match.state.game.figures for match in played}) > 4
    assert {match.state.game.figures for match in agreed} == {CLASSIC.figures}
    assert [match.events[0] for match in played] == [match.events[0] for match in agreed]
