"""A board, read from its drawing.

One character is one square: `.` a corridor square, a blank a wall, a capital letter a cell of a place, a small letter a
start square, `?` a question square. An arrow is a corridor square in front of a door and points into the place; `|` has
doors above and below, `-` left and right.
"""

from collections import deque
from collections.abc import Iterator, Mapping

from msgspec import Struct

Cell = tuple[int, int]
"""A row and a column of the drawing, both counted from 0."""

_UP, _DOWN, _LEFT, _RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
_STEPS = (_UP, _DOWN, _LEFT, _RIGHT)
_DOORS: Mapping[str, tuple[Cell, ...]] = {
    "^": (_UP,),
    "v": (_DOWN,),
    "<": (_LEFT,),
    ">": (_RIGHT,),
    "|": (_UP, _DOWN),
    "-": (_LEFT, _RIGHT),
}


LARGEST = 64
"""How many columns and rows a board may have."""


class BoardError(ValueError):
    """A drawing that is not a board; the message says where and what is expected."""


class Board(Struct, frozen=True, eq=False, kw_only=True):
    """Squares, places and the doors between them; squares are named like `M18` (column M, row 18)."""

    rows: tuple[str, ...]
    """The drawing, all rows padded to the same width."""
    cells: Mapping[str, Cell]
    """Row and column of every walkable square, by its name."""
    doors: Mapping[str, tuple[str, ...]]
    """The squares in front of the doors of every place, by the place's id."""
    rooms: Mapping[str, tuple[Cell, ...]]
    """The cells a place covers."""
    starts: Mapping[str, str]
    """Start squares by their letter."""
    questions: frozenset[str]
    """The `?` squares."""

    @property
    def width(self) -> int:
        """Columns of the drawing."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows of the drawing."""
        return len(self.rows)

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def __repr__(self) -> str:
        return f"<Board of {self.width} by {self.height}: {len(self.cells)} squares, {len(self.rooms)} places>"

    def _repr_html_(self) -> str:
        from sleuth.editions.board_svg import board_svg  # only notebooks need it

        return board_svg(self)

    def neighbours(self, square: str) -> tuple[str, ...]:
        """Return the walkable squares one step away, not counting doors."""
        row, column = self.cells[square]
        names = (square_name(row + down, column + right) for down, right in _STEPS)
        return tuple(name for name in names if name in self.cells)

    def doorways(self, place: str) -> tuple[tuple[Cell, Cell], ...]:
        """Return, for every door of a place, the square in front of it and the cell of the place beyond it."""
        before = [self.cells[square] for square in dict.fromkeys(self.doors[place])]
        through = [(cell, (cell[0] + down, cell[1] + right)) for cell in before for down, right in _ways(self, cell)]
        return tuple((cell, inside) for cell, inside in through if inside in self.rooms[place])


def _ways(board: Board, cell: Cell) -> tuple[Cell, ...]:
    """Return the directions in which the doors of a square lead."""
    return _DOORS[board.rows[cell[0]][cell[1]]]


def square_name(row: int, column: int) -> str:
    """Return the name of a square: its column as a letter, its row counted from 1."""
    letters = chr(ord("A") + column % 26)
    if column >= 26:
        letters = chr(ord("A") + column // 26 - 1) + letters
    return f"{letters}{row + 1}"


def read_board(drawing: str, places: Mapping[str, str]) -> Board:
    """Read a drawing; `places` gives the id of the place for each capital letter."""
    lines = drawing.rstrip("\n").split("\n")
    width = max(len(line) for line in lines)
    if max(width, len(lines)) > LARGEST:
        raise BoardError(f"{width} columns and {len(lines)} rows: expected at most {LARGEST} of each")
    rows = tuple(line.ljust(width) for line in lines)
    board = Board(
        rows=rows,
        cells=dict(_walkable(rows)),
        rooms=_rooms(rows, places),
        doors=_doors(rows, places),
        starts={mark: square_name(r, c) for r, c, mark in _marks(rows) if _is_start(mark)},
        questions=frozenset(square_name(r, c) for r, c, mark in _marks(rows) if mark == "?"),
    )
    _check_connected(board)
    return board


def _is_start(mark: str) -> bool:
    return mark.islower() and mark != "v"


def _marks(rows: tuple[str, ...]) -> Iterator[tuple[int, int, str]]:
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            yield row, column, mark


def _walkable(rows: tuple[str, ...]) -> Iterator[tuple[str, Cell]]:
    for row, column, mark in _marks(rows):
        if mark in ".?" or mark in _DOORS or _is_start(mark):
            yield square_name(row, column), (row, column)
        elif mark != " " and not mark.isupper():
            raise BoardError(f"row {row + 1}, column {column + 1}: unknown mark {mark!r}")


def _rooms(rows: tuple[str, ...], places: Mapping[str, str]) -> dict[str, tuple[Cell, ...]]:
    rooms: dict[str, list[Cell]] = {place: [] for place in places.values()}
    for row, column, mark in _marks(rows):
        if mark.isupper():
            if mark not in places:
                raise BoardError(f"row {row + 1}, column {column + 1}: no place has the letter {mark!r}")
            rooms[places[mark]].append((row, column))
    for place, cells in rooms.items():
        if not cells:
            raise BoardError(f"the place {place!r} is not on the drawing")
    return {place: tuple(cells) for place, cells in rooms.items()}


def _doors(rows: tuple[str, ...], places: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    doors: dict[str, list[str]] = {place: [] for place in places.values()}
    for row, column, mark in _marks(rows):
        for down, right in _DOORS.get(mark, ()):
            r, c = row + down, column + right
            inside = rows[r][c] if 0 <= r < len(rows) and 0 <= c < len(rows[0]) else " "
            if inside not in places:
                raise BoardError(f"row {row + 1}, column {column + 1}: the door {mark!r} leads to no place")
            doors[places[inside]].append(square_name(row, column))
    return {place: tuple(squares) for place, squares in doors.items()}


def _check_connected(board: Board) -> None:
    """Check that every square and every place with a door can be reached from everywhere."""
    if not board.cells:
        raise BoardError("the drawing has no walkable square")
    first = next(iter(board.cells))
    reached, queue = {first}, deque([first])
    while queue:
        square = queue.popleft()
        through = (name for squares in board.doors.values() if square in squares for name in squares)
        for name in (*board.neighbours(square), *through):
            if name not in reached:
                reached.add(name)
                queue.append(name)
    for square in board.cells:
        if square not in reached:
            raise BoardError(f"the square {square} cannot be reached")
