"""Where a square is, as people say it: how many steps into which place."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sleuth.core.game import Spot
from sleuth.core.movement import Net, net_of
from sleuth.editions import Edition

MOST_OTHERS = 2
"""How many further places may be named to tell squares apart; that leaves few that are alike."""


class Landmark(NamedTuple):
    """The nearest place to a square, and what tells it apart from other squares as near to the same place."""

    place: Spot
    steps: int
    """The steps from the square into the place, on an empty board."""
    others: tuple[tuple[Spot, int], ...] = ()
    """Further places and the steps into them."""
    number: int = 1
    """Counts squares that even then would be called the same."""


@lru_cache(maxsize=8192)
def steps_to_places(net: Net, spot: Spot, occupied: int = 0) -> dict[Spot, int]:
    """Return the steps from a spot into every other place, walking round occupied squares; the nearest first."""
    found: dict[Spot, int] = {}
    frontier = net.doors.get(spot, net.bit.get(spot, 0)) & ~occupied
    steps, reached = (1, frontier) if spot in net.doors else (0, frontier)
    while frontier:
        steps += 1
        for mask, place in net.entries:
            if place not in found and place != spot and mask & frontier:
                found[place] = steps
        frontier = net.step(frontier) & ~reached & ~occupied
        reached |= frontier
    return found


def landmark(edition: Edition, square: Spot, closed: Iterable[Spot] = (), others: int = 0) -> Landmark:
    """Return the place nearest to a square, and some further ones; closed places only if there is nothing else."""
    shut, found = set(closed), steps_to_places(net_of(edition), square)
    near = [(place, steps) for place, steps in found.items() if place not in shut] or list(found.items())
    return Landmark(*near[0], tuple(near[1 : 1 + others]))


@lru_cache(maxsize=1024)
def told_apart(edition: Edition, squares: tuple[Spot, ...], closed: tuple[Spot, ...] = ()) -> dict[Spot, Landmark]:
    """Return a landmark for each of some squares, no two the same: by further places, and if need be by a number."""
    found = {square: landmark(edition, square, closed) for square in squares}
    for others in range(1, MOST_OTHERS + 1):
        for alike in _alike(found):
            found |= {square: landmark(edition, square, closed, others) for square in alike}
    for alike in _alike(found):
        found |= {square: found[square]._replace(number=number) for number, square in enumerate(alike, start=1)}
    return found


def _alike(found: dict[Spot, Landmark]) -> list[list[Spot]]:
    """Return the groups of squares with the same landmark."""
    groups: dict[Landmark, list[Spot]] = {}
    for square, mark in found.items():
        groups.setdefault(mark, []).append(square)
    return [group for group in groups.values() if len(group) > 1]
