"""Who sits where and plays which figure, and who is ready; during the game, a bot that keeps a seat warm."""

from msgspec.structs import replace

from sleuth.core.game import CardId, Seat
from sleuth.server.tables.decisions.name_checks import check_name, send_bot
from sleuth.server.tables.decisions.requirements import (
    Entries,
    require_chair,
    require_host,
    require_open,
    require_seated,
)
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.plan import BOTS, agreed, check_figures
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.names.typed_text import LONGEST_NAME, clean
from sleuth.server.tables.refusals import TableRefusal


def sit(table: Table, at: float, person: Person, seat: Seat, name: str) -> Entries:
    """Take a seat; a person who sits elsewhere gets up first."""
    require_open(table)
    chair = require_chair(table, seat)
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
    """Get up before the game; if it was the host, the next person becomes host."""
    require_open(table)
    seat = require_seated(table, person)
    got_up = n.PersonLeft(at=at, seat=seat, person=person)
    others = [sitter.person for chair in table.chairs for sitter in chair.people if sitter.person != person]
    if table.host == person and others:
        return got_up, n.HostChanged(at=at, host=others[0])
    return (got_up,)


def seat_bot(table: Table, at: float, person: Person, seat: Seat, bot: str | None) -> Entries:
    """Give an empty seat to a bot, or a bot's seat back to people; for a level, one of its characters comes."""
    require_open(table)
    require_host(table, person)
    chair = require_chair(table, seat)
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
    chair = require_chair(table, seat)
    check_figures(table.edition)
    if not chair.people:
        require_host(table, person)
    elif table.seat_of(person) != seat:
        raise TableRefusal("seat-taken", seat=seat)
    old = agreed(table.plan, table.edition).figures
    if old[seat] == figure:
        return ()
    if figure in old and table.chairs[old.index(figure)].people:
        raise TableRefusal("figure-taken", figure=figure)
    swapped = {figure: old[seat], old[seat]: figure}
    new = tuple(swapped.get(each, each) for each in old)
    agreed(replace(table.plan, figures=new), table.edition)  # refuses a figure the edition does not have
    drawn = tuple(each for each in table.drawn if each != seat)
    return (n.FiguresChosen(at=at, figures=new, drawn=drawn),)


def set_ready(table: Table, at: float, person: Person, ready: bool) -> Entries:
    """Say whether you are ready to begin."""
    require_open(table)
    return (n.ReadySet(at=at, seat=require_seated(table, person), person=person, ready=ready),)


def keep(table: Table, at: float, person: Person, seat: Seat, bot: str, waited: float) -> Entries:
    """Let a bot keep a seat warm whose people the table has waited for; `waited` is in seconds."""
    require_host(table, person)
    chair = require_chair(table, seat)
    if bot not in BOTS:
        raise TableRefusal("unknown-bot", bot=bot)
    if table.actor != seat or chair.player is not None:
        raise TableRefusal("not-awaited", seat=seat)
    if waited < table.plan.waits:
        raise TableRefusal("too-early", seconds=round(table.plan.waits - waited))
    return (n.SeatKept(at=at, seat=seat, bot=bot),)


def take_back(table: Table, at: float, person: Person) -> Entries:
    """Take your seat back from the bot that has kept it warm."""
    seat = require_seated(table, person)
    return (n.SeatKept(at=at, seat=seat, bot=None),) if table.chairs[seat].kept else ()
