"""What decisions require of a table and of the person who asks: each function refuses with a `TableRefusal`."""

import secrets
from collections.abc import Sequence

from sleuth.core.game import Seat
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.entries import Entry, Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal

Entries = Sequence[Entry]
"""What a decision adds to the log."""


def require_open(table: Table) -> None:
    """Refuse what can only be done before the game; do not say how far it is, strangers may not know yet."""
    if table.status != "open":
        raise TableRefusal("already-started")


def require_host(table: Table, person: Person) -> None:
    """Refuse everybody but the host."""
    if not secrets.compare_digest(table.host, person):
        raise TableRefusal("not-host")


def require_chair(table: Table, seat: Seat) -> Chair:
    """Return the chair at a seat; refuse a seat the table does not have."""
    if not 0 <= seat < len(table.chairs):
        raise TableRefusal("unknown-seat", seat=seat)
    return table.chairs[seat]


def require_seated(table: Table, person: Person) -> Seat:
    """Return where a person sits; refuse anyone who does not."""
    seat = table.seat_of(person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat
