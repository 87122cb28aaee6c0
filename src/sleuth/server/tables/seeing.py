"""What a viewer is told of a table. Everything here is built for him; nothing is taken out of something larger.

The messages are the live protocol, docs/protocol.md. A viewer is a seat, or `None` for a spectator.
"""

from msgspec import UNSET, Struct, UnsetType

from sleuth.core.actions import Action, kebab
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import seen_by
from sleuth.server.tables import entries as n
from sleuth.server.tables.plan import Plan
from sleuth.server.tables.table import Chair, Status, Table


class _Told(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    n: int
    """The number of the entry; every number comes once, in order."""
    at: float


class Opened(_Told, frozen=True):
    """The table was set."""

    table: str
    code: str
    plan: Plan


class SeatChanged(_Told, frozen=True):
    """Somebody sat down, got up, became ready or changed device: who plays a seat now."""

    seat: Seat
    people: tuple[str, ...]
    ready: bool
    bot: str | None
    kept: str | None


class FiguresChanged(_Told, frozen=True):
    """Somebody has chosen a figure: who the seats play now."""

    figures: tuple[CardId, ...]


class Started(_Told, frozen=True):
    """The game begins."""

    names: tuple[str, ...]


class Seen(_Told, frozen=True):
    """What the viewer sees of an event of the game."""

    event: SeenEvent


class Spoken(_Told, frozen=True):
    """Somebody said something."""

    seat: Seat | None
    name: str
    text: str


class Switched(_Told, frozen=True):
    """The chat was switched on or off."""

    chat: bool


class Abandoned(_Told, frozen=True):
    """The table was given up."""


class Again(_Told, frozen=True):
    """The same people meet at another table."""

    table: str
    code: str


class NewHost(_Told, frozen=True):
    """There is another host."""


Told = Opened | SeatChanged | FiguresChanged | Started | Seen | Spoken | Switched | Abandoned | Again | NewHost


SEAT_ENTRIES = n.PersonSeated | n.PersonLeft | n.BotSeated | n.ReadySet | n.SeatMoved | n.SeatKept
"""Entries that change who plays a seat."""


def told(entry: n.Entry, number: int, chair: Chair | None, seat: Seat | None) -> Told:
    """What a viewer is told of an entry; `chair` is the seat it changed, as it was then."""
    match entry:
        case n.Happened():
            return Seen(n=number, at=entry.at, event=seen_by(entry.event, seat))
        case n.TableOpened():
            return Opened(n=number, at=entry.at, table=entry.table, code=entry.code, plan=entry.plan)
        case n.FiguresChosen():
            return FiguresChanged(n=number, at=entry.at, figures=entry.figures)
        case n.GameStarted():
            return Started(n=number, at=entry.at, names=entry.names)
        case n.Said():
            return Spoken(n=number, at=entry.at, seat=entry.seat, name=entry.name, text=entry.text)
        case n.ChatSwitched():
            return Switched(n=number, at=entry.at, chat=entry.on)
        case n.TableAbandoned():
            return Abandoned(n=number, at=entry.at)
        case n.Rematched():
            return Again(n=number, at=entry.at, table=entry.table, code=entry.code)
        case n.HostChanged():
            return NewHost(n=number, at=entry.at)
        case _:
            assert chair is not None
            return _seat_changed(entry.at, number, entry.seat, chair)


def _seat_changed(at: float, number: int, seat: Seat, chair: Chair) -> SeatChanged:
    people = tuple(sitter.name for sitter in chair.people)
    return SeatChanged(n=number, at=at, seat=seat, people=people, ready=chair.ready, bot=chair.bot, kept=chair.kept)


class Now(Struct, frozen=True, tag_field="type", tag="now", kw_only=True):
    """Where the table stands once everything told before has been taken in, and what the viewer may do."""

    version: int
    status: Status
    seat: Seat | None
    """Where the viewer sits."""
    host: bool
    actor: Seat | None
    moment: int
    """To be sent back with an action."""
    choices: list[list[Action]] | UnsetType = UNSET
    """The viewer's legal actions, by kind, if he has to act."""


def now(table: Table, seat: Seat | None, *, host: bool) -> Now:
    """Where the table stands, for one viewer."""
    choices: list[list[Action]] | UnsetType = UNSET
    if seat is not None and table.actor == seat and table.state is not None:
        menus = legal_actions(table.state.view(seat)).menus
        choices = [list(menu.actions) for menu in menus]
    return Now(
        version=table.version,
        status=table.status,
        seat=seat,
        host=host,
        actor=table.actor,
        moment=table.moment,
        choices=choices,
    )


class Card(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    code: str
    edition: str
    seats: int
    free: int
    """Seats nobody has taken."""
    status: Status
    pace: str
    names: tuple[str, ...]
    updated: float


def card(table: Table) -> Card:
    """A table as lists show it: nothing that not everybody may know."""
    free = sum(not chair.people and chair.bot is None for chair in table.chairs)
    return Card(
        table=table.id,
        code=table.code,
        edition=table.plan.edition,
        seats=table.plan.seats,
        free=free,
        status=table.status,
        pace=table.plan.pace,
        names=table.names,
        updated=table.since,
    )
