"""A process killed in the middle of a migration: the next start completes it. Several at once; and a newer database."""

import asyncio
import itertools
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import psycopg
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.server.store import TableSummary, migrations
from tests.server.dying import Mortals
from tests.server.postgres import PostgresServer, opened

TABLE = TableSummary("t", "CODE", "playing", 1.0, listed=True, people=("ann",), bots=True)
OPENING = """
import asyncio, sys
from sleuth.server.store import open_store
sys.stdout.write("ready\\n")
sys.stdout.flush()
sys.stdin.readline()
async def play():
    await (await open_store(sys.argv[1])).close()
asyncio.run(play())
"""


async def fill(url: str, *, keys: bool = True) -> None:
    """Store a table; with the key of an action, where the schema can do that with the statements of today."""
    async with opened(url) as store:
        await store.create(TABLE, [b"entry %d" % number for number in range(50)])
        await store.put_marks("t", "ann", b"{}")
        if keys:
            await store.append(TABLE, 50, [b"more"], "key")


async def entries(url: str) -> dict[str, list[bytes]]:
    """Return what is stored of all tables."""
    async with opened(url) as store:
        tables = [summary.table for summary in await store.lobby()]
        marks = [await store.marks(table, "ann") or b"" for table in tables]
        return {table: [*await store.read(table), mark] for table, mark in zip(tables, marks, strict=True)}


def claim_without_a_beginning(url: str) -> None:
    """Store a claim as the first version did."""
    statement = "insert into {}claims (table_id, node, until) values ('t', 'died', {})"
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            connection.execute(statement.format("sleuth.", "clock_timestamp()").encode())
        return
    with closing(sqlite3.connect(url)) as lite:
        lite.execute(statement.format("", "2e9"))
        lite.commit()


def schema(url: str) -> int:
    """Return the number of the schema without opening the store, 0 in an empty database."""
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            row = connection.execute("select to_regclass('sleuth.schema') is not null").fetchone()
            found = connection.execute("select number from sleuth.schema").fetchone() if row and row[0] else None
    else:
        with closing(sqlite3.connect(url)) as lite:
            known = lite.execute("select 1 from sqlite_master where name = 'schema'").fetchone()
            found = lite.execute("select number from schema").fetchone() if known else None
    return int(found[0]) if found else 0


def columns(url: str) -> list[tuple[object, ...]]:
    """Return what the schema consists of."""
    if url.startswith("postgresql"):
        statement = "select table_name, column_name from information_schema.columns where table_schema = 'sleuth'"
        with psycopg.connect(url) as connection:
            return sorted(connection.execute(statement.encode()).fetchall())
    with closing(sqlite3.connect(url)) as lite:
        return sorted(lite.execute("select name, sql from sqlite_master where type = 'table'").fetchall())


class Old:
    """A database with the schema of an earlier version, with a table in it; without a schema, an empty one."""

    def __init__(self, url: str, number: int, folder: Path) -> None:
        self.url, self.number, self._folder = url, number, folder
        self.kind = "postgres" if url.startswith("postgresql") else "sqlite"
        self.newest = len(migrations.steps(self.kind))
        if number:
            with pytest.MonkeyPatch.context() as before:
                known = migrations.steps
                before.setattr(migrations, "steps", lambda backend: known(backend)[:number])
                asyncio.run(fill(url, keys=self.kind == "sqlite" or number > 1))  # a function does it since step 2
                self.held = asyncio.run(entries(url))
            claim_without_a_beginning(url)
        else:
            self.held = {}

    def copy(self, number: int) -> str:
        """Return another one like it, of SQLite; PostgreSQL's must be as it was after each death, so it will do."""
        if self.kind == "postgres":
            return self.url
        path = self._folder / f"{number}.db"
        if self.number:
            shutil.copy(self.url, path)
        return str(path)


@pytest.fixture(params=[("sqlite", 0), ("sqlite", 1), ("sqlite", 2), ("postgres", 0), ("postgres", 1), ("postgres", 3)])
def old(request: pytest.FixtureRequest, tmp_path: Path, postgres: PostgresServer) -> Old:
    kind, number = request.param
    return Old(postgres.new_database() if kind == "postgres" else str(tmp_path / "old.db"), number, tmp_path)


def test_killed_before_any_statement_and_completed_by_the_next_start(old: Old) -> None:
    found = []
    with Mortals() as mortals:
        for number in itertools.count(1):
            url = old.copy(number)
            if not mortals.die(url, number):
                break
            found.append(schema(url))
            if found[-1] == old.number:
                assert columns(url) == columns(old.url), "a part of a step is left"
            if old.kind == "sqlite":
                assert asyncio.run(entries(url)) == old.held
    assert len(found) > old.newest - old.number
    assert set(found) <= {old.number, old.newest}, "one commit brings all steps, or none"
    assert found == sorted(found)
    assert asyncio.run(entries(url)) == old.held
    assert schema(url) == old.newest


def test_three_servers_bring_an_older_database_up_to_date_at_once(old: Old) -> None:
    url = old.url
    command = [sys.executable, "-c", OPENING, url]
    processes = [subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        process.communicate("go\n")
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert schema(url) == old.newest
    assert asyncio.run(entries(url)) == old.held


def test_killed_while_postgresql_carries_out_a_step(tmp_path: Path, postgres: PostgresServer) -> None:
    """The step has begun and waits for a table that somebody reads: killed then, nothing of it is left."""
    old = Old(postgres.new_database(), 3, tmp_path)
    url = old.url
    with psycopg.connect(url) as reader:
        reader.execute("lock table sleuth.claims in access share mode")
        process = subprocess.Popen([sys.executable, "-c", OPENING, url], stdin=PIPE, stdout=PIPE, text=True)
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        with psycopg.connect(url, autocommit=True) as watching:
            waiting = (
                "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like '%alter table%'"
            )
            while (watching.execute(waiting).fetchone() or (0,))[0] == 0:
                assert process.poll() is None
                time.sleep(0.02)
        process.kill()
        process.communicate()
    assert asyncio.run(entries(url)) == old.held
    assert schema(url) == old.newest


@pytest.fixture
def newer(url: str) -> str:
    """Return the address of a database that a later version has written."""
    address = url.removeprefix("sqlite:///")
    asyncio.run(fill(address))
    statement = "update {}schema set number = 999"
    if address.startswith("postgresql"):
        with psycopg.connect(address) as connection:
            connection.execute(statement.format("sleuth.").encode())
    else:
        with closing(sqlite3.connect(address)) as lite:
            lite.execute(statement.format(""))
            lite.commit()
    return address


def test_a_newer_database_is_refused_in_one_sentence(newer: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", "serve", "--port", "0"]
    served = subprocess.run([*command, "--database", newer], capture_output=True, text=True)
    told = [(served.returncode, served.stderr)]
    for words in (["backup", str(tmp_path / "backup")], ["forget", "--days", "1"], ["upgrade"]):
        done = CliRunner().invoke(main, ["database", *words, "--database", newer])
        told.append((done.exit_code, done.stderr))
    for code, text in told:
        assert code == 2
        assert text.count("\n") == 1
        assert "was written by a newer sleuth (schema 999" in text
        assert text.rstrip().endswith("update sleuth")
    assert CliRunner().invoke(main, ["database", "upgrade", "--check", "--database", newer]).exit_code == 1
