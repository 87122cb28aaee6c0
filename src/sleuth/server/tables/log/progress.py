"""How a table goes on: new entries, and the table they lead to, folded once."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sleuth.core.truth import State
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.log.table import Table, evolve, status_in

SeatEntry = n.PersonSeated | n.PersonLeft | n.BotSeated | n.ReadySet | n.SeatMoved | n.SeatKept
"""Entries that change who plays a seat."""


class Progress(Struct, frozen=True):
    """Entries for the log of a table, and the table after them."""

    entries: tuple[Entry, ...]
    table: Table
    chairs: dict[int, Chair]
    """By the number of each entry that changes who plays a seat: that seat's chair after it."""

    def then(self, later: "Progress") -> "Progress":
        """Return both steps as one; `later` goes on from this table."""
        return Progress((*self.entries, *later.entries), later.table, {**self.chairs, **later.chairs})


def progress(table: Table, entries: Iterable[Entry]) -> Progress:
    """Fold entries into a table."""
    new, chairs = tuple(entries), dict[int, Chair]()
    for entry in new:
        table = evolve(table, entry)
        if isinstance(entry, SeatEntry):
            chairs[table.version] = table.chairs[entry.seat]
    return Progress(new, table, chairs)


def played(table: Table, entries: Sequence[n.Happened], state: State) -> Progress:
    """Return what `progress` would for events whose final state the rules have computed already."""
    if not entries:
        return Progress((), table, {})
    last = table.version + len(entries)
    status = status_in(state, table.status)
    after = replace(table, state=state, status=status, version=last, moment=last, since=entries[-1].at)
    return Progress(tuple(entries), after, {})
