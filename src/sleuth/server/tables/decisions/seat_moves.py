"""Going on from another device: a seat becomes another person's, once for each time it was taken."""

from sleuth.server.tables.decisions.requirements import Entries, require_seated
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Sitter
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal


def move(table: Table, at: float, old: Person, new: Person, since: int) -> Entries:
    """Move the seat which one person has had since an entry to another; whoever has moved it already keeps it.

    The number of that entry makes a link good for one move: whoever moves a seat, or gets up and sits down again, has
    the seat since a later entry, even where the same person comes back to it.
    """
    newcomer = table.sitter(new)
    if newcomer is not None and newcomer.moved == since:
        return ()  # the answer got lost
    sitter = table.sitter(old)
    if sitter is None or sitter.since != since:
        raise TableRefusal("unknown-link")
    if old == new:
        return ()
    if newcomer is not None:
        raise TableRefusal("seated-elsewhere")
    return (n.SeatMoved(at=at, seat=require_seated(table, old), old=old, new=new, sheet=_sheet(table, sitter)),)


def _sheet(table: Table, sitter: Sitter) -> Person | None:
    """Leave the marks where they are, and move the right to read them: there is nothing to copy, or to read too early.

    Before the game there are no marks worth keeping, and whoever has moved may sit down elsewhere with their own sheet.
    """
    return None if table.status == "open" else sitter.sheet
