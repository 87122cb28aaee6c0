"""What follows without anybody's choice: draws, rewards, the next turn, the end."""

from collections.abc import Callable

from sleuth.core import seen as s
from sleuth.core.game import Seat
from sleuth.core.truth import events as e
from sleuth.core.truth.chance import Chance
from sleuth.core.truth.peeking import look_around
from sleuth.core.truth.state import State


def follow(state: State, chance: Chance) -> e.Event | None:
    """Return the next event that follows from the rules alone, or `None` if a seat is asked or the game is over."""
    consequence = _CONSEQUENCES.get(state.public.phase)
    return None if consequence is None else consequence(state, chance)


def _draw(state: State, chance: Chance) -> e.Event:
    return e.IntrigueDrawn(state.public.turn.seat, chance.pick(state.hidden.deck))  # R8.2, R8.3


def _take(state: State, chance: Chance) -> e.Event:
    seat = state.public.actor
    assert seat is not None
    return s.SeatTaken(seat, state.private[seat].hand)  # R8.5


def _peek_all(state: State, chance: Chance) -> e.Event:
    return look_around(state, 1, chance)  # R8.9


def _reward(state: State, chance: Chance) -> e.Event:
    return s.CardTurned(chance.pick(state.hidden.deck))  # R10.4


def _supply(state: State, chance: Chance) -> e.Event:
    """Return the draw at the start of a turn (R9.3), or what happens when the draw pile is empty."""
    if state.hidden.deck:
        return e.InvestigationDrawn(state.public.turn.seat, chance.pick(state.hidden.deck))
    if state.game.culprit is not None:
        return s.GameEnded("escaped", state.game.culprit, state.hidden.case)  # R10.5
    return s.PileReshuffled(len(state.hidden.discard))  # R9.11


def _end(state: State, chance: Chance) -> e.Event:
    return s.GameEnded("solved", state.public.turn.seat, state.hidden.case)  # R7.2


def _next(state: State, chance: Chance) -> e.Event:
    """Return the next turn, a figure that clears a door first (R7.4), or the end if no seat is left (R7.5)."""
    game, public = state.game, state.public
    turn = public.turn
    if turn.again and public.seats[turn.seat].standing == "in":
        return s.TurnStarted(turn.seat)  # R8.6
    for seat in (*game.around(turn.seat, game.options.turn_order), turn.seat):
        if seat == game.culprit:
            continue  # R10.2
        if public.seats[seat].standing == "in":
            return s.TurnStarted(seat)  # R2.6; the last one in plays on alone (R7.6)
        door = _blocked_door(state, seat)
        if door is not None:
            return s.SteppedAside(seat, door)  # R7.4
    if game.culprit is not None:
        return s.GameEnded("escaped", game.culprit, state.hidden.case)  # R10.5
    return s.GameEnded("unsolved", None, state.hidden.case)  # R7.5


def _blocked_door(state: State, seat: Seat) -> str | None:
    """Return the place whose door is blocked by the figure of a seat that is out, if there is one (R7.4)."""
    game = state.game
    board = game.edition.board
    if not game.options.step_aside or board is None or state.public.seats[seat].standing != "out":
        return None
    spot = state.public.figure_spot(game, seat)
    doors = [place for place, squares in board.doors.items() if spot in squares]
    return next((place for place in doors if place != game.edition.centre), doors[0] if doors else None)


_CONSEQUENCES: dict[str, Callable[[State, Chance], e.Event]] = {
    "draw": _draw,
    "take": _take,
    "peek-all": _peek_all,
    "reward": _reward,
    "supply": _supply,
    "end": _end,
    "next": _next,
}
