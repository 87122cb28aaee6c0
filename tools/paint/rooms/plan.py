"""The rooms of an edition's board: their cells, their outline, and where a passage begins."""

from dataclasses import dataclass

from sleuth.editions import Edition
from sleuth.editions.board import Board, Cell
from tools.paint.rooms.shapes import Point, pairs

CELL = 24
"""One square in the units of the page's drawing."""


@dataclass(frozen=True)
class Room:
    """A place of a board; its drawing counts from the corner of the box around its cells."""

    id: str
    cells: frozenset[Cell]
    passage: Cell | None
    """The cell with the trapdoor, if there is a secret passage."""

    @property
    def row(self) -> int:
        """The first row."""
        return min(row for row, _ in self.cells)

    @property
    def column(self) -> int:
        """The first column."""
        return min(column for _, column in self.cells)

    @property
    def origin(self) -> Point:
        """The upper left corner of the box around the room."""
        return self.column * CELL, self.row * CELL

    @property
    def floor(self) -> str:
        """The floor as a path: a box for every run of rows that are alike."""
        spans = {row: self._span(row) for row in sorted({row for row, _ in self.cells})}
        boxes, rows = list[str](), list(spans)
        while rows:
            first = rows[0]
            alike = [row for row in rows if spans[row] == spans[first]]
            last = first
            while last + 1 in alike:
                last += 1
            left, right = spans[first]
            corner = pairs([((left - self.column) * CELL, (first - self.row) * CELL)])
            wide, high = (right - left + 1) * CELL, (last - first + 1) * CELL
            boxes.append(f"M{corner}h{wide}v{high}h-{wide}z")
            rows = [row for row in rows if row > last]
        return "".join(boxes)

    def _span(self, row: int) -> tuple[int, int]:
        columns = [column for each, column in self.cells if each == row]
        return min(columns), max(columns)


def rooms(edition: Edition) -> dict[str, Room]:
    """Return all rooms of an edition's board by their ids."""
    board = edition.board
    assert board is not None, edition.id
    with_passages = {place for pair in edition.passages for place in pair}
    return {
        place: Room(place, frozenset(cells), farthest(board, cells) if place in with_passages else None)
        for place, cells in board.rooms.items()
    }


def farthest(board: Board, cells: tuple[Cell, ...]) -> Cell:
    """Return the cell farthest from the middle of the board: there the page draws the trapdoor of a passage."""
    return max(cells, key=lambda cell: abs(cell[1] + 0.5 - board.width / 2) + abs(cell[0] + 0.5 - board.height / 2))
