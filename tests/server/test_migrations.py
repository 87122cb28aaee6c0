"""Opening an existing database: older, newer, damaged, or something else."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from sleuth.server.store import StoreError, TableSummary, migrations, open_store
from tests.server.postgres import PostgresServer, opened

TABLE = TableSummary("t", "CODE", "open", 1.0)


async def write(url: str) -> None:
    async with opened(url) as store:
        await store.create(TABLE, [b"entry" * 1000] * 50)


async def read(url: str) -> int:
    async with opened(url) as store:
        entries = await store.read("t")
    return len(entries)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with a table."""
    asyncio.run(write(str(tmp_path / "tables.db")))
    return tmp_path / "tables.db"


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_the_steps_are_numbered_from_one(backend: str) -> None:
    numbers = [number for number, _ in migrations.steps(backend)]
    assert numbers == list(range(1, len(numbers) + 1)) != []


# --- SQLite ----------------------------------------------------------------------------------------------------------


def make_newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("update schema set number = 999")
    connection.close()


def make_newer_unfinished(path: Path) -> None:
    """As a crash leaves it: what is new is still in the log beside the file."""
    busy = path.with_name("busy.db")
    busy.write_bytes(path.read_bytes())
    connection = sqlite3.connect(busy)
    connection.execute("update schema set number = 999")
    connection.commit()
    path.write_bytes(busy.read_bytes())
    path.with_name("tables.db-wal").write_bytes(busy.with_name("busy.db-wal").read_bytes())
    connection.close()


def damage_a_page(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:40960] = b"\xff" * 32768
    path.write_bytes(content)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50_000])


def make_text(path: Path) -> None:
    path.write_text("This is a letter to my aunt.\n" * 100)


def make_something_else(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("create table songs (title text)")
    connection.close()


REFUSED: dict[Callable[[Path], None], str] = {
    make_newer: r"was written by a newer sleuth \(schema 999, this one knows \d+\): update sleuth",
    make_newer_unfinished: "was written by a newer sleuth",
    damage_a_page: "damaged",
    cut: "damaged",
    make_text: "is not a database",
    make_something_else: "is some other database",
}


@pytest.mark.parametrize("change", REFUSED, ids=lambda change: change.__name__)
def test_what_cannot_be_opened_is_left_as_it_is(change: Callable[[Path], None], path: Path) -> None:
    change(path)
    before = {file.name: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith("-shm")}
    with pytest.raises(StoreError, match=REFUSED[change]) as caught:
        asyncio.run(open_store(str(path)))
    assert str(path) in str(caught.value)
    after = {file.name: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith("-shm")}
    assert {name: content for name, content in after.items() if content} == before


@pytest.mark.parametrize("name", ["folder", "missing/tables.db"])
def test_a_path_that_can_be_no_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError):
        asyncio.run(open_store(str(tmp_path / name)))
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    asyncio.run(write(str(tmp_path / "tables.db")))
    assert asyncio.run(read(str(tmp_path / "tables.db"))) == 50


def test_claims_of_an_older_store_keep_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their claims went by the time of day."""
    path = str(tmp_path / "tables.db")
    with monkeypatch.context() as before:
        before.setattr(migrations, "steps", lambda backend, known=migrations.steps: known(backend)[:1])
        asyncio.run(write(path))
    with sqlite3.connect(path) as connection:
        connection.execute("update tables set bots = 1, status = 'playing'")
        connection.execute("insert into claims values ('t', 'died', 2e9)")
    connection.close()

    async def play() -> None:
        async with opened(path) as store:
            assert await store.claimable() == ["t"]
            assert await store.claim("t", "next", 60.0)

    asyncio.run(play())


# --- both ------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.new_database()


def rows(url: str, statement: str) -> list[tuple[object, ...]]:
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            return connection.execute(statement.encode()).fetchall()
    with sqlite3.connect(url) as lite:
        return lite.execute(statement.replace("sleuth.", "")).fetchall()


def tables(url: str) -> str:
    return "sleuth.tables" if url.startswith("postgresql") else "tables"


def newest(url: str) -> int:
    return len(migrations.steps("postgres" if url.startswith("postgresql") else "sqlite"))


def add_step(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    known = {backend: migrations.steps(backend) for backend in ("sqlite", "postgres")}
    monkeypatch.setattr(migrations, "steps", lambda backend: [*known[backend], (len(known[backend]) + 1, script)])


def test_an_older_store_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(write(url))
    add_step(
        monkeypatch,
        f"alter table {tables(url)} add colour text;\n",
    )
    assert asyncio.run(read(url)) == 50
    assert asyncio.run(read(url)) == 50
    assert rows(url, "select number, colour from sleuth.schema, sleuth.tables") == [(newest(url), None)]


def test_a_step_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(write(url))
    with monkeypatch.context() as patched:
        add_step(
            patched,
            f"delete from {tables(url)};\nnonsense;\n",
        )
        with pytest.raises(StoreError, match="syntax error"):
            asyncio.run(open_store(url))
    assert asyncio.run(read(url)) == 50
    assert rows(url, "select number from sleuth.schema") == [(newest(url),)]


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


def test_a_newer_database_is_refused(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    asyncio.run(write(url))
    with psycopg.connect(url) as connection:
        connection.execute("update sleuth.schema set number = 999")
    with pytest.raises(StoreError, match=r"the database sleuth_\d+ was written by a newer sleuth"):
        asyncio.run(open_store(url))
    assert rows(url, "select number from sleuth.schema") == [(999,)]


def test_other_tables_in_the_database_are_nobodys_business(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as connection:
        connection.execute("create table tables (title text)")
        connection.execute("create table schema (number integer)")
    asyncio.run(write(url))
    assert rows(url, "select count(*) from public.tables") == [(0,)]


def test_a_database_that_is_not_there(postgres: PostgresServer) -> None:
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        asyncio.run(open_store(postgres.url("nowhere")))
    with pytest.raises(StoreError, match="PostgreSQL"):
        asyncio.run(open_store("postgresql://?nonsense=1"))
