"""The entries of a table's log: everything that happened, numbered from 1. A table is the fold of its log."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sleuth.core.actions import kebab
from sleuth.core.game import CardId, Seat
from sleuth.core.truth import Event
from sleuth.editions import EDITION_IDS, Edition
from sleuth.server.store import StoreError
from sleuth.server.tables.log.plan import Plan

Person = str
"""The id of a person; it never leaves the server."""


class _Entry(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True, gc=False):
    at: float
    """When it happened, in Unix seconds."""


class TableOpened(_Entry, frozen=True):
    """A person has opened the table."""

    table: str
    code: str
    plan: Plan
    host: Person
    drawn: tuple[Seat, ...] = ()
    """The seats whose figures in the plan were drawn, not chosen."""
    rules: str | UnsetType = UNSET
    """The digest of an edition that does not come with sleuth: with other rules the rest would mean something else."""


def rules_of(edition: Edition) -> str | UnsetType:
    """Return what a table remembers of an edition's rules: nothing, if it comes with sleuth."""
    return UNSET if edition.id in EDITION_IDS else edition.digest


class PersonSeated(_Entry, frozen=True):
    """A person has taken a seat, alone or with others."""

    seat: Seat
    person: Person
    name: str


class PersonLeft(_Entry, frozen=True):
    """A person has left their seat."""

    seat: Seat
    person: Person


class BotSeated(_Entry, frozen=True):
    """The host has given a seat to a bot, or back to people (`None`)."""

    seat: Seat
    bot: str | None


class FiguresChosen(_Entry, frozen=True):
    """Somebody has chosen a figure: the figures of all seats now."""

    figures: tuple[CardId, ...]
    drawn: tuple[Seat, ...] = ()
    """The seats whose figures were drawn, not chosen."""


class CulpritChosen(_Entry, frozen=True):
    """The host has chosen the seat that plays the culprit, or leaves it to a draw (`None`)."""

    seat: Seat | None


class TeamsChosen(_Entry, frozen=True):
    """The host has chosen how many people may share a seat."""

    team: int


class ReadySet(_Entry, frozen=True):
    """A person is ready to begin, or no longer is."""

    seat: Seat
    person: Person
    ready: bool


class SeatMoved(_Entry, frozen=True):
    """A seat has moved to another device, which is another person to the server."""

    seat: Seat
    old: Person
    new: Person
    sheet: Person | None = None
    """The id the marks are stored under from now on; by default the new person's."""


class HostChanged(_Entry, frozen=True):
    """The table has a new host."""

    host: Person


class GameStarted(_Entry, frozen=True):
    """The seats are taken; the cards are dealt next."""

    names: tuple[str, ...]
    salt: str
    """The seed of the bots' luck; never sent."""
    culprit: Seat | None = None
    """The seat drawn to play the culprit, if it was left to a draw."""


class Happened(_Entry, frozen=True, omit_defaults=True):
    """An event of the game has happened."""

    event: Event
    by: str | None = None
    """In a team: the name of the person who acted; only their team sees it."""
    team: Seat | None = None
    """The seat of that team."""


class SeatKept(_Entry, frozen=True):
    """A bot keeps a seat warm, or its people take it back (`None`)."""

    seat: Seat
    bot: str | None


class TempoSet(_Entry, frozen=True):
    """A person has chosen how long the bots take; only where no other person plays."""

    tempo: float
    hurry: bool = False
    """Whether the bots play the rest of the game without pauses."""


class Said(_Entry, frozen=True):
    """Somebody has said something in the chat."""

    seat: Seat | None
    name: str
    text: str
    team: bool = False
    """Whether it was said only to the team at that seat."""


class ChatSwitched(_Entry, frozen=True):
    """The host has switched the chat on or off."""

    on: bool


class TableAbandoned(_Entry, frozen=True):
    """The host has abandoned the table, or the server has because nobody came."""


class Rematched(_Entry, frozen=True):
    """The same people meet again at another table."""

    table: str
    code: str


Entry = (
    TableOpened
    | PersonSeated
    | PersonLeft
    | BotSeated
    | FiguresChosen
    | CulpritChosen
    | TeamsChosen
    | ReadySet
    | SeatMoved
    | HostChanged
    | GameStarted
    | Happened
    | SeatKept
    | TempoSet
    | Said
    | ChatSwitched
    | TableAbandoned
    | Rematched
)
encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


class NewerEntry(StoreError):
    """An entry that only a newer version understands: servers are being upgraded one after the other."""


def decode(entry: bytes) -> Entry:
    """Return a stored entry; raises `NewerEntry`."""
    try:
        found: Entry = _decode(entry)
    except msgspec.ValidationError as error:
        raise NewerEntry(f"a newer version has gone on with this table: {error}") from error
    return found
