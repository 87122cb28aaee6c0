"""A board as a small drawing of its own colours: places, squares, doors, starts. For notebooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it imports this module where it is printed
    from sleuth.editions.board import Board, Cell


PAPER, ROOM, SQUARE, LINE, DOOR, INK = "#efe7d8", "#cdbb98", "#fbf7ee", "#a8977a", "#9c4a1a", "#2f2618"
PIXELS = 14
"""The size of a square."""
STYLE = f"font:.62px sans-serif;text-anchor:middle;fill:{INK}"


def board_svg(board: Board) -> str:
    """Return the board as an SVG picture."""
    size = f'width="{board.width * PIXELS}" height="{board.height * PIXELS}"'
    frame = f'viewBox="0 0 {board.width} {board.height}" role="img" aria-label="{escape(repr(board)[1:-1])}"'
    drawn = [
        f'<rect width="{board.width}" height="{board.height}" fill="{PAPER}"/>',
        _path(_boxes(board.cells.values()), fill=SQUARE, stroke=LINE, width=0.04),
        _path(_runs(cell for cells in board.rooms.values() for cell in cells), fill=ROOM),
        *(_path(_outline(set(cells)), stroke=INK, width=0.1) for cells in board.rooms.values()),
        _path(_doorways(board), stroke=DOOR, width=0.3),
        *_labels(board),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {frame} style="{STYLE}">{"".join(drawn)}</svg>'


def _path(parts: Iterable[str], fill: str = "none", stroke: str = "none", width: float = 0) -> str:
    return f'<path d="{"".join(parts)}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def _boxes(cells: Iterable[Cell]) -> Iterator[str]:
    return (f"M{column} {row}h1v1h-1z" for row, column in cells)


def _runs(cells: Iterable[Cell]) -> Iterator[str]:
    """Yield the cells as bars, one for each run of neighbours in a row."""
    left = set(cells)
    for row, column in sorted(left):
        if (row, column - 1) not in left:
            length = next(n for n in range(1, len(left) + 1) if (row, column + n) not in left)
            yield f"M{column} {row}h{length}v1h-{length}z"


def _outline(cells: Collection[Cell]) -> Iterator[str]:
    """Yield the edges between these cells and all others."""
    for row, column in cells:
        if (row - 1, column) not in cells:
            yield f"M{column} {row}h1"
        if (row + 1, column) not in cells:
            yield f"M{column} {row + 1}h1"
        if (row, column - 1) not in cells:
            yield f"M{column} {row}v1"
        if (row, column + 1) not in cells:
            yield f"M{column + 1} {row}v1"


def _doorways(board: Board) -> Iterator[str]:
    """Yield a bar across each door, between the square before it and the cell of the place."""
    for place in board.doors:
        for (row, column), (inner_row, inner_column) in board.doorways(place):
            if row == inner_row:
                yield f"M{max(column, inner_column)} {row + 0.1:g}v.8"
            else:
                yield f"M{column + 0.1:g} {max(row, inner_row)}h.8"


def _labels(board: Board) -> Iterator[str]:
    """Yield the names of the places, and the letters of starts and question squares."""
    for place, cells in board.rooms.items():
        rows, columns = zip(*cells, strict=True)
        words = place.split("-")
        middle = sum(rows) / len(rows) + 0.72 - 0.35 * (len(words) - 1)
        for number, word in enumerate(words):
            yield _text(sum(columns) / len(columns) + 0.5, middle + 0.7 * number, word)
    for letter, square in board.starts.items():
        row, column = board.cells[square]
        yield f'<circle cx="{column + 0.5}" cy="{row + 0.5}" r=".42" fill="{ROOM}"/>'
        yield _text(column + 0.5, row + 0.72, letter)
    for square in sorted(board.questions):
        row, column = board.cells[square]
        yield _text(column + 0.5, row + 0.72, "?")


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.3g}" y="{y:.3g}">{escape(text)}</text>'
