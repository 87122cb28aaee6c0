"""Finds paths on a board that make a good picture: short, with a turn, in a small part of the board."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from functools import cache

from sleuth.editions.board import Board, Cell
from sleuth.sentences.manual.parts import Crop

Road = tuple[str, ...]
"""Spots in order; only the first or the last can be a place."""


@cache
def into(board: Board, place: str, steps: int, avoid: frozenset[str] = frozenset()) -> Road:
    """Return the best-looking shortest path into a place that takes exactly, or almost, this many steps."""
    found = list(_shortest(board, board.doors[place], avoid))
    return tuple(reversed((place, *_prettiest(board, place, found, steps))))


@cache
def out_of(board: Board, origin: str, steps: int, avoid: frozenset[str] = frozenset()) -> Road:
    """Return the best-looking shortest path of this many steps from a square, or out of a place, to a square."""
    if origin in board.doors:
        found = list(_shortest(board, board.doors[origin], avoid))
        return (origin, *_prettiest(board, origin, found, steps))
    found = list(_shortest(board, [origin], avoid))
    return _prettiest(board, origin, found, steps + 1)


def crop(board: Board, spots: Iterable[str], margin: int = 1) -> Crop:
    """Return the smallest part of the board that holds all these spots, with a margin."""
    cells = [cell for spot in spots for cell in cells_of(board, spot)]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    top, left = max(top - margin, 0), max(left - margin, 0)
    bottom, right = min(bottom + margin, board.height - 1), min(right + margin, board.width - 1)
    return left, top, right - left + 1, bottom - top + 1


def whole(board: Board) -> Crop:
    """Return the whole board."""
    return 0, 0, board.width, board.height


def cells_of(board: Board, spot: str) -> tuple[Cell, ...]:
    """Return the cells of a square or a place."""
    return board.rooms[spot] if spot in board.rooms else (board.cells[spot],)


def _shortest(board: Board, origins: Iterable[str], avoid: Collection[str]) -> Iterator[Road]:
    """Return a shortest path from one of these squares to every square, origins first."""
    roads: dict[str, Road] = {square: (square,) for square in dict.fromkeys(origins) if square not in avoid}
    queue = deque(roads)
    while queue:
        square = queue.popleft()
        yield roads[square]
        for beside in board.neighbours(square):
            if beside not in roads and beside not in avoid:
                roads[beside] = (*roads[square], beside)
                queue.append(beside)


def _prettiest(board: Board, anchor: str, roads: list[Road], length: int) -> Road:
    """Return the path with this many squares that turns and needs the smallest picture."""
    longest = min(length, max(len(road) for road in roads))
    fitting = [road for road in roads if len(road) == longest]
    return min(fitting, key=lambda road: (_straight(board, road), _size(board, (anchor, *road)), road))


def _straight(board: Board, road: Road) -> bool:
    cells = [board.cells[square] for square in road]
    return len({row for row, _ in cells}) == 1 or len({column for _, column in cells}) == 1


def _size(board: Board, spots: Iterable[str]) -> int:
    _, _, width, height = crop(board, spots)
    return width * height
