"""R8.9, R8.6 and R8.14: the intrigue cards played at once, and declining to answer."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, Draw, Pass, Roll, Send, Show, Suggest, Use
from sleuth.core.truth import events as e
from tests.kit import KEEP_CASE, Scene, red_keep

UNANSWERED = Suggest(("petyr-baelish", "crossbow", "pavilion"))  # the asker, seat 0, holds the last two
ANSWERED = Suggest(("petyr-baelish", "vial-of-poison", "pavilion"))  # seat 1 holds the vial


def plain(**more: object) -> Scene:
    """Return a scene with three seats and without abilities."""
    return red_keep(3, **{"abilities": False, **more})


DECLINE = Use("decline", "card")


# --- R8.9: at once


@pytest.mark.rule("R8.9")
def test_the_drawer_chooses_which_rival_goes_to_the_centre() -> None:
    scene = plain().put(jaime_lannister="gardens", tyrion_lannister="G7").next_picks("send-to-centre").roll(0, 3, 1)
    assert scene.knowing(scene.only(e.IntrigueDrawn)) == {0, 1, 2, None}
    assert set(scene.legal(0)) == {Send("jaime-lannister"), Send("tyrion-lannister")}
    scene.do(0, Send("tyrion-lannister"))
    assert scene.only(s.FigureSent) == s.FigureSent(0, "tyrion-lannister")
    assert (scene.spot("tyrion-lannister"), scene.spot("jaime-lannister")) == ("throne-room", "gardens")
    assert scene.view(0).own.held == ()
    assert scene.state.hidden.deck.count("send-to-centre") == 1


@pytest.mark.rule("R8.9", "R4.2")
def test_a_figure_sent_to_the_centre_loses_the_suggestion_a_rumour_gave_it() -> None:
    scene = plain().summon(1, "gardens").next_picks("send-to-centre").roll(0, 3, 1).do(0, Send("jaime-lannister"))
    scene.turn(1)
    assert scene.kinds(1) == {Roll, Accuse}


@pytest.mark.rule("R8.9")
def test_nobody_to_send_means_nothing_happens() -> None:
    scene = plain().seat(1, standing="out").seat(2, standing="taken").next_picks("send-to-centre").roll(0, 3, 1)
    assert (scene.phase, scene.actor) == ("move", 0)


@pytest.mark.rule("R8.9", "R8.15")
def test_all_look_left_shows_everyone_a_random_card_of_the_left_neighbour() -> None:
    scene = plain().next_picks("all-look-left", "battle-axe", "arakh", "crossbow").roll(0, 3, 1)
    looks = scene.only(e.CardsPeeked)
    assert looks.looks == ((0, 1, "battle-axe"), (1, 2, "arakh"), (2, 0, "crossbow"))
    assert [scene.knowing_look(looks, number) for number in range(3)] == [{0, 1}, {1, 2}, {0, 2}]
    assert scene.view(2).own.saw == (("crossbow", 0),)
    assert (scene.phase, scene.actor) == ("move", 0)


@pytest.mark.rule("R8.9")
def test_a_seat_that_is_out_is_looked_at_but_does_not_look() -> None:
    scene = plain().seat(1, standing="out").next_picks("all-look-left").roll(0, 3, 1)
    assert [look[:2] for look in scene.only(e.CardsPeeked).looks] == [(0, 1), (2, 0)]


@pytest.mark.rule("R8.9", "R8.5")
def test_all_look_left_looks_past_an_open_hand() -> None:
    scene = plain().seat(1, standing="taken").next_picks("all-look-left").roll(0, 3, 1)
    assert [look[:2] for look in scene.only(e.CardsPeeked).looks] == [(0, 2), (2, 0)]


# --- R8.6 and R8.14: decline


@pytest.mark.rule("R8.6", "R8.14")
def test_a_seat_that_declines_shows_nothing_and_the_next_is_asked() -> None:
    scene = plain().hold(1, "decline").summon(0, "pavilion").do(0, ANSWERED)
    assert set(scene.legal(1)) == {Show("vial-of-poison"), DECLINE}
    scene.do(1, DECLINE)
    assert scene.last == [s.EffectUsed(1, "decline", "card")]
    assert (scene.phase, scene.actor, scene.state.public.question.declined) == ("answer", 2, True)


@pytest.mark.rule("R8.6")
def test_only_the_seat_that_is_asked_can_decline() -> None:
    scene = plain().hold(2, "decline").summon(0, "pavilion").do(0, ANSWERED)
    assert scene.refused(2, DECLINE).code == "not-asked"


@pytest.mark.rule("R8.14")
def test_when_all_declined_or_had_nothing_the_rumour_is_not_refuted() -> None:
    scene = plain(accuse=("after-unrefuted",)).hold(1, "decline").summon(0, "pavilion").do(0, ANSWERED)
    scene.do(1, DECLINE).do(2, Pass())
    assert scene.state.public.question.shown_by is None
    assert scene.do(0, Accuse(KEEP_CASE)).only(s.GameEnded).winner == 0


@pytest.mark.rule("R8.14", "R12.2")
@pytest.mark.parametrize("declines", [True, False])
def test_between_two_sides_the_asker_looks_only_if_the_other_cannot_answer(declines: bool) -> None:
    scene = red_keep(2, abilities=False).hold(1, "decline").summon(0, "pavilion").do(0, UNANSWERED)
    assert Pass() in scene.legal(1)
    scene.do(1, DECLINE if declines else Pass())
    assert (scene.phase, scene.actor) == (("start", 1) if declines else ("look", 0))


@pytest.mark.rule("R8.14", "R11.2", "R11.3")
def test_a_false_witness_comes_to_light_when_the_last_answer_is_a_refusal() -> None:
    scene = plain(false_witness=True).hold(2, "decline").summon(0, "pavilion").do(0, ANSWERED)
    scene.do(1, Pass()).do(2, DECLINE)
    assert scene.happened(s.FalseWitnessFound) == [s.FalseWitnessFound(1, owes=True)]


@pytest.mark.rule("R8.6", "R8.4")
def test_decline_drawn_as_compensation_serves_the_same_rumour() -> None:
    scene = plain().summon(0, "pavilion").do(0, Suggest(("jaime-lannister", "arakh", "pavilion")))
    scene.next_picks("decline").do(1, Draw()).do(1, DECLINE)
    assert (scene.phase, scene.actor) == ("answer", 2)
    scene.do(2, Show("arakh"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]
