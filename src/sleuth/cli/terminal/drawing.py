"""The table as text: board, players, hand."""

from collections.abc import Collection, Iterator
from functools import cache
from statistics import median_low
from textwrap import wrap

from msgspec.structs import asdict
from rich.markup import escape
from rich.text import Text

from sleuth.core.game import Game, foreign_options
from sleuth.core.public import Public
from sleuth.core.view import View
from sleuth.editions import Edition
from sleuth.editions.board import Board, square_name
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
_MARKS = {" ": "  ", ".": "· ", "?": "? "}


def draw_board(view: View, voice: Speaker, lit: Collection[str] = ()) -> Text:
    """The board with its figures; `lit` squares can be reached."""
    game, board = view.game, view.game.edition.board
    assert board is not None
    text = Text()
    text.append("    " + "".join(f"{_column(c):<2}" for c in range(board.width)) + "\n", style="dim")
    standing = {spot: figure for figure, spot in zip(game.edition.suspects, view.public.figures, strict=True)}
    initials, rooms = initials_of(voice, game.edition), _room_texts(board, voice)
    for row, line in enumerate(board.rows):
        text.append(f"{row + 1:3} ", style="dim")
        for column, mark in enumerate(line):
            name = square_name(row, column)
            if (row, column) in rooms:
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


def _room_texts(board: Board, voice: Speaker) -> dict[tuple[int, int], str]:
    """Two characters for every cell of a place; together they spell its name in the middle of it."""
    texts: dict[tuple[int, int], str] = {}
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
    """Two letters for every figure, all different."""
    words = {figure: voice.card(figure).split() for figure in edition.suspects}
    short = {
        figure: (name[0][0] + name[-1][0] if len(name) > 1 else name[0][:2]).upper() for figure, name in words.items()
    }
    taken = list(short.values())
    return {figure: mark if taken.count(mark) == 1 else words[figure][-1][:2].upper() for figure, mark in short.items()}


def tell_places(view: View, voice: Speaker) -> Iterator[str]:
    """Every place that is not empty, and who and what is in it."""
    game, public, board = view.game, view.public, view.game.edition.board
    assert board is not None
    initials = initials_of(voice, game.edition)
    for place in board.rooms:
        inside = [f"{voice.card(f)} [{initials[f]}]" for f, spot in _where(game, public, "figures") if spot == place]
        inside += [voice.card(weapon) for weapon, spot in _where(game, public, "weapons") if spot == place]
        if inside:
            yield f"  {voice.card(place)}: {', '.join(inside)}"


def _where(game: Game, public: Public, what: str) -> Iterator[tuple[str, str]]:
    if what == "figures":
        return iter(zip(game.edition.suspects, public.figures, strict=True))
    return iter(zip(game.edition.weapons, public.weapons, strict=True))


def tell_players(view: View, voice: Speaker) -> Iterator[str]:
    """One line per player: name, figure, cards, whether out."""
    game, public = view.game, view.public
    for seat in game.seats:
        open_seat = public.seats[seat]
        parts = [voice.card(game.figures[seat]), voice.text("cards-left", count=open_seat.cards)]
        if open_seat.city is not None:
            parts.append(voice.card(open_seat.city))
        if open_seat.standing != "in":
            parts.append(voice.text("out" if open_seat.standing == "out" else "taken"))
        mark = ">" if public.actor == seat else " "
        initials = f" [{initials_of(voice, game.edition)[game.figures[seat]]}]" if game.edition.board else ""
        yield escape(f" {mark} {game.names[seat]}: {', '.join(parts)}{initials}")


def tell_table(view: View, voice: Speaker) -> Iterator[str]:
    """What else lies open: leftovers, decks, White Walkers, cities in the middle."""
    game, public = view.game, view.public
    if public.open:
        yield voice.text("open-cards", cards=", ".join(voice.card(card) for card in public.open))
    if game.options.intrigue:
        yield voice.text("walkers-track", count=public.walkers)
    if public.deck:
        yield voice.text("deck-left", count=public.deck)
    if game.edition.family == "cards":
        taken = {seat.city for seat in public.seats}
        middle = [voice.card(city) for city in game.edition.places if city not in taken]
        yield voice.text("middle-cities", cities=", ".join(middle))


def tell_hand(view: View, voice: Speaker) -> Iterator[str]:
    """The own cards."""
    yield f"{voice.text('your-cards')}: {', '.join(voice.card(card) for card in view.own.hand)}"
    if view.own.held:
        name = voice.effect if view.game.options.intrigue else voice.investigation
        yield f"{voice.text('held-cards')}: {', '.join(name(card) for card in view.own.held)}"


def tell_notes(view: View, voice: Speaker) -> Iterator[str]:
    """Which cards the seat has seen, and whose they are."""
    yield voice.text("seen-cards")
    owners = {"side": voice.text("beside-board"), "centre": voice.text("in-centre"), "case": "-"}
    for card, owner in view.own.saw:
        yield f"  {voice.card(card)}: {view.game.names[owner] if isinstance(owner, int) else owners[owner]}"


def tell_rules(view: View, voice: Speaker) -> Iterator[str]:
    """The switches of this game, in words."""
    hidden = foreign_options(view.game.edition)
    for name, value in asdict(view.game.options).items():
        if name not in hidden:
            yield f"  {name} = {_switch(value)}: {voice.option(name)}"


def _switch(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
