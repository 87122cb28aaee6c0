"""What only the SQLite store can get wrong: commits, permissions, other processes that write."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from sleuth.server.settings import find_key
from sleuth.server.store import (
    TableSummary,
    Unavailable,
    backup,
    sqlite_opening,
)
from sleuth.server.store.sqlite import SqliteStore
from sleuth.server.store.sqlite_opening import connect_reader, connect_writer
from tests.server.postgres import opened
from tests.server.store_kit import TABLE


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

    before = os.umask(0)  # the most permissive one
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
