"""Rematches: the same people at a new table."""

from msgspec.structs import replace

from sleuth.core.game import CardId, Seat
from sleuth.core.truth import Chance
from sleuth.server.tables.decisions.requirements import Entries, require_seated
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, Person, rules_of
from sleuth.server.tables.log.plan import Plan, culprit_of, draw, with_culprit
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal


def rematch(table: Table, at: float, person: Person, new: str, code: str, chance: Chance) -> tuple[Entries, Entries]:
    """Return the entries for this log and the log of a new table, where everybody sits one seat further.

    Chosen figures and a chosen culprit stay with their people; the rest is drawn again.
    """
    require_seated(table, person)
    if table.status != "over":
        raise TableRefusal("not-over", status=table.status)
    seats = table.plan.seats
    kept = {(seat + 1) % seats: figure for seat, figure in chosen_figures(table).items()}
    plan = draw(_turned(table), table.edition, chance.shuffled, kept)
    drawn = tuple(seat for seat in range(seats) if seat not in kept)
    rules = rules_of(table.edition)
    log: list[Entry] = [n.TableOpened(at=at, table=new, code=code, plan=plan, host=person, drawn=drawn, rules=rules)]
    for seat, chair in enumerate(table.chairs):
        log += [
            n.PersonSeated(at=at, seat=(seat + 1) % seats, person=each.person, name=each.name) for each in chair.people
        ]
    return (n.Rematched(at=at, table=new, code=code),), log


def _turned(table: Table) -> Plan:
    """Return the plan with everybody one seat further, and no figures.

    With delayed spectators the rematch is private: in the lobby it would tell them at once that the game is over. After
    a lesson it is a game like any other.
    """
    plan, seats = table.plan, table.plan.seats
    bots = {(seat + 1) % seats: chair.bot for seat, chair in enumerate(table.chairs) if chair.bot}
    old = culprit_of(plan, table.edition)
    culprit = None if old is None else (old + 1) % seats
    private = plan.private or plan.delay > 0
    return replace(with_culprit(plan, table.edition, culprit), bots=bots, figures=(), private=private, lesson="")


def chosen_figures(table: Table) -> dict[Seat, CardId]:
    """Return the figures that somebody has chosen, by seat."""
    return {seat: figure for seat, figure in enumerate(table.plan.figures) if seat not in table.drawn}
