"""The conformance kit names the fault of a store that breaks its promises."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from sleuth.server.store import (
    Store,
    TableSummary,
    UnknownTable,
    VersionConflict,
)
from sleuth.server.store.sqlite import SqliteStore
from sleuth.testing import StoreFault, check_store


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
    ReadsEverything: "read after entry 3.*expected \\[b'four'\\], found \\[b'one'",
    ForgetsKeys: "the same key again, after 1 of 4: expected Repeated, raised VersionConflict",
    TakesAnyNumber: "append after 0 of 1: expected VersionConflict, returned 2",
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
