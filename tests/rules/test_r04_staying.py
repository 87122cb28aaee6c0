"""R4: staying and leaving."""

import pytest

from sleuth.core.actions import Accuse, EndTurn, Move, Pass, Roll, Show, Suggest, TakePassage
from sleuth.core.seen import Stayed
from tests.kit import Scene, at, house

HALL = ("plum", "spanner", "hall")
"""A suggestion in the hall that only White's seat can answer."""


def brought(**options) -> Scene:
    """Return a scene: Scarlett has suggested Mustard in the kitchen and been answered; it is Mustard's turn."""
    scene = house(**options).put(scarlett=at(7, 4)).roll(0, 1).do(0, Move("kitchen"))
    scene.do(0, Suggest(("mustard", "spanner", "kitchen"))).do(1, Show("mustard")).do(0, EndTurn())
    assert scene.actor == 1
    assert scene.spot("mustard") == "kitchen"
    return scene


def suggested(**options) -> Scene:
    """Return a scene: Scarlett has entered the hall and suggested there; her next turn begins."""
    scene = house(**options).put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    return scene.do(0, Suggest(HALL)).do(1, Pass()).do(2, Show("hall")).do(0, EndTurn()).turn(0)


# --- R4.1 leaving


@pytest.mark.rule("R4.1")
def test_without_staying_a_seat_must_leave_its_place():
    scene = suggested()
    assert scene.kinds(0) == {Roll, Accuse}
    refused = scene.refused(0, EndTurn())
    assert (refused.code, refused.rule) == ("must-leave", "R4.1")


@pytest.mark.rule("R4.1")
def test_a_place_is_left_by_a_door_or_a_passage():
    scene = house().put(scarlett="kitchen").seat(0, fresh=False)
    assert scene.kinds(0) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.1", "R5.2")
def test_without_staying_even_a_seat_that_has_not_suggested_must_leave():
    scene = house(suggestion="may").put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall")).do(0, EndTurn()).turn(0)
    assert scene.kinds(0) == {Roll, Accuse}


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "meereen"])
def test_the_editions_without_staying(edition):
    scene = Scene(edition, 3, begins="dealer", dealer=0)
    scene.put(**{scene.game.figures[0]: scene.game.edition.places[1]})
    assert scene.refused(0, EndTurn()).code == "must-leave"


# --- R4.2 being brought


@pytest.mark.rule("R4.2")
def test_a_seat_whose_figure_was_brought_may_suggest_at_once_without_rolling():
    scene = brought()
    assert scene.kinds(1) == {Roll, TakePassage, Suggest, Accuse}
    scene.do(1, Suggest(("green", "rope", "kitchen")))
    assert scene.phase == "answer"


@pytest.mark.rule("R4.2")
def test_a_seat_whose_figure_was_brought_may_move_instead():
    assert brought().roll(1, 1).do(1, Move(at(7, 4))).spot("mustard") == at(7, 4)
    assert brought().do(1, TakePassage("study")).spot("mustard") == "study"


@pytest.mark.rule("R4.2")
def test_a_seat_that_has_rolled_does_not_suggest_where_it_was_brought():
    assert Suggest not in brought().roll(1, 2).kinds(1)


@pytest.mark.rule("R4.2")
def test_without_summoned_a_figure_that_was_brought_must_leave():
    scene = brought(summoned=False)
    assert scene.kinds(1) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.2")
def test_a_figure_that_already_stood_there_was_not_brought():
    scene = house().put(scarlett=at(7, 4), mustard="kitchen").seat(1, fresh=False)
    scene.roll(0, 1).do(0, Move("kitchen")).do(0, Suggest(("mustard", "spanner", "kitchen")))
    scene.do(1, Show("mustard")).do(0, EndTurn())
    assert scene.actor == 1
    assert scene.kinds(1) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.2")
def test_naming_ones_own_figure_does_not_bring_it():
    scene = house().put(scarlett=at(7, 4)).roll(0, 1).do(0, Move("kitchen"))
    scene.do(0, Suggest(("scarlett", "dagger", "kitchen"))).do(1, Show("dagger")).do(0, EndTurn()).turn(0)
    assert scene.kinds(0) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.2", "R4.4")
def test_having_suggested_where_it_was_brought_the_seat_must_leave():
    scene = brought().do(1, Suggest(("mustard", "rope", "kitchen"))).do(2, Show("rope")).do(1, EndTurn()).turn(1)
    assert scene.kinds(1) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.2")
def test_the_right_to_suggest_lasts_for_the_next_turn_only_when_the_figure_stays_blocked():
    scene = brought(passages=False).put(plum=at(7, 4))
    assert EndTurn in scene.kinds(1)
    scene.do(1, EndTurn()).turn(1)
    assert Suggest not in scene.kinds(1)


@pytest.mark.rule("R4.2", "R7.7")
def test_the_right_to_suggest_lasts_for_the_next_turn_only_when_that_turn_was_a_false_accusation():
    scene = brought(accusations=2).do(1, Accuse(("white", "rope", "lounge")))
    assert scene.actor == 2
    assert Suggest not in scene.turn(1).kinds(1)


@pytest.mark.rule("R4.2")
def test_the_right_to_suggest_is_lost_by_moving_on():
    scene = brought(suggestion="may").do(1, TakePassage("study")).do(1, EndTurn()).turn(1)
    assert scene.kinds(1) == {Roll, TakePassage, Accuse}


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "meereen", "travel"])
def test_being_brought_counts_in_all_editions_with_a_board(edition):
    scene = Scene(edition, 3, begins="dealer", dealer=0)
    place = scene.game.edition.places[2]
    assert Suggest in scene.summon(0, place).kinds(0)


# --- R4.3 staying


@pytest.mark.rule("R4.3")
def test_with_staying_a_seat_may_stay_and_forgo_the_roll():
    scene = suggested(staying=True)
    assert scene.kinds(0) == {Roll, EndTurn, Accuse}
    scene.do(0, EndTurn())
    assert scene.happened(Stayed) == [Stayed(0, blocked=False)]
    assert scene.actor == 1
    assert scene.spot("scarlett") == "hall"


@pytest.mark.rule("R4.3")
def test_with_staying_a_seat_may_suggest_there_if_it_has_not_yet():
    scene = house(staying=True, suggestion="may").put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    scene.do(0, EndTurn()).turn(0)
    assert Suggest in scene.kinds(0)
    scene.do(0, EndTurn()).turn(0)  # not even now
    assert Suggest in scene.kinds(0)
    scene.do(0, Suggest(HALL)).do(1, Pass()).do(2, Show("hall")).do(0, EndTurn()).turn(0)
    assert Suggest not in scene.kinds(0)


@pytest.mark.rule("R4.3")
def test_with_staying_but_without_summoned_a_figure_that_was_brought_may_suggest_as_well():
    assert Suggest in brought(staying=True, summoned=False).kinds(1)


@pytest.mark.rule("R4.3")
def test_staying_is_for_places_and_not_for_squares():
    scene = house(staying=True)
    assert EndTurn not in scene.kinds(0)


@pytest.mark.rule("R4.3", "R3.12")
@pytest.mark.parametrize("edition", ["sherlock", "meereen"])
def test_with_staying_a_seat_may_stay_in_the_centre_but_not_suggest_there(edition):
    scene = Scene(edition, 3, begins="dealer", dealer=0, figures="centre", staying=True, abilities=False)
    assert scene.kinds(0) == {Roll, EndTurn, Accuse}


@pytest.mark.rule("R4.1")
def test_in_the_travel_edition_a_seat_must_leave():
    scene = house("travel", dice=[6, 1, 1]).put(scarlett="hall").seat(0, fresh=False)
    assert scene.kinds(0) == {Roll}
    refused = scene.refused(0, EndTurn())
    assert (refused.code, refused.rule) == ("must-leave", "R4.1")


@pytest.mark.rule("R4.3")
def test_staying_is_a_house_rule_of_the_travel_edition():
    scene = house("travel", dice=[6, 1, 1], staying=True).put(scarlett="hall").seat(0, fresh=False)
    assert scene.kinds(0) == {Roll, EndTurn}


@pytest.mark.rule("R4.3", "R3.9")
def test_with_staying_a_walled_in_figure_still_counts_as_blocked():
    scene = house(staying=True, passages=False).put(scarlett="kitchen", plum=at(7, 4)).do(0, EndTurn())
    assert scene.happened(Stayed) == [Stayed(0, blocked=True)]


# --- R4.4 no second suggestion


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize("staying", [True, False])
def test_no_second_suggestion_in_the_same_place(staying):
    scene = suggested(staying=staying)
    refused = scene.refused(0, Suggest(HALL))
    assert (refused.code, refused.rule) == ("already-suggested", "R4.4")


@pytest.mark.rule("R4.4")
def test_one_suggestion_in_one_turn():
    scene = house().put(scarlett=at(17, 11)).roll(0, 1).do(0, Move("hall"))
    scene.do(0, Suggest(HALL)).do(1, Pass()).do(2, Show("hall"))
    refused = scene.refused(0, Suggest(HALL))
    assert (refused.code, refused.rule) == ("already-suggested", "R4.4")


@pytest.mark.rule("R4.4")
def test_after_leaving_a_place_a_seat_may_suggest_there_again():
    scene = suggested().roll(0, 1).do(0, Move(at(17, 11))).turn(0).roll(0, 1).do(0, Move("hall"))
    assert scene.kinds(0) == {Suggest}


@pytest.mark.rule("R4.4", "R3.7")
def test_with_reentry_leaving_and_coming_back_in_one_move_is_enough():
    scene = suggested(reentry=True).roll(0, 2).do(0, Move("hall"))
    assert scene.kinds(0) == {Suggest}


@pytest.mark.rule("R4.4")
def test_after_being_brought_back_a_seat_may_suggest_again():
    scene = suggested().roll(0, 1).do(0, Move(at(17, 11))).turn(1).put(mustard=at(17, 12)).roll(1, 1)
    scene.do(1, Move("hall")).do(1, Suggest(("scarlett", "rope", "hall")))
    assert Suggest in scene.turn(0).kinds(0)


@pytest.mark.rule("R4.4", "R4.2")
def test_being_named_where_it_already_suggested_gives_no_new_suggestion():
    scene = suggested(staying=True).turn(1).put(mustard=at(17, 12)).roll(1, 1)
    scene.do(1, Move("hall")).do(1, Suggest(("scarlett", "rope", "hall")))
    assert Suggest not in scene.turn(0).kinds(0)
