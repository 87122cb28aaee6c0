"""Appends to PostgreSQL: those that come while others are under way wait, and are made together in one statement."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from msgspec import Struct
from msgspec.json import encode
from psycopg.errors import UniqueViolation

from sleuth.server.store.port import Repeated, TableSummary, Unavailable, UnknownTable, VersionConflict
from sleuth.server.store.postgres_changes import PostgresConnection, people_of, taken
from sleuth.server.store.rows import columns

UNDER_WAY = 2
"""The most statements under way at once; more would mean fewer appends in each."""
MOST_AT_ONCE = 200
"""The most appends in one statement."""
APPEND = """select place, outcome, last from (
    select * from json_to_recordset(%s::json) as row (place integer, id text, after integer, entries json, key text,
    code text, status text, listed boolean, bots boolean, updated double precision, summary text, people json)
    order by id) as new, lateral sleuth.append(new.id, new.after,
    array(select decode(entry, 'base64') from json_array_elements_text(new.entries) as entry), new.key, new.code,
    new.status, new.listed, new.bots, new.updated, decode(new.summary, 'base64'),
    array(select json_array_elements_text(new.people)))"""
"""In the order of their ids, so that two servers never wait for each other."""
Connect = Callable[[], AbstractAsyncContextManager[PostgresConnection]]


class Append(Struct, frozen=True, eq=False):
    """An append that waits, and its outcome."""

    summary: TableSummary
    after: int
    entries: Sequence[bytes]
    key: str | None
    future: "asyncio.Future[int]"

    def row(self, place: int) -> dict[str, object]:
        """Return its parameters; bytes are sent as base64."""
        new = columns(self.summary, self.after + len(self.entries))
        people = people_of(self.summary)
        return {**new, "place": place, "after": self.after, "entries": self.entries, "key": self.key, "people": people}

    def fail(self, error: Exception) -> None:
        """Pass an error on to the caller, unless they were cancelled."""
        if not self.future.done():
            self.future.set_exception(error)

    def settle(self, outcome: str, last: int) -> None:
        """Pass on what came out."""
        match outcome:
            case "repeated":
                self.fail(Repeated(last))
            case "conflict":
                self.fail(VersionConflict(last))
            case "unknown":
                self.fail(UnknownTable(self.summary.table))
            case _ if not self.future.done():
                self.future.set_result(last)


class AppendQueue:
    """The appends of one store."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._waiting: deque[Append] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self.commits = 0
        """How many transactions there were."""

    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None) -> int:
        """Append to a log; see `Store.append`."""
        mine = Append(summary, after, entries, key, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if len(self._tasks) < UNDER_WAY:
            self._tasks.add(asyncio.create_task(self._run()))
        return await mine.future

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks)

    async def _run(self) -> None:
        """Make appends until none waits; the task then ends its work at once, so that the next one starts another."""
        task = asyncio.current_task()
        assert task is not None
        try:
            while self._waiting:
                appends = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
                await self._make(appends)
        finally:
            self._tasks.discard(task)

    async def _make(self, appends: Sequence[Append]) -> None:
        """Make appends together; or one by one, if one of them fails for a reason of its own."""
        try:
            await self._write(appends)
        except Exception as error:
            if len(appends) > 1 and not isinstance(error, Unavailable):
                for append in appends:
                    await self._make([append])
            else:
                for append in appends:
                    append.fail(error)

    async def _write(self, appends: Sequence[Append]) -> None:
        rows = encode([append.row(place) for place, append in enumerate(appends)]).decode()
        async with self._connect() as connection:
            try:
                found = await (await connection.execute(APPEND, (rows,))).fetchall()
            except UniqueViolation as error:
                raise taken(appends[0].summary, error) from error
        self.commits += any(outcome == "done" for _, outcome, _ in found)
        for place, outcome, last in found:
            appends[place].settle(outcome, last)
