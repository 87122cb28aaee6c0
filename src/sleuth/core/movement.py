"""Where a figure can go.

A set of squares is one integer with a bit per square: the rows of the drawing one after the other, with a column of
wall between them, so that a step is a shift. All squares one step away are four shifts and a mask.
"""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from sleuth.core.game import Spot
from sleuth.editions import Edition

LONGEST_PATH = 18
"""The highest roll of three dice: the longest path without a square twice that is searched for."""


class Net:
    """The walkable squares and the doors of one board, as bits."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        if board is None:
            raise ValueError(f"the edition {edition.id!r} has no board")
        self.stride = board.width + 1
        self.bit = {name: 1 << (row * self.stride + column) for name, (row, column) in board.cells.items()}
        self.name = {bit: name for name, bit in self.bit.items()}
        self.walkable = sum(self.bit.values())
        self.questions = sum(self.bit[name] for name in board.questions)
        self.doors = {place: sum({self.bit[name] for name in squares}) for place, squares in board.doors.items()}
        self.onward = {name: self.step(bit) for name, bit in self.bit.items()} | self.doors  # R3.3
        self.beside = {bit: self.step(bit) for bit in self.name}
        self.passages = _passages(edition)
        self.entries = [(mask, place) for place, mask in self.doors.items() if mask]
        self._near: dict[tuple[Spot, int], int] = {}

    def step(self, squares: int) -> int:
        """Return all squares one step away from any of these."""
        stride = self.stride
        return (squares << 1 | squares >> 1 | squares << stride | squares >> stride) & self.walkable

    @cached_property
    def reach(self) -> list[dict[int, int]]:
        """By length and square: where walks of exactly this length could end on an empty board."""
        rows = [{bit: bit for bit in self.name}]
        for _ in range(LONGEST_PATH):
            rows.append({bit: self.step(squares) for bit, squares in rows[-1].items()})
        return rows

    def near(self, origin: Spot, steps: int) -> int:
        """Return all squares that can matter to a move of at most this length, cached."""
        found = self._near.get((origin, steps))
        if found is None:
            found = frontier = self.doors[origin] if origin in self.doors else self.bit[origin]
            for _ in range(steps):
                frontier = self.step(frontier)
                found |= frontier
            self._near[origin, steps] = found
        return found

    def names(self, squares: int) -> Iterator[Spot]:
        """Yield the names of the squares in a bit set."""
        while squares:
            low = squares & -squares
            yield self.name[low]
            squares ^= low


@cache
def net_of(edition: Edition) -> Net:
    """Return the net of an edition's board, built once."""
    return Net(edition)


def _passages(edition: Edition) -> dict[Spot, tuple[Spot, ...]]:
    ways: dict[Spot, tuple[Spot, ...]] = {}
    for one, other in edition.passages:
        ways[one] = (*ways.get(one, ()), other)
        ways[other] = (*ways.get(other, ()), one)
    return ways


class Manner(NamedTuple):
    """How figures move: passing others, stepping on a square twice, stopping at `?`."""

    passing: bool
    square_twice: bool
    stops: bool


@lru_cache(maxsize=1 << 13)
def destinations(
    net: Net, origin: Spot, steps: int, occupied: int, closed: tuple[Spot, ...], manner: Manner
) -> tuple[Spot, ...]:
    """Return every spot where a move of this many steps can end (R3.1 to R3.8, R3.11).

    `occupied` are the squares with other figures on them, `closed` the places that may not be entered.
    """
    passing, square_twice, stops = manner
    questions = net.questions if stops else 0
    transit = net.walkable & ~(occupied & questions if passing else occupied)  # R3.4, R3.5, R3.11
    ends, places = _walks(net, origin, steps, transit, questions)
    ends &= ~occupied
    if not square_twice:
        ends &= questions | _paths(net, origin, steps, transit & ~questions, ends)
    open_places = tuple(place for place in places if place not in closed)
    if not ends and not open_places and steps > 1:
        return destinations(net, origin, steps - 1, occupied, closed, manner)  # R3.8
    return (*open_places, *net.names(ends))


def can_leave(net: Net, origin: Spot, occupied: int, closed: tuple[Spot, ...], manner: Manner) -> bool:
    """Return whether a single step is possible (R3.9)."""
    if manner.passing:
        occupied = occupied & net.questions if manner.stops else 0
    if _first_steps(net, origin, net.walkable & ~occupied):
        return True
    here = net.bit.get(origin, 0)
    return any(mask & here and place not in closed for mask, place in net.entries)


def _first_steps(net: Net, origin: Spot, transit: int) -> int:
    return net.onward[origin] & transit


def _walks(net: Net, origin: Spot, steps: int, transit: int, questions: int) -> tuple[int, list[Spot]]:
    """Return the squares where walks end, at full length or on a `?`, and the places that can be entered on the way."""
    ends, passed = 0, 0
    frontier = net.bit.get(origin, 0)
    for length in range(1, steps + 1):
        passed |= frontier  # R3.2: from here, entering costs step number `length`
        frontier = _first_steps(net, origin, transit) if length == 1 else net.step(frontier) & transit
        ends |= frontier & questions  # R3.11
        frontier &= ~questions
    if steps:
        ends |= frontier
    return ends, [place for mask, place in net.entries if mask & passed]


def _paths(net: Net, origin: Spot, steps: int, transit: int, wanted: int) -> int:
    """Return those of the wanted squares that a path of this length reaches without a square twice (R3.6)."""
    found, start, beside, reach = 0, net.bit.get(origin, 0), net.beside, net.reach
    wanted &= ~start

    def walk(squares: int, visited: int, left: int) -> None:
        nonlocal found
        while squares:
            here = squares & -squares
            squares ^= here
            if left == 0:
                found |= here
            elif reach[left][here] & wanted & ~found:
                walk(beside[here] & transit & ~visited, visited | here, left - 1)

    if steps:
        walk(_first_steps(net, origin, transit & ~start), start, steps - 1)
    return found & wanted
