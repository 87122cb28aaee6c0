"""Facts about a PostgreSQL database, which is left unchanged."""

import psycopg
from msgspec import Struct
from psycopg import AsyncConnection

from sleuth.server.store.port import StoreError
from sleuth.server.store.postgres_opening import watchful


class DatabaseFacts(Struct, frozen=True):
    """Facts about a database."""

    version: str
    clock: float
    number: int | None
    """The number of its schema; None if it is new."""
    updated: float | None
    problem: str = ""
    """Why nothing can be written."""


async def database_facts(address: str) -> DatabaseFacts | str:
    """Return facts about a database, or why it cannot be reached."""
    try:
        async with await AsyncConnection.connect(watchful(address), autocommit=True) as connection:
            return await _facts(connection)
    except (psycopg.Error, StoreError) as error:
        return " ".join(str(error).split()) or type(error).__name__


async def _facts(connection: AsyncConnection) -> DatabaseFacts:
    rows = await connection.execute(
        "select current_setting('server_version'), extract(epoch from clock_timestamp())::float8,"
        " to_regclass('sleuth.schema') is not null"
    )
    version, clock, known = await rows.fetchone() or ("", 0.0, False)
    if not known:
        return DatabaseFacts(version, clock, None, None, await _may_create(connection))
    row = await (await connection.execute("select number from sleuth.schema")).fetchone()
    last = await (await connection.execute("select max(updated) from sleuth.tables")).fetchone()
    return DatabaseFacts(
        version, clock, row[0] if row else 0, last[0] if last else None, await _try_writing(connection)
    )


async def _may_create(connection: AsyncConnection) -> str:
    rows = await connection.execute("select has_database_privilege(current_database(), 'CREATE')")
    row = await rows.fetchone()
    return "" if row and row[0] else "this user may not create a schema"


async def _try_writing(connection: AsyncConnection) -> str:
    """Write something and roll it back; return what went wrong."""
    try:
        async with connection.transaction(force_rollback=True):
            await connection.execute("update sleuth.schema set number = number")
    except psycopg.Error as error:
        return " ".join(str(error).split())
    return ""
