"""R8.1 to R8.4: the intrigue deck and when cards are drawn from it."""

from collections import Counter

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Draw, Move, Send, Suggest, Waive
from sleuth.core.truth import events as e
from sleuth.editions import load_edition
from tests.kit import Scene, red_keep

JAIME_IN_THE_PAVILION = Suggest(("jaime-lannister", "crossbow", "pavilion"))


def plain(**more: object) -> Scene:
    """Return a scene with three seats and without abilities."""
    return red_keep(3, abilities=False, **more)


# --- R8.1: the deck


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("edition", ["red-keep", "meereen"])
def test_the_deck_has_eight_white_walkers_and_thirteen_others(edition: str) -> None:
    deck = Counter(load_edition(edition).decks["intrigue"])
    assert deck["white-walker"] == 8
    assert deck.total() == 21
    kept = {"add-six": 2, "any-place": 2, "decline": 2}
    kept |= dict.fromkeys(("second-rumour", "another-turn", "see-shown", "look-right"), 1)
    assert deck - Counter({"white-walker": 8}) == Counter({**kept, "send-to-centre": 2, "all-look-left": 1})


@pytest.mark.rule("R8.1")
def test_the_whole_deck_lies_face_down_at_the_start() -> None:
    scene = plain()
    assert scene.state.public.deck == len(scene.state.hidden.deck) == 21
    assert scene.state.public.walkers == 0
    assert all(seat.held == 0 for seat in scene.state.public.seats)


@pytest.mark.rule("R8.1")
def test_without_intrigue_there_is_no_deck() -> None:
    scene = plain(intrigue=False)
    assert scene.state.public.deck == 0
    assert scene.state.hidden.deck == ()


# --- R8.2: the `?` of the die


@pytest.mark.rule("R8.2")
def test_a_rolled_question_mark_draws_at_once_and_moves_by_the_other_die() -> None:
    scene = plain().next_picks("look-right").roll(0, 3, 1)
    assert scene.last == [s.DiceRolled(0, (3, 0)), e.IntrigueDrawn(0, "look-right")]
    assert (scene.phase, scene.actor, scene.state.public.turn.steps) == ("move", 0, 3)
    assert scene.state.public.deck == 20


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("eyes", [2, 3, 4, 5, 6])
def test_without_a_question_mark_both_dice_count_and_nothing_is_drawn(eyes: int) -> None:
    scene = plain().roll(0, 1, eyes)
    assert scene.last == [s.DiceRolled(0, (1, eyes))]
    assert scene.state.public.turn.steps == 1 + eyes


@pytest.mark.rule("R8.2")
def test_an_at_once_card_of_the_die_is_settled_before_the_move() -> None:
    scene = plain().put(jaime_lannister="gardens").next_picks("send-to-centre").roll(0, 3, 1)
    assert (scene.phase, scene.actor) == ("send", 0)
    scene.do(0, Send("jaime-lannister"))
    assert (scene.phase, scene.actor, scene.state.public.turn.steps) == ("move", 0, 3)


@pytest.mark.rule("R8.2")
def test_without_intrigue_the_question_mark_counts_nothing() -> None:
    scene = plain(intrigue=False).roll(0, 3, 1)
    assert scene.last == [s.DiceRolled(0, (3, 0))]
    assert (scene.phase, scene.state.public.turn.steps) == ("move", 3)


# --- R8.3: the `?` squares; J7 is one, three steps from G7


@pytest.mark.rule("R8.3", "R3.11")
def test_a_move_ends_on_a_question_square_and_draws() -> None:
    scene = plain().put(cersei_lannister="G7").roll(0, 2, 2)
    scene.next_picks("look-right").do(0, Move("J7"))
    assert scene.last == [
        s.Moved(0, "J7", "steps"),
        e.IntrigueDrawn(0, "look-right"),
    ]
    assert scene.view(0).own.held == ("look-right",)


@pytest.mark.rule("R8.3", "R3.11")
def test_no_move_crosses_a_question_square() -> None:
    scene = plain().put(cersei_lannister="G7").roll(0, 2, 2)
    assert scene.refused(0, Move("K7")).rule == "R3.1"


@pytest.mark.rule("R8.2", "R8.3")
def test_die_and_square_each_draw_a_card() -> None:
    scene = plain().put(cersei_lannister="G7").next_picks("add-six", "decline").roll(0, 3, 1)
    scene.do(0, Move("J7"))
    assert scene.view(0).own.held == ("add-six", "decline")


@pytest.mark.rule("R8.3")
def test_an_at_once_card_of_a_square_is_settled_before_the_next_turn() -> None:
    scene = plain().put(cersei_lannister="G7", tyrion_lannister="gardens").roll(0, 3, 2)
    scene.next_picks("send-to-centre").do(0, Move("J7"))
    assert (scene.phase, scene.actor) == ("send", 0)
    scene.do(0, Send("tyrion-lannister"))
    assert scene.happened(s.TurnStarted) == [s.TurnStarted(1)]


@pytest.mark.rule("R8.3", "R3.11")
def test_without_intrigue_a_question_square_is_an_ordinary_one() -> None:
    scene = plain(intrigue=False).put(cersei_lannister="G7").roll(0, 2, 2)
    assert Move("J7") not in scene.legal(0)
    assert Move("K7") in scene.legal(0)
    scene = plain(intrigue=False).put(cersei_lannister="G7").roll(0, 3, 1).do(0, Move("J7"))
    assert scene.last == [s.Moved(0, "J7", "steps"), s.TurnStarted(1)]


# --- R8.4: the compensation for being moved


@pytest.mark.rule("R8.4")
def test_a_seat_moved_by_a_rumour_may_draw_before_the_answers_begin() -> None:
    scene = plain().summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert scene.spot("jaime-lannister") == "pavilion"
    assert (scene.phase, scene.actor) == ("offer", 1)
    assert set(scene.legal(1)) == {Draw(), Waive()}
    scene.next_picks("decline").do(1, Draw())
    assert scene.last == [e.IntrigueDrawn(1, "decline")]
    assert (scene.phase, scene.actor, scene.state.public.question.waiting) == ("answer", 1, (1, 2))


@pytest.mark.rule("R8.4")
def test_the_compensation_can_be_waived() -> None:
    scene = plain().summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION).do(1, Waive())
    assert scene.last == [s.Waived(1)]
    assert (scene.phase, scene.actor, scene.state.public.deck) == ("answer", 1, 21)


@pytest.mark.rule("R8.4")
def test_the_answers_start_next_to_the_asker_whoever_drew() -> None:
    scene = plain().summon(0, "pavilion").do(0, Suggest(("tyrion-lannister", "crossbow", "pavilion")))
    assert scene.actor == 2
    scene.do(2, Waive())
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R8.4")
def test_a_figure_brought_from_a_square_was_moved_too() -> None:
    scene = plain().summon(0, "pavilion").put(jaime_lannister="G7").do(0, JAIME_IN_THE_PAVILION)
    assert (scene.phase, scene.actor) == ("offer", 1)


@pytest.mark.rule("R8.4")
def test_a_figure_that_was_already_there_draws_nothing() -> None:
    scene = plain().summon(0, "pavilion").put(jaime_lannister="pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R8.4")
def test_a_figure_nobody_plays_draws_nothing() -> None:
    scene = plain().summon(0, "pavilion").do(0, Suggest(("sansa-stark", "crossbow", "pavilion")))
    assert scene.spot("sansa-stark") == "pavilion"
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R8.4")
def test_naming_ones_own_figure_draws_nothing() -> None:
    scene = plain().summon(0, "pavilion").do(0, Suggest(("cersei-lannister", "crossbow", "pavilion")))
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R8.4", "R8.5")
@pytest.mark.parametrize(("standing", "first"), [("out", 1), ("taken", 2)])
def test_a_seat_that_is_out_or_taken_draws_nothing(standing: str, first: int) -> None:
    scene = plain().seat(1, standing=standing).summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert scene.spot("jaime-lannister") == "pavilion"
    assert (scene.phase, scene.actor) == ("answer", first)


@pytest.mark.rule("R8.4")
def test_without_intrigue_nobody_is_compensated() -> None:
    scene = plain(intrigue=False).summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert (scene.phase, scene.actor) == ("answer", 1)


@pytest.mark.rule("R8.4", "R8.9")
def test_an_at_once_card_of_the_compensation_is_settled_before_the_answers() -> None:
    scene = plain().summon(0, "pavilion").put(tyrion_lannister="gardens").do(0, JAIME_IN_THE_PAVILION)
    scene.next_picks("send-to-centre").do(1, Draw())
    assert (scene.phase, scene.actor) == ("send", 1)
    scene.do(1, Send("tyrion-lannister"))
    assert (scene.phase, scene.actor) == ("answer", 1)
    assert scene.spot("tyrion-lannister") == "throne-room"
