"""The table as text: board, players, hand."""

from collections.abc import Collection, Iterator

from msgspec.structs import asdict
from rich.markup import escape
from rich.text import Text

from sleuth.core.game import Game
from sleuth.core.public import Public
from sleuth.core.view import View
from sleuth.editions.board import square_name
from sleuth.editions.options import BOARD_ONLY, CARDS_ONLY
from sleuth.sentences import Speaker

COLOURS = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "white": "bold black on white",
    "green": "bold white on green",
    "blue": "bold white on blue",
    "purple": "bold white on magenta",
}
_MARKS = {" ": "  ", ".": "· ", "?": "? "}


def draw_board(view: View, lit: Collection[str] = ()) -> Text:
    """The board with its figures; `lit` squares can be reached."""
    game, board = view.game, view.game.edition.board
    assert board is not None
    text = Text("    " + "".join(f"{_column(c):<2}" for c in range(board.width)) + "\n", style="dim")
    standing = {spot: figure for figure, spot in zip(game.edition.suspects, view.public.figures, strict=True)}
    for row, line in enumerate(board.rows):
        text.append(f"{row + 1:3} ", style="dim")
        for column, mark in enumerate(line):
            name = square_name(row, column)
            if name in board.cells and name in standing:
                figure = standing[name]
                colour = COLOURS.get(game.edition.card[figure].colour or "", "reverse")
                text.append(f"{_initials(figure)}", style=colour)
            elif name in lit:
                text.append("* ", style="bold yellow")
            elif name in board.cells:
                text.append("· " if mark.islower() and mark != "v" else _MARKS.get(mark, f"{mark} "), style="dim")
            elif mark == " ":
                text.append("  ")
            else:
                text.append(f"{mark}{mark}", style="dim on grey23" if mark != "X" else "dim on grey11")
        text.append("\n")
    return text


def _column(index: int) -> str:
    return square_name(0, index).rstrip("0123456789")


def _initials(figure: str) -> str:
    """Two letters for a figure: its initials, or the start of its only name."""
    words = figure.split("-")
    return (words[0][0] + words[1][0] if len(words) > 1 else figure[:2]).upper()


def tell_places(view: View, voice: Speaker) -> Iterator[str]:
    """Every place with its letter on the board, and who and what is in it."""
    game, public, board = view.game, view.public, view.game.edition.board
    assert board is not None
    for place, cells in board.rooms.items():
        row, column = cells[0]
        inside = [f"{voice.card(f)} [{_initials(f)}]" for f, spot in _where(game, public, "figures") if spot == place]
        inside += [voice.card(weapon) for weapon, spot in _where(game, public, "weapons") if spot == place]
        yield f"  {board.rows[row][column]}  {voice.card(place)}" + (f": {', '.join(inside)}" if inside else "")


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
        initials = f" [{_initials(game.figures[seat])}]" if game.edition.board else ""
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
    hidden = BOARD_ONLY if view.game.edition.family == "cards" else CARDS_ONLY
    for name, value in asdict(view.game.options).items():
        if name not in hidden:
            yield f"  {name} = {_switch(value)}: {voice.option(name)}"


def _switch(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
