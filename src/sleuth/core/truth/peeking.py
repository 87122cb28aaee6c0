"""Looks at random cards of other seats."""

from sleuth.core.game import Game, Seat
from sleuth.core.public import Public
from sleuth.core.truth import events as e
from sleuth.core.truth.chance import Chance
from sleuth.core.truth.state import State


def look_at(state: State, looker: Seat, owner: Seat | None, chance: Chance) -> e.CardsPeeked:
    """Let one seat see a random card of another, by default of its right neighbour (R8.6, R8.13, R9.6)."""
    if owner is None:
        owner = _neighbour(state.game, state.public, looker, -1)
    assert owner is not None
    return e.CardsPeeked(((looker, owner, chance.pick(state.private[owner].hand)),))


def look_around(state: State, step: int, chance: Chance) -> e.CardsPeeked:
    """Let every seat in the investigation see a random card of its neighbour: 1 left, -1 right (R8.9, R9.7)."""
    looks = []
    for looker in state.game.seats:
        if state.public.seats[looker].standing != "in" or looker == state.game.culprit:
            continue  # R8.9, R9.7, R10.2
        owner = _neighbour(state.game, state.public, looker, step)
        if owner is not None:
            looks.append((looker, owner, chance.pick(state.private[owner].hand)))
    return e.CardsPeeked(tuple(looks))


def _neighbour(game: Game, public: Public, seat: Seat, step: int) -> Seat | None:
    """Return the nearest seat on that side whose hand is still hidden; clockwise is to the left."""
    for other in game.around(seat, "clockwise" if step == 1 else "counter-clockwise"):
        if public.seats[other].standing != "taken" and public.seats[other].cards:
            return other
    return None
