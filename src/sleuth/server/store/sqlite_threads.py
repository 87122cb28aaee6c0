"""Threads for SQLite: one writer that commits many changes at once, and a few readers."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sleuth.server.store.port import StoreError
from sleuth.server.store.sqlite_appends import Append, append_all
from sleuth.server.store.sqlite_opening import connect_reader, connect_writer, plain_errors

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

READERS = 4
MOST_AT_ONCE = 200
"""The most changes in one commit."""


class _Job:
    """A change that waits to be written, and its outcome."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Make the change in a savepoint, so that one that is declined undoes only itself."""
        connection.execute("savepoint job")
        try:
            with plain_errors():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error
            # fails if SQLite has rolled back everything: then the whole batch fails
            connection.execute("rollback to job")
        connection.execute("release job")

    def settle(self, trouble: StoreError | None) -> None:
        """Deliver the outcome to the caller, in the caller's thread."""
        error = trouble or self.error
        if self.future.done():  # the caller was cancelled
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(self.result)


def _settle(jobs: Sequence[_Job], trouble: StoreError | None) -> None:
    """Deliver the outcomes of one commit to its callers: each of their threads is woken once."""
    for loop in {job.loop for job in jobs}:
        with suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_settle_here, [job for job in jobs if job.loop is loop], trouble)


def _settle_here(jobs: Sequence[_Job], trouble: StoreError | None) -> None:
    for job in jobs:
        job.settle(trouble)


class Writer:
    """The only thread that writes: it commits together all changes that came in during the last commit."""

    def __init__(self, path: Path) -> None:
        self.writes = 0
        self.commits = 0
        self._closed = False
        self._connection = connect_writer(path)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """Make a change; it is on disk when this returns."""
        if self._closed:
            raise StoreError("the store is closed")
        job = _Job(work)
        self._queue.put(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        """Write pending changes, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while waiting := self._next():
            jobs = [job for job in waiting if not job.future.cancelled()]
            if jobs:
                self._write(jobs)
        self._connection.close()

    def _next(self) -> list[_Job]:
        """Wait for changes and return them; an empty list means stop."""
        first = self._queue.get()
        jobs = [] if first is None else [first]
        while jobs and len(jobs) < MOST_AT_ONCE:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                self._queue.put(None)  # for the next call
                break
            jobs.append(job)
        return jobs

    def _write(self, jobs: list[_Job]) -> None:
        trouble = None
        try:
            with plain_errors():
                self._connection.execute("begin immediate")
                for job in self._without_appends(jobs):
                    job.run(self._connection)
                self._connection.execute("commit")
        except StoreError as error:
            trouble = error
            self._roll_back()
        else:
            self.commits += 1
            self.writes += sum(job.error is None for job in jobs)
        _settle(jobs, trouble)

    def _without_appends(self, jobs: list[_Job]) -> list[_Job]:
        """Make all appends at once, if they are ordinary; return the other changes, or else all of them."""
        appends = {job: job.work for job in jobs if isinstance(job.work, Append)}
        if not appends:
            return jobs
        if not append_all(self._connection, list(appends.values())):
            self._connection.execute("rollback")
            self._connection.execute("begin immediate")
            return jobs
        for job, append in appends.items():
            job.result = append.last
        return [job for job in jobs if job not in appends]

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # this thread must go on whatever happens: everybody waits for it
            if self._connection.in_transaction:
                self._connection.execute("rollback")


class Readers:
    """A few threads that read, each with a connection of its own."""

    def __init__(self, path: Path) -> None:
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._connections: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._closed = False
        for _ in range(READERS):
            self._connections.put(connect_reader(path))

    async def do(self, work: Work[T]) -> T:
        """Read something."""
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    async def close(self) -> None:
        """Finish reading, then close."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._threads.shutdown)
            while not self._connections.empty():
                self._connections.get().close()

    def _run(self, work: Work[T]) -> T:
        connection = self._connections.get()
        try:
            with plain_errors():
                return work(connection)
        finally:
            self._connections.put(connection)
