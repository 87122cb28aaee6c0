"""R6: answering."""

import pytest

from sleuth.core.actions import EndTurn, Pass, Show, Suggest
from sleuth.core.seen import Passed, SeenCardShown
from sleuth.core.truth import seen_by
from sleuth.core.truth.events import CardShown
from tests.kit import Scene, house, red_keep


def ask(*cards: str, scene: Scene | None = None, seat: int = 0) -> Scene:
    """Return a scene: a seat suggests these cards in the place it was brought to."""
    scene = scene or house()
    return scene.turn(seat).summon(seat, cards[2]).do(seat, Suggest(cards))


# --- R6.1 the order


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(
    ("answer_order", "seat", "order"),
    [
        ("clockwise", 0, (1, 2, 3)),
        ("clockwise", 2, (3, 0, 1)),
        ("counter-clockwise", 0, (3, 2, 1)),
        ("counter-clockwise", 2, (1, 0, 3)),
    ],
)
def test_the_others_are_asked_one_after_the_other_starting_next_to_the_asker(answer_order, seat, order):
    scene = Scene("classic", 4, answer_order=answer_order, case=("plum", "rope", "study"))
    ask("plum", "rope", "study", scene=scene, seat=seat)
    for other in order:
        assert scene.actor == other
        assert list(scene.legal(other)) == [Pass()]
        scene.do(other, Pass())
    assert scene.actor == seat


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "meereen", "travel"])
def test_in_every_edition_the_left_neighbour_is_asked_first(edition):
    scene = Scene(edition, 4, begins="dealer", dealer=0, abilities=False)
    places, suspects, weapons = scene.game.edition.places, scene.game.edition.suspects, scene.game.edition.weapons
    ask(suspects[0], weapons[0], places[0], scene=scene)
    assert scene.actor == 1


@pytest.mark.rule("R6.1")
def test_the_order_of_answering_does_not_follow_the_order_of_turns():
    scene = ask("plum", "spanner", "study", scene=house(turn_order="counter-clockwise"))
    assert [scene.actor, scene.do(1, Pass()).actor, scene.do(2, Pass()).actor] == [1, 2, 0]


@pytest.mark.rule("R6.1")
def test_the_first_card_shown_ends_the_answering():
    scene = ask("mustard", "rope", "study").do(1, Show("mustard"))  # seat 2 holds the rope, and is not asked
    assert scene.actor == 0
    assert scene.phase == "after"


# --- R6.2 and R6.3 showing and passing


@pytest.mark.rule("R6.2")
def test_a_seat_that_holds_named_cards_chooses_which_one_to_show():
    scene = ask("mustard", "dagger", "library")
    assert set(scene.legal(1)) == {Show("mustard"), Show("dagger"), Show("library")}


@pytest.mark.rule("R6.2")
def test_exactly_one_card_is_shown():
    scene = ask("mustard", "dagger", "library").do(1, Show("dagger"))
    assert scene.happened(CardShown) == [CardShown(1, 0, "dagger")]
    assert scene.view(0).own.saw == (("dagger", 1),)
    assert scene.refused(1, Show("mustard")).code == "not-asked"


@pytest.mark.rule("R6.2")
def test_only_the_asker_sees_the_card():
    scene = ask("mustard", "dagger", "library").do(1, Show("dagger"))
    (shown,) = scene.happened(CardShown)
    assert seen_by(shown, 0) == seen_by(shown, 1) == SeenCardShown(1, 0, "dagger")
    assert seen_by(shown, 2) == seen_by(shown, None) == SeenCardShown(1, 0, None)
    assert scene.view(2).own.saw == ()
    assert scene.view(1).own.showed == (("dagger", 0),)


@pytest.mark.rule("R6.2")
def test_a_seat_that_holds_a_named_card_must_show_one():
    refused = ask("mustard", "rope", "study").refused(1, Pass())
    assert (refused.code, refused.rule) == ("must-show", "R11.1")
    refused = ask("mustard", "rope", "study").refused(1, EndTurn())
    assert (refused.code, refused.rule) == ("must-answer", "R6.2")


@pytest.mark.rule("R6.3")
def test_a_seat_that_holds_none_says_so_and_the_next_is_asked():
    scene = ask("plum", "rope", "study")
    assert list(scene.legal(1)) == [Pass()]
    scene.do(1, Pass())
    assert scene.happened(Passed) == [Passed(1)]
    assert scene.actor == 2
    assert list(scene.legal(2)) == [Show("rope")]


@pytest.mark.rule("R6.3")
def test_everybody_sees_who_passed():
    scene = ask("plum", "rope", "study").do(1, Pass())
    assert all(seen_by(scene.last[0], seat) == Passed(1) for seat in (0, 1, 2, None))


@pytest.mark.rule("R6.3")
def test_when_all_have_passed_the_turn_goes_on():
    scene = ask("plum", "spanner", "study").do(1, Pass()).do(2, Pass())
    assert scene.phase == "after"
    assert scene.actor == 0


# --- R6.4 seats that are out


@pytest.mark.rule("R6.4", "R7.3")
def test_a_seat_that_is_out_still_answers():
    scene = ask("mustard", "rope", "study", scene=house().seat(1, standing="out"))
    assert scene.actor == 1
    scene.do(1, Show("mustard"))
    assert scene.view(0).own.saw == (("mustard", 1),)


@pytest.mark.rule("R6.4", "R8.5")
def test_a_seat_taken_by_the_white_walkers_does_not_answer():
    scene = red_keep(abilities=False).seat(1, standing="taken")
    ask("jaime-lannister", "arakh", "pavilion", scene=scene)
    assert scene.actor == 2


@pytest.mark.rule("R6.4", "R8.5")
def test_when_nobody_is_left_to_answer_nobody_refutes():
    scene = red_keep(abilities=False, accuse=["after-unrefuted"]).seat(1, standing="taken").seat(2, standing="taken")
    ask("jaime-lannister", "arakh", "pavilion", scene=scene)
    assert (scene.phase, scene.actor) == ("after", 0)


# --- R6.5 cards that cannot be shown


@pytest.mark.rule("R6.5")
def test_a_card_that_is_not_held_cannot_be_shown():
    refused = ask("mustard", "rope", "study").refused(1, Show("rope"))
    assert (refused.code, refused.rule, refused.details) == ("card-not-held", "R6.5", {"card": "rope"})


@pytest.mark.rule("R6.5")
def test_a_card_that_is_not_named_cannot_be_shown():
    refused = ask("mustard", "rope", "study").refused(1, Show("dagger"))
    assert (refused.code, refused.rule, refused.details) == ("card-not-asked", "R6.5", {"card": "dagger"})


@pytest.mark.rule("R6.5")
def test_a_seat_that_holds_none_cannot_show_anything():
    assert ask("plum", "rope", "study").refused(1, Show("dagger")).code == "card-not-asked"
