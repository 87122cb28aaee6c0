"""R8.11: Cersei may move a second time (the book's example of an ability)."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, EndTurn, Move, Pass, Roll, Suggest, TakePassage, Use
from sleuth.core.truth import events as e
from tests.kit import Scene, red_keep

AGAIN = Use("move-again", "ability")


def cersei(spot: str, **more: object) -> Scene:
    """Return a scene in which seat 0 plays Cersei, standing here."""
    return red_keep(3, **more).put(cersei_lannister=spot)


def again(scene: Scene, *dice: int) -> Scene:
    """Use the ability and roll these dice."""
    scene.chance.dice[:0] = dice
    return scene.do(0, AGAIN)


def moves(scene: Scene) -> set[str]:
    return {action.to for action in scene.legal(0) if isinstance(action, Move)}


@pytest.mark.rule("R8.11", "R8.10")
def test_after_the_first_move_to_a_square_cersei_may_roll_and_move_again() -> None:
    scene = cersei("G7").roll(0, 1, 2).do(0, Move("H7"))
    assert (scene.phase, set(scene.legal(0))) == ("moved", {EndTurn(), AGAIN})
    again(scene, 2, 2)
    assert scene.last == [s.EffectUsed(0, "move-again", "ability"), s.DiceRolled(0, (2, 2))]
    assert (scene.phase, scene.actor, scene.state.public.turn.steps) == ("move", 0, 4)
    scene.do(0, Move("G8"))
    assert scene.last == [s.Moved(0, "G8", "steps"), s.TurnStarted(1)]


@pytest.mark.rule("R8.11")
def test_cersei_need_not_move_a_second_time() -> None:
    scene = cersei("G7").roll(0, 1, 2).do(0, Move("H7")).do(0, EndTurn())
    assert scene.last == [s.TurnEnded(0), s.TurnStarted(1)]
    assert not scene.state.public.seats[0].ability_used


@pytest.mark.rule("R8.11")
def test_there_is_no_second_move_before_the_first() -> None:
    scene = cersei("G7")
    assert scene.refused(0, AGAIN).code == "effect-not-now"
    scene.roll(0, 1, 2)
    assert scene.refused(0, AGAIN).code == "effect-not-now"


@pytest.mark.rule("R8.11", "R8.10")
def test_a_second_move_comes_once_per_game() -> None:
    scene = again(cersei("G7").roll(0, 1, 2).do(0, Move("H7")), 2, 2).do(0, Move("G8"))
    assert scene.state.public.seats[0].ability_used
    scene.turn(0).roll(0, 1, 2).do(0, Move("G7"))
    assert scene.last == [s.Moved(0, "G7", "steps"), s.TurnStarted(1)]


@pytest.mark.rule("R8.11")
def test_other_characters_move_once() -> None:
    scene = red_keep(3).turn(1).put(jaime_lannister="G7").roll(1, 1, 2).do(1, Move("H7"))
    assert scene.last == [s.Moved(1, "H7", "steps"), s.TurnStarted(2)]


@pytest.mark.rule("R8.11", "R8.2")
def test_a_question_mark_in_the_second_roll_draws_a_card() -> None:
    scene = cersei("G7").roll(0, 1, 2).do(0, Move("H7")).next_picks("add-six")
    again(scene, 4, 1)
    assert scene.only(e.IntrigueDrawn) == e.IntrigueDrawn(0, "add-six")
    assert (scene.phase, scene.state.public.turn.steps) == ("move", 4)


@pytest.mark.rule("R8.11", "R8.3")
def test_cersei_may_go_on_from_a_question_square_after_drawing() -> None:
    scene = cersei("G7").roll(0, 1, 2).next_picks("look-right").do(0, Move("J7"))
    assert scene.last == [s.Moved(0, "J7", "steps"), e.IntrigueDrawn(0, "look-right")]
    assert (scene.phase, scene.actor) == ("moved", 0)
    again(scene, 2, 2)
    assert "N7" in moves(scene)


@pytest.mark.rule("R8.11")
def test_from_a_place_the_rumour_is_made_where_the_second_move_ends() -> None:
    scene = cersei("K18").roll(0, 1, 2).do(0, Move("pavilion"))
    assert scene.kinds(0) == {Suggest, Use}
    again(scene, 3, 2).do(0, Move("gardens"))
    assert (scene.phase, scene.actor) == ("suggest", 0)
    assert scene.refused(0, Suggest(("petyr-baelish", "arakh", "pavilion"))).code == "other-place"
    scene.do(0, Suggest(("petyr-baelish", "arakh", "gardens")))
    assert len(scene.happened(s.SuggestionMade)) == 1


@pytest.mark.rule("R8.11")
def test_no_rumour_when_the_second_move_ends_on_a_square() -> None:
    scene = cersei("K18").roll(0, 1, 2).do(0, Move("pavilion"))
    again(scene, 1, 2).do(0, Move("N22"))
    assert scene.last == [s.Moved(0, "N22", "steps"), s.TurnStarted(1)]


@pytest.mark.rule("R8.11")
def test_the_second_move_comes_before_the_rumour_not_after_it() -> None:
    scene = cersei("K18").hold(0, "look-right").roll(0, 1, 2).do(0, Move("pavilion"))
    scene.do(0, Suggest(("petyr-baelish", "crossbow", "pavilion"))).do(1, Pass()).do(2, Pass())
    assert (scene.phase, scene.actor) == ("after", 0)
    assert scene.refused(0, AGAIN).code == "effect-not-now"


@pytest.mark.rule("R8.11", "R3.7")
def test_no_place_left_in_either_move_may_be_entered_again() -> None:
    scene = cersei("sparring-yard").roll(0, 3, 6).do(0, Move("pavilion"))
    again(scene, 4, 5)
    assert scene.state.public.turn.left == ("sparring-yard",)
    assert "gardens" in moves(scene)
    assert not {"sparring-yard", "pavilion"} & moves(scene)


@pytest.mark.rule("R8.11", "R3.7")
def test_with_reentry_the_place_left_first_may_be_entered_again() -> None:
    scene = cersei("sparring-yard", reentry=True).roll(0, 3, 6).do(0, Move("pavilion"))
    assert "sparring-yard" in moves(again(scene, 4, 5))


@pytest.mark.rule("R8.11", "R3.7")
def test_the_centre_left_in_the_first_move_stays_closed_in_the_second() -> None:
    scene = cersei("throne-room").roll(0, 1, 2).do(0, Move("L17"))
    again(scene, 3, 2)
    assert "throne-room" not in moves(scene)
    scene = cersei("L17").roll(0, 1, 2).do(0, Move("M17"))
    assert "throne-room" in moves(again(scene, 3, 2))


@pytest.mark.rule("R8.11", "R3.12")
def test_in_the_centre_cersei_may_accuse_or_move_again() -> None:
    scene = cersei("M16").roll(0, 1, 2).do(0, Move("throne-room"))
    assert scene.kinds(0) == {EndTurn, Accuse, Use}
    again(scene, 1, 2)
    assert (scene.phase, scene.actor) == ("move", 0)
    assert "throne-room" not in moves(scene)
    assert "L17" in moves(scene)


@pytest.mark.rule("R8.11")
def test_the_second_move_may_lead_into_the_centre() -> None:
    scene = again(cersei("L17").roll(0, 1, 2).do(0, Move("M17")), 3, 2).do(0, Move("throne-room"))
    assert scene.kinds(0) == {EndTurn, Accuse}


@pytest.mark.rule("R8.11", "R3.10")
def test_a_passage_is_a_first_move_too() -> None:
    scene = cersei("small-council-chamber").do(0, TakePassage("gardens"))
    assert AGAIN in scene.legal(0)
    again(scene, 1, 2)
    assert not {"small-council-chamber", "gardens"} & moves(scene)


@pytest.mark.rule("R8.11", "R8.6")
def test_going_to_any_place_by_a_card_is_a_first_move_too() -> None:
    scene = cersei("G7").hold(0, "any-place").do(0, Use("any-place", "card", "pavilion"))
    again(scene, 3, 2).do(0, Move("gardens"))
    assert scene.phase == "suggest"


@pytest.mark.rule("R8.11", "R8.6")
def test_add_six_serves_either_roll() -> None:
    scene = cersei("G7").hold(0, "add-six", "add-six").roll(0, 1, 2).do(0, Use("add-six", "card"))
    assert scene.state.public.turn.steps == 9
    scene.do(0, Move("H7"))
    again(scene, 1, 2).do(0, Use("add-six", "card"))
    assert scene.state.public.turn.steps == 9


@pytest.mark.rule("R8.11", "R4.2")
def test_without_a_move_there_is_no_second_one() -> None:
    scene = cersei("G7").hold(0, "second-rumour").summon(0, "pavilion")
    assert Roll() in scene.legal(0)
    scene.do(0, Suggest(("petyr-baelish", "crossbow", "pavilion"))).do(1, Pass()).do(2, Pass())
    scene.do(0, Use("second-rumour", "card"))
    assert scene.refused(0, AGAIN).code == "effect-not-now"
