"""Moving a seat to another device by a personal link, which works once."""

from sleuth.server.tables.decisions.requirements import Entries, require_seated
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Sitter
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal


def move(table: Table, at: float, old: Person, new: Person, since: int) -> Entries:
    """Move the seat that `old` has had since entry `since` to `new`; if that was done already, nothing changes.

    The entry number makes a link good for one move: after a move, or after getting up and sitting down again, the seat
    is held since a later entry, even if the same person is back.
    """
    newcomer = table.sitter(new)
    if newcomer is not None and newcomer.moved == since:
        return ()  # done already: the answer got lost
    sitter = table.sitter(old)
    if sitter is None or sitter.since != since:
        raise TableRefusal("unknown-link")
    if old == new:
        return ()
    if newcomer is not None:
        raise TableRefusal("seated-elsewhere")
    return (n.SeatMoved(at=at, seat=require_seated(table, old), old=old, new=new, sheet=_sheet(table, sitter)),)


def _sheet(table: Table, sitter: Sitter) -> Person | None:
    """Return the id the marks stay under: the right to read them moves, so nothing is copied or read too early.

    Before the game there are no marks worth keeping, and a person who has moved may sit elsewhere with their own sheet.
    """
    return None if table.status == "open" else sitter.sheet
