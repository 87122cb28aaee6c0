"""R11: false witness."""

import pytest

from sleuth.core.actions import Accuse, EndTurn, LookAt, Move, Pass, Show, Suggest
from sleuth.core.seen import FalseWitnessFound, Passed, TurnStarted
from sleuth.core.truth import seen_by
from sleuth.core.truth.events import CardShown
from sleuth.editions import EDITION_IDS, load_edition
from tests.kit import Scene, at, house


def ask(*cards: str, scene: Scene | None = None, **options) -> Scene:
    """Return a scene with false witnesses: seat 0 suggests these cards where it was brought."""
    scene = scene or house(**{"false_witness": True, **options})
    return scene.turn(0).summon(0, cards[2]).do(0, Suggest(cards))


def standings(scene: Scene) -> list[str]:
    return [seat.standing for seat in scene.state.public.seats]


@pytest.mark.rule("R11.1")
def test_without_false_witness_denying_a_card_is_refused():
    refused = ask("mustard", "spanner", "study", false_witness=False).refused(1, Pass())
    assert (refused.code, refused.rule) == ("must-show", "R11.1")


@pytest.mark.rule("R11.1")
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_only_the_travel_edition_has_false_witnesses(edition):
    assert load_edition(edition).options.false_witness == (edition == "travel")


@pytest.mark.rule("R11.2")
def test_with_false_witness_a_card_can_be_denied():
    scene = ask("mustard", "spanner", "study")
    assert set(scene.legal(1)) == {Show("mustard"), Pass()}
    scene.do(1, Pass())
    assert scene.happened(Passed) == [Passed(1)]


@pytest.mark.rule("R11.2")
def test_it_is_not_discovered_before_the_round_is_over():
    scene = ask("mustard", "spanner", "study").do(1, Pass())
    assert scene.happened(FalseWitnessFound) == []
    assert scene.actor == 2
    assert standings(scene) == ["in", "in", "in"]
    assert all(seen_by(scene.last[0], seat) == Passed(1) for seat in (0, 1, 2, None))


@pytest.mark.rule("R11.2")
def test_the_referee_discovers_it_when_all_have_passed():
    scene = ask("mustard", "spanner", "study").do(1, Pass()).do(2, Pass())
    assert scene.happened(FalseWitnessFound) == [FalseWitnessFound(1, owes=True)]


@pytest.mark.rule("R11.2", "R11.4")
def test_when_somebody_else_showed_a_card_it_comes_to_light_but_nothing_is_owed():
    scene = ask("mustard", "rope", "study").do(1, Pass()).do(2, Show("rope"))
    assert scene.happened(FalseWitnessFound) == [FalseWitnessFound(1, owes=False)]
    assert standings(scene) == ["in", "out", "in"]
    assert scene.view(0).own.saw == (("rope", 2),)
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R11.2")
def test_the_last_one_asked_can_be_the_false_witness():
    scene = ask("plum", "rope", "study").do(1, Pass()).do(2, Pass())
    assert scene.happened(FalseWitnessFound) == [FalseWitnessFound(2, owes=True)]
    assert scene.actor == 2


@pytest.mark.rule("R11.2")
def test_an_honest_denial_has_no_consequences():
    scene = ask("plum", "spanner", "study").do(1, Pass()).do(2, Pass())
    assert scene.happened(FalseWitnessFound) == []
    assert standings(scene) == ["in", "in", "in"]
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R11.3")
def test_a_false_witness_is_out_and_gets_no_more_turns():
    scene = ask("mustard", "spanner", "study").do(1, Pass()).do(2, Pass()).do(1, Show("mustard"))
    assert standings(scene) == ["in", "out", "in"]
    scene.do(0, EndTurn())
    assert scene.happened(TurnStarted) == [TurnStarted(2)]


@pytest.mark.rule("R11.3", "R6.4")
def test_a_false_witness_answers_from_then_on():
    scene = house(false_witness=True).seat(1, standing="out")
    ask("mustard", "spanner", "study", scene=scene)
    assert scene.actor == 1
    assert Show("mustard") in scene.legal(1)


@pytest.mark.rule("R11.3", "R7.6")
def test_the_asker_can_be_the_last_one_left():
    scene = ask("mustard", "rope", "study").do(1, Pass()).do(2, Pass()).do(1, Show("mustard")).do(0, EndTurn())
    assert standings(scene) == ["in", "out", "out"]
    assert scene.actor == 0


@pytest.mark.rule("R11.3", "R7.4")
def test_a_false_witness_clears_a_door_like_any_seat_that_is_out():
    scene = house(false_witness=True, step_aside=True).put(mustard=at(7, 4))
    ask("peacock", "spanner", "study", scene=scene).do(1, Pass()).do(2, Pass()).do(1, Show("peacock")).do(0, EndTurn())
    assert scene.spot("mustard") == "kitchen"


@pytest.mark.rule("R11.4")
def test_the_false_witness_owes_the_asker_a_true_answer():
    scene = ask("mustard", "dagger", "study").do(1, Pass()).do(2, Pass())
    assert (scene.phase, scene.actor) == ("answer", 1)
    assert set(scene.legal(1)) == {Show("mustard"), Show("dagger")}
    refused = scene.refused(1, Pass())
    assert (refused.code, refused.rule) == ("must-show", "R11.4")
    scene.do(1, Show("dagger"))
    assert scene.happened(CardShown) == [CardShown(1, 0, "dagger")]
    assert scene.view(0).own.saw == (("dagger", 1),)
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R11.4")
def test_the_first_of_several_false_witnesses_answers():
    scene = ask("mustard", "rope", "study").do(1, Pass()).do(2, Pass())
    assert scene.happened(FalseWitnessFound) == [FalseWitnessFound(1, owes=True), FalseWitnessFound(2, owes=False)]
    assert standings(scene) == ["in", "out", "out"]
    scene.do(1, Show("mustard"))
    assert scene.happened(FalseWitnessFound) == []
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R11.4", "R7.1")
def test_a_suggestion_that_was_denied_falsely_counts_as_refuted():
    scene = ask("mustard", "spanner", "study", accuse=["after-unrefuted"]).do(1, Pass()).do(2, Pass())
    scene.do(1, Show("mustard"))
    assert scene.actor == 2  # no accusation could follow, so the turn is over


@pytest.mark.rule("R11.4", "R12.2")
def test_between_two_sides_the_true_answer_takes_the_place_of_the_look():
    scene = Scene("classic", 2, false_witness=True, side_cards=4, case=("plum", "rope", "study"))
    card = next(card for card in scene.state.private[1].hand if card in scene.game.edition.weapons)
    ask("plum", card, "study", scene=scene).do(1, Pass())
    assert scene.happened(FalseWitnessFound) == [FalseWitnessFound(1, owes=True)]
    scene.do(1, Show(card))
    assert LookAt not in scene.kinds(0)
    assert scene.phase == "after"


@pytest.mark.rule("R11.2", "R11.3")
def test_each_round_of_answers_stands_alone():
    scene = ask("mustard", "spanner", "study").do(1, Pass()).do(2, Pass()).do(1, Show("mustard")).do(0, EndTurn())
    scene.summon(2, "study").do(2, Suggest(("plum", "spanner", "study"))).do(0, Pass()).do(1, Pass())
    assert scene.happened(FalseWitnessFound) == []


@pytest.mark.rule("R11.5")
def test_a_seat_that_is_out_cannot_deny_a_card():
    scene = house(false_witness=True).do(0, Accuse(("white", "rope", "hall"))).turn(1).summon(1, "study")
    scene.do(1, Suggest(("scarlett", "spanner", "study"))).do(2, Pass())
    assert list(scene.legal(0)) == [Show("scarlett")]
    refused = scene.refused(0, Pass())
    assert (refused.code, refused.rule) == ("must-show", "R11.5")


@pytest.mark.rule("R11.5")
def test_a_false_witness_cannot_deny_a_second_time():
    scene = ask("mustard", "spanner", "study").do(1, Pass()).do(2, Pass()).do(1, Show("mustard")).do(0, EndTurn())
    scene.summon(2, "study").do(2, Suggest(("peacock", "spanner", "study"))).do(0, Pass())
    assert list(scene.legal(1)) == [Show("peacock")]


@pytest.mark.rule("R11.2")
def test_a_whole_turn_of_the_travel_edition():
    scene = house("travel", dice=[6, 1, 1]).put(scarlett=at(20, 17)).roll(0, 1, 1).do(0, Move("study"))
    scene.do(0, Suggest(("mustard", "spanner", "study"))).do(1, Pass()).do(2, Pass()).do(1, Show("mustard"))
    assert scene.happened(TurnStarted) == [TurnStarted(2)]  # refuted after all, and the false witness has no turn
