"""What people may do at a table: each function refuses with a `TableRefusal` or returns what enters the log."""

import secrets
from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from sleuth.core.actions import Action, Pass
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import Chance, State, advance, begin
from sleuth.server.tables import entries as n
from sleuth.server.tables.chairs import Chair
from sleuth.server.tables.entries import Entry, Person
from sleuth.server.tables.name_checks import check_name, send_bot
from sleuth.server.tables.names import LONGEST_NAME, LONGEST_TEXT, clean
from sleuth.server.tables.plan import BOTS, agreed, by_lot, check_figures
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.table import Table, begun, evolve_all

Entries = Sequence[Entry]


def sit(table: Table, at: float, person: Person, seat: Seat, name: str) -> Entries:
    """Take a seat; who sits elsewhere gets up first."""
    require_open(table)
    chair = _chair(table, seat)
    name = clean(name, LONGEST_NAME)
    if table.seat_of(person) == seat:
        return ()
    if chair.bot or len(chair.people) >= table.plan.team:
        raise TableRefusal("seat-taken", seat=seat)
    check_name(table, person, name)
    old = table.seat_of(person)
    up = () if old is None else (n.PersonLeft(at=at, seat=old, person=person),)
    return (*up, n.PersonSeated(at=at, seat=seat, person=person, name=name))


def leave(table: Table, at: float, person: Person) -> Entries:
    """Get up before the game; the next person becomes host."""
    require_open(table)
    seat = require_seated(table, person)
    got_up = n.PersonLeft(at=at, seat=seat, person=person)
    others = [sitter.person for chair in table.chairs for sitter in chair.people if sitter.person != person]
    if table.host == person and others:
        return got_up, n.HostChanged(at=at, host=others[0])
    return (got_up,)


def seat_bot(table: Table, at: float, person: Person, seat: Seat, bot: str | None) -> Entries:
    """Give an empty seat to a bot, or a bot's seat back to people; a level sends one of its characters."""
    require_open(table)
    require_host(table, person)
    chair = _chair(table, seat)
    if chair.people:
        raise TableRefusal("seat-taken", seat=seat)
    if bot is not None and bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=bot)
    if chair.bot == bot:
        return ()
    return (n.BotSeated(at=at, seat=seat, bot=bot and send_bot(table, seat, bot)),)


def choose_figure(table: Table, at: float, person: Person, seat: Seat, figure: CardId) -> Entries:
    """Choose a seat's figure: your own seat's, or, as host, an unoccupied seat's.

    If an unoccupied seat already has it, the two swap.
    """
    require_open(table)
    chair = _chair(table, seat)
    check_figures(table.plan)
    if not chair.people:
        require_host(table, person)
    elif table.seat_of(person) != seat:
        raise TableRefusal("seat-taken", seat=seat)
    old = agreed(table.plan).figures
    if old[seat] == figure:
        return ()
    if figure in old and table.chairs[old.index(figure)].people:
        raise TableRefusal("figure-taken", figure=figure)
    swapped = {figure: old[seat], old[seat]: figure}
    new = tuple(swapped.get(each, each) for each in old)
    agreed(replace(table.plan, figures=new))  # whether there is such a figure
    drawn = tuple(each for each in table.drawn if each != seat)
    return (n.FiguresChosen(at=at, figures=new, drawn=drawn),)


def set_ready(table: Table, at: float, person: Person, ready: bool) -> Entries:
    """Say that one is ready to begin, or not."""
    require_open(table)
    return (n.ReadySet(at=at, seat=require_seated(table, person), person=person, ready=ready),)


def start(table: Table, at: float, person: Person, chance: Chance) -> Entries:
    """Deal the cards, when everybody is there and ready."""
    require_open(table)
    require_host(table, person)
    if not table.ready:
        raise TableRefusal("not-ready")
    lot = chance.pick(range(len(table.chairs))) if by_lot(table.plan) else None
    first = n.GameStarted(at=at, names=_distinct(table.names), salt=secrets.token_hex(16), culprit=lot)
    state, events = begin(begun(table.plan, first), chance)
    return (first, *(n.Happened(at=at, event=event) for event in events), *_forced(state, at, chance))


def sit_and_start(table: Table, at: float, person: Person, name: str, chance: Chance) -> Entries:
    """Sit down at the first seat of a table whose other seats bots have, and begin."""
    log = list(sit(table, at, person, 0, name))
    log += set_ready(evolve_all(table, log), at, person, True)
    return [*log, *start(evolve_all(table, log), at, person, chance)]


def act(
    table: Table, at: float, seat: Seat, moment: int, action: Action, chance: Chance, by: str | None = None
) -> Entries:
    """Do something in the game, decided on when its last event was number `moment`; `by` names who of a team did it."""
    if table.status != "playing" or table.state is None:
        raise TableRefusal("not-playing", status=table.status)
    if moment < table.moment:
        raise TableRefusal("stale", version=table.version)
    try:
        state, events = advance(table.state, seat, action, chance)
    except IllegalAction as illegal:
        raise TableRefusal(illegal.code, rule=illegal.rule, **illegal.details) from None
    team = None if by is None else seat
    # the first event is what was done, the others follow from it
    done = [n.Happened(at=at, event=event, by=by, team=team) for event in events[:1]]
    return (*done, *(n.Happened(at=at, event=event) for event in events[1:]), *_forced(state, at, chance))


def doer(table: Table, seat: Seat, person: Person) -> str | None:
    """Name the one who acts for a seat that several people share."""
    chair = table.chairs[seat]
    return chair.name_of(person) if len(chair.people) > 1 else None


def _forced(state: State, at: float, chance: Chance) -> list[Entry]:
    """Answers of seats that have nothing to show and, as everybody knows, no choice: nobody is kept waiting."""
    found: list[Entry] = []
    while (seat := passes_by_itself(state)) is not None:
        state, events = advance(state, seat, Pass(), chance)
        found += [n.Happened(at=at, event=event) for event in events]
    return found


def passes_by_itself(state: State) -> Seat | None:
    """The seat for which the server passes.

    A seat that could evade the answer, for all that everybody knows, is asked even if it has no card to show: else the
    time would tell whether it had a choice.
    """
    public, seat = state.public, state.public.actor
    if seat is None or public.phase != "answer" or public.may_evade(state.game, seat):
        return None
    return seat if list(legal_actions(state.view(seat))) == [Pass()] else None


def acting_seat(table: Table, person: Person) -> Seat:
    """The seat a person acts for; while a bot keeps it warm, it must be taken back first."""
    seat = require_seated(table, person)
    if table.chairs[seat].kept:
        raise TableRefusal("kept", seat=seat)
    return seat


def keep(table: Table, at: float, person: Person, seat: Seat, bot: str, waited: float) -> Entries:
    """Let a bot keep the seat of somebody warm for whom the table has waited so many seconds."""
    require_host(table, person)
    chair = _chair(table, seat)
    if bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=bot)
    if table.actor != seat or chair.player is not None:
        raise TableRefusal("not-awaited", seat=seat)
    if waited < table.plan.waits:
        raise TableRefusal("too-early", seconds=round(table.plan.waits - waited))
    return (n.SeatKept(at=at, seat=seat, bot=bot),)


def take_back(table: Table, at: float, person: Person) -> Entries:
    """Play on where a bot has kept one's seat warm."""
    seat = require_seated(table, person)
    return (n.SeatKept(at=at, seat=seat, bot=None),) if table.chairs[seat].kept else ()


def say(table: Table, at: float, person: Person, text: str, to: Literal["all", "team"] = "all") -> Entries:
    """Say something to everybody, or to your own team."""
    seat = require_seated(table, person)
    if not table.chat:
        raise TableRefusal("chat-off")
    if to == "team":
        _in_a_team(table)
    name = table.name_of(person) or ""
    return (n.Said(at=at, seat=seat, name=name, text=clean(text, LONGEST_TEXT), team=to == "team"),)


def _in_a_team(table: Table) -> None:
    """Teams talk among themselves from the first card on: until then people may still change sides."""
    if not table.teams:
        raise TableRefusal("no-team")
    if table.status == "open":
        raise TableRefusal("not-playing", status=table.status)


def switch_chat(table: Table, at: float, person: Person, on: bool) -> Entries:
    """Switch the chat on or off."""
    require_host(table, person)
    return () if table.chat == on else (n.ChatSwitched(at=at, on=on),)


def abandon(table: Table, at: float, person: Person) -> Entries:
    """Give the table up."""
    require_host(table, person)
    if table.status not in ("open", "playing"):
        raise TableRefusal("not-playing", status=table.status)
    return (n.TableAbandoned(at=at),)


def give_up(table: Table, at: float) -> Entries:
    """Give up a table at which nobody plays; nobody has asked for it."""
    return (n.TableAbandoned(at=at),) if table.status == "open" else ()


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats; who is called like somebody else gets a number."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    )


def require_open(table: Table) -> None:
    """Refuse what can only be done before the game. How far it is by now, strangers may not know yet."""
    if table.status != "open":
        raise TableRefusal("already-started")


def require_host(table: Table, person: Person) -> None:
    """Refuse everybody but the host."""
    if not secrets.compare_digest(table.host, person):
        raise TableRefusal("not-host")


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise TableRefusal("unknown-seat", seat=seat)
    return table.chairs[seat]


def require_seated(table: Table, person: Person) -> Seat:
    """Return where a person sits; refuse those who do not."""
    seat = table.seat_of(person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat
