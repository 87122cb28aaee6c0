"""Details of the rules that no other test noticed when the code was changed (docs/mutation.md)."""

import pytest
from msgspec.structs import replace

from sleuth.core.actions import Move, Play, Roll, Show, Suggest
from sleuth.core.legal import legal_actions
from sleuth.core.truth.events import CardsPeeked
from tests.kit import at, card_table, house


@pytest.mark.rule("R4.2", "R5.1")
def test_a_figure_that_was_brought_suggests_only_in_the_place_where_it_stands() -> None:
    scene = house().summon(0, "kitchen")
    assert {action.cards[2] for action in scene.legal(0) if isinstance(action, Suggest)} == {"kitchen"}


@pytest.mark.rule("R2.7")
def test_the_refusal_of_a_seat_that_does_not_exist_names_the_clause() -> None:
    refused = house().refused(7, Roll())
    assert (refused.code, refused.rule) == ("not-asked", "R2.7")


@pytest.mark.rule("R9.6")
def test_a_peek_sees_the_hand_of_the_chosen_player_not_of_the_right_neighbour() -> None:
    scene = card_table("peek", "tip-man").next_picks("mustard").do(0, Play("peek", 1))
    assert scene.only(CardsPeeked).looks == ((0, 1, "mustard"),)


@pytest.mark.rule("R6.2")
def test_two_hands_at_the_same_table_have_choices_of_their_own() -> None:
    scene = house().put(scarlett=at(7, 4)).roll(0, 3).do(0, Move("kitchen"))
    view = scene.do(0, Suggest(("mustard", "rope", "kitchen"))).view(1)
    other = replace(view, own=replace(view.own, hand=("rope",)))
    assert list(legal_actions(view)) == [Show("mustard")]
    assert list(legal_actions(other)) == [Show("rope")]
