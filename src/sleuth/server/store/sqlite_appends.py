"""Appends to many logs at once: three statements for all of them, because each one costs the interpreter's lock.

Only ordinary appends are written like this: nobody else was quicker, the key is new, and the table has the same people,
status and code as before. If any one is different, nothing is written, and each is made on its own.
"""

import sqlite3
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.json import encode

from sleuth.server.store.port import TableSummary
from sleuth.server.store.rows import fold, written
from sleuth.server.store.sqlite_changes import append

MOST_ROWS = 64
"""The most rows in one statement."""
UPDATE = """update or fail tables set version = new.last, bots = new.bots, updated = new.updated, summary = new.summary
    from (select 0 as id, 0 as after, 0 as last, 0 as bots, 0 as updated, 0 as summary, 0 as code, 0 as status,
    0 as listed, 0 as people where false union all values {rows}) as new
    where tables.id = new.id and tables.version = new.after and tables.code = new.code and tables.status = new.status
    and tables.listed = new.listed and instr(tables.summary, new.people)"""
ENTRIES = "insert or fail into entries values {rows}"
KEYS = "insert or fail into keys values {rows}"


class Append(Struct, frozen=True):
    """An append that waits to be written; called with a connection, it is made on its own."""

    summary: TableSummary
    after: int
    entries: Sequence[bytes]
    key: str | None

    def __call__(self, connection: sqlite3.Connection) -> int:
        """Make it; see `Store.append`."""
        return append(connection, self.summary, self.after, self.entries, self.key)

    @property
    def last(self) -> int:
        """The number of its last entry."""
        return self.after + len(self.entries)

    def row(self) -> tuple[object, ...]:
        """Return the table's new row, and what must be as before."""
        new = self.summary
        people = b'"people":' + encode(new.people)  # as it stands in the encoded summary
        changed = new.table, self.after, self.last, new.bots, new.updated, written(new, self.last)
        return *changed, fold(new.code), new.status, new.listed, people


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Make ordinary appends; return False if one is different: then the transaction has to be rolled back."""
    try:
        changed = sum(_execute(connection, UPDATE, [each.row() for each in appends]))
        if changed != len(appends):
            return False
        sum(_execute(connection, ENTRIES, [row for each in appends for row in _entries(each)]))
        sum(_execute(connection, KEYS, [(each.summary.table, each.key, each.last) for each in appends if each.key]))
    except sqlite3.IntegrityError:  # a key was used before
        return False
    return True


def _entries(append: Append) -> Iterator[tuple[object, ...]]:
    for number, entry in enumerate(append.entries, append.after + 1):
        yield append.summary.table, number, entry


def _execute(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> Iterator[int]:
    """Write rows, in powers of two, so that few different statements are prepared; yield how many changed."""
    done = 0
    while done < len(rows):
        size = min(1 << (len(rows) - done).bit_length() - 1, MOST_ROWS)
        values = [value for row in rows[done : done + size] for value in row]
        places = ", ".join(["(" + ", ".join("?" * len(rows[0])) + ")"] * size)
        yield connection.execute(statement.format(rows=places), values).rowcount
        done += size
