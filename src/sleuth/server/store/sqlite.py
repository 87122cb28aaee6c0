"""Tables in one SQLite file: the storage that comes with sleuth."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from sleuth.server.clocks import boot_seconds
from sleuth.server.store import sqlite_changes as changes
from sleuth.server.store.port import SavedTable, Stats, TableSummary, UnknownTable
from sleuth.server.store.rows import fold, read_summary
from sleuth.server.store.sqlite_appends import Append
from sleuth.server.store.sqlite_opening import connect_reader, plain_errors, prepare
from sleuth.server.store.sqlite_threads import Readers, Writer


class SqliteStore:
    """Stores tables in a file; see `Store` for what the methods promise."""

    def __init__(self, path: Path, clock: Callable[[], float] = boot_seconds) -> None:
        """Open the file, creating or migrating it; `open_store` does this without blocking.

        Claims go by `clock`: it is the same in all processes that share the file, and does not change with the time of
        day.
        """
        self._clock = clock
        prepare(path)
        with plain_errors():
            self._path = path
            self._writer = Writer(path)
            self._readers = Readers(path)

    async def create(self, summary: TableSummary, entries: Sequence[bytes]) -> None:
        """Create a table."""
        await self._writer.do(lambda connection: changes.create(connection, summary, entries))

    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        """Append to a log."""
        return await self._writer.do(Append(summary, after, entries, key))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after a number."""
        rows = await self._all(
            "select entry from entries where table_id = ? and number > ? order by number", table, after
        )
        if not rows:
            await self.summary(table)  # raises if there is no such table
        return [entry for (entry,) in rows]

    async def used(self, table: str, key: str) -> bool:
        """Return whether an append had the key."""
        return bool(await self._all("select 1 from keys where table_id = ? and key = ?", table, key))

    async def summary(self, table: str) -> TableSummary:
        """Return the summary of a table."""
        rows = await self._summaries("select summary from tables where id = ?", table)
        if not rows:
            raise UnknownTable(table)
        return rows[0]

    async def find(self, code: str) -> str | None:
        """Return the table of a short code."""
        rows = await self._all(
            "select id from tables where code = ? order by status in ('open', 'playing') desc, updated desc limit 1",
            fold(code),
        )
        return rows[0][0] if rows else None

    async def lobby(self, limit: int = 100, since: float | None = None) -> list[TableSummary]:
        """Return listed tables that are open or playing, then those that ended recently."""
        listed = "select summary from tables where listed and status in "
        current = await self._summaries(f"{listed} ('open', 'playing') order by updated desc limit ?", limit)
        if since is None or len(current) >= limit:
            return current
        ended = f"{listed} ('over', 'abandoned') and updated > ? order by updated desc limit ?"
        return current + await self._summaries(ended, since, limit - len(current))

    async def idle(self, before: float, limit: int = 1000, *, listed: bool = False) -> list[TableSummary]:
        """Return open tables where nothing has happened for a while."""
        return await self._summaries(
            "select summary from tables where status = 'open' and updated < ? and listed >= ? order by updated limit ?",
            before,
            listed,
            limit,
        )

    async def of_person(self, person: str, limit: int = 100) -> list[TableSummary]:
        """Return the tables a person sits at."""
        return await self._summaries(
            "select summary from people join tables on id = table_id where person = ? order by updated desc limit ?",
            person,
            limit,
        )

    async def put_marks(self, table: str, person: str, marks: bytes) -> None:
        """Store a person's marks."""
        await self._writer.do(lambda connection: changes.put_marks(connection, table, person, marks))

    async def marks(self, table: str, person: str) -> bytes | None:
        """Return the marks of a person."""
        rows = await self._all("select marks from marks where table_id = ? and person = ?", table, person)
        return rows[0][0] if rows else None

    async def credentials(self) -> dict[str, str]:
        """Return all credentials that were renewed."""
        return dict(await self._all("select person, credential from credentials"))

    async def credential(self, person: str) -> str:
        """Return the credential of a person."""
        rows = await self._all("select credential from credentials where person = ?", person)
        return rows[0][0] if rows else ""

    async def renew(self, person: str, old: str, new: str) -> str:
        """Replace a person's credential."""
        return await self._writer.do(lambda connection: changes.renew(connection, person, old, new))

    async def claim(self, table: str, node: str, seconds: float) -> bool:
        """Claim the bots of a table."""
        return await self._writer.do(lambda connection: changes.claim(connection, table, node, seconds, self._clock()))

    async def release(self, table: str, node: str) -> None:
        """Release a claim."""
        await self._writer.do(lambda connection: changes.release(connection, table, node))

    async def claimable(self, limit: int = 100) -> list[str]:
        """Return tables whose bots nobody plays."""
        rows = await self._all(
            "select id from tables left join claims on table_id = id where bots and status = 'playing'"
            " and (until is null or until <= ?1 or since > ?1) order by updated limit ?2",
            self._clock(),
            limit,
        )
        return [table for (table,) in rows]

    async def forget(self, before: float) -> int:
        """Remove old tables."""
        return await self._writer.do(lambda connection: changes.forget(connection, before))

    async def stats(self) -> Stats:
        """Return numbers for metrics."""
        rows = await self._all("select status, count(*) from tables group by status")
        return Stats(dict(rows), self._writer.writes, self._writer.commits)

    async def ping(self) -> None:
        """Read and write something."""
        await self._all("select number from schema")
        await self._writer.do(changes.beat)

    async def close(self) -> None:
        """Write pending changes and close the file."""
        await self._writer.close()
        await self._readers.close()

    async def dump(self) -> AsyncGenerator[SavedTable, None]:
        """Yield all tables as they were at one moment: one long reading transaction."""
        with plain_errors():
            connection = await asyncio.to_thread(connect_reader, self._path)
            try:
                for table in await asyncio.to_thread(changes.begin_dump, connection):
                    yield await asyncio.to_thread(changes.saved, connection, table)
            finally:
                connection.close()

    async def load(self, tables: Iterable[SavedTable]) -> int:
        """Load all tables."""
        return await self._writer.do(lambda connection: changes.load(connection, tables))

    async def _all(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._readers.do(lambda connection: connection.execute(statement, values).fetchall())

    async def _summaries(self, statement: str, *values: object) -> list[TableSummary]:
        return [read_summary(summary) for (summary,) in await self._all(statement, *values)]
