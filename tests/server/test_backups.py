"""Backups: from any store into any other, complete or not at all."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sleuth.server.store import (
    CodeTaken,
    NotEmpty,
    SavedTable,
    Store,
    StoreError,
    TableSummary,
    TableTaken,
    backup,
    restore,
)
from tests.server.postgres import opened

TABLE = TableSummary("t", "CODE", "playing", 1.0, people=("ann",))


@asynccontextmanager
async def furnished(url: str) -> AsyncIterator[Store]:
    """A store with two tables, one of them with everything a table can have."""
    async with opened(url) as store:
        await store.create(TABLE, [b"one", bytes(range(256))])
        await store.append(TABLE, 2, [b"three"], "key")
        await store.put_marks("t", "ann", b"marks")
        await store.create(TableSummary("é", "é", "over", 2.0), [])
        yield store


async def backed_up(tmp_path: Path) -> Path:
    async with furnished(str(tmp_path / "first.db")) as store:
        assert await backup(store, tmp_path / "tables.jsonl") == 2
    return tmp_path / "tables.jsonl"


def test_a_backup_moves_between_storages(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        path = await backed_up(tmp_path)
        async with opened(url) as store:
            assert await restore(path, store) == 2
            assert await store.read("t", 1) == [bytes(range(256)), b"three"]
            assert await store.used("t", "key")
            assert [summary.table for summary in await store.of_person("ann")] == ["t"]
            await backup(store, tmp_path / "again.jsonl")
            assert (tmp_path / "again.jsonl").read_bytes() == path.read_bytes()
            with pytest.raises(NotEmpty):
                await restore(path, store)

    asyncio.run(play())


def test_a_backup_is_of_one_moment(url: str) -> None:
    async def play() -> None:
        async with furnished(url) as store:
            tables = store.dump()
            first = await anext(tables)
            await store.append(TableSummary("é", "é", "over", 2.0), 0, [b"late"])
            await store.create(TableSummary("new", "new", "open", 3.0), [b"late"])
            rest = [table async for table in tables]
            assert [table.summary.table for table in (first, *rest)] == ["t", "é"]
            assert rest[0].entries == ()

    asyncio.run(play())


def test_a_cut_or_damaged_backup_is_refused_whole(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        path = await backed_up(tmp_path)
        whole = path.read_bytes()
        async with opened(url) as store:
            lines = whole.splitlines(keepends=True)
            flipped = whole.replace(b'"version":3', b'"version":4')
            for broken in (
                b"",
                b"tables\n",
                whole[:-30],
                b"".join(lines[:-1]),
                b"".join(lines[:2] + lines[3:]),
                flipped,
            ):
                assert broken != whole
                path.write_bytes(broken)
                with pytest.raises(StoreError, match=r"cut or damaged|not a backup"):
                    await restore(path, store)
                assert (await store.stats()).tables == {}
            with pytest.raises(StoreError, match="cannot be read"):
                await restore(tmp_path / "nowhere", store)

    asyncio.run(play())


@pytest.mark.parametrize("second", ["same code", "same table", "no more"])
def test_a_restore_that_fails_half_way_leaves_nothing(url: str, second: str) -> None:
    def tables() -> Iterator[SavedTable]:
        yield SavedTable(TABLE, (b"one",), {"key": 1}, {"ann": b"marks"})
        if second == "no more":
            raise OSError(second)
        yield SavedTable(TABLE if second == "same table" else TableSummary("u", "code", "open", 1.0), (), {}, {})

    async def play() -> None:
        async with opened(url) as store:
            with pytest.raises((CodeTaken, TableTaken, OSError)):
                await store.load(tables())
            assert (await store.stats()).tables == {}
            await store.create(TABLE, [b"one"])
            assert not await store.used("t", "key")

    asyncio.run(play())


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with furnished(str(tmp_path / "tables.db")) as store:
            with pytest.raises(StoreError, match="cannot be written"):
                await backup(store, tmp_path / "nowhere" / "tables.jsonl")

    asyncio.run(play())
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db"]
