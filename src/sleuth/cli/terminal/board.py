"""The board as text: places with their names and passages, squares, figures."""

from collections.abc import Collection, Iterator
from functools import cache
from statistics import median_low
from textwrap import wrap

from rich.text import Text

from sleuth.core.game import Game
from sleuth.core.view import View
from sleuth.editions import Edition
from sleuth.editions.board import Board, Cell, square_name
from sleuth.sentences import Speaker

COLOURS = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "white": "bold black on white",
    "green": "bold white on green",
    "blue": "bold white on blue",
    "purple": "bold white on magenta",
}
_ROOM = "white on grey23"
_PASSAGE = "bold cyan on grey23"
_MARKS = {" ": "  ", ".": "· ", "?": "? "}


def draw_board(view: View, voice: Speaker, lit: Collection[str] = ()) -> Text:
    """Draw the board with its figures; `lit` squares can be reached."""
    game, board = view.game, view.game.edition.board
    assert board is not None
    text = Text()
    text.append("    " + "".join(f"{_column(c):<2}" for c in range(board.width)) + "\n", style="dim")
    standing = {spot: figure for figure, spot in zip(game.edition.suspects, view.public.figures, strict=True)}
    initials, rooms = initials_of(voice, game.edition), _room_texts(board, voice)
    passages = dict(_passage_marks(game, board, rooms))
    for row, line in enumerate(board.rows):
        text.append(f"{row + 1:3} ", style="dim")
        for column, mark in enumerate(line):
            name = square_name(row, column)
            if (row, column) in passages:
                text.append(passages[row, column], style=_PASSAGE)
            elif (row, column) in rooms:
                text.append(rooms[row, column], style=_ROOM)
            elif name in board.cells and name in standing:
                colour = COLOURS.get(game.edition.card[standing[name]].colour or "", "reverse")
                text.append(initials[standing[name]], style=colour)
            elif name in lit:
                text.append("* ", style="bold yellow")
            else:
                text.append("· " if mark.islower() and mark != "v" else _MARKS.get(mark, f"{mark} "), style="dim")
        text.append("\n")
    return text


def _column(index: int) -> str:
    return square_name(0, index).rstrip("0123456789")


def passages_of(game: Game) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the secret passages of a game: the mark of each on the board, and the two places it joins."""
    if game.edition.board is not None and game.options.passages:
        for number, ends in enumerate(game.edition.passages):
            yield f"»{chr(ord('A') + number)}", ends


def _passage_marks(game: Game, board: Board, rooms: dict[Cell, str]) -> Iterator[tuple[Cell, str]]:
    """Return the mark of each passage in both of its places, in the free cell farthest from the middle of the board."""
    for mark, ends in passages_of(game):
        for place in ends:
            free = [cell for cell in board.rooms[place] if not rooms[cell].strip()] or board.rooms[place]
            yield max(free, key=lambda cell: abs(cell[0] - board.height / 2) + abs(cell[1] - board.width / 2)), mark


def _room_texts(board: Board, voice: Speaker) -> dict[Cell, str]:
    """Return two characters for every cell of a place; together they spell its name in its middle."""
    texts: dict[Cell, str] = {}
    for place, cells in board.rooms.items():
        texts.update(dict.fromkeys(cells, "  "))
        rows: dict[int, list[int]] = {}
        for row, column in cells:
            rows.setdefault(row, []).append(column)
        width = 2 * median_low(len(columns) for columns in rows.values())
        lines = wrap(voice.card(place), width)[: len(rows)]
        first = min(rows) + (len(rows) - len(lines)) // 2
        for row, line in enumerate(lines, start=first):
            written = line.center(2 * len(rows[row]))
            for index, column in enumerate(sorted(rows[row])):
                texts[row, column] = written[2 * index : 2 * index + 2]
    return texts


@cache
def initials_of(voice: Speaker, edition: Edition) -> dict[str, str]:
    """Return two letters for every figure, all different."""
    words = {figure: voice.card(figure).split() for figure in edition.suspects}
    short = {
        figure: (name[0][0] + name[-1][0] if len(name) > 1 else name[0][:2]).upper() for figure, name in words.items()
    }
    taken = list(short.values())
    return {figure: mark if taken.count(mark) == 1 else words[figure][-1][:2].upper() for figure, mark in short.items()}
