"""What a viewer is told of a table. Everything here is built for them; nothing is taken out of something larger.

The messages are the live protocol, docs/protocol.md. A viewer is a seat, or `None` for a spectator.
"""

from msgspec import UNSET, Struct, UnsetType

from sleuth.core.actions import Action, kebab
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import seen_by
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.log.table import Status, Table


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
    waiting: tuple[str, ...] = ()
    """Those of its people who are not ready yet."""


class FiguresChanged(_Told, frozen=True):
    """Somebody has chosen a figure: who the seats play now."""

    figures: tuple[CardId, ...]


class CulpritChanged(_Told, frozen=True):
    """The host has chosen the seat that plays the culprit, or the lot (`null`)."""

    seat: Seat | None


class TeamsChanged(_Told, frozen=True):
    """The host has chosen how many people may share a seat."""

    team: int


class Started(_Told, frozen=True):
    """The game begins."""

    names: tuple[str, ...]
    culprit: Seat | None = None
    """The seat that was drawn by lot to play the culprit."""


class Seen(_Told, frozen=True):
    """What the viewer sees of an event of the game."""

    event: SeenEvent
    by: str | UnsetType = UNSET
    """Who of the viewer's own team did it."""


class Spoken(_Told, frozen=True):
    """Somebody said something."""

    seat: Seat | None
    name: str
    text: str
    team: bool = False
    """Whether it is for the viewer's team alone."""


class Unheard(_Told, frozen=True):
    """Somebody said something to their team, which is not the viewer's."""


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


Message = (
    Opened
    | SeatChanged
    | FiguresChanged
    | CulpritChanged
    | TeamsChanged
    | Started
    | Seen
    | Spoken
    | Unheard
    | Switched
    | Abandoned
    | Again
    | NewHost
)


SEAT_ENTRIES = n.PersonSeated | n.PersonLeft | n.BotSeated | n.ReadySet | n.SeatMoved | n.SeatKept
"""Entries that change who plays a seat."""


def message_for(entry: n.Entry, number: int, chair: Chair | None, seat: Seat | None, *, mate: bool = True) -> Message:
    """Build what a viewer is told of an entry; `chair` is the seat it changed, as it was then.

    `mate`: whether the viewer sits at that seat. Others may look through its eyes after the game, but do not belong
    to its team.
    """
    match entry:
        case n.Happened():
            by = entry.by if mate and entry.by is not None and entry.team == seat else UNSET
            return Seen(n=number, at=entry.at, event=seen_by(entry.event, seat), by=by)
        case n.Said():
            return _spoken(entry, number, seat if mate else None)
        case n.GameStarted():
            return Started(n=number, at=entry.at, names=entry.names, culprit=entry.culprit)
        case n.PersonSeated() | n.PersonLeft() | n.BotSeated() | n.ReadySet() | n.SeatMoved() | n.SeatKept():
            assert chair is not None
            return _seat_changed(entry.at, number, entry.seat, chair)
        case _:
            return _set(entry, number)


def _set(entry: n.Entry, number: int) -> Message:
    """Build what everybody is told of how the table is set, and of its end."""
    match entry:
        case n.TableOpened():
            return Opened(n=number, at=entry.at, table=entry.table, code=entry.code, plan=entry.plan)
        case n.FiguresChosen():
            return FiguresChanged(n=number, at=entry.at, figures=entry.figures)
        case n.CulpritChosen():
            return CulpritChanged(n=number, at=entry.at, seat=entry.seat)
        case n.TeamsChosen():
            return TeamsChanged(n=number, at=entry.at, team=entry.team)
        case n.ChatSwitched():
            return Switched(n=number, at=entry.at, chat=entry.on)
        case n.TableAbandoned():
            return Abandoned(n=number, at=entry.at)
        case n.Rematched():
            return Again(n=number, at=entry.at, table=entry.table, code=entry.code)
        case n.HostChanged():
            return NewHost(n=number, at=entry.at)
    raise AssertionError(f"nobody is told of {type(entry).__name__}")


def _spoken(entry: n.Said, number: int, seat: Seat | None) -> Message:
    """Build what is heard of something said: what a team says is for its own seat alone, after the game too."""
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
    name: str | None = None
    """What the viewer is called at the table."""
    choices: list[list[Action]] | UnsetType = UNSET
    """The viewer's legal actions, by kind, if their seat has to act."""


def now(table: Table, seat: Seat | None, *, host: bool, name: str | None = None) -> Now:
    """Build where the table stands, for one viewer."""
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
        name=name,
        choices=choices,
    )
