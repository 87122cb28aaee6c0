"""What the host may still change at an open table: who is the culprit, and whether there are teams."""

from msgspec.structs import replace

from sleuth.core.game import Seat
from sleuth.server.tables.decisions.requirements import Entries, require_host, require_open
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.plan import check_culprit, check_team, culprit_of, has_culprit
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal


def choose_culprit(table: Table, at: float, person: Person, seat: Seat | None) -> Entries:
    """Choose the seat that plays the culprit, or leave it to a draw; for the host."""
    require_open(table)
    require_host(table, person)
    if not has_culprit(table.plan, table.edition):
        raise TableRefusal("no-culprit", edition=table.plan.edition)
    check_culprit(replace(table.plan, culprit=seat), table.edition)
    return () if seat == culprit_of(table.plan, table.edition) else (n.CulpritChosen(at=at, seat=seat),)


def choose_teams(table: Table, at: float, person: Person, team: int) -> Entries:
    """Choose how many people may share a seat; for the host, and never fewer than sit there."""
    require_open(table)
    require_host(table, person)
    check_team(replace(table.plan, team=team), table.edition)
    for seat, chair in enumerate(table.chairs):
        if len(chair.people) > team:
            raise TableRefusal("seat-taken", seat=seat)
    return () if team == table.plan.team else (n.TeamsChosen(at=at, team=team),)
