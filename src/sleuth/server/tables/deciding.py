"""What people may do at a table: each function says no with a `TableRefusal` or says what enters the log."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from sleuth.core.actions import Action, Pass
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import Chance, State, advance, begin
from sleuth.server.tables import entries as n
from sleuth.server.tables.casting import cast
from sleuth.server.tables.entries import Entry, Person
from sleuth.server.tables.plan import BOTS, agreed
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.table import Chair, Table, grown_by

LONGEST_NAME = 40
LONGEST_TEXT = 500

Entries = Sequence[Entry]


def clean(text: str, longest: int) -> str:
    """What a person has typed, on one line, without control characters and not too long."""
    told = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not told or len(told) > longest:
        raise TableRefusal("unfit-text", longest=longest)
    return told


def sit(table: Table, at: float, person: Person, seat: Seat, name: str) -> Entries:
    """Take a seat; who sits elsewhere gets up first."""
    _open(table)
    chair = _chair(table, seat)
    name = clean(name, LONGEST_NAME)
    if table.seat_of(person) == seat:
        return ()
    if chair.bot or len(chair.people) >= table.plan.team:
        raise TableRefusal("seat-taken", seat=seat)
    if any(name == sitter.name for other in table.chairs for sitter in other.people if sitter.person != person):
        raise TableRefusal("name-taken", name=name)
    old = table.seat_of(person)
    up = () if old is None else (n.PersonLeft(at=at, seat=old, person=person),)
    return (*up, n.PersonSeated(at=at, seat=seat, person=person, name=name))


def leave(table: Table, at: float, person: Person) -> Entries:
    """Get up before the game; the next person becomes host."""
    _open(table)
    seat = _seated(table, person)
    got_up = n.PersonLeft(at=at, seat=seat, person=person)
    others = [sitter.person for chair in table.chairs for sitter in chair.people if sitter.person != person]
    if table.host == person and others:
        return got_up, n.HostChanged(at=at, host=others[0])
    return (got_up,)


def seat_bot(table: Table, at: float, person: Person, seat: Seat, bot: str | None) -> Entries:
    """Give an empty seat to a bot, or a bot's seat back to people; a level sends one of its characters."""
    _open(table)
    _host(table, person)
    chair = _chair(table, seat)
    if chair.people:
        raise TableRefusal("seat-taken", seat=seat)
    if bot is not None and bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=bot)
    if chair.bot == bot:
        return ()
    others = [other.bot for other in table.chairs if other.bot and other is not chair]
    return (n.BotSeated(at=at, seat=seat, bot=bot and cast(bot, others, table.id)),)


def choose_figure(table: Table, at: float, person: Person, seat: Seat, figure: CardId) -> Entries:
    """Play another figure: at one's own seat, and for the host at a seat without people. Seats without people swap."""
    _open(table)
    chair = _chair(table, seat)
    if not chair.people:
        _host(table, person)
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
    return (n.FiguresChosen(at=at, figures=new),)


def set_ready(table: Table, at: float, person: Person, ready: bool) -> Entries:
    """Say that one is ready to begin, or not."""
    _open(table)
    return (n.ReadySet(at=at, seat=_seated(table, person), person=person, ready=ready),)


def start(table: Table, at: float, person: Person, chance: Chance) -> Entries:
    """Deal the cards, when everybody is there and ready."""
    _open(table)
    _host(table, person)
    if not table.ready:
        raise TableRefusal("not-ready")
    names = _distinct(table.names)
    state, events = begin(agreed(table.plan, names), chance)
    first = n.GameStarted(at=at, names=names, salt=secrets.token_hex(16))
    return (first, *(n.Happened(at=at, event=event) for event in events), *_forced(state, at, chance))


def sit_and_start(table: Table, at: float, person: Person, name: str, chance: Chance) -> Entries:
    """Sit down at the first seat of a table whose other seats bots have, and begin."""
    log = list(sit(table, at, person, 0, name))
    log += set_ready(grown_by(table, log), at, person, True)
    return [*log, *start(grown_by(table, log), at, person, chance)]


def act(table: Table, at: float, seat: Seat, moment: int, action: Action, chance: Chance) -> Entries:
    """Do something in the game, decided on when its last event was number `moment`."""
    if table.status != "playing" or table.state is None:
        raise TableRefusal("not-playing", status=table.status)
    if moment < table.moment:
        raise TableRefusal("stale", version=table.version)
    try:
        state, events = advance(table.state, seat, action, chance)
    except IllegalAction as illegal:
        raise TableRefusal(illegal.code, rule=illegal.rule, **illegal.details) from None
    return (*(n.Happened(at=at, event=event) for event in events), *_forced(state, at, chance))


def _forced(state: State, at: float, chance: Chance) -> list[Entry]:
    """Answers of seats that have nothing to show: there is no choice in them, so nobody is kept waiting."""
    found: list[Entry] = []
    while (seat := state.public.actor) is not None and state.public.phase == "answer":
        choices = legal_actions(state.view(seat))
        if len(choices) != 1 or not isinstance(choices[0], Pass):
            break
        state, events = advance(state, seat, choices[0], chance)
        found += [n.Happened(at=at, event=event) for event in events]
    return found


def acting_seat(table: Table, person: Person) -> Seat:
    """The seat a person acts for; while a bot keeps it warm, it must be taken back first."""
    seat = _seated(table, person)
    if table.chairs[seat].kept:
        raise TableRefusal("kept", seat=seat)
    return seat


def keep(table: Table, at: float, person: Person, seat: Seat, bot: str) -> Entries:
    """Let a bot keep the seat of somebody warm who has kept the table waiting."""
    _host(table, person)
    chair = _chair(table, seat)
    if bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=bot)
    if table.actor != seat or chair.player is not None:
        raise TableRefusal("not-awaited", seat=seat)
    waited = at - table.since
    if waited < table.plan.waits:
        raise TableRefusal("too-early", seconds=round(table.plan.waits - waited))
    return (n.SeatKept(at=at, seat=seat, bot=bot),)


def take_back(table: Table, at: float, person: Person) -> Entries:
    """Play on where a bot has kept one's seat warm."""
    seat = _seated(table, person)
    return (n.SeatKept(at=at, seat=seat, bot=None),) if table.chairs[seat].kept else ()


def move(table: Table, at: float, old: Person, new: Person) -> Entries:
    """Go on from another device: the seat of one person becomes another's."""
    seat = _seated(table, old)
    if old == new:
        return ()
    if table.seat_of(new) is not None:
        raise TableRefusal("seated-elsewhere")
    return (n.SeatMoved(at=at, seat=seat, old=old, new=new),)


def say(table: Table, at: float, person: Person, text: str) -> Entries:
    """Say something to everybody."""
    seat = _seated(table, person)
    if not table.chat:
        raise TableRefusal("chat-off")
    name = next(sitter.name for sitter in table.chairs[seat].people if sitter.person == person)
    return (n.Said(at=at, seat=seat, name=name, text=clean(text, LONGEST_TEXT)),)


def switch_chat(table: Table, at: float, person: Person, on: bool) -> Entries:
    """Switch the chat on or off."""
    _host(table, person)
    return () if table.chat == on else (n.ChatSwitched(at=at, on=on),)


def abandon(table: Table, at: float, person: Person) -> Entries:
    """Give the table up."""
    _host(table, person)
    if table.status not in ("open", "playing"):
        raise TableRefusal("not-playing", status=table.status)
    return (n.TableAbandoned(at=at),)


def rematch(table: Table, at: float, person: Person, new: str, code: str) -> tuple[Entries, Entries]:
    """Play again, everybody one seat further: what enters this log, and the log of the new table."""
    _seated(table, person)
    if table.status != "over":
        raise TableRefusal("not-over", status=table.status)
    turned = (table.chairs[-1], *table.chairs[:-1])
    bots = {seat: chair.bot for seat, chair in enumerate(turned) if chair.bot}
    figures = (*table.plan.figures[-1:], *table.plan.figures[:-1])  # whoever has chosen one keeps it
    plan = replace(table.plan, bots=bots, figures=figures)
    log: list[Entry] = [n.TableOpened(at=at, table=new, code=code, plan=plan, host=person)]
    for seat, chair in enumerate(turned):
        log += [n.PersonSeated(at=at, seat=seat, person=each.person, name=each.name) for each in chair.people]
    return (n.Rematched(at=at, table=new, code=code),), log


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats; who is called like somebody else gets a number."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    )


def _open(table: Table) -> None:
    if table.status != "open":
        raise TableRefusal("already-started", status=table.status)


def _host(table: Table, person: Person) -> None:
    if not secrets.compare_digest(table.host, person):
        raise TableRefusal("not-host")


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise TableRefusal("unknown-seat", seat=seat)
    return table.chairs[seat]


def _seated(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat
