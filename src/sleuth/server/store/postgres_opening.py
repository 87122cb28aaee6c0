"""Connecting to a PostgreSQL database and migrating it to the newest schema."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import LiteralString

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from sleuth.server.store.migrations import missing
from sleuth.server.store.port import StoreError, Unavailable

MIGRATING = 0x51E07
"""The number of the advisory lock held during a migration."""
WATCHFUL: dict[str, str | int] = {
    "application_name": "sleuth",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Connection settings that notice a server that has vanished; those in the address take precedence."""
TRANSIENT = ("08", "40", "53", "57")
"""Classes of transient errors: connection, rollback, resources, shutdown."""


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn PostgreSQL's exceptions into the store's."""
    try:
        yield
    except psycopg.Error as error:
        code = error.sqlstate
        lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError) and code is None
        transient = code is not None and code.startswith(TRANSIENT)
        raise (Unavailable if lost or transient else StoreError)(f"PostgreSQL: {error}") from error


def watchful(url: str) -> str:
    """Return the address with our settings, where it has none of its own."""
    with plain_errors():
        given = conninfo_to_dict(url)
        return make_conninfo(url, **{name: value for name, value in WATCHFUL.items() if name not in given})


async def prepare(address: str) -> None:
    """Create or migrate the schema; a second process waits and finds it done."""
    with plain_errors():
        async with await AsyncConnection.connect(address) as connection:
            await connection.execute("select pg_advisory_xact_lock(%s)", (MIGRATING,))
            where = f"the database {connection.info.dbname}"
            for number, script in missing("postgres", await _number(connection), where):
                await connection.execute(script.encode())
                await connection.execute("delete from sleuth.schema")
                await connection.execute("insert into sleuth.schema values (%s)", (number,))


async def _number(connection: AsyncConnection) -> int:
    """Return the number of the schema, 0 in a new database."""
    if not await _one(connection, "select to_regnamespace('sleuth') is not null"):
        await connection.execute("create schema sleuth")
    if not await _one(connection, "select to_regclass('sleuth.schema') is not null"):
        return 0
    return await _one(connection, "select number from sleuth.schema") or 0


async def _one(connection: AsyncConnection, statement: LiteralString) -> int | None:
    row = await (await connection.execute(statement)).fetchone()
    return row[0] if row else None
