"""What each seat could have known at each turn."""

from sleuth.core import seen as s
from sleuth.core.game import Game, Seat
from sleuth.core.truth import Event, seen_by
from sleuth.core.truth.events import AccusationMade
from sleuth.deduction import Observer


def timeline(game: Game, events: list[Event]) -> list[list[int]]:
    """Return for each seat how many cases were possible for it, as `possible_cases` counts them.

    A record made by hand may contradict itself: then the result is empty.
    """
    try:
        return [possible_cases(game, seat, events) for seat in game.seats]
    except ValueError:
        return []


def possible_cases(game: Game, seat: Seat, events: list[Event]) -> list[int]:
    """Return how many cases were possible for a seat after the deal and after each turn, up to the solution."""
    observer, found = Observer(game, seat), list[int]()
    for event in events:
        solved = isinstance(event, AccusationMade) and event.right
        if solved or isinstance(event, s.TurnStarted | s.GameEnded):
            found.append(len(observer.knowledge().cases))
        if solved:
            break
        observer.see(seen_by(event, seat))
    return found
