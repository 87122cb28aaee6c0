"""R8.16: a turn ends automatically only if, by public facts, the seat can have nothing left to play."""

import msgspec
import pytest

from sleuth.core import seen as s
from sleuth.core.actions import EndTurn, LookAt, Move, Roll, Use
from sleuth.core.truth import events as e
from sleuth.core.truth import seen_by
from tests.kit import Scene, red_keep

SQUARE, QUESTION = "H7", "J7"
LOOK, AGAIN = Use("look-right", "card"), Use("another-turn", "card")


def keeper(*held: str, **more: object) -> Scene:
    """Return a scene: seat 0 keeps these cards and stands on a square; nobody has an ability."""
    return red_keep(3, **{"abilities": False, **more}).hold(0, *held).put(cersei_lannister="G7")


def walked(*held: str) -> Scene:
    return keeper(*held).roll(0, 1, 2).do(0, Move(SQUARE))


@pytest.mark.rule("R8.16")
def test_without_cards_and_abilities_a_move_to_a_square_ends_the_turn() -> None:
    assert walked().last == [s.Moved(0, SQUARE, "steps"), s.TurnStarted(1)]


@pytest.mark.rule("R8.16", "R8.6")
def test_kept_cards_can_be_played_after_a_move_to_a_square_any_number_of_them() -> None:
    scene = walked("look-right", "another-turn")
    assert set(scene.legal(0)) == {EndTurn(), LOOK, AGAIN}
    scene.do(0, LOOK).do(0, AGAIN)
    assert (scene.view(0).own.held, scene.actor) == ((), 0)
    scene.do(0, EndTurn())
    assert scene.last == [s.TurnEnded(0), s.TurnStarted(0)]


@pytest.mark.rule("R8.16", "R8.6", "R8.3")
def test_a_card_drawn_on_a_question_square_can_be_played_at_once() -> None:
    scene = keeper().roll(0, 2, 2).next_picks("another-turn").do(0, Move(QUESTION))
    assert scene.last == [s.Moved(0, QUESTION, "steps"), e.IntrigueDrawn(0, "another-turn")]
    assert set(scene.legal(0)) == {EndTurn(), AGAIN}


@pytest.mark.rule("R8.16", "R8.3", "R8.5")
def test_a_white_walker_drawn_on_a_question_square_gives_nothing_to_play() -> None:
    scene = keeper().roll(0, 2, 2).next_picks("white-walker").do(0, Move(QUESTION))
    assert scene.last[-1] == s.TurnStarted(1)


@pytest.mark.rule("R8.16", "R8.6", "R8.2")
def test_a_card_drawn_by_the_die_can_still_be_played_after_the_move() -> None:
    scene = keeper().next_picks("look-right").roll(0, 1, 1).do(0, Move(SQUARE))
    assert LOOK in scene.legal(0)


@pytest.mark.rule("R8.16")
def test_a_seat_with_a_card_for_another_moment_is_asked_all_the_same() -> None:
    scene = walked("decline")
    assert (scene.phase, list(scene.legal(0))) == ("moved", [EndTurn()])


@pytest.mark.rule("R8.16")
def test_the_turn_ends_when_every_card_for_this_moment_has_been_played() -> None:
    scene = keeper("decline").public(played=("another-turn", "look-right")).roll(0, 1, 2).do(0, Move(SQUARE))
    assert scene.last[-1] == s.TurnStarted(1)


@pytest.mark.rule("R8.16", "R8.10", "R8.13")
def test_an_unused_ability_for_this_moment_keeps_the_turn_open() -> None:
    scene = red_keep(("petyr-baelish", "jaime-lannister", "cersei-lannister"), hands=((), (), ()))
    scene.put(petyr_baelish="G7").roll(0, 1, 2).do(0, Move(SQUARE))
    assert set(scene.legal(0)) == {EndTurn(), Use("look-any", "ability", 1), Use("look-any", "ability", 2)}
    scene.do(0, EndTurn()).turn(0).seat(0, ability_used=True).roll(0, 1, 2).do(0, Move("G7"))
    assert scene.last[-1] == s.TurnStarted(1)


@pytest.mark.rule("R8.16", "R8.10")
def test_an_ability_for_another_moment_does_not_keep_the_turn_open() -> None:
    scene = red_keep(("sansa-stark", "jaime-lannister", "cersei-lannister")).put(sansa_stark="G7")
    scene.roll(0, 1, 2).do(0, Move(SQUARE))
    assert scene.last[-1] == s.TurnStarted(1)


@pytest.mark.rule("R8.16", "R7.8")
def test_after_a_look_in_the_centre_cards_can_be_played_but_no_second_move_follows() -> None:
    scene = red_keep(3, leftovers="centre").hold(0, "look-right").put(cersei_lannister="M16").roll(0, 1, 2)
    scene.do(0, Move("throne-room")).do(0, LookAt("centre", 0))
    assert set(scene.legal(0)) == {EndTurn(), LOOK}


# --- the end of a turn reveals nothing


@pytest.mark.rule("R8.16")
@pytest.mark.parametrize(("spot", "dice"), [(SQUARE, (1, 2)), (QUESTION, (2, 2))])
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_a_seat_keeps_does_not_show_in_when_its_turn_ends(spot: str, dice: tuple, seat: int | None) -> None:
    """Play the same turn with every card that could be kept: the others see the same, and nobody is asked sooner."""
    seen = set()
    for card in ("add-six", "any-place", "decline", "second-rumour", "another-turn", "see-shown", "look-right"):
        scene = keeper(card).roll(0, *dice).next_picks("decline").do(0, Move(spot))
        events = [seen_by(event, seat) for event in scene.last]
        seen.add(msgspec.json.encode((events, scene.state.view(seat).public)))
    assert len(seen) == 1


@pytest.mark.rule("R8.16")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_which_card_was_drawn_does_not_show_in_when_the_turn_ends(seat: int | None) -> None:
    seen = set()
    for card in ("add-six", "any-place", "decline", "second-rumour", "another-turn", "see-shown", "look-right"):
        scene = keeper().roll(0, 2, 2).next_picks(card).do(0, Move(QUESTION))
        events = [seen_by(event, seat) for event in scene.last]
        seen.add(msgspec.json.encode((events, scene.state.view(seat).public)))
    assert len(seen) == 1


@pytest.mark.rule("R8.16")
def test_the_next_seat_rolls_as_usual() -> None:
    assert Roll in walked("decline").do(0, EndTurn()).kinds(1)
