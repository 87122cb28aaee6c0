"""R13: questions only, the yardstick without a board."""

import pytest

from sleuth.core import actions as a
from sleuth.core.seen import SuggestionMade, TurnStarted
from tests.kit import Scene

CASE = ("plum", "rope", "hall")


@pytest.mark.rule("R13.1")
def test_a_turn_is_one_suggestion_of_any_three_cards() -> None:
    scene = Scene("questions", 3)
    assert scene.kinds(0) == {a.Suggest, a.Accuse}
    assert len([action for action in scene.legal(0) if isinstance(action, a.Suggest)]) == 6 * 6 * 9
    scene.do(0, a.Suggest(CASE))
    assert scene.happened(SuggestionMade)
    assert scene.phase == "answer"


@pytest.mark.rule("R13.1")
def test_answered_and_then_accused_or_passed_on() -> None:
    scene = Scene("questions", 3, case=CASE)
    scene.do(0, a.Suggest(CASE)).do(1, a.Pass()).do(2, a.Pass())
    assert scene.kinds(0) == {a.Accuse, a.EndTurn}
    scene.do(0, a.EndTurn())
    assert scene.happened(TurnStarted) == [TurnStarted(1)]
    scene.do(1, a.Accuse(CASE))
    assert scene.state.public.winner == 1


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("action", [a.Roll(), a.Move("hall"), a.EndTurn(), a.TakePassage("study")])
def test_there_is_no_board_to_move_on(action: a.Action) -> None:
    scene = Scene("questions", 4)
    assert scene.refused(0, action).rule.startswith("R")
