"""Every store passes the conformance kit; addresses; what was acknowledged survives a kill."""

import asyncio
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleuth.server.clocks import boot_seconds
from sleuth.server.store import (
    CodeTaken,
    Repeated,
    Store,
    StoreError,
    TableSummary,
    UnknownTable,
    VersionConflict,
    open_store,
)
from sleuth.server.store.sqlite import SqliteStore
from sleuth.testing import check_store
from tests.server.postgres import PostgresServer, opened
from tests.server.store_kit import TABLE

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
    """The claim of a dead process has expired: nobody waits until the clock catches up."""

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


def test_a_cancelled_call_does_no_harm(url: str) -> None:
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


def test_appends_written_together_have_outcomes_of_their_own(url: str) -> None:
    """Most are ordinary; the others must neither fail with them nor make them fail."""
    names = [f"t{number}" for number in range(90)]

    def table(name: str, **more: Any) -> TableSummary:
        return msgspec.structs.replace(TABLE, table=name, code=name, **more)

    async def play() -> None:
        async with opened(url) as store:
            for name in names:
                await store.create(table(name), [b"one"])
            await store.append(table("t1"), 1, [b"two"], "used")
            await store.append(table("t5", status="over"), 1, [b"two"])
            await store.create(msgspec.structs.replace(TABLE, table="other", code="t5"), [b"one"])
            special = [
                store.append(table("t1"), 2, [b"three"], "used"),
                store.append(table("t2"), 0, [b"late"], "late"),
                store.append(table("nobody"), 1, [b"two"]),
                store.append(table("t3", people=("bob", "cid")), 1, [b"two"]),
                store.append(table("t4", status="over"), 1, [], "nothing new"),
                store.append(table("t5"), 2, [b"three"], "again"),
            ]
            ordinary = [store.append(table(name, updated=5.0), 1, [b"2", b"3", b"4"], "key") for name in names[6:]]
            found = await asyncio.gather(*special, *ordinary, return_exceptions=True)
            assert [type(each) for each in found[:3]] == [Repeated, VersionConflict, UnknownTable]
            assert found[3:5] == [2, 1]
            assert isinstance(found[5], CodeTaken)
            assert found[6:] == [4] * len(ordinary)
            assert [each.table for each in await store.of_person("cid")] == ["t3"]
            assert (await store.summary("t4")).status == "over"
            assert await store.read("t1") == [b"one", b"two"]
            assert await store.read("t5") == [b"one", b"two"]
            for name in names[6:]:
                assert await store.read(name) == [b"one", b"2", b"3", b"4"]
                assert (await store.summary(name)).updated == 5.0
                assert await store.used(name, "key")
            again = [store.append(table(name), 4, [b"5"], "key") for name in names[6:]]
            assert {type(each) for each in await asyncio.gather(*again, return_exceptions=True)} == {Repeated}
            before = await store.stats()
            await asyncio.gather(*[store.append(table(name), 4, [b"5"], "new") for name in names[6:]])
            after = await store.stats()
            assert after.writes - before.writes == len(ordinary)
            assert after.commits - before.commits < len(ordinary)

    asyncio.run(play())


def test_a_closed_store_raises(url: str) -> None:
    async def play() -> None:
        store = await open_store(url)
        await store.close()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.create(TABLE, [])
        with pytest.raises(StoreError, match="closed"):
            await store.lobby()

    asyncio.run(play())


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["mysql://host/tables", "sqlite://", "sqlite:///", "sqlite://host/tables", "http://"]
)
def test_an_invalid_address(address: str) -> None:
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


# --- a kill ----------------------------------------------------------------------------------------------------------


KILLED = """
import asyncio, sys
from sleuth.server.store import TableSummary, open_store
async def play():
    store, table = await open_store(sys.argv[1]), TableSummary("t", "CODE", "playing", 1.0)
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
