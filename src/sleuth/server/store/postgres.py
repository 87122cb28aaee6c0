"""Tables in a PostgreSQL database: the storage for several servers at once."""

from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, LiteralString

from psycopg_pool import AsyncConnectionPool

from sleuth.server.store import postgres_changes as changes
from sleuth.server.store.port import SavedTable, Stats, TableSummary, UnknownTable
from sleuth.server.store.postgres_appends import AppendQueue
from sleuth.server.store.postgres_changes import PostgresConnection
from sleuth.server.store.postgres_opening import plain_errors, prepare, watchful
from sleuth.server.store.rows import fold, read_summary

CONNECTIONS = 10
PATIENCE = 5.0
"""Seconds to wait for a connection."""


class PostgresStore:
    """Stores tables in a database; see `Store` for what the methods promise. It never retries silently."""

    def __init__(self, pool: AsyncConnectionPool[PostgresConnection]) -> None:
        self._pool = pool
        self._writes = 0
        self._commits = 0
        """Transactions without those of appends."""
        self._appends = AppendQueue(self._connection)

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect to a database and migrate it to the newest schema."""
        address = watchful(url)
        await prepare(address)
        pool = AsyncConnectionPool(
            address,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # so that the next caller tries again at once, however long it was down
            open=False,
        )
        with plain_errors():
            await pool.open(wait=True, timeout=PATIENCE)
        return cls(pool)

    async def create(self, summary: TableSummary, entries: Sequence[bytes]) -> None:
        """Create a table."""
        async with self._change() as connection:
            await changes.create(connection, summary, entries)

    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        """Append to a log, together with others that wait."""
        last = await self._appends.append(summary, after, entries, key)
        self._writes += 1
        return last

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after a number."""
        rows = await self._all(
            "select entry from sleuth.entries where table_id = %s and number > %s order by number", table, after
        )
        if not rows:
            await self.summary(table)  # raises if there is no such table
        return [entry for (entry,) in rows]

    async def used(self, table: str, key: str) -> bool:
        """Return whether an append had the key."""
        return bool(await self._all("select 1 from sleuth.keys where table_id = %s and key = %s", table, key))

    async def summary(self, table: str) -> TableSummary:
        """Return the summary of a table."""
        rows = await self._summaries("select summary from sleuth.tables where id = %s", table)
        if not rows:
            raise UnknownTable(table)
        return rows[0]

    async def find(self, code: str) -> str | None:
        """Return the table of a short code."""
        rows = await self._all(
            "select id from sleuth.tables where code = %s"
            " order by status in ('open', 'playing') desc, updated desc limit 1",
            fold(code),
        )
        return rows[0][0] if rows else None

    async def lobby(self, limit: int = 100, since: float | None = None) -> list[TableSummary]:
        """Return listed tables that are open or playing, then those that ended recently."""
        current = await self._summaries(
            "select summary from sleuth.tables where listed and status in ('open', 'playing')"
            " order by updated desc limit %s",
            limit,
        )
        if since is None or len(current) >= limit:
            return current
        return current + await self._summaries(
            "select summary from sleuth.tables where listed and status in ('over', 'abandoned') and updated > %s"
            " order by updated desc limit %s",
            since,
            limit - len(current),
        )

    async def idle(self, before: float, limit: int = 1000, *, listed: bool = False) -> list[TableSummary]:
        """Return open tables where nothing has happened for a while."""
        return await self._summaries(
            "select summary from sleuth.tables where status = 'open' and updated < %s and listed >= %s"
            " order by updated limit %s",
            before,
            listed,
            limit,
        )

    async def of_person(self, person: str, limit: int = 100) -> list[TableSummary]:
        """Return the tables a person sits at."""
        return await self._summaries(
            "select summary from sleuth.people join sleuth.tables on id = table_id where person = %s"
            " order by updated desc limit %s",
            person,
            limit,
        )

    async def put_marks(self, table: str, person: str, marks: bytes) -> None:
        """Store a person's marks."""
        async with self._change() as connection:
            await changes.put_marks(connection, table, person, marks)

    async def marks(self, table: str, person: str) -> bytes | None:
        """Return the marks of a person."""
        rows = await self._all("select marks from sleuth.marks where table_id = %s and person = %s", table, person)
        return rows[0][0] if rows else None

    async def credentials(self) -> dict[str, str]:
        """Return all credentials that were renewed."""
        return dict(await self._all("select person, credential from sleuth.credentials"))

    async def credential(self, person: str) -> str:
        """Return the credential of a person."""
        rows = await self._all("select credential from sleuth.credentials where person = %s", person)
        return rows[0][0] if rows else ""

    async def renew(self, person: str, old: str, new: str) -> str:
        """Replace a person's credential."""
        async with self._change() as connection:
            return await changes.renew(connection, person, old, new)

    async def claim(self, table: str, node: str, seconds: float) -> bool:
        """Claim the bots of a table."""
        async with self._change() as connection:
            return await changes.claim(connection, table, node, seconds)

    async def release(self, table: str, node: str) -> None:
        """Release a claim."""
        async with self._change() as connection:
            await changes.release(connection, table, node)

    async def claimable(self, limit: int = 100) -> list[str]:
        """Return tables whose bots nobody plays."""
        rows = await self._all(
            "select id from sleuth.tables left join sleuth.claims on table_id = id where bots and status = 'playing'"
            " and (until is null or until <= clock_timestamp() or since > clock_timestamp()) order by updated limit %s",
            limit,
        )
        return [table for (table,) in rows]

    async def forget(self, before: float) -> int:
        """Remove old tables."""
        async with self._change() as connection:
            return await changes.forget(connection, before)

    async def stats(self) -> Stats:
        """Return numbers for metrics."""
        rows = await self._all("select status, count(*) from sleuth.tables group by status")
        return Stats(dict(rows), self._writes, self._commits + self._appends.commits)

    async def ping(self) -> None:
        """Read and write something."""
        async with self._change() as connection:
            await connection.execute("update sleuth.pulse set beat = beat + 1")

    async def close(self) -> None:
        """Finish what is under way and close all connections."""
        await self._appends.close()
        await self._pool.close()

    async def dump(self) -> AsyncGenerator[SavedTable, None]:
        """Yield all tables as they were at one moment: one long reading transaction."""
        async with self._connection() as connection, connection.transaction():
            await connection.execute("set transaction isolation level repeatable read, read only")
            rows = await connection.execute("select id from sleuth.tables order by updated, id")
            for (table,) in await rows.fetchall():
                yield await changes.saved(connection, table)

    async def load(self, tables: Iterable[SavedTable]) -> int:
        """Load all tables."""
        async with self._change() as connection:
            return await changes.load(connection, tables)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PostgresConnection]:
        """Borrow a connection. If it breaks, the idle ones are probably broken too: all are replaced."""
        with plain_errors():
            async with self._pool.connection() as connection:
                try:
                    yield connection
                finally:
                    if connection.broken:
                        await self._pool.drain()

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[PostgresConnection]:
        """Borrow a connection in a transaction, which is committed at the end."""
        async with self._connection() as connection, connection.transaction():
            yield connection
        self._writes += 1
        self._commits += 1

    async def _all(self, statement: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        async with self._connection() as connection:
            return await (await connection.execute(statement, values)).fetchall()

    async def _summaries(self, statement: LiteralString, *values: object) -> list[TableSummary]:
        return [read_summary(summary) for (summary,) in await self._all(statement, *values)]
