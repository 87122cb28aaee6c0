"""The changes of a PostgreSQL store: each is a function of a connection, inside its transaction."""

from collections.abc import Iterable, Sequence
from typing import Any, LiteralString

from psycopg import AsyncConnection
from psycopg.errors import ForeignKeyViolation, UniqueViolation

from sleuth.server.store.port import (
    CodeTaken,
    Conflict,
    NotEmpty,
    Repeated,
    SavedTable,
    Summary,
    TableTaken,
    UnknownTable,
)
from sleuth.server.store.rows import columns, read_summary

Connection = AsyncConnection[tuple[Any, ...]]

INSERT = """insert into sleuth.tables (id, version, code, status, listed, bots, updated, summary)
    values (%(id)s, %(version)s, %(code)s, %(status)s, %(listed)s, %(bots)s, %(updated)s, %(summary)s)"""
UPDATE = """update sleuth.tables set version = %(version)s, code = %(code)s, status = %(status)s, listed = %(listed)s,
    bots = %(bots)s, updated = %(updated)s, summary = %(summary)s where id = %(id)s"""
ENTRIES = """insert into sleuth.entries
    select %s, %s + place, entry from unnest(%s::bytea[]) with ordinality as new (entry, place)"""
KEYS = "insert into sleuth.keys values (%s, %s, %s)"
MARKS = """insert into sleuth.marks values (%s, %s, %s)
    on conflict (table_id, person) do update set marks = excluded.marks"""
CLAIM = """insert into sleuth.claims values (%s, %s, clock_timestamp() + make_interval(secs => %s))
    on conflict (table_id) do update set node = excluded.node, until = excluded.until
    where claims.node = excluded.node or claims.until <= clock_timestamp()"""


async def create(connection: Connection, summary: Summary, entries: Sequence[bytes]) -> None:
    """Begin a table."""
    try:
        await connection.execute(INSERT, columns(summary, len(entries)))
    except UniqueViolation as error:
        raise _taken(summary, error) from error
    await _put_people(connection, summary)
    await connection.execute(ENTRIES, (summary.table, 0, list(entries)))


async def append(
    connection: Connection, summary: Summary, after: int, entries: Sequence[bytes], key: str | None
) -> int:
    """Go on with a log; the last number."""
    table, last = summary.table, after + len(entries)
    old = await _checked(connection, table, after, key)
    try:
        async with connection.pipeline():
            await connection.execute(UPDATE, columns(summary, last))
            await connection.execute(ENTRIES, (table, after, list(entries)))
            if key is not None:
                await connection.execute(KEYS, (table, key, last))
            if old.people != summary.people:
                await _put_people(connection, summary)
    except UniqueViolation as error:
        raise _taken(summary, error) from error
    return last


async def _checked(connection: Connection, table: str, after: int, key: str | None) -> Summary:
    """Lock a log that may be gone on with; its summary so far. The key is looked up under the lock, not before."""
    old = await one(connection, "select version, summary from sleuth.tables where id = %s for no key update", table)
    if old is None:
        raise UnknownTable(table)
    if key is not None:
        used = await one(connection, "select version from sleuth.keys where table_id = %s and key = %s", table, key)
        if used is not None:
            raise Repeated(used[0])
    if old[0] != after:
        raise Conflict(old[0])
    return read_summary(old[1])


async def put_marks(connection: Connection, table: str, person: str, marks: bytes) -> None:
    """Keep a person's marks."""
    try:
        await connection.execute(MARKS, (table, person, marks))
    except ForeignKeyViolation as error:
        raise UnknownTable(table) from error


async def claim(connection: Connection, table: str, node: str, seconds: float) -> bool:
    """Grant or prolong a claim, unless somebody else holds it."""
    try:
        return (await connection.execute(CLAIM, (table, node, seconds))).rowcount == 1
    except ForeignKeyViolation as error:
        raise UnknownTable(table) from error


async def release(connection: Connection, table: str, node: str) -> None:
    """Give up a claim."""
    await connection.execute("delete from sleuth.claims where table_id = %s and node = %s", (table, node))


async def forget(connection: Connection, before: float) -> int:
    """Remove old tables; what belongs to them goes with them."""
    old = "delete from sleuth.tables where status in ('over', 'abandoned') and updated < %s"
    return (await connection.execute(old, (before,))).rowcount


async def load(connection: Connection, tables: Iterable[SavedTable]) -> int:
    """Take over all tables into an empty store; nobody begins one meanwhile."""
    await connection.execute("lock table sleuth.tables in share row exclusive mode")
    if await one(connection, "select 1 from sleuth.tables limit 1"):
        raise NotEmpty
    count = 0
    for saved_table in tables:
        await create(connection, saved_table.summary, saved_table.entries)
        async with connection.pipeline():
            for key, version in saved_table.keys.items():
                await connection.execute(KEYS, (saved_table.summary.table, key, version))
            for person, marks in saved_table.marks.items():
                await connection.execute(MARKS, (saved_table.summary.table, person, marks))
        count += 1
    return count


async def saved(connection: Connection, table: str) -> SavedTable:
    """One table with all it has."""
    rows = [
        await (await connection.execute(statement, (table,))).fetchall()
        for statement in (
            "select summary from sleuth.tables where id = %s",
            "select entry from sleuth.entries where table_id = %s order by number",
            "select key, version from sleuth.keys where table_id = %s order by version, key",
            "select person, marks from sleuth.marks where table_id = %s order by person",
        )
    ]
    [[(summary,)], entries, keys, marks] = rows
    return SavedTable(read_summary(summary), tuple(entry for (entry,) in entries), dict(keys), dict(marks))


async def one(connection: Connection, statement: LiteralString, *values: object) -> tuple[Any, ...] | None:
    """The first row of an answer, if there is one."""
    return await (await connection.execute(statement, values)).fetchone()


async def _put_people(connection: Connection, summary: Summary) -> None:
    await connection.execute("delete from sleuth.people where table_id = %s", (summary.table,))
    people = list(dict.fromkeys(summary.people))
    await connection.execute("insert into sleuth.people select %s, unnest(%s::text[])", (summary.table, people))


def _taken(summary: Summary, error: UniqueViolation) -> TableTaken | CodeTaken:
    """What is not unique: the id of a table, or the code of the living."""
    if error.diag.constraint_name == "living_codes":
        return CodeTaken(summary.code)
    return TableTaken(summary.table)
