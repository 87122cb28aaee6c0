"""The times at which the events of a game would be entered: a second for each decision."""

from collections.abc import Sequence

from sleuth.core import seen as s
from sleuth.core.game import Game
from sleuth.core.truth import Event, evolve, initial
from sleuth.server.tables import decisions


def timed(game: Game, events: Sequence[Event], start: float = 4.0) -> list[float]:
    """Return the time of every event; an automatic pass has the time of the event before."""
    state, at, found = initial(game), start, list[float]()
    for event in events:
        at += not (isinstance(event, s.Passed) and decisions.seat_forced_to_pass(state) is not None)
        found.append(at)
        state = evolve(state, event)
    return found
