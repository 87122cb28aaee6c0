"""The changes of a PostgreSQL store: each is a function of a connection, most of them inside a transaction."""

from collections.abc import Iterable, Sequence
from typing import Any, LiteralString

from psycopg import AsyncConnection
from psycopg.errors import ForeignKeyViolation, UniqueViolation

from sleuth.server.store.port import (
    CodeTaken,
    NotEmpty,
    SavedTable,
    TableSummary,
    TableTaken,
    UnknownTable,
)
from sleuth.server.store.rows import columns, read_summary

PostgresConnection = AsyncConnection[tuple[Any, ...]]

INSERT = """insert into sleuth.tables (id, version, code, status, listed, bots, updated, summary)
    values (%(id)s, %(version)s, %(code)s, %(status)s, %(listed)s, %(bots)s, %(updated)s, %(summary)s)"""
ENTRIES = """insert into sleuth.entries
    select %s, %s + place, entry from unnest(%s::bytea[]) with ordinality as new (entry, place)"""
PEOPLE = "insert into sleuth.people select %s, unnest(%s::text[])"
KEYS = "insert into sleuth.keys values (%s, %s, %s)"
MARKS = """insert into sleuth.marks values (%s, %s, %s)
    on conflict (table_id, person) do update set marks = excluded.marks"""
CREDENTIAL = "insert into sleuth.credentials values (%s, %s) on conflict do nothing"
RENEW = "update sleuth.credentials set credential = %s where person = %s and credential = %s"
CLAIM = """insert into sleuth.claims (table_id, node, since, until)
    values (%s, %s, clock_timestamp(), clock_timestamp() + make_interval(secs => %s))
    on conflict (table_id) do update set node = excluded.node, since = excluded.since, until = excluded.until
    where claims.node = excluded.node or claims.until <= clock_timestamp() or claims.since > clock_timestamp()"""


async def create(connection: PostgresConnection, summary: TableSummary, entries: Sequence[bytes]) -> None:
    """Create a table."""
    try:
        await connection.execute(INSERT, columns(summary, len(entries)))
    except UniqueViolation as error:
        raise taken(summary, error) from error
    await connection.execute(PEOPLE, (summary.table, people_of(summary)))
    await connection.execute(ENTRIES, (summary.table, 0, list(entries)))


async def put_marks(connection: PostgresConnection, table: str, person: str, marks: bytes) -> None:
    """Store a person's marks."""
    try:
        await connection.execute(MARKS, (table, person, marks))
    except ForeignKeyViolation as error:
        raise UnknownTable(table) from error


async def renew(connection: PostgresConnection, person: str, old: str, new: str) -> str:
    """Replace a person's credential, unless somebody was quicker; return the one in force."""
    if old:
        await connection.execute(RENEW, (new, person, old))
    else:
        await connection.execute(CREDENTIAL, (person, new))
    now = await one(connection, "select credential from sleuth.credentials where person = %s", person)
    return now[0] if now else ""


async def claim(connection: PostgresConnection, table: str, node: str, seconds: float) -> bool:
    """Grant or extend a claim, unless somebody else holds it; return whether it was granted."""
    try:
        return (await connection.execute(CLAIM, (table, node, seconds))).rowcount == 1
    except ForeignKeyViolation as error:
        raise UnknownTable(table) from error


async def release(connection: PostgresConnection, table: str, node: str) -> None:
    """Release a claim."""
    await connection.execute("delete from sleuth.claims where table_id = %s and node = %s", (table, node))


async def forget(connection: PostgresConnection, before: float) -> int:
    """Remove old tables and everything that belongs to them."""
    old = "delete from sleuth.tables where status in ('over', 'abandoned') and updated < %s"
    return (await connection.execute(old, (before,))).rowcount


async def load(connection: PostgresConnection, tables: Iterable[SavedTable]) -> int:
    """Load all tables into an empty store, locked against new tables."""
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
            for person, credential in saved_table.credentials.items():
                await connection.execute(CREDENTIAL, (person, credential))
        count += 1
    return count


async def saved(connection: PostgresConnection, table: str) -> SavedTable:
    """Return one table with everything that belongs to it."""
    rows = [
        await (await connection.execute(statement, (table,))).fetchall()
        for statement in (
            "select summary from sleuth.tables where id = %s",
            "select entry from sleuth.entries where table_id = %s order by number",
            "select key, version from sleuth.keys where table_id = %s order by version, key",
            "select person, marks from sleuth.marks where table_id = %s order by person",
            "select person, credential from sleuth.people join sleuth.credentials using (person)"
            " where table_id = %s order by person",
        )
    ]
    [[(summary,)], entries, keys, marks, credentials] = rows
    return SavedTable(
        read_summary(summary), tuple(entry for (entry,) in entries), dict(keys), dict(marks), dict(credentials)
    )


async def one(connection: PostgresConnection, statement: LiteralString, *values: object) -> tuple[Any, ...] | None:
    """Return the first row, if there is one."""
    return await (await connection.execute(statement, values)).fetchone()


def people_of(summary: TableSummary) -> list[str]:
    """Return the people at a table, each once."""
    return list(dict.fromkeys(summary.people))


def taken(summary: TableSummary, error: UniqueViolation) -> TableTaken | CodeTaken:
    """Return what was not unique: the id of the table, or its code among open and playing tables."""
    if error.diag.constraint_name == "living_codes":
        return CodeTaken(summary.code)
    return TableTaken(summary.table)
