"""R8.12 and R8.13: abilities that no intrigue card has."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import EndTurn, Pass, Show, Suggest, Use, Waive
from sleuth.core.truth import events as e
from tests.kit import Scene, red_keep


def ability(effect: str, target: int | None = None) -> Use:
    return Use(effect, "ability", target)


# --- R8.12: second-card


def tyrion(*rumour: str, **more: object) -> Scene:
    """Return a scene: Tyrion asks; seat 1 holds the vial, the axe and the prison cells, among others."""
    scene = red_keep(("tyrion-lannister", "jaime-lannister", "cersei-lannister"), **more).summon(0, rumour[2])
    return scene.do(0, Suggest(rumour)).do(1, Show("vial-of-poison"))


@pytest.mark.rule("R8.12", "R8.10")
def test_tyrion_is_shown_a_second_card_once() -> None:
    scene = tyrion("petyr-baelish", "vial-of-poison", "prison-cells")
    assert (scene.phase, scene.actor) == ("after", 0)
    scene.do(0, ability("second-card"))
    assert (scene.phase, scene.actor) == ("answer", 1)
    assert list(scene.legal(1)) == [Show("prison-cells")]
    scene.do(1, Show("prison-cells"))
    shown = scene.only(e.CardShown)
    assert scene.knowing(shown) == {0, 1}
    assert scene.view(0).own.saw == (("vial-of-poison", 1), ("prison-cells", 1))
    assert scene.view(None).public.seats[0].ability_used
    scene.turn(0).summon(0, "prison-cells").do(0, Suggest(("petyr-baelish", "vial-of-poison", "prison-cells")))
    scene.do(1, Show("vial-of-poison"))
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)


@pytest.mark.rule("R8.12")
def test_a_seat_without_a_second_card_says_so_and_nobody_else_is_asked() -> None:
    scene = tyrion("petyr-baelish", "vial-of-poison", "pavilion").do(0, ability("second-card"))
    assert list(scene.legal(1)) == [Pass()]
    scene.do(1, Pass())
    assert scene.last == [s.Passed(1), s.TurnStarted(1)]


@pytest.mark.rule("R8.12", "R6.5")
def test_the_second_card_is_another_one() -> None:
    scene = tyrion("petyr-baelish", "vial-of-poison", "prison-cells").do(0, ability("second-card"))
    assert scene.refused(1, Show("vial-of-poison")).rule == "R6.5"
    assert scene.refused(1, Pass()).code == "must-show"


@pytest.mark.rule("R8.12")
def test_a_second_card_is_not_declined() -> None:
    scene = tyrion("petyr-baelish", "vial-of-poison", "prison-cells").hold(1, "decline")
    scene.do(0, ability("second-card"))
    assert scene.refused(1, Use("decline", "card")).code == "effect-not-now"


@pytest.mark.rule("R8.12")
def test_no_second_card_without_a_first_one() -> None:
    scene = red_keep(("tyrion-lannister", "jaime-lannister", "cersei-lannister")).hold(0, "look-right")
    scene.summon(0, "pycelles-laboratory").do(0, Suggest(("petyr-baelish", "faceless-man", "pycelles-laboratory")))
    scene.do(1, Pass()).do(2, Pass())
    assert (scene.phase, scene.actor) == ("after", 0)
    assert scene.refused(0, ability("second-card")).code == "effect-not-now"


@pytest.mark.rule("R8.12", "R8.7")
def test_the_second_card_can_be_seen_by_others_too() -> None:
    scene = red_keep(("tyrion-lannister", "jaime-lannister", "margaery-tyrell")).summon(0, "prison-cells")
    scene.do(0, Suggest(("petyr-baelish", "vial-of-poison", "prison-cells"))).do(1, Show("vial-of-poison"))
    scene.do(2, Waive()).do(0, ability("second-card")).do(1, Show("prison-cells"))
    assert (scene.phase, scene.actor) == ("watch", 2)
    scene.do(2, ability("see-shown"))
    assert scene.only(e.ShownCardSeen).card == "prison-cells"


@pytest.mark.rule("R8.12")
def test_a_seat_need_not_ask_for_the_second_card() -> None:
    scene = tyrion("petyr-baelish", "vial-of-poison", "prison-cells").do(0, EndTurn())
    assert not scene.state.public.seats[0].ability_used


# --- R8.13: look-any


@pytest.mark.rule("R8.13", "R8.15", "R8.10")
def test_petyr_sees_one_random_card_of_a_seat_of_his_choice_once() -> None:
    scene = red_keep(("petyr-baelish", "margaery-tyrell", "sansa-stark")).next_picks("battle-axe")
    assert {use.target for use in scene.legal(0) if isinstance(use, Use)} == {1, 2}
    scene.do(0, ability("look-any", 1))
    look = scene.only(e.CardsPeeked)
    assert look.looks == ((0, 1, "battle-axe"),)
    assert scene.knowing_look(look) == {0, 1}
    assert scene.view(None).public.seats[0].ability_used
    assert scene.refused(0, ability("look-any", 2)).code == "effect-not-held"


@pytest.mark.rule("R8.13")
def test_petyr_may_look_at_a_seat_that_is_out_but_not_at_an_open_hand() -> None:
    scene = (
        red_keep(("petyr-baelish", "margaery-tyrell", "sansa-stark")).seat(1, standing="out").seat(2, standing="taken")
    )
    assert {use.target for use in scene.legal(0) if isinstance(use, Use)} == {1}


@pytest.mark.rule("R8.13")
def test_petyr_looks_only_on_his_own_turn() -> None:
    scene = red_keep(("cersei-lannister", "petyr-baelish", "tyrion-lannister")).summon(0, "pavilion")
    scene.do(0, Suggest(("sansa-stark", "arakh", "pavilion")))
    assert scene.actor == 1
    assert scene.refused(1, ability("look-any", 0)).code == "effect-not-now"
