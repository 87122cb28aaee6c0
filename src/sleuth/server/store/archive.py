"""Backups: all tables of a store as lines of JSON.

A header, one line per table, and an end with their number and a checksum: a truncated or damaged file is refused
before anything is restored.
"""

import asyncio
import hashlib
import os
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct
from msgspec.json import Decoder, encode

from sleuth.server.store.port import SavedTable, Store, StoreError


class BackupHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    sleuth: Literal["backup"] = "backup"
    format: Literal[1] = 1


class BackupEnd(Struct, frozen=True):
    """The last line: the number and checksum of what comes before it."""

    tables: int
    sha256: str


_read_header = Decoder(BackupHeader).decode
_read_table = Decoder(SavedTable).decode
_read_end = Decoder(BackupEnd).decode


async def backup(store: Store, path: Path) -> int:
    """Write all tables to a file, which appears only when complete; return their number."""
    part = path.with_name(f"{path.name}.part")
    try:
        with open(part, "wb", opener=_for_owner_only) as file:  # anyone who can read it sees all cards
            count = await _write(store, file)
            await asyncio.to_thread(os.fsync, file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return count


async def restore(path: Path, store: Store) -> int:
    """Load all tables of a backup into an empty store; return their number."""
    try:
        await asyncio.to_thread(_check, path)
        return await store.load(_tables(path))
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}") from error


def _for_owner_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


async def _write(store: Store, file: BinaryIO) -> int:
    count, checksum = 0, hashlib.sha256()

    def put(value: Struct) -> None:
        line = encode(value) + b"\n"
        checksum.update(line)
        file.write(line)

    put(BackupHeader())
    async with aclosing(store.dump()) as tables:
        async for table in tables:
            await asyncio.to_thread(put, table)
            count += 1
    put(BackupEnd(count, checksum.hexdigest()))
    file.flush()
    return count


def _tables(path: Path) -> Iterator[SavedTable]:
    """Yield the tables of a file that has been checked."""
    with path.open("rb") as file:
        file.readline()
        line = file.readline()
        for following in file:
            yield _read_table(line)
            line = following


def _check(path: Path) -> None:
    """Read the whole file once; raises `StoreError` unless it is a complete backup."""
    count, checksum, last = -1, hashlib.sha256(), b""
    with path.open("rb") as file:
        _check_header(path, file.readline())
        file.seek(0)
        for line in file:
            if last:
                checksum.update(last)
                count += 1
            last = line
    try:
        complete = _read_end(last) == BackupEnd(count, checksum.hexdigest())
    except msgspec.DecodeError:
        complete = False
    if not complete:
        raise StoreError(f"{path} is cut or damaged: its end does not match its tables; nothing was restored")


def _check_header(path: Path, line: bytes) -> None:
    try:
        _read_header(line)
    except msgspec.DecodeError as error:
        raise StoreError(f"{path} is not a backup that this sleuth can read: {error}") from error
