"""A game as text: one JSON object per line, the header first, then the events.

A file may hold several records one after the other; each begins with its header.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from sleuth.core.game import Game, Seat, foreign_options, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth.events import Event
from sleuth.core.truth.state import State, evolve, initial
from sleuth.core.truth.witness import seen_by
from sleuth.core.view import View, view_of
from sleuth.editions import SHIPPED_EDITIONS, Edition, EditionError, EditionRegistry
from sleuth.editions.loading import pack, unpack
from sleuth.editions.model import EditionFiles, same_rules

VERSION = 1


class RecordError(ValueError):
    """A text that is not a record; the message names the line."""


class UnknownEdition(RecordError):
    """A record that needs an edition which is neither known nor in the record."""

    def __init__(self, edition: str, line: int) -> None:
        self.edition = edition[:40]
        super().__init__(f"line {line}: the edition {self.edition!r} does not come with sleuth: give its folder")


class RecordHeader(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a record."""

    sleuth: int
    """The version of the format."""
    edition: str
    options: dict[str, Any]
    figures: tuple[str, ...]
    names: tuple[str, ...]
    players: tuple[str, ...] = ()
    """The player at each seat, if known: `person`, or the name of a bot."""
    files: tuple[EditionFiles, ...] = ()
    """The edition itself, if it does not come with sleuth: its own folder, then each base."""


FORMER_OPTIONS: dict[str, dict[str, Any]] = {"travel": {"staying": True, "accuse": ["after-suggestion"]}}
"""Earlier defaults of an edition: older headers name only the options that differ from them, today's name all."""


class Record(Struct, frozen=True):
    """A game and all its events so far."""

    game: Game
    events: tuple[Event, ...]
    players: tuple[str, ...] = ()
    torn: bool = False
    """Whether the last line was incomplete and left out."""

    def states(self) -> Iterator[State]:
        """Yield the state before the first event and after each event."""
        state = initial(self.game)
        yield state
        for event in self.events:
            state = evolve(state, event)
            yield state

    def state(self) -> State:
        """Return the state after all events, to look at or to continue from."""
        *_, last = self.states()
        return last

    def view(self, seat: Seat | None, step: int | None = None) -> View:
        """Return what a seat (`None`: a spectator) knew after the first `step` events, by default after all of them."""
        return view_of(self.game, seat, (seen_by(event, seat) for event in self.events[:step]))

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(write_record(self.game, self.events, self.players), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path, edition: Edition | None = None) -> "Record":
        """Read a record from a file; an edition that does not come with sleuth must be given as `edition`."""
        known = SHIPPED_EDITIONS if edition is None else EditionRegistry([edition])
        return read_record(Path(path).read_text(encoding="utf-8"), known)

    def __repr__(self) -> str:
        return f"<Record of {self.game.edition.id!r}, {len(self.game.seats)} seats, {len(self.events)} events>"


_encoder = msgspec.json.Encoder()
_event_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_header_decoder = msgspec.json.Decoder(RecordHeader)


def header_line(game: Game, players: tuple[str, ...] = ()) -> str:
    """Return the first line of a game's record."""
    foreign = foreign_options(game.edition)
    header = RecordHeader(
        sleuth=VERSION,
        edition=game.edition.id,
        options={name: value for name, value in structs.asdict(game.options).items() if name not in foreign},
        figures=game.figures,
        names=game.names,
        players=players,
        files=pack(game.edition),
    )
    return _encoder.encode(header).decode() + "\n"


def event_line(event: Event) -> str:
    """Return one event as a line."""
    return _encoder.encode(event).decode() + "\n"


def write_record(game: Game, events: Iterable[Event], players: tuple[str, ...] = ()) -> str:
    """Return a game and its events as text."""
    return header_line(game, players) + "".join(map(event_line, events))


def read_record(text: str, known: EditionRegistry = SHIPPED_EDITIONS) -> Record:
    """Read a text with exactly one record; an edition that does not come with sleuth must be given as `edition`."""
    records = list(read_records(text, known))
    if len(records) != 1:
        raise RecordError(f"line 1: expected one record, found {len(records)}")
    return records[0]


def read_records(text: str, known: EditionRegistry = SHIPPED_EDITIONS) -> Iterator[Record]:
    """Yield all records of a text. A last line without a line end is incomplete and is left out."""
    lines = text.split("\n")
    torn = bool(lines.pop())
    if not lines:
        raise RecordError("line 1: expected the header of a record, found nothing")
    start = 0
    for number in range(1, len(lines) + 1):
        if number == len(lines) or lines[number].startswith('{"sleuth":'):
            yield _read(lines[start:number], start + 1, known, torn and number == len(lines))
            start = number


def _read(lines: list[str], first: int, known: EditionRegistry, torn: bool) -> Record:
    game, players = _read_header(lines[0], first, known)
    state, events, names = initial(game), [], _known_names(game)
    for number, line in enumerate(lines[1:], start=first + 1):
        try:
            event = _event_decoder.decode(line)
        except msgspec.DecodeError as error:
            raise RecordError(f"line {number}: not an event of a record: {error}") from None
        _check_names(game, names, event, number)
        try:
            state = evolve(state, event)
        except (AssertionError, IndexError, KeyError, TypeError, ValueError):
            raise RecordError(f"line {number}: this event cannot follow the ones before it") from None
        events.append(event)
    return Record(game, tuple(events), players, torn)


def _known_names(game: Game) -> frozenset[str]:
    board = game.edition.board
    spots = {*board.cells, *board.doors} if board else set()
    return frozenset({*game.edition.card, *spots, *(card for deck in game.edition.decks.values() for card in deck)})


def _check_names(game: Game, known: frozenset[str], event: Event, number: int) -> None:
    """Check that the seats, cards and spots of an event are those of the game."""
    for field, value in structs.asdict(event).items():
        if field in ("seat", "owner", "winner") or (field == "to" and isinstance(value, int)):
            if value is not None and value not in game.seats:
                raise RecordError(f"line {number}: {field}: there is no seat {value}")
        elif field in ("card", "city", "figure") or (field == "to" and isinstance(value, str)):
            if value not in known:
                raise RecordError(f"line {number}: {field}: {value!r} is not known in {game.edition.id!r}")
        elif field in ("cards", "case", "open", "centre", "side", "spots") and isinstance(value, tuple):
            for name in value:
                if name is not None and name not in known:
                    raise RecordError(f"line {number}: {field}: {name!r} is not known in {game.edition.id!r}")


def _read_header(line: str, number: int, known: EditionRegistry) -> tuple[Game, tuple[str, ...]]:
    try:
        header = _header_decoder.decode(line)
    except msgspec.DecodeError as error:
        raise RecordError(f"line {number}: not the header of a record: {error}") from None
    if header.sleuth != VERSION:
        raise RecordError(f"line {number}: version {header.sleuth} of the format, this program reads version {VERSION}")
    try:
        edition = _edition(header, known, number)
    except EditionError as error:
        raise RecordError(f"line {number}: {error}") from None
    options = FORMER_OPTIONS.get(header.edition, {}) | header.options
    try:
        return new_game(edition, header.figures, names=header.names, options=options), header.players
    except UnfitGame as error:
        raise RecordError(f"line {number}: {error}") from None


def _edition(header: RecordHeader, known: EditionRegistry, number: int) -> Edition:
    """Return the known edition, unless the record carries one with other rules: a record always means the same."""
    found = known.find(header.edition)
    if not header.files:
        if found is None:
            raise UnknownEdition(header.edition, number)
        return found
    carried = unpack(header.files)
    if carried.id != header.edition:
        raise EditionError(f"edition: expected {carried.id!r}, the one the record carries, got {header.edition[:40]!r}")
    return found if found is not None and same_rules(found, carried) else carried
