"""R7.8 with the Game of Thrones boards: leftovers face down in the centre."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, EndTurn, LookAt, Move, Roll
from sleuth.core.truth import events as e
from tests.kit import KEEP_CASE, Scene, red_keep


def into_the_centre(**more: object) -> Scene:
    """Return a scene: seat 0 walks into the throne room, where two cards lie face down."""
    scene = red_keep(3, abilities=False, leftovers="centre", **more).put(cersei_lannister="M16").roll(0, 1, 2)
    return scene.do(0, Move("throne-room"))


@pytest.mark.rule("R7.8", "R1.5")
def test_the_leftovers_lie_face_down_in_the_centre() -> None:
    scene = red_keep(3, abilities=False, leftovers="centre")
    assert (scene.state.public.centre, scene.state.public.open) == (2, ())
    assert scene.state.hidden.centre == ("tommens-bedchamber", "pycelles-laboratory")


@pytest.mark.rule("R7.8")
def test_a_move_into_the_centre_allows_one_look_instead_of_accusing() -> None:
    scene = into_the_centre()
    assert scene.kinds(0) == {LookAt, Accuse, EndTurn}
    scene.do(0, LookAt("centre", 1))
    look = scene.only(e.PileLooked)
    assert look.card == "pycelles-laboratory"
    assert scene.knowing(look) == {0}
    assert scene.view(0).own.saw == (("pycelles-laboratory", "centre"),)
    assert (scene.phase, scene.actor) == ("start", 1)


@pytest.mark.rule("R7.8")
def test_no_card_of_the_centre_is_looked_at_twice_by_the_same_seat() -> None:
    scene = into_the_centre().do(0, LookAt("centre", 1))
    scene.turn(0).put(cersei_lannister="M16").roll(0, 1, 2).do(0, Move("throne-room"))
    assert scene.refused(0, LookAt("centre", 1)).code == "cannot-look"
    assert LookAt("centre", 0) in scene.legal(0)


@pytest.mark.rule("R7.8")
def test_a_seat_that_only_stands_in_the_centre_cannot_look() -> None:
    scene = red_keep(3, abilities=False, leftovers="centre")
    assert scene.spot("cersei-lannister") == "throne-room"
    assert scene.kinds(0) == {Roll, Accuse}
    refusal = scene.refused(0, LookAt("centre", 0))
    assert (refusal.code, refusal.rule) == ("cannot-look", "R7.8")


@pytest.mark.rule("R7.8")
def test_accusing_in_the_centre_is_the_alternative_to_looking() -> None:
    scene = into_the_centre().do(0, Accuse(KEEP_CASE))
    assert scene.only(s.GameEnded).winner == 0
