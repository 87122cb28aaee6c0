"""R8.7: seeing the card just shown to somebody else."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Pass, Show, Suggest, Use, Waive
from sleuth.core.truth import events as e
from tests.kit import Scene, red_keep

FOUR = ("cersei-lannister", "jaime-lannister", "tyrion-lannister", "margaery-tyrell")
HANDS = (("crossbow",), ("vial-of-poison",), ("arakh",), ("battle-axe",))
RUMOUR = Suggest(("petyr-baelish", "vial-of-poison", "pavilion"))
BY_CARD, BY_ABILITY = Use("see-shown", "card"), Use("see-shown", "ability")


def asked(**more: object) -> Scene:
    """Return a scene: seat 0 asks for the vial that seat 1 holds; seat 3 is Margaery, who has the ability."""
    return red_keep(FOUR, hands=HANDS, **more).summon(0, "pavilion").do(0, RUMOUR)


def shown(**more: object) -> Scene:
    return asked(**more).do(1, Show("vial-of-poison"))


@pytest.mark.rule("R8.7")
def test_right_after_a_card_was_shown_it_can_be_seen() -> None:
    scene = asked(abilities=False).hold(3, "see-shown").do(1, Show("vial-of-poison"))
    assert (scene.phase, scene.actor) == ("watch", 3)
    scene.do(3, BY_CARD)
    assert scene.last[:2] == [
        s.EffectUsed(3, "see-shown", "card"),
        e.ShownCardSeen(3, 1, 0, "vial-of-poison"),
    ]
    assert scene.view(3).own.saw == (("vial-of-poison", 1),)
    assert scene.view(3).own.held == ()


@pytest.mark.rule("R8.7")
def test_the_shown_card_is_seen_by_owner_asker_and_watcher_only() -> None:
    scene = shown()
    assert scene.knowing(scene.only(e.CardShown)) == {0, 1}
    scene.do(3, BY_ABILITY)
    assert scene.knowing(scene.only(e.ShownCardSeen)) == {0, 1, 3}
    assert scene.view(2).own.saw == ()


@pytest.mark.rule("R8.7")
def test_waiving_shows_nothing_and_keeps_the_ability() -> None:
    scene = shown().do(3, Waive())
    assert scene.last == [s.Waived(3), s.TurnStarted(1)]
    assert scene.view(3).own.saw == ()
    assert not scene.state.public.seats[3].ability_used


@pytest.mark.rule("R8.7")
def test_every_seat_that_could_is_asked_in_order_so_that_the_question_reveals_nothing() -> None:
    scene = asked().hold(2, "decline").do(1, Show("vial-of-poison"))
    assert (scene.phase, scene.actor) == ("watch", 2)
    assert list(scene.legal(2)) == [Waive()]
    scene.do(2, Waive())
    assert (scene.phase, scene.actor) == ("watch", 3)
    assert set(scene.legal(3)) == {Waive(), BY_ABILITY}


@pytest.mark.rule("R8.7")
def test_the_window_is_the_same_whatever_card_is_kept() -> None:
    windows = []
    for card in ("see-shown", "decline"):
        scene = asked(abilities=False).hold(2, card).do(1, Show("vial-of-poison")).do(2, Waive())
        windows.append([scene.view(None).public, scene.events[-2:]])
    assert windows[0] == windows[1]


@pytest.mark.rule("R8.7")
def test_several_can_see_the_same_card_one_after_the_other() -> None:
    scene = asked().hold(2, "see-shown").do(1, Show("vial-of-poison")).do(2, BY_CARD).do(3, BY_ABILITY)
    assert scene.view(2).own.saw == scene.view(3).own.saw == (("vial-of-poison", 1),)


@pytest.mark.rule("R8.7")
def test_a_seat_that_can_have_neither_card_nor_ability_is_not_asked() -> None:
    scene = shown(abilities=False)
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.7")
def test_neither_the_seat_that_showed_nor_the_asker_is_asked() -> None:
    scene = asked(abilities=False).hold(0, "see-shown").hold(1, "decline").do(1, Show("vial-of-poison"))
    assert (scene.phase, scene.actor) == ("after", 0)
    assert scene.refused(0, BY_CARD).code == "effect-not-now"


@pytest.mark.rule("R8.7", "R7.3")
@pytest.mark.parametrize("standing", ["out", "taken"])
def test_a_seat_that_is_out_or_taken_is_not_asked(standing: str) -> None:
    scene = asked().seat(3, standing=standing).do(1, Show("vial-of-poison"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.7")
def test_no_card_shown_means_nothing_to_see() -> None:
    scene = red_keep(FOUR, hands=HANDS).summon(0, "gardens").hold(2, "see-shown")
    scene.do(0, Suggest(("petyr-baelish", "crossbow", "gardens")))
    assert scene.refused(1, Pass()).code == "must-show"  # the gardens
    scene = red_keep(FOUR, hands=HANDS).summon(0, "pycelles-laboratory").hold(2, "see-shown")
    scene.do(0, Suggest(("petyr-baelish", "crossbow", "pycelles-laboratory")))
    for seat in (1, 2, 3):
        scene.do(seat, Pass())
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.7", "R8.10")
def test_card_and_ability_are_two_ways_to_see_and_are_spent_separately() -> None:
    scene = asked().hold(3, "see-shown").do(1, Show("vial-of-poison"))
    assert set(scene.legal(3)) == {Waive(), BY_CARD, BY_ABILITY}
    scene.do(3, BY_CARD)
    assert not scene.state.public.seats[3].ability_used
    assert scene.view(3).own.held == ()


@pytest.mark.rule("R8.7", "R8.10")
def test_a_seat_with_a_spent_ability_and_no_kept_card_is_not_asked_again() -> None:
    scene = shown().do(3, BY_ABILITY)
    assert scene.state.public.seats[3].ability_used
    scene.turn(0).summon(0, "pavilion").do(0, RUMOUR).do(1, Show("vial-of-poison"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.7")
def test_the_asker_goes_on_only_when_all_have_watched() -> None:
    scene = asked().hold(0, "second-rumour").do(1, Show("vial-of-poison"))
    assert scene.refused(0, Use("second-rumour", "card")).code == "not-asked"
    scene.do(3, Waive())
    assert (scene.phase, scene.actor) == ("after", 0)


@pytest.mark.rule("R8.7", "R11.4")
def test_a_shown_card_can_be_seen_even_when_a_false_witness_comes_to_light() -> None:
    scene = asked(false_witness=True, abilities=False).hold(3, "see-shown")
    scene.do(1, Pass()).do(2, Show("pavilion"))
    assert scene.happened(s.FalseWitnessFound) == [s.FalseWitnessFound(1, owes=False)]
    assert (scene.phase, scene.actor) == ("watch", 3)
    scene.do(3, BY_CARD)
    assert scene.only(e.ShownCardSeen) == e.ShownCardSeen(3, 2, 0, "pavilion")


@pytest.mark.rule("R8.7", "R11.4")
def test_the_card_a_false_witness_owes_can_be_seen_too() -> None:
    hands = (("crossbow", "pavilion"), *HANDS[1:])
    scene = red_keep(FOUR, hands=hands, false_witness=True, abilities=False).summon(0, "pavilion").do(0, RUMOUR)
    scene.hold(3, "see-shown").do(1, Pass()).do(2, Pass()).do(3, Pass())
    assert scene.happened(s.FalseWitnessFound) == [s.FalseWitnessFound(1, owes=True)]
    assert (scene.phase, scene.actor) == ("answer", 1)
    scene.do(1, Show("vial-of-poison"))
    assert (scene.phase, scene.actor) == ("watch", 3)
