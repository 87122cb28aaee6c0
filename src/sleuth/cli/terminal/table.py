"""The whole table as text: the board, and what lies open around it."""

import textwrap
from collections.abc import Collection, Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sleuth.cli.terminal import status
from sleuth.cli.terminal.board import draw_board
from sleuth.core.view import View
from sleuth.sentences import Speaker

BESIDE = 52
"""The minimum width of the status beside the board."""
GAP = 3


def draw_table(view: View, voice: Speaker, lit: Collection[str], width: int) -> RenderableType:
    """Draw board and status; `lit` squares can be reached."""
    if view.game.edition.board is None:
        return Group(*_groups(view, voice, width))
    board = draw_board(view, voice, lit)
    left = max(line.cell_len for line in board.split())
    if width - left - GAP < BESIDE:
        return Group(board, *_groups(view, voice, width))
    beside = [part for group in _groups(view, voice, width - left - GAP) for part in (group, "")]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(board, Group(*beside))
    return grid


def _groups(view: View, voice: Speaker, width: int) -> Iterator[RenderableType]:
    """Yield what belongs together: the places, the players, what else lies open, the person's cards."""
    if view.game.edition.board is not None:
        yield _hung(status.tell_places(view, voice), width)
    yield status.draw_players(view, voice)
    for lines in (status.tell_table(view, voice), status.tell_hand(view, voice)):
        text = _hung(lines, width)
        if text:
            yield text


def _hung(lines: Iterable[str], width: int) -> Text:
    return Text("\n".join(hung(line, width) for line in lines))


def hung(line: str, width: int) -> str:
    """Wrap a line; continuation lines are indented."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False))
