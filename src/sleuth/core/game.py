"""A game as people agree on it before the deal."""

from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct, structs

from sleuth.core.refusals import UnfitGame
from sleuth.editions import Edition, Options
from sleuth.editions.mistakes import explain_mistake
from sleuth.editions.options import BOARD_ONLY, CARDS_ONLY

Seat = int
"""A place at the table, counted clockwise from 0."""
CardId = str
"""The id of a card, as in the edition's file."""
Spot = str
"""Where a figure can be: the name of a square, or the id of a place."""
Case = tuple[CardId, ...]
"""One card of each kind."""

MAX_SIDE_CARDS = 6
MAX_ACCUSATIONS = 3
TEAM_SIZES = range(2, 4)
"""The possible numbers of people in a team (R12.1)."""

SeatName = str | Sequence[str]
"""The name of a seat: one name, or the names of a team."""


class Game(Struct, frozen=True, eq=False, kw_only=True, dict=True):
    """Edition, options and seats: everything that is fixed during a game. Make it with `new_game`."""

    edition: Edition
    options: Options
    figures: tuple[CardId, ...]
    """The figure each seat plays, by seat; without a board they are only names."""
    names: tuple[str, ...]
    """The players' names, by seat."""

    @cached_property
    def pieces(self) -> tuple[int, ...]:
        """Which of the edition's figures each seat plays, as indexes."""
        return tuple(self.edition.suspects.index(figure) for figure in self.figures)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.figures))

    @property
    def dealer(self) -> Seat:
        """The seat that deals."""
        return self.options.dealer % len(self.figures)

    @property
    def culprit(self) -> Seat | None:
        """The seat that plays the culprit (R10), if any."""
        return self.dealer if self.options.culprit else None

    @property
    def changes(self) -> dict[str, Any]:
        """The house rules: every option that differs from the edition's."""
        usual = structs.asdict(self.edition.options)
        return {name: value for name, value in structs.asdict(self.options).items() if value != usual[name]}

    def around(self, seat: Seat, direction: str = "clockwise") -> tuple[Seat, ...]:
        """Return the other seats, starting next to this one."""
        number = len(self.figures)
        step = 1 if direction == "clockwise" else -1
        return tuple((seat + step * distance) % number for distance in range(1, number))

    def answerers(self, asker: Seat, silent: Container[Seat] = ()) -> tuple[Seat, ...]:
        """Return the seats to ask, in order (R6.1): without the silent ones (R6.4), the culprit last (R10.3)."""
        asked = [seat for seat in self.around(asker, self.options.answer_order) if seat not in silent]
        return tuple(sorted(asked, key=lambda seat: seat == self.culprit))

    def seat_of(self, figure: CardId) -> Seat | None:
        """Return the seat that plays this figure, if any does."""
        return self.figures.index(figure) if figure in self.figures else None

    def ability_of(self, seat: Seat) -> str | None:
        """Return the ability of the seat's character card, if it has one (R8.10)."""
        return self.edition.card[self.figures[seat]].ability if self.options.abilities else None

    def __repr__(self) -> str:
        changed = "".join(f"; {name}={value!r}" for name, value in self.changes.items())
        return f"<Game of {self.edition.id!r}, {len(self.seats)} seats: {', '.join(self.names)}{changed}>"


def new_game(
    edition: Edition,
    seats: int | Sequence[CardId],
    *,
    names: Sequence[SeatName] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Make a game from a number of seats, or their figures clockwise, and the `options` that differ from the edition.

    A seat has one name, or the names of a team: `names=[("Anna", "Ben"), ("Clara", "David")]`. Raises `UnfitGame`.
    """
    number = seats if isinstance(seats, int) else len(seats)
    agreed = _agree(edition, number, dict(options or {}))
    _check_seats(edition, number, agreed)
    figures = edition.suspects[:number] if isinstance(seats, int) else tuple(seats)
    for figure in figures:
        if figure not in edition.suspects or figures.count(figure) > 1:
            raise UnfitGame("unfit-figure", "R2.1", figure=figure)
    return Game(edition=edition, options=agreed, figures=figures, names=_seat_names(names, number))


def _seat_names(names: Sequence[SeatName] | None, number: int) -> tuple[str, ...]:
    """Return one name per seat, joining the names of a team."""
    given = names or [chr(ord("A") + seat) for seat in range(number)]
    single = tuple(name if isinstance(name, str) else _team_name(name, number) for name in given)
    if len(single) != number or len(set(single)) != number or not all(single):
        raise UnfitGame("unfit-names", "R1.7", seats=number)
    return single


def _team_name(names: Sequence[str], seats: int) -> str:
    """Return the joined names of a team; teams need a game of two seats (R12.1)."""
    if seats != 2 or len(names) not in TEAM_SIZES:
        raise UnfitGame("unfit-team", "R12.1", people=len(names), seats=seats)
    if len(set(names)) != len(names) or not all(names):
        raise UnfitGame("unfit-names", "R1.7", seats=seats)
    return " & ".join(names)


def _agree(edition: Edition, number: int, changes: dict[str, Any]) -> Options:
    """Return the edition's options with the changes applied; raises `UnfitGame`."""
    for name in changes:
        if name not in structs.asdict(edition.options):
            raise UnfitGame("unknown-option", "R1.7", option=name)
        if name in foreign_options(edition):
            raise UnfitGame("option-not-for-edition", "R1.7", option=name, edition=edition.id)
    if number == 2 and edition.two_players:
        changes.setdefault("side_cards", 4)  # R12.1
    if edition.family != "board":
        changes.setdefault("dealer", 0)  # R2.5: the first seat deals and begins
    try:
        options = msgspec.convert({**structs.asdict(edition.options), **changes}, Options)
    except msgspec.ValidationError as error:
        raise UnfitGame("bad-option", "R1.7", problem=explain_mistake(error, Options)) from None
    _check_options(edition, options, number)
    return options


_MOMENTS = {
    "board": frozenset({"start", "after-suggestion", "after-unrefuted", "centre"}),
    "questions": frozenset({"start", "after-suggestion", "after-unrefuted"}),
    "cards": frozenset({"start", "after-card"}),
}
"""The moments at which an accusation can be allowed (R7.1)."""


def foreign_options(edition: Edition) -> frozenset[str]:
    """Return the switches that mean nothing in an edition."""
    if edition.family == "board":
        return CARDS_ONLY
    return BOARD_ONLY if edition.family == "cards" else BOARD_ONLY | CARDS_ONLY


def _check_seats(edition: Edition, number: int, options: Options) -> None:
    least, most = edition.seats
    if number == 2 and options.side_cards:
        least = 2  # R12.3
    if not least <= number <= most:
        raise UnfitGame("unfit-seats", "R1.7", edition=edition.id, seats=number, least=least, most=most)


def _check_options(edition: Edition, options: Options, number: int) -> None:
    """Refuse combinations that cannot be played, naming the option and what it needs (R1.7)."""
    open_centre = bool(edition.board and edition.centre and edition.board.doors[edition.centre])
    starts = [edition.card[suspect].start for suspect in edition.suspects]
    board = edition.family == "board"
    unfit = (
        (options.figures == "centre" and not open_centre, "figures", "open-centre"),
        (options.weapons == "centre" and not open_centre, "weapons", "open-centre"),
        (options.leftovers == "centre" and not open_centre, "leftovers", "open-centre"),
        ("centre" in options.accuse and not open_centre, "accuse", "open-centre"),
        (board and options.figures == "start" and None in starts, "figures", "start-squares"),
        (board and options.weapons == "places" and len(edition.weapons) > len(edition.places), "weapons", "places"),
        (board and not options.dice, "dice", "dice"),
        (len(options.dice) > 3, "dice", "dice"),
        (options.dice == ("question",), "dice", "dice"),
        (options.begins == "figure" and edition.first is None, "begins", "first-figure"),
        (options.begins.startswith("roll") and not board, "begins", "dice"),
        (not options.accuse, "accuse", "moment"),
        (not _MOMENTS[edition.family].issuperset(options.accuse), "accuse", "moment"),
        (not 1 <= options.accusations <= MAX_ACCUSATIONS, "accusations", "accusations"),
        (options.intrigue and "intrigue" not in edition.decks, "intrigue", "deck"),
        (options.intrigue and not open_centre, "intrigue", "open-centre"),
        (options.intrigue and not options.square_twice, "square_twice", "no-intrigue"),
        (options.abilities and not any(card.ability for card in edition.cards), "abilities", "abilities"),
        (not 0 <= options.side_cards <= MAX_SIDE_CARDS, "side_cards", "side-cards"),
        (options.side_cards > 0 and number != 2, "side_cards", "two-seats"),
        (options.side_cards > 0 and options.culprit, "side_cards", "no-culprit"),
        (number == 2 and edition.two_players and not options.side_cards, "side_cards", "two-seats"),
        (not -1 <= options.dealer < max(number, 1), "dealer", "seat"),
        (options.culprit and options.leftovers != "dealt", "leftovers", "no-culprit"),
        (edition.family == "cards" and options.false_witness, "false_witness", "board"),
    )
    for wrong, option, needs in unfit:
        if wrong:
            raise UnfitGame("unfit-option", "R1.7", option=option, needs=needs)
