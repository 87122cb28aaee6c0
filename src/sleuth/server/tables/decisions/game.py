"""The game at a table, from the deal to its end."""

import secrets
from collections.abc import Sequence

from sleuth.core.actions import Action, Pass
from sleuth.core.game import Seat
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import Chance, Event, State, advance, begin
from sleuth.server.tables.decisions.requirements import Entries, require_host, require_open, require_seated
from sleuth.server.tables.decisions.seating import set_ready, sit
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.luck import fixed_salt, lesson_of
from sleuth.server.tables.log.plan import by_lot
from sleuth.server.tables.log.progress import Progress, played, progress
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal


def start(table: Table, at: float, person: Person, chance: Chance) -> Progress:
    """Deal the cards, when everybody is there and ready."""
    require_open(table)
    require_host(table, person)
    if not table.ready:
        raise TableRefusal("not-ready")
    lot = chance.pick(range(len(table.chairs))) if by_lot(table.plan, table.edition) else None
    found = lesson_of(table.plan)
    salt = fixed_salt(found) if found else secrets.token_hex(16)
    first = n.GameStarted(at=at, names=_distinct(table.names), salt=salt, culprit=lot)
    started = progress(table, [first])
    assert started.table.state is not None
    state, events = _with_forced_passes(*begin(started.table.state.game, chance), chance)
    return started.then(played(started.table, [n.Happened(at=at, event=event) for event in events], state))


def sit_and_start(table: Table, at: float, person: Person, name: str, chance: Chance) -> Progress:
    """Sit down at the first seat of a table whose other seats bots have, and begin."""
    seated = progress(table, sit(table, at, person, 0, name))
    ready = seated.then(progress(seated.table, set_ready(seated.table, at, person, True)))
    return ready.then(start(ready.table, at, person, chance))


def act(
    table: Table, at: float, seat: Seat, moment: int, action: Action, chance: Chance, by: str | None = None
) -> Progress:
    """Take an action that was chosen when `moment` was the last entry of the game; `by` names who of a team acts."""
    if table.status != "playing" or table.state is None:
        raise TableRefusal("not-playing", status=table.status)
    if moment < table.moment:
        raise TableRefusal("stale", version=table.version)
    try:
        state, events = _with_forced_passes(*advance(table.state, seat, action, chance), chance)
    except IllegalAction as illegal:
        raise TableRefusal(illegal.code, rule=illegal.rule, **illegal.details) from None
    team = None if by is None else seat
    # the first event is the action, the others follow from it
    done = [n.Happened(at=at, event=event, by=by, team=team) for event in events[:1]]
    return played(table, [*done, *(n.Happened(at=at, event=event) for event in events[1:])], state)


def doer(table: Table, seat: Seat, person: Person) -> str | None:
    """Name the person who acts for a seat that several people share."""
    chair = table.chairs[seat]
    return chair.name_of(person) if len(chair.people) > 1 else None


def _with_forced_passes(state: State, events: list[Event], chance: Chance) -> tuple[State, list[Event]]:
    """Pass for seats that have nothing to show and, as everybody knows, no choice: nobody is kept waiting."""
    found = list(events)
    while (seat := seat_forced_to_pass(state)) is not None:
        state, passed = advance(state, seat, Pass(), chance)
        found += passed
    return state, found


def seat_forced_to_pass(state: State) -> Seat | None:
    """Return the seat for which the server passes.

    A seat that could evade the answer, for all that everybody knows, is asked even if it has no card to show: else the
    time would tell whether it had a choice.
    """
    public, seat = state.public, state.public.actor
    if seat is None or public.phase != "answer" or public.may_evade(state.game, seat):
        return None
    return seat if list(legal_actions(state.view(seat))) == [Pass()] else None


def acting_seat(table: Table, person: Person) -> Seat:
    """Return the seat a person acts for; while a bot keeps it warm, they must take it back first."""
    seat = require_seated(table, person)
    if table.chairs[seat].kept:
        raise TableRefusal("kept", seat=seat)
    return seat


def abandon(table: Table, at: float, person: Person) -> Entries:
    """Give the table up; for the host."""
    require_host(table, person)
    if table.status not in ("open", "playing"):
        raise TableRefusal("not-playing", status=table.status)
    return (n.TableAbandoned(at=at),)


def give_up(table: Table, at: float) -> Entries:
    """Close a table where no game has begun; the server does this on its own account."""
    return (n.TableAbandoned(at=at),) if table.status == "open" else ()


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Number the names of seats that are called the same."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    )
