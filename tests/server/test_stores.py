"""Every storage passes the kit; the kit finds what is wrong; and what only some storages can get wrong."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from sleuth.server.clocks import boot_seconds
from sleuth.server.settings import find_key
from sleuth.server.store import (
    Store,
    StoreError,
    TableSummary,
    Unavailable,
    UnknownTable,
    VersionConflict,
    backup,
    open_store,
    sqlite_opening,
)
from sleuth.server.store.sqlite import SqliteStore
from sleuth.server.store.sqlite_opening import connect_reader, connect_writer
from sleuth.testing import StoreFault, check_store
from tests.server.conftest import PostgresServer, opened

TABLE = TableSummary("t", "CODE", "playing", 1.0, people=("ann",))
ANY_ATTEMPTS = 200


async def persistently(call: Callable[[], Awaitable[object]]) -> list[Unavailable]:
    """Call until it works; what was in the way."""
    troubles: list[Unavailable] = []
    for _ in range(ANY_ATTEMPTS):
        try:
            await call()
        except Unavailable as trouble:
            troubles.append(trouble)
            await asyncio.sleep(0.05)
        else:
            return troubles
    raise AssertionError(f"never available again: {troubles[-1]}")


# --- every storage ---------------------------------------------------------------------------------------------------


def test_the_kit(url: str) -> None:
    assert asyncio.run(check_store(lambda: open_store(url))) == 15


class Turned:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return boot_seconds() + self.seconds

    def turn(self, seconds: float) -> None:
        self.seconds += seconds


def test_the_kit_on_sqlite_while_its_clock_is_set(tmp_path: Path) -> None:
    async def opening() -> Store:
        return SqliteStore(tmp_path / "tables.db", clock)

    clock = Turned()
    assert asyncio.run(check_store(opening, clock.turn)) == 16


FALSE_CLOCK = """
    create schema toy;
    create table toy.clock (seconds double precision);
    insert into toy.clock values (0);
    create function toy.clock_timestamp() returns timestamptz language sql as
      'select pg_catalog.clock_timestamp() + make_interval(secs => seconds) from toy.clock';
"""
"""A clock that goes before the server's own, for connections that look here first."""


def test_the_kit_on_postgresql_while_its_clock_is_set(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    postgres.execute(FALSE_CLOCK, name)

    def turn(seconds: float) -> None:
        postgres.execute(f"update toy.clock set seconds = seconds + {seconds}", name)

    address = f"{url}&options=-csearch_path%3Dtoy,pg_catalog"
    assert asyncio.run(check_store(lambda: open_store(address), turn)) == 16


def test_the_time_of_day_is_set_back_after_a_crash(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim of a process that died has run out: nobody waits until it is as late as it was."""

    async def play() -> None:
        async with opened(url) as store:
            await store.create(msgspec.structs.replace(TABLE, bots=True), [b"one"])
            assert await store.claim("t", "died", 0.0)
        now = time.time
        for seconds in (-3600.0, 3600.0):
            monkeypatch.setattr(time, "time", lambda shift=seconds: now() + shift)
            async with opened(url) as store:
                assert await store.claimable() == ["t"]
                assert await store.claim("t", "next", 0.0)

    asyncio.run(play())


def test_a_cancelled_call_leaves_the_store_well(url: str) -> None:
    async def play() -> list[bytes]:
        async with opened(url) as store:
            await store.create(TABLE, [b"one"])
            for _ in range(20):
                task = asyncio.create_task(store.append(TABLE, 1, [b"two"], "key"))
                await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            with suppress(VersionConflict):  # one of them may have been written before it was cancelled
                await store.append(TABLE, 1, [b"two"])
            return await store.read("t")

    assert asyncio.run(play()) == [b"one", b"two"]


def test_a_closed_store_says_so(url: str) -> None:
    async def play() -> None:
        store = await open_store(url)
        await store.close()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.create(TABLE, [])
        with pytest.raises(StoreError, match="closed"):
            await store.lobby()

    asyncio.run(play())


# --- the kit finds what is wrong -------------------------------------------------------------------------------------


class ReadsEverything(SqliteStore):
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await super().read(table)


class ForgetsKeys(SqliteStore):
    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        return await super().append(summary, after, entries)


class TakesAnyNumber(SqliteStore):
    async def append(self, summary: TableSummary, after: int, entries: Sequence[bytes], key: str | None = None) -> int:
        try:
            return await super().append(summary, after, entries, key)
        except VersionConflict as conflict:
            return await super().append(summary, conflict.version, entries, key)


class ComparesLetters(SqliteStore):
    async def find(self, code: str) -> str | None:
        table = await super().find(code)
        return table if table is not None and (await self.summary(table)).code == code else None


class GrantsEverything(SqliteStore):
    async def claim(self, table: str, node: str, seconds: float) -> bool:
        return await super().claim(table, node, seconds) or True


class ForgetsNothing(SqliteStore):
    async def forget(self, before: float) -> int:
        return 2


class HidesTables(SqliteStore):
    async def summary(self, table: str) -> TableSummary:
        try:
            return await super().summary(table)
        except UnknownTable as error:
            raise KeyError(table) from error


WRONG: dict[type[SqliteStore], str] = {
    ReadsEverything: "read behind entry 3.*expected \\[b'four'\\], found \\[b'one'",
    ForgetsKeys: "the same key again, behind 1 of 4: expected Repeated, raised Conflict",
    TakesAnyNumber: "append behind 0 of 1: expected Conflict, returned 2",
    ComparesLetters: "find the living table of a code",
    GrantsEverything: "a claim another node holds: expected False, found True",
    ForgetsNothing: "read a forgotten table: expected UnknownTable",
    HidesTables: "read an unknown table: expected UnknownTable, raised KeyError",
}


@pytest.mark.parametrize("make", WRONG, ids=lambda make: make.__name__)
def test_the_kit_names_the_fault(make: type[SqliteStore], tmp_path: Path) -> None:
    async def opening() -> Store:
        return make(tmp_path / "tables.db")

    with pytest.raises(StoreFault, match=WRONG[make]):
        asyncio.run(check_store(opening))


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["mysql://host/tables", "sqlite://", "sqlite:///", "sqlite://host/tables", "http://"]
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(StoreError, match=r"expected postgresql://..., sqlite:///path or the path of a file"):
        asyncio.run(open_store(address))


def test_a_plain_path_and_a_relative_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        for address in ("plain.db", "sqlite:///with # and ? and %20.db", f"sqlite:///{tmp_path}/rooted.db"):
            async with opened(address) as store:
                await store.ping()

    asyncio.run(play())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["plain.db", "rooted.db", "with # and ? and %20.db"]


def test_postgres_without_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sleuth.server.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg_pool", None)
    with pytest.raises(StoreError, match=r"pip install \"sleuth\[postgres\]\""):
        asyncio.run(open_store("postgresql://host/tables"))


# --- SQLite ----------------------------------------------------------------------------------------------------------


def test_many_changes_share_a_commit_and_a_declined_one_harms_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            tables = [TableSummary(f"t{number}", f"code {number // 2}", "open", 1.0) for number in range(100)]
            answers = await asyncio.gather(*(store.create(table, [b"x"]) for table in tables), return_exceptions=True)
            assert sum(answer is None for answer in answers) == 50
            stats = await store.stats()
            assert stats.tables == {"open": 50}
            assert stats.writes == 50
            assert stats.commits < 50

    asyncio.run(play())


def test_the_file_is_written_ahead_and_to_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(SqliteStore(path).close())
    assert path.read_bytes()[18:20] == b"\2\2", "the header says: write-ahead log"
    writer, reader = connect_writer(path), connect_reader(path)
    assert writer.execute("pragma synchronous").fetchone() == (2,)
    assert writer.execute("pragma foreign_keys").fetchone() == (1,)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader.execute("delete from tables")
    writer.close()
    reader.close()


def test_only_its_owner_reads_the_file_the_files_beside_it_and_a_backup(tmp_path: Path) -> None:
    def rights(path: Path) -> int:
        return path.stat().st_mode & 0o777

    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await store.create(TABLE, [b"one"])
            await backup(store, tmp_path / "tables.jsonl")
            assert {path.name: rights(path) for path in tmp_path.iterdir()} == {
                "tables.db": 0o600,
                "tables.db-wal": 0o600,
                "tables.db-shm": 0o600,
                "tables.jsonl": 0o600,
            }

    before = os.umask(0)  # whatever people are used to
    try:
        asyncio.run(play())
        find_key("127.0.0.1", "", None, tmp_path / "data")
        assert rights(tmp_path / "data") == 0o700
    finally:
        os.umask(before)


def test_somebody_else_writes_for_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_opening, "PATIENCE", 0.05)

    async def play() -> None:
        path = tmp_path / "tables.db"
        async with opened(str(path)) as store:
            somebody = connect_writer(path)
            somebody.execute("begin immediate")
            with pytest.raises(Unavailable, match="locked"):
                await store.create(TABLE, [b"one"])
            assert await store.lobby() == []
            somebody.execute("rollback")
            somebody.close()
            await store.create(TABLE, [b"one"])
            assert await store.read("t") == [b"one"]

    asyncio.run(play())


KILLED = """
import asyncio, sys
from sleuth.server.store import Summary, open_store
async def play():
    store, table = await open_store(sys.argv[1]), Summary("t", "CODE", "playing", 1.0)
    await store.create(table, [b"1"])
    last = 1
    while True:
        last = await store.append(table, last, [b"%d" % (last + 1)])
        sys.stdout.write(f"{last}\\n")
        sys.stdout.flush()
asyncio.run(play())
"""


def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 30:
            pass
        process.send_signal(signal.SIGKILL)
        acknowledged = [int(line) for line in process.stdout if line.endswith("\n")] or [30]

    async def read() -> list[bytes]:
        async with opened(url) as store:
            return await store.read("t")

    entries = asyncio.run(read())
    assert len(entries) >= acknowledged[-1]
    assert entries == [b"%d" % number for number in range(1, len(entries) + 1)]


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


def test_connections_are_cut_and_come_back(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await asyncio.gather(
                *(store.create(TableSummary(f"t{n}", f"c{n}", "open", 1.0), [b"one"]) for n in range(20))
            )
            postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sleuth'")
            with pytest.raises(Unavailable):
                await store.read("t0")
            # one call has noticed: all cut connections are replaced before the next call gets one of them
            await store.append(TableSummary("t0", "c0", "open", 1.0), 1, [b"two"])
            results = await asyncio.gather(*(store.read(f"t{n}") for n in range(20)))
            assert results == [[b"one", b"two"], *[[b"one"]] * 19]

    asyncio.run(play())


def test_the_server_restarts_between_calls(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.create(TABLE, [b"one"])
            await asyncio.to_thread(postgres.restart)
            assert await persistently(lambda: store.append(TABLE, 1, [b"two"], "key"))
            assert await store.read("t") == [b"one", b"two"]

    asyncio.run(play())


def test_the_server_is_away_for_a_while(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sleuth.server.store.postgres.PATIENCE", 0.2)

    async def play() -> None:
        url = postgres.new_database()
        async with opened(url) as store:
            await store.create(TABLE, [b"one"])
            await asyncio.to_thread(postgres.stop)
            try:
                for _ in range(3):
                    with pytest.raises(Unavailable):
                        await store.append(TABLE, 1, [b"two"], "key")
                with pytest.raises(Unavailable):
                    await open_store(url)
            finally:
                await asyncio.to_thread(postgres.start)
            await persistently(lambda: store.append(TABLE, 1, [b"two"], "key"))
            assert await store.read("t") == [b"one", b"two"]

    asyncio.run(play())


def test_what_no_repetition_mends_is_not_called_unavailable(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.create(TABLE, [b"one"])
            for key in ("\0", "".join(f"{number}," for number in range(20_000))):
                with pytest.raises(StoreError) as caught:
                    await store.append(TABLE, 1, [b"two"], key)
                assert not isinstance(caught.value, Unavailable)
            assert await store.read("t") == [b"one"]

    asyncio.run(play())
