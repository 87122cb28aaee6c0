"""R8.6 and R8.8: the intrigue cards that are kept; `see-shown` and `decline` have files of their own."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, Draw, EndTurn, Move, Pass, Roll, Send, Show, Suggest, Use, Waive
from sleuth.core.truth import events as e
from tests.kit import Scene, red_keep

UNANSWERED = Suggest(("petyr-baelish", "crossbow", "pavilion"))  # the asker, seat 0, holds the last two
ANSWERED = Suggest(("petyr-baelish", "vial-of-poison", "pavilion"))  # seat 1 holds the vial


def plain(*held: str, **more: object) -> Scene:
    """Return a scene with three seats and without abilities; seat 0 keeps these cards."""
    return red_keep(3, **{"abilities": False, **more}).hold(0, *held)


def card(effect: str, target: str | int | None = None) -> Use:
    return Use(effect, "card", target)


# --- R8.6: keeping


@pytest.mark.rule("R8.6")
def test_a_kept_card_is_secret_but_everybody_counts_it() -> None:
    scene = plain().next_picks("see-shown").roll(0, 3, 1)
    assert scene.knowing(scene.only(e.IntrigueDrawn)) == {0}
    assert scene.view(0).own.held == ("see-shown",)
    assert [scene.view(seat).own.held for seat in (1, 2, None)] == [(), (), ()]
    assert [seat.held for seat in scene.view(None).public.seats] == [1, 0, 0]


@pytest.mark.rule("R8.6")
def test_a_played_card_is_open_and_leaves_the_game() -> None:
    scene = plain("another-turn").do(0, card("another-turn"))
    assert scene.last == [s.EffectUsed(0, "another-turn", "card")]
    assert (scene.view(0).own.held, scene.state.public.seats[0].held) == ((), 0)
    assert "another-turn" not in scene.state.hidden.deck
    assert (scene.state.public.deck, scene.state.public.discard) == (20, 0)


@pytest.mark.rule("R8.6", "R8.1")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    refusal = plain("add-six").refused(0, card("another-turn"))
    assert (refusal.code, refusal.rule) == ("effect-not-held", "R8.6")


@pytest.mark.rule("R8.6")
def test_any_number_of_cards_may_be_played_in_one_turn() -> None:
    scene = plain("add-six", "add-six", "another-turn", "look-right", "second-rumour")
    scene.put(cersei_lannister="K18").do(0, card("another-turn")).do(0, card("look-right")).roll(0, 1, 2)
    scene.do(0, card("add-six")).do(0, card("add-six")).do(0, Move("pavilion")).do(0, UNANSWERED)
    scene.do(1, Pass()).do(2, Pass()).do(0, card("second-rumour"))
    assert scene.view(0).own.held == ()


@pytest.mark.rule("R8.6")
def test_ending_the_turn_keeps_the_cards() -> None:
    scene = plain("look-right").summon(0, "pavilion").do(0, ANSWERED).do(1, Show("vial-of-poison")).do(0, EndTurn())
    assert scene.view(0).own.held == ("look-right",)
    assert scene.kinds(1) == {Roll, Accuse}
    assert scene.refused(0, Waive()).code == "not-asked"


# --- R8.6: add-six


@pytest.mark.rule("R8.6")
def test_add_six_is_played_after_the_roll() -> None:
    scene = plain("add-six")
    assert scene.refused(0, card("add-six")).code == "effect-not-now"
    scene.roll(0, 1, 2).do(0, card("add-six"))
    assert (scene.phase, scene.state.public.turn.steps) == ("move", 9)


@pytest.mark.rule("R8.6")
def test_two_add_six_add_up() -> None:
    scene = plain("add-six", "add-six").roll(0, 1, 2).do(0, card("add-six")).do(0, card("add-six"))
    assert scene.state.public.turn.steps == 15


@pytest.mark.rule("R8.6", "R8.2")
def test_add_six_drawn_with_this_roll_counts_for_this_roll() -> None:
    scene = plain().next_picks("add-six").roll(0, 3, 1).do(0, card("add-six"))
    assert scene.state.public.turn.steps == 9


# --- R8.6: any-place


@pytest.mark.rule("R8.6")
def test_any_place_goes_to_any_location_instead_of_rolling() -> None:
    scene = plain("any-place").put(cersei_lannister="G7")
    targets = {use.target for use in scene.legal(0) if isinstance(use, Use)}
    assert targets == set(scene.game.edition.places)
    assert scene.refused(0, card("any-place", "throne-room")).code == "effect-not-now"
    scene.do(0, card("any-place", "gardens"))
    assert scene.last == [s.EffectUsed(0, "any-place", "card"), s.Moved(0, "gardens", "effect")]
    assert (scene.phase, scene.kinds(0)) == ("suggest", {Suggest})


@pytest.mark.rule("R8.6")
def test_any_place_is_another_place() -> None:
    scene = plain("any-place").put(cersei_lannister="gardens")
    assert scene.refused(0, card("any-place", "gardens")).code == "effect-not-now"


@pytest.mark.rule("R8.6")
def test_any_place_is_too_late_after_the_roll() -> None:
    scene = plain("any-place").roll(0, 1, 2)
    assert scene.refused(0, card("any-place", "gardens")).code == "effect-not-now"


# --- R8.6: another-turn


@pytest.mark.rule("R8.6")
def test_another_turn_follows_this_one() -> None:
    scene = plain("another-turn").do(0, card("another-turn")).put(cersei_lannister="M18").roll(0, 1, 2)
    scene.do(0, Move("M17"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(0)]
    scene.roll(0, 1, 2).do(0, Move("M18"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.6", "R7.3")
def test_a_seat_that_is_out_gets_no_further_turn() -> None:
    scene = plain("another-turn").do(0, card("another-turn"))
    scene.do(0, Accuse(("sansa-stark", "arakh", "gardens")))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


# --- R8.6: look-right


@pytest.mark.rule("R8.6", "R8.15")
def test_look_right_sees_one_random_card_of_the_right_neighbour() -> None:
    scene = plain("look-right").next_picks("arakh").do(0, card("look-right"))
    look = scene.only(e.CardsPeeked)
    assert look.looks == ((0, 2, "arakh"),)
    assert scene.knowing_look(look) == {0, 2}
    assert scene.view(0).own.saw == (("arakh", 2),)
    assert (scene.phase, scene.actor) == ("start", 0)


@pytest.mark.rule("R8.6", "R8.5")
def test_look_right_looks_past_an_open_hand() -> None:
    scene = plain("look-right").seat(2, standing="taken").next_picks("battle-axe").do(0, card("look-right"))
    assert scene.only(e.CardsPeeked).looks == ((0, 1, "battle-axe"),)


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("effect", ["look-right", "another-turn"])
def test_turn_cards_cannot_be_played_in_another_seats_turn(effect: str) -> None:
    scene = plain().hold(1, effect).summon(0, "pavilion").do(0, ANSWERED)
    assert scene.actor == 1
    assert scene.refused(1, card(effect)).code == "effect-not-now"


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("effect", ["look-right", "another-turn"])
def test_turn_cards_can_be_played_after_the_answers(effect: str) -> None:
    scene = plain(effect).summon(0, "pavilion").do(0, ANSWERED).do(1, Show("vial-of-poison"))
    assert (scene.phase, scene.actor) == ("after", 0)
    assert card(effect) in scene.legal(0)


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("effect", ["look-right", "another-turn"])
def test_turn_cards_can_be_played_in_the_centre(effect: str) -> None:
    scene = plain(effect).put(cersei_lannister="M16").roll(0, 1, 2).do(0, Move("throne-room"))
    assert card(effect) in scene.legal(0)


@pytest.mark.rule("R8.6", "R8.2")
@pytest.mark.parametrize("effect", ["look-right", "another-turn"])
def test_turn_cards_can_be_played_right_after_the_roll_that_drew_them(effect: str) -> None:
    scene = plain().next_picks(effect).roll(0, 3, 1)
    assert card(effect) in scene.legal(0)


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("effect", ["look-right", "another-turn"])
def test_turn_cards_can_be_played_before_the_rumour(effect: str) -> None:
    scene = plain(effect).put(cersei_lannister="K18").roll(0, 1, 2).do(0, Move("pavilion"))
    assert card(effect) in scene.legal(0)


# --- R8.8: second-rumour


@pytest.mark.rule("R8.8", "R4.4")
def test_a_second_rumour_follows_the_answered_one_in_the_same_place() -> None:
    scene = plain("second-rumour").summon(0, "pavilion").do(0, ANSWERED).do(1, Show("vial-of-poison"))
    scene.do(0, card("second-rumour"))
    assert (scene.phase, scene.actor) == ("suggest", 0)
    assert scene.refused(0, Suggest(("petyr-baelish", "arakh", "gardens"))).rule == "R5.1"
    scene.do(0, Suggest(("sansa-stark", "arakh", "pavilion")))
    assert (scene.phase, scene.state.public.question.waiting) == ("answer", (1, 2))


@pytest.mark.rule("R8.8")
def test_a_second_rumour_needs_a_first_one() -> None:
    scene = plain("second-rumour").summon(0, "pavilion")
    assert scene.refused(0, card("second-rumour")).code == "effect-not-now"


@pytest.mark.rule("R8.8", "R5.1", "R8.9")
def test_no_second_rumour_in_the_centre_for_an_asker_who_was_sent_there() -> None:
    scene = plain("second-rumour").summon(0, "pavilion").do(0, Suggest(("jaime-lannister", "arakh", "pavilion")))
    scene.next_picks("send-to-centre").do(1, Draw()).do(1, Send("cersei-lannister")).do(1, Show("jaime-lannister"))
    assert scene.spot("cersei-lannister") == "throne-room"
    assert scene.refused(0, card("second-rumour")).code == "effect-not-now"
