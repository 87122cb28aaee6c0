"""R8.5: the White Walkers."""

import pytest

from sleuth.core import seen as s
from sleuth.core.actions import Accuse, Draw, LookAt, Move, Show, Suggest, Use
from sleuth.core.legal import legal_actions
from sleuth.core.truth import events as e
from sleuth.core.truth import seen_by
from tests.kit import KEEP_CASE, KEEP_HANDS, Scene, red_keep

WALKER = "white-walker"
JAIME_IN_THE_PAVILION = Suggest(("jaime-lannister", "arakh", "pavilion"))


def winter(seats: int = 3, **more: object) -> Scene:
    """Return a scene: seven White Walkers lie open, and the next card of the deck is the eighth."""
    scene = red_keep(seats, **{"abilities": False, **more})
    return scene.deck(WALKER, "add-six", "decline").next_picks(WALKER)


# --- the first seven


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("open_already", range(7))
def test_the_first_seven_lie_open_and_do_nothing(open_already: int) -> None:
    scene = red_keep(3, abilities=False).deck(*[WALKER] * (8 - open_already), "decline").next_picks(WALKER)
    scene.roll(0, 3, 1)
    drawn = scene.only(e.IntrigueDrawn)
    assert scene.knowing(drawn) == {0, 1, 2, None}
    assert scene.state.public.walkers == open_already + 1
    assert scene.state.public.deck == len(scene.state.hidden.deck) == 8 - open_already
    assert (scene.phase, scene.actor) == ("move", 0)
    assert scene.state.public.seats[0].standing == "in"
    assert scene.view(0).own.held == ()


# --- the eighth


@pytest.mark.rule("R8.5", "R8.2")
def test_the_eighth_drawn_by_the_die_takes_the_seat_at_once() -> None:
    scene = winter().roll(0, 3, 1)
    assert scene.last == [
        s.DiceRolled(0, (3, 0)),
        e.IntrigueDrawn(0, WALKER),
        s.SeatTaken(0, scene.view(0).own.hand),
        s.TurnStarted(1),
    ]
    assert scene.state.public.seats[0].standing == "taken"


@pytest.mark.rule("R8.5")
def test_before_the_seat_is_taken_nobody_is_asked() -> None:
    scene = winter()
    view = scene.view(0)
    for event in scene.roll(0, 3, 1).last[:2]:
        view = view.see(seen_by(event, 0))
    assert (view.public.phase, list(legal_actions(view))) == ("take", [])


@pytest.mark.rule("R8.5", "R8.3")
def test_the_eighth_drawn_on_a_question_square_takes_the_seat() -> None:
    scene = winter().put(cersei_lannister="G7").roll(0, 1, 2).do(0, Move("J7"))
    assert scene.only(s.SeatTaken).seat == 0
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)
    assert scene.spot("cersei-lannister") == "J7"


@pytest.mark.rule("R8.5", "R8.11")
def test_cersei_taken_on_a_question_square_does_not_move_again() -> None:
    scene = winter(abilities=True).put(cersei_lannister="G7").roll(0, 1, 2).do(0, Move("J7"))
    assert (scene.phase, scene.actor) == ("start", 1)


@pytest.mark.rule("R8.5", "R8.4")
def test_the_eighth_drawn_as_compensation_takes_the_seat_in_somebody_elses_turn() -> None:
    scene = winter().summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION).do(1, Draw())
    assert scene.last == [e.IntrigueDrawn(1, WALKER), s.SeatTaken(1, scene.view(1).own.hand)]
    assert (scene.phase, scene.actor, scene.state.public.turn.seat) == ("answer", 2, 0)
    assert scene.state.public.question.waiting == (2,)
    scene.do(2, Show("arakh"))
    assert scene.only(s.TurnStarted) == s.TurnStarted(2)


@pytest.mark.rule("R8.5", "R8.4")
def test_when_the_last_other_seat_is_taken_before_answering_nobody_answers() -> None:
    scene = winter().seat(2, standing="taken").summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION).do(1, Draw())
    assert scene.only(s.SeatTaken).seat == 1
    assert scene.only(s.TurnStarted) == s.TurnStarted(0)


@pytest.mark.rule("R8.5")
def test_the_hand_of_a_taken_seat_lies_open_for_all() -> None:
    scene = winter().roll(0, 3, 1)
    taken = scene.only(s.SeatTaken)
    assert set(taken.cards) == set(KEEP_HANDS[0])
    for seat in (0, 1, 2, None):
        assert seen_by(taken, seat) == taken
        assert set(KEEP_HANDS[0]) <= set(scene.view(seat).public.open)


@pytest.mark.rule("R8.5")
def test_the_kept_cards_of_a_taken_seat_leave_the_game() -> None:
    scene = winter().hold(0, "decline").roll(0, 3, 1)
    assert (scene.view(0).own.held, scene.state.public.seats[0].held) == ((), 0)
    assert scene.state.hidden.deck == ("add-six", WALKER)


@pytest.mark.rule("R8.5")
def test_the_eighth_goes_back_into_the_deck() -> None:
    scene = winter().roll(0, 3, 1)
    assert scene.state.hidden.deck == ("add-six", "decline", WALKER)
    assert (scene.state.public.deck, scene.state.public.walkers) == (3, 7)


@pytest.mark.rule("R8.5")
def test_the_eighth_as_the_only_card_left_takes_seat_after_seat() -> None:
    scene = red_keep(3, abilities=False).deck(WALKER).roll(0, 3, 1)
    assert scene.only(s.SeatTaken).seat == 0
    scene.roll(1, 3, 1)
    assert scene.only(s.SeatTaken).seat == 1
    assert scene.state.hidden.deck == (WALKER,)
    assert (scene.state.public.deck, scene.state.public.walkers) == (1, 7)


# --- being taken


@pytest.mark.rule("R8.5")
def test_a_taken_seat_has_no_more_turns() -> None:
    scene = winter().roll(0, 3, 1).put(jaime_lannister="G7", tyrion_lannister="M17")
    scene.roll(1, 1, 2).do(1, Move("H7"))
    assert scene.only(s.TurnStarted) == s.TurnStarted(2)
    scene.roll(2, 1, 2).do(2, Move("L17"))
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)


@pytest.mark.rule("R8.5", "R8.6")
def test_a_taken_seat_loses_the_turn_it_was_to_have() -> None:
    scene = red_keep(3, abilities=False).hold(0, "another-turn").do(0, Use("another-turn", "card"))
    scene.deck(WALKER).roll(0, 3, 1)
    assert scene.only(s.TurnStarted) == s.TurnStarted(1)


@pytest.mark.rule("R8.5", "R6.4")
def test_a_taken_seat_answers_nothing() -> None:
    scene = winter().seat(1, standing="taken").summon(0, "pavilion")
    scene.do(0, Suggest(("sansa-stark", "battle-axe", "pavilion")))  # both held by the taken seat
    assert scene.state.public.question.waiting == (2,)
    assert scene.refused(1, Show("sansa-stark")).code == "not-asked"


@pytest.mark.rule("R8.5", "R8.4")
def test_the_figure_of_a_taken_seat_can_still_be_named_but_draws_nothing() -> None:
    scene = winter().seat(1, standing="taken").summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert scene.spot("jaime-lannister") == "pavilion"
    assert (scene.phase, scene.actor) == ("answer", 2)


@pytest.mark.rule("R8.5", "R7.6")
def test_the_last_seat_plays_on_alone_and_can_win() -> None:
    scene = winter(2).roll(0, 3, 1)
    scene.put(**{scene.game.figures[1]: "M16"}).roll(1, 1, 2).do(1, Move("throne-room"))
    scene.do(1, Accuse(KEEP_CASE))
    assert scene.only(s.GameEnded) == s.GameEnded("solved", 1, KEEP_CASE)


@pytest.mark.rule("R8.5", "R12.2")
def test_between_two_sides_the_one_left_looks_beside_the_board() -> None:
    scene = winter(2).seat(1, standing="taken").summon(0, "pavilion").do(0, JAIME_IN_THE_PAVILION)
    assert scene.kinds(0) == {LookAt}


@pytest.mark.rule("R8.5", "R7.5")
def test_when_everyone_is_taken_the_case_stays_unsolved() -> None:
    scene = red_keep(3, abilities=False).deck(WALKER)
    for seat in (0, 1, 2):
        scene.roll(seat, 3, 1)
    assert scene.only(s.GameEnded) == s.GameEnded("unsolved", None, KEEP_CASE)
    assert (scene.phase, scene.state.public.case) == ("over", KEEP_CASE)


@pytest.mark.rule("R8.5", "R7.5")
def test_taken_and_out_together_leave_the_case_unsolved_too() -> None:
    scene = winter().seat(1, standing="out").seat(2, standing="taken").roll(0, 3, 1)
    assert scene.only(s.GameEnded).ending == "unsolved"
