"""Counts of legal continuations, with a breakdown by the first action: a wrong rule shows as a wrong number."""

from collections import Counter

from msgspec.json import encode

from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance, State, advance, begin

SEED = "perft"
WIDTH = 20
"""At most this many of a long list of actions are followed, evenly spaced."""


def perft(state: State, depth: int, width: int | None = None) -> int:
    """Return how many sequences of legal actions of this length there are; with a width, on the thinned tree."""
    seat = state.public.actor
    if depth == 0 or seat is None:
        return 1
    choices = list(legal_actions(state.view(seat)))
    if depth == 1:
        return len(choices)
    return sum(perft(_after(state, seat, action), depth - 1, width) for action in _thinned(choices, width))


def exact(game: Game, depth: int) -> dict[str, int]:
    """Return the exact counts for every depth up to this one."""
    state, _ = begin(game, SeededChance(SEED))
    return {f"exact depth {length}": perft(state, length) for length in range(1, depth + 1)}


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the count on the thinned tree for each first action, and the total."""
    state, _ = begin(game, SeededChance(SEED))
    seat = state.public.actor
    assert seat is not None
    counts: Counter[str] = Counter()
    for action in _thinned(list(legal_actions(state.view(seat))), WIDTH):
        counts[f"thinned after {encode(action).decode()}"] += perft(_after(state, seat, action), depth - 1, WIDTH)
    return {**counts, f"thinned depth {depth}": sum(counts.values())}


def _thinned(choices: list, width: int | None) -> list:
    return choices if width is None else choices[:: max(1, len(choices) // width)]


def _after(state: State, seat: int, action: object) -> State:
    return advance(state, seat, action, SeededChance(SEED))[0]
