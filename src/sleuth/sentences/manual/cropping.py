"""Pictures of the manual as text, two characters to a square."""

from sleuth.editions import Edition
from sleuth.editions.board import Board, Cell, square_name
from sleuth.sentences.manual.parts import BoardPicture, CardPicture, Piece, Way
from sleuth.sentences.manual.roads import cells_of

ROOM, WALL, SQUARE, MARKED, BARRED = "▒▒", "  ", "· ", "* ", "X "
Grid = dict[Cell, str]


def crop_text(edition: Edition, picture: BoardPicture | CardPicture) -> list[str]:
    """Draw a picture as lines of text: steps are numbered, figures and weapons have two letters of their name."""
    if isinstance(picture, CardPicture):
        return ["  ".join(f"[ {card.kind if picture.covered else card.name} ]" for card in picture.cards)]
    assert edition.board is not None
    grid = _ground(edition.board)
    _marks(edition.board, picture, grid)
    _pieces(edition.board, picture, grid)
    left, top, width, height = picture.crop
    rows = (range(left, left + width) for _ in range(height))
    return ["".join(grid[top + row, column] for column in columns).rstrip() for row, columns in enumerate(rows)]


def _ground(board: Board) -> Grid:
    grid: Grid = {}
    for row, line in enumerate(board.rows):
        for column, mark in enumerate(line):
            walkable = square_name(row, column) in board.cells
            plain = f"{mark} " if mark in "?^v<>|-" else SQUARE
            grid[row, column] = plain if walkable else ROOM if mark.isupper() else WALL
    return grid


def _marks(board: Board, picture: BoardPicture, grid: Grid) -> None:
    """Draw highlighted and barred squares, the steps of paths, and one letter for both ends of a passage."""
    for square in picture.marked:
        grid[board.cells[square]] = MARKED
    for square in picture.barred:
        grid[board.cells[square]] = BARRED
    for number, way in enumerate(picture.ways):
        if way.leap:
            _ends(board, way, f"{chr(ord('A') + number)} ", grid)
            continue
        for step, spot in enumerate(way.spots):
            if step and spot in board.cells:
                grid[board.cells[spot]] = f"{step:<2}"


def _ends(board: Board, way: Way, letter: str, grid: Grid) -> None:
    """Mark both ends of a passage with the same letter."""
    if all(spot in board.rooms for spot in way.spots):
        for cells in (board.rooms[spot] for spot in way.spots):
            grid[cells[len(cells) // 2]] = letter


def _pieces(board: Board, picture: BoardPicture, grid: Grid) -> None:
    """Draw figures and weapons, side by side in a place."""
    inside: dict[str, int] = {}
    for piece in picture.pieces:
        cells = cells_of(board, piece.spot)
        index = inside.get(piece.spot, 0)
        inside[piece.spot] = index + 1
        grid[cells[(len(cells) // 3 + index) % len(cells)]] = _letters(piece)


def _letters(piece: Piece) -> str:
    """Return two letters of a name: of its first and last word, or its first two."""
    words = piece.name.split()
    return (words[0][0] + words[-1][0] if len(words) > 1 else words[0][:2]).upper()
