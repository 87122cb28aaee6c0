"""R3.10 to R3.12: secret passages, question squares and the centre."""

import pytest

from sleuth.core.actions import Accuse, EndTurn, LookAt, Move, Suggest, TakePassage
from sleuth.core.seen import Moved
from sleuth.core.truth.events import IntrigueDrawn
from sleuth.editions import load_edition
from tests.kit import Scene, at, house, red_keep
from tests.rules.test_r03_moving import BEFORE_KITCHEN, reach

# --- R3.10 passages


@pytest.mark.rule("R3.10")
@pytest.mark.parametrize(
    ("edition", "passages"),
    [
        ("classic", {"kitchen": "study", "conservatory": "lounge"}),
        ("travel", {"kitchen": "study", "conservatory": "lounge"}),
        ("sherlock", {"dartmoor": "baskerville", "lab": "tower-of-london"}),
        ("meereen", {"city-gates": "dragon-catacombs", "pit-of-daznak": "tunnels"}),
        (
            "red-keep",
            {
                "sparring-yard": "cerseis-bedchamber",
                "tower-of-the-hand": "prison-cells",
                "small-council-chamber": "gardens",
                "qyburns-laboratory": "pycelles-laboratory",
            },
        ),
    ],
)
def test_a_passage_can_be_taken_both_ways_instead_of_rolling(edition, passages):
    ways = {**passages, **{there: here for here, there in passages.items()}}
    figure = load_edition(edition).suspects[0]
    for place in load_edition(edition).places:
        scene = Scene(edition, 3, begins="dealer", dealer=0).put(**{figure: place})
        assert {action.to for action in scene.legal(0) if isinstance(action, TakePassage)} == (
            {ways[place]} if place in ways else set()
        )


@pytest.mark.rule("R3.10")
def test_taking_a_passage_is_the_move_of_the_turn():
    scene = house().put(scarlett="kitchen").do(0, TakePassage("study"))
    assert scene.happened(Moved) == [Moved(0, "study", "passage")]
    assert scene.spot("scarlett") == "study"
    assert scene.kinds(0) == {Suggest}


@pytest.mark.rule("R3.10")
def test_without_passages_none_can_be_taken():
    scene = house(passages=False).put(scarlett="kitchen")
    assert TakePassage not in scene.kinds(0)
    refused = scene.refused(0, TakePassage("study"))
    assert (refused.code, refused.rule) == ("no-passage", "R3.10")


@pytest.mark.rule("R3.10")
def test_a_passage_is_taken_only_at_the_start_of_a_turn():
    assert house().put(scarlett="kitchen").roll(0, 3).refused(0, TakePassage("study")).code == "not-now"
    entered = house().put(scarlett=BEFORE_KITCHEN).roll(0, 3).do(0, Move("kitchen"))
    assert entered.refused(0, TakePassage("study")).code == "must-suggest"


# --- R3.11 question squares

QUESTION = at(6, 9)
"""A `?` square of the Red Keep with squares left and right of it."""


@pytest.mark.rule("R3.11")
def test_a_question_square_ends_the_move_at_once():
    scene = red_keep().put(cersei_lannister=at(6, 8)).roll(0, 3, 2)
    assert QUESTION in reach(scene)
    scene.do(0, Move(QUESTION))
    assert len(scene.happened(IntrigueDrawn)) == 1


@pytest.mark.rule("R3.11")
def test_no_move_goes_over_a_question_square():
    others = dict.fromkeys(("jaime_lannister", "tyrion_lannister"), "gardens")
    scene = red_keep(square_twice=True).put(cersei_lannister=at(6, 8), **others).roll(0, 1, 2)
    assert at(6, 11) not in reach(scene)  # round the ? it is five steps
    assert QUESTION in reach(scene)


@pytest.mark.rule("R3.11", "R3.5")
def test_an_occupied_question_square_cannot_be_stepped_on():
    scene = red_keep().put(cersei_lannister=at(6, 8), jaime_lannister=QUESTION).roll(0, 3, 2)
    assert QUESTION not in reach(scene)


@pytest.mark.rule("R3.11")
def test_without_intrigue_cards_a_question_square_is_an_ordinary_one():
    scene = red_keep(intrigue=False).put(cersei_lannister=at(6, 8))
    scene.roll(0, 1, 2)
    assert at(6, 11) in reach(scene)
    assert QUESTION in reach(scene)  # one there, or there and back and there
    scene.do(0, Move(QUESTION))
    assert scene.happened(IntrigueDrawn) == []
    two = red_keep(intrigue=False).put(cersei_lannister=at(6, 8)).roll(0, 2, 1)
    assert QUESTION not in reach(two)


@pytest.mark.rule("R3.11", "R3.5")
def test_without_intrigue_cards_a_figure_on_a_question_square_can_be_passed():
    scene = red_keep(intrigue=False).put(cersei_lannister=at(6, 8), jaime_lannister=QUESTION).roll(0, 2, 1)
    assert at(6, 10) in reach(scene)


# --- R3.12 the centre


@pytest.mark.rule("R3.12")
@pytest.mark.parametrize(
    ("edition", "figure", "before", "centre"),
    [
        ("sherlock", "irene_adler", at(17, 12), "case-room"),
        ("red-keep", "cersei_lannister", at(7, 12), "throne-room"),
        ("meereen", "daenerys_targaryen", at(12, 7), "great-pyramid"),
    ],
)
def test_the_centre_is_entered_like_a_place_but_nothing_is_suggested_there(edition, figure, before, centre):
    scene = Scene(edition, 3, begins="dealer", dealer=0, abilities=False).put(**{figure: before})
    scene.roll(0, 6, 6)
    assert centre in reach(scene)
    scene.do(0, Move(centre))
    assert scene.spot(figure.replace("_", "-")) == centre
    assert scene.kinds(0) == {EndTurn, Accuse}
    place = scene.game.edition.places[0]
    refused = scene.refused(0, Suggest((scene.game.edition.suspects[0], scene.game.edition.weapons[0], place)))
    assert (refused.code, refused.rule) == ("not-in-place", "R5.1")


@pytest.mark.rule("R3.12", "R4.1", "R3.7")
def test_the_centre_has_to_be_left_and_not_entered_again_like_any_place():
    scene = red_keep()
    assert scene.refused(0, EndTurn()).code == "must-leave"
    scene.roll(0, 6, 6)
    assert "throne-room" not in reach(scene)


@pytest.mark.rule("R3.12")
@pytest.mark.parametrize("edition", ["classic", "travel"])
def test_where_the_centre_has_no_doors_nobody_gets_in(edition):
    loaded = load_edition(edition)
    assert loaded.centre == "cellar"
    assert loaded.board.doors["cellar"] == ()
    scene = (
        Scene(edition, 3, begins="dealer", dealer=0).put(scarlett=at(17, 12)).roll(0, *[6] * len(loaded.options.dice))
    )
    assert "cellar" not in reach(scene)
    assert not any(isinstance(action, LookAt) for action in scene.legal(0))
