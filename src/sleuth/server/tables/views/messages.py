"""Messages about a table, built for one viewer from what they may see; nothing is cut out of something larger.

The messages are the live protocol, docs/protocol.md. A viewer is a seat, or `None` for a spectator.
"""

from collections.abc import Collection

from msgspec import UNSET, Struct, UnsetType

from sleuth.core.actions import Action, kebab
from sleuth.core.choices import Menu
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import seen_by
from sleuth.core.truth.witness import faces
from sleuth.server.store.port import Status
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.views.menus import Every


class _Message(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    n: int
    """The number of the entry; every number is sent once, in order."""
    at: float


class Opened(_Message, frozen=True):
    """The table was opened."""

    table: str
    code: str
    plan: Plan


class SeatChanged(_Message, frozen=True):
    """Somebody sat down, left, became ready or changed device: who plays the seat now."""

    seat: Seat
    people: tuple[str, ...]
    ready: bool
    bot: str | None
    kept: str | None
    waiting: tuple[str, ...] = ()
    """The names of its people who are not ready yet."""


class FiguresChanged(_Message, frozen=True):
    """Somebody has chosen a figure: the figures of all seats now."""

    figures: tuple[CardId, ...]


class CulpritChanged(_Message, frozen=True):
    """The host has chosen the seat that plays the culprit, or a draw (`null`)."""

    seat: Seat | None


class TeamsChanged(_Message, frozen=True):
    """The host has chosen how many people may share a seat."""

    team: int


class TempoChanged(_Message, frozen=True):
    """The bots take longer or shorter from now on."""

    tempo: float
    hurry: bool = False
    """Whether they play the rest of the game without pauses."""


class Started(_Message, frozen=True):
    """The game begins."""

    names: tuple[str, ...]
    culprit: Seat | None = None
    """The seat drawn to play the culprit, if it was left to a draw."""


class EventSeen(_Message, frozen=True, tag="seen"):
    """What the viewer sees of an event of the game."""

    event: SeenEvent
    by: str | UnsetType = UNSET
    """The member of the viewer's own team who acted."""


class Spoken(_Message, frozen=True):
    """Somebody said something."""

    seat: Seat | None
    name: str
    text: str
    team: bool = False
    """Whether it was said only to the viewer's team."""


class Unheard(_Message, frozen=True):
    """Somebody said something to a team that is not the viewer's."""


class Switched(_Message, frozen=True):
    """The chat was switched on or off."""

    chat: bool


class Abandoned(_Message, frozen=True):
    """The table was abandoned."""


class Again(_Message, frozen=True):
    """The same people meet at another table."""

    table: str
    code: str


class NewHost(_Message, frozen=True):
    """The table has a new host."""


Message = (
    Opened
    | SeatChanged
    | FiguresChanged
    | CulpritChanged
    | TeamsChanged
    | TempoChanged
    | Started
    | EventSeen
    | Spoken
    | Unheard
    | Switched
    | Abandoned
    | Again
    | NewHost
)


def message_for(entry: n.Entry, number: int, chair: Chair | None, seat: Seat | None, *, mate: bool = True) -> Message:
    """Build the message for a viewer about an entry; `chair` is the chair it changed, as it was then.

    `mate`: whether the viewer sits at `seat`. After the game others may look from that seat, but they are not in its
    team.
    """
    match entry:
        case n.Happened():
            by = entry.by if mate and entry.by is not None and entry.team == seat else UNSET
            return EventSeen(n=number, at=entry.at, event=seen_by(entry.event, seat), by=by)
        case n.Said():
            return _spoken(entry, number, seat if mate else None)
        case n.GameStarted():
            return Started(n=number, at=entry.at, names=entry.names, culprit=entry.culprit)
        case n.PersonSeated() | n.PersonLeft() | n.BotSeated() | n.ReadySet() | n.SeatMoved() | n.SeatKept():
            assert chair is not None
            return _seat_changed(entry.at, number, entry.seat, chair)
        case _:
            return _about_table(entry, number)


def insiders(entry: n.Entry) -> Collection[Seat]:
    """Return the seats to which the message about an entry says more than to a spectator."""
    match entry:
        case n.Happened():
            more = faces(entry.event)[1]
            return more if entry.by is None or entry.team is None else {*more, entry.team}
        case n.Said():
            return {entry.seat} if entry.team and entry.seat is not None else ()
        case _:
            return ()


def _about_table(entry: n.Entry, number: int) -> Message:
    """Build the message for everybody about the table's set-up or its end."""
    match entry:
        case n.TableOpened():
            return Opened(n=number, at=entry.at, table=entry.table, code=entry.code, plan=entry.plan)
        case n.FiguresChosen():
            return FiguresChanged(n=number, at=entry.at, figures=entry.figures)
        case n.CulpritChosen():
            return CulpritChanged(n=number, at=entry.at, seat=entry.seat)
        case n.TeamsChosen():
            return TeamsChanged(n=number, at=entry.at, team=entry.team)
        case n.TempoSet():
            return TempoChanged(n=number, at=entry.at, tempo=entry.tempo, hurry=entry.hurry)
        case n.ChatSwitched():
            return Switched(n=number, at=entry.at, chat=entry.on)
        case n.TableAbandoned():
            return Abandoned(n=number, at=entry.at)
        case n.Rematched():
            return Again(n=number, at=entry.at, table=entry.table, code=entry.code)
        case n.HostChanged():
            return NewHost(n=number, at=entry.at)
    raise AssertionError(f"no message for {type(entry).__name__}")


def _spoken(entry: n.Said, number: int, seat: Seat | None) -> Message:
    """Build the message about something said: team talk is for that team alone, even after the game."""
    if entry.team and (seat is None or seat != entry.seat):
        return Unheard(n=number, at=entry.at)
    return Spoken(n=number, at=entry.at, seat=entry.seat, name=entry.name, text=entry.text, team=entry.team)


def _seat_changed(at: float, number: int, seat: Seat, chair: Chair) -> SeatChanged:
    return SeatChanged(
        n=number,
        at=at,
        seat=seat,
        people=chair.names,
        ready=chair.ready,
        bot=chair.bot,
        kept=chair.kept,
        waiting=chair.waiting,
    )


class Standing(Struct, frozen=True, tag_field="type", tag="now", kw_only=True):
    """Where a table stands, as everybody sees it."""

    version: int
    status: Status
    actor: Seat | None
    moment: int
    """Send it back with an action."""


class Now(Standing, frozen=True, tag_field="type", tag="now", kw_only=True):
    """Where the table stands after all messages sent so far, and what the viewer may do."""

    seat: Seat | None
    """Where the viewer sits."""
    host: bool
    name: str | None = None
    """The viewer's name at the table."""
    choices: list[list[Action]] | UnsetType = UNSET
    """The viewer's legal actions by kind, if their seat has to act."""
    menus: list[list[Action] | Every] | UnsetType = UNSET
    """The same instead of `choices`, in the brief form of the live connection."""


def now(table: Table, seat: Seat | None, *, host: bool, name: str | None = None) -> Now:
    """Build the `now` message for one viewer."""
    menus = menus_for(table, seat)
    return Now(
        version=table.version,
        status=table.status,
        actor=table.actor,
        moment=table.moment,
        seat=seat,
        host=host,
        name=name,
        choices=UNSET if menus is None else [list(menu.actions) for menu in menus],
    )


def standing(table: Table) -> Standing:
    """Build the part of `now` that is the same for everybody."""
    return Standing(version=table.version, status=table.status, actor=table.actor, moment=table.moment)


def menus_for(table: Table, seat: Seat | None) -> tuple[Menu, ...] | None:
    """Return what a viewer may do; None if their seat does not have to act."""
    if seat is None or table.actor != seat or table.state is None:
        return None
    return legal_actions(table.state.view(seat)).menus
