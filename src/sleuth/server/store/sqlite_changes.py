"""The changes of an SQLite store: each is a function of the writer's connection, inside its transaction."""

import sqlite3
from collections.abc import Iterable, Sequence

from sleuth.server.store.port import (
    CodeTaken,
    NotEmpty,
    Repeated,
    SavedTable,
    TableSummary,
    TableTaken,
    UnknownTable,
    VersionConflict,
)
from sleuth.server.store.rows import columns, read_summary

INSERT = """insert into tables (id, version, code, status, listed, bots, updated, summary)
    values (:id, :version, :code, :status, :listed, :bots, :updated, :summary)"""
UPDATE = """update tables set version = :version, code = :code, status = :status, listed = :listed, bots = :bots,
    updated = :updated, summary = :summary where id = :id"""
STANDING = """select version, summary, (select version from keys where table_id = id and key = ?) from tables
    where id = ?"""
CREDENTIALS = "select person, credential from people join credentials using (person) where table_id = ? order by person"
CLAIM = """insert into claims (table_id, node, until, since) values (:table, :node, :until, :now)
    on conflict do update set node = :node, until = :until, since = :now
    where node = :node or until <= :now or since > :now"""


def create(connection: sqlite3.Connection, summary: TableSummary, entries: Sequence[bytes]) -> None:
    """Create a table."""
    if _one(connection, "select 1 from tables where id = ?", summary.table):
        raise TableTaken(summary.table)
    _put_summary(connection, INSERT, summary, len(entries))
    _put_people(connection, summary)
    _put_entries(connection, summary.table, 0, entries)


def append(
    connection: sqlite3.Connection, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None
) -> int:
    """Append to a log; return the last number."""
    table, last = summary.table, after + len(entries)
    old = connection.execute(STANDING, (key, table)).fetchone()
    if old is None:
        raise UnknownTable(table)
    version, stored, used = old
    if used is not None:
        raise Repeated(used)
    if version != after:
        raise VersionConflict(version)
    _put_summary(connection, UPDATE, summary, last)
    if read_summary(stored).people != summary.people:
        _put_people(connection, summary)
    _put_entries(connection, table, after, entries)
    if key is not None:
        connection.execute("insert into keys values (?, ?, ?)", (table, key, last))
    return last


def put_marks(connection: sqlite3.Connection, table: str, person: str, marks: bytes) -> None:
    """Store a person's marks."""
    _check_known(connection, table)
    connection.execute("insert or replace into marks values (?, ?, ?)", (table, person, marks))


def renew(connection: sqlite3.Connection, person: str, old: str, new: str) -> str:
    """Replace a person's credential, unless somebody was quicker; return the one in force."""
    row = connection.execute("select credential from credentials where person = ?", (person,)).fetchone()
    now: str = row[0] if row else ""
    if now != old:
        return now
    connection.execute("insert or replace into credentials values (?, ?)", (person, new))
    return new


def beat(connection: sqlite3.Connection) -> None:
    """Write something new: SQLite skips a write that changes nothing."""
    connection.execute("update pulse set beat = beat + 1")


def claim(connection: sqlite3.Connection, table: str, node: str, seconds: float, now: float) -> bool:
    """Grant or extend a claim, unless somebody else holds it; return whether it was granted."""
    _check_known(connection, table)
    values = {"table": table, "node": node, "until": now + seconds, "now": now}
    return connection.execute(CLAIM, values).rowcount == 1


def release(connection: sqlite3.Connection, table: str, node: str) -> None:
    """Release a claim."""
    connection.execute("delete from claims where table_id = ? and node = ?", (table, node))


def forget(connection: sqlite3.Connection, before: float) -> int:
    """Remove old tables and everything that belongs to them."""
    old = "delete from tables where status in ('over', 'abandoned') and updated < ?"
    return connection.execute(old, (before,)).rowcount


def load(connection: sqlite3.Connection, tables: Iterable[SavedTable]) -> int:
    """Load all tables into an empty store."""
    if _one(connection, "select 1 from tables limit 1"):
        raise NotEmpty
    count = 0
    for saved_table in tables:
        table = saved_table.summary.table
        create(connection, saved_table.summary, saved_table.entries)
        keys = [(table, key, version) for key, version in saved_table.keys.items()]
        connection.executemany("insert into keys values (?, ?, ?)", keys)
        marks = [(table, person, marks) for person, marks in saved_table.marks.items()]
        connection.executemany("insert into marks values (?, ?, ?)", marks)
        connection.executemany("insert or ignore into credentials values (?, ?)", saved_table.credentials.items())
        count += 1
    return count


def begin_dump(connection: sqlite3.Connection) -> list[str]:
    """Return all tables; from now on the connection sees the database as it is at this moment."""
    connection.execute("begin")
    return [table for (table,) in connection.execute("select id from tables order by updated, id")]


def saved(connection: sqlite3.Connection, table: str) -> SavedTable:
    """Return one table with everything that belongs to it."""
    (summary,) = connection.execute("select summary from tables where id = ?", (table,)).fetchone()
    entries = connection.execute("select entry from entries where table_id = ? order by number", (table,))
    keys = connection.execute("select key, version from keys where table_id = ? order by version, key", (table,))
    marks = connection.execute("select person, marks from marks where table_id = ? order by person", (table,))
    credentials = connection.execute(CREDENTIALS, (table,))
    return SavedTable(
        read_summary(summary), tuple(entry for (entry,) in entries), dict(keys), dict(marks), dict(credentials)
    )


def _put_summary(connection: sqlite3.Connection, statement: str, summary: TableSummary, version: int) -> None:
    """Write the row of a table; besides the id, only the code of open and playing tables is unique."""
    try:
        connection.execute(statement, columns(summary, version))
    except sqlite3.IntegrityError as error:
        raise CodeTaken(summary.code) from error


def _put_people(connection: sqlite3.Connection, summary: TableSummary) -> None:
    connection.execute("delete from people where table_id = ?", (summary.table,))
    people = [(summary.table, person) for person in dict.fromkeys(summary.people)]
    connection.executemany("insert into people values (?, ?)", people)


def _put_entries(connection: sqlite3.Connection, table: str, after: int, entries: Sequence[bytes]) -> None:
    rows = [(table, number, entry) for number, entry in enumerate(entries, after + 1)]
    connection.executemany("insert into entries values (?, ?, ?)", rows)


def _check_known(connection: sqlite3.Connection, table: str) -> None:
    if not _one(connection, "select 1 from tables where id = ?", table):
        raise UnknownTable(table)


def _one(connection: sqlite3.Connection, statement: str, *values: object) -> tuple[int, bytes] | None:
    row: tuple[int, bytes] | None = connection.execute(statement, values).fetchone()
    return row
