"""`sleuth doctor` on broken set-ups: it names the fault, changes nothing and shows no secret."""

import asyncio
import json
import os
import resource
import shutil
import sqlite3
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.server.checkup import machine
from sleuth.server.checkup.findings import Finding, masked, shown
from sleuth.server.checkup.storage import database_clock
from sleuth.server.store import TableSummary, migrations
from tests.folders import copied
from tests.server.brokers import free_port
from tests.server.postgres import PostgresServer, opened

KEY = "correct horse battery staple"
Verdicts = dict[str, tuple[str, str]]


def doctor(home: Path, *arguments: object, code: int = 0, **environment: str) -> Verdicts:
    """Run the doctor and return verdict and text of each finding, by name."""
    result = CliRunner().invoke(
        main,
        ["doctor", "--json", *map(str, arguments)],
        env={"XDG_DATA_HOME": str(home), "SLEUTH_SECRET_KEY": "", **environment},
    )
    assert result.exit_code == code, result.output
    answer = json.loads(result.output)
    assert answer["ok"] == (code == 0)
    return {each["name"]: (each["verdict"], each["told"]) for each in answer["findings"]}


def wrong(found: Verdicts) -> set[str]:
    return {name for name, (verdict, _) in found.items() if verdict == "wrong"}


def make_store(url: str, **table: Any) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.create(TableSummary("t", "CODE", "open", table.pop("updated", 1.0), **table), [b"one"])

    asyncio.run(play())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    make_store(str(tmp_path / "tables.db"))
    return tmp_path / "tables.db"


# --- well


def test_a_new_machine_is_well_and_stays_as_it_is(tmp_path: Path) -> None:
    found = doctor(tmp_path)
    assert {verdict for verdict, _ in found.values()} <= {"ok", "warning"}
    assert set(found) >= {
        "version", "Python", "SQLite", "settings", "database", "fan-out", "disk", "open files", "clock", "secret key",
        "public address", "workers",
    }  # fmt: skip
    assert list(tmp_path.iterdir()) == [], "nothing was made"


def test_a_store_that_is_there(tmp_path: Path, path: Path) -> None:
    before = path.read_bytes()
    found = doctor(tmp_path, "--database", path)
    assert [found[name][0] for name in ("database", "journal", "migrations", "last change")] == ["ok"] * 4
    assert path.read_bytes() == before


def test_people_read_it_as_a_table(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["doctor"], env={"XDG_DATA_HOME": str(tmp_path), "SLEUTH_SECRET_KEY": KEY})
    assert result.exit_code == 0
    assert "secret key" in result.output
    assert KEY not in result.output


# --- the file


def a_file_in_the_way(tmp_path: Path) -> Path:
    (tmp_path / "folder").write_text("no folder")
    return tmp_path / "folder" / "tables.db"


def a_folder_in_the_way(tmp_path: Path) -> Path:
    (tmp_path / "tables.db").mkdir()
    (tmp_path / "tables.db" / "something").touch()
    return tmp_path / "tables.db"


def a_letter(tmp_path: Path) -> Path:
    (tmp_path / "tables.db").write_text("This is a letter to my aunt.\n" * 100)
    return tmp_path / "tables.db"


def something_else(tmp_path: Path) -> Path:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("create table songs (title text)")
    connection.close()
    return tmp_path / "tables.db"


def damaged(tmp_path: Path) -> Path:
    make_store(str(tmp_path / "tables.db"), title=b"x" * 50_000)
    content = bytearray((tmp_path / "tables.db").read_bytes())
    content[8192:40960] = b"\xff" * 32768
    (tmp_path / "tables.db").write_bytes(content)
    return tmp_path / "tables.db"


@pytest.mark.parametrize("make", [a_file_in_the_way, a_folder_in_the_way, a_letter, something_else, damaged])
def test_a_database_that_cannot_be_used(tmp_path: Path, make: Any) -> None:
    assert wrong(doctor(tmp_path, "--database", make(tmp_path), code=1)) == {"database"}


def test_a_file_that_cannot_be_written(tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The superuser may write everywhere, so the check goes by the permissions."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "cannot be written" in doctor(tmp_path, "--database", path, code=1)["database"][1]


def test_a_file_that_others_can_read(tmp_path: Path, path: Path) -> None:
    path.chmod(0o644)
    verdict, answer = doctor(tmp_path, "--database", path)["database"]
    assert (verdict, "all cards" in answer) == ("warning", True)


def test_migrations_that_are_missing_and_a_schema_from_the_future(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = migrations.steps("sqlite")
    monkeypatch.setattr("sleuth.server.checkup.storage.steps", lambda backend: [*known, (99, "select 1")])
    verdict, answer = doctor(tmp_path, "--database", path)["migrations"]
    assert (verdict, answer.startswith(f"schema {len(known)} of 99")) == ("warning", True)
    monkeypatch.setattr("sleuth.server.checkup.storage.steps", lambda backend: known[:1])
    with sqlite3.connect(path) as connection:
        connection.execute("update schema set number = 999")
    connection.close()
    assert wrong(doctor(tmp_path, "--database", path, code=1)) == {"migrations"}


def test_the_last_change_lies_in_the_future(tmp_path: Path) -> None:
    make_store(str(tmp_path / "tables.db"), updated=time.time() + 7200)
    verdict, answer = doctor(tmp_path, "--database", tmp_path / "tables.db")["last change"]
    assert (verdict, "is in the future" in answer) == ("warning", True)


# --- PostgreSQL and the fan-out


def test_a_postgresql_that_is_well(tmp_path: Path, postgres: PostgresServer) -> None:
    url = postgres.new_database()
    assert doctor(tmp_path, "--database", url)["migrations"] == (
        "ok",
        "a new database: the first start creates everything",
    )
    make_store(url)
    found = doctor(tmp_path, "--database", url)
    assert [found[name][0] for name in ("database", "database clock", "migrations", "last change", "fan-out")] == [
        "ok"
    ] * 5


def test_a_postgresql_that_cannot_be_reached(tmp_path: Path) -> None:
    address = f"postgresql://sleuth:tops%65cret@127.0.0.1:{free_port()}/tables?password=alsosecret"
    found = doctor(tmp_path, "--database", address, code=1)
    assert wrong(found) == {"database", "fan-out"}
    assert not any(secret in repr(found) for secret in ("tops%65cret", "topsecret", "alsosecret"))


def test_a_postgresql_that_cannot_be_written(tmp_path: Path, postgres: PostgresServer) -> None:
    url = postgres.new_database()
    make_store(url)
    found = doctor(tmp_path, "--database", f"{url}&options=-cdefault_transaction_read_only%3Don", code=1)
    assert "cannot be written" in found["database"][1]


def test_a_postgresql_whose_schema_is_newer(tmp_path: Path, postgres: PostgresServer) -> None:
    url = postgres.new_database()
    make_store(url)
    with psycopg.connect(url) as connection:
        connection.execute("update sleuth.schema set number = 999")
    assert wrong(doctor(tmp_path, "--database", url, code=1)) == {"migrations"}


def test_an_address_of_nothing_we_know(tmp_path: Path) -> None:
    found = doctor(tmp_path, "--database", "mysql://root:topsecret@host/tables", code=1)
    assert wrong(found) == {"database"}
    assert "topsecret" not in repr(found)


def test_a_broker_that_is_not_there(tmp_path: Path) -> None:
    found = doctor(tmp_path, "--fanout", f"nats://me:topsecret@127.0.0.1:{free_port()}", code=1)
    assert wrong(found) == {"fan-out"}
    assert "topsecret" not in repr(found)


def test_several_processes_that_do_not_hear_each_other(tmp_path: Path, postgres: PostgresServer) -> None:
    found = doctor(tmp_path, "--database", postgres.new_database(), "--fanout", "memory")
    assert found["fan-out"][0] == "warning"


@pytest.mark.parametrize(("apart", "verdict"), [(0.3, "ok"), (-0.3, "ok"), (30.0, "warning"), (-3600.0, "warning")])
def test_the_clock_of_the_database(apart: float, verdict: str) -> None:
    assert database_clock(apart).verdict == verdict


# --- the machine


Usage = namedtuple("Usage", "total used free")


@pytest.mark.parametrize(("free", "verdict"), [(5e9, "ok"), (5e8, "warning"), (1e6, "wrong")])
def test_how_much_room_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: float, verdict: str) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1e12, 0, free))
    assert doctor(tmp_path, code=1 if verdict == "wrong" else 0)["disk"][0] == verdict


@pytest.mark.parametrize(("most", "verdict"), [(100_000, "ok"), (256, "warning"), (resource.RLIM_INFINITY, "ok")])
def test_how_many_files_may_be_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, verdict: str) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, most))
    assert doctor(tmp_path)["open files"][0] == verdict


def test_a_clock_that_was_never_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.time, "time", lambda: 12.0)
    assert wrong(doctor(tmp_path, code=1)) == {"clock"}


# --- what others must not know or reach


@pytest.mark.parametrize(
    ("content", "mode", "verdict"),
    [
        (KEY, 0o600, "ok"),
        (KEY, 0o640, "warning"),
        (KEY, 0o644, "wrong"),
        ("short", 0o600, "wrong"),
        ("a" * 40, 0o600, "warning"),
    ],
)
def test_the_file_of_the_key(tmp_path: Path, content: str, mode: int, verdict: str) -> None:
    file = tmp_path / "key"
    file.write_text(content)
    file.chmod(mode)
    arguments = ("--host", "0.0.0.0", "--public-url", "https://tables.example.org", "--secret-key-file", file)
    found = doctor(tmp_path, *arguments, code=1 if verdict == "wrong" else 0)
    assert found["secret key"][0] == verdict
    assert content not in found["secret key"][1].replace(str(file), "")


def test_no_key_beyond_this_machine(tmp_path: Path) -> None:
    assert wrong(doctor(tmp_path, "--host", "0.0.0.0", code=1)) == {"secret key"}
    assert wrong(doctor(tmp_path, "--host", "0.0.0.0", "--secret-key-file", "/nowhere/key", code=1)) == {"secret key"}
    found = doctor(tmp_path, "--host", "0.0.0.0", SLEUTH_SECRET_KEY=KEY)
    assert found["secret key"] == ("ok", "in the environment")


@pytest.mark.parametrize(
    ("address", "verdict"),
    [
        ("https://tables.example.org", "ok"),
        ("http://localhost:8000", "ok"),
        ("http://tables.example.org", "warning"),
        ("", "warning"),
        ("https://tables_of_mine.example.org", "wrong"),
        ("https://tables.example.org/path", "wrong"),
        ("ftp://tables.example.org", "wrong"),
    ],
)
def test_the_address_people_use(tmp_path: Path, address: str, verdict: str) -> None:
    arguments = ("--host", "0.0.0.0", "--public-url", address)
    found = doctor(tmp_path, *arguments, code=1 if verdict == "wrong" else 0, SLEUTH_SECRET_KEY=KEY)
    assert (found["public address"][0] == verdict) or found["settings"][0] == verdict


def test_settings_no_server_takes(tmp_path: Path) -> None:
    assert wrong(doctor(tmp_path, "--claim-seconds", "0.1", code=1)) == {"settings"}


# --- secrets


def test_whatever_repeats_a_secret_is_masked() -> None:
    found = masked(
        [Finding("x", "wrong", 'no entry for "topsecret@host", topsecretary')], {"topsecret", "topsecretary"}
    )
    assert found == [Finding("x", "wrong", 'no entry for "***@host", ***')]


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("tables.db", "tables.db"),
        ("sqlite:////var/lib/sleuth/tables.db", "sqlite:////var/lib/sleuth/tables.db"),
        ("postgresql://me:secret@host:5432/db?sslmode=require", "postgresql://me@host:5432/db"),
        ("postgresql://host/db", "postgresql://host/db"),
        ("postgresql://me:secret@host:port/db", "postgresql://..."),
        ("postgresql://[me:secret", "postgresql://..."),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, expected: str) -> None:
    assert shown(address) == expected


def test_editions_of_ones_own_are_checked(tmp_path: Path) -> None:
    folder = copied("questions", tmp_path / "mine")
    assert "and my-house" in doctor(tmp_path, "--editions", str(folder))["editions"][1]
    (folder / "edition.toml").write_text("id = 3", encoding="utf-8")
    found = doctor(tmp_path, "--editions", str(folder.rename(tmp_path / "broken")), code=1)
    assert found["editions"][0] == "wrong"
    assert "edition.toml: id: expected `str`" in found["editions"][1]
