"""Stores for tables: one port with an SQLite and a PostgreSQL implementation."""

import asyncio
from pathlib import Path

from sleuth.server.store.archive import backup, restore
from sleuth.server.store.port import (
    CodeTaken,
    Declined,
    NotEmpty,
    Repeated,
    SavedTable,
    Stats,
    Status,
    Store,
    StoreError,
    TableSummary,
    TableTaken,
    Unavailable,
    UnknownTable,
    VersionConflict,
)
from sleuth.server.store.sqlite import SqliteStore

__all__ = [
    "CodeTaken",
    "Declined",
    "NotEmpty",
    "Repeated",
    "SavedTable",
    "Stats",
    "Status",
    "Store",
    "StoreError",
    "TableSummary",
    "TableTaken",
    "Unavailable",
    "UnknownTable",
    "VersionConflict",
    "backup",
    "open_store",
    "restore",
]


async def open_store(url: str) -> Store:
    """Open a store: `postgresql://...`, `sqlite:///path` (`sqlite:////path` from the root), or a plain path."""
    scheme, colon, rest = url.partition("://")
    if not colon:
        return await asyncio.to_thread(SqliteStore, Path(url))
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        return await asyncio.to_thread(SqliteStore, Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        return await _open_postgres(url)
    raise StoreError(f"{scheme}://...: expected postgresql://..., sqlite:///path or the path of a file")


async def _open_postgres(url: str) -> Store:
    try:
        from sleuth.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise StoreError('PostgreSQL needs psycopg: pip install "sleuth[postgres]"') from error
    return await PostgresStore.open(url)
