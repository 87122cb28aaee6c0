"""Whole databases as plain SQL, compressed: written by the version that made them, read by any later one."""

import lzma
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import psycopg

from tests.server.postgres import PROGRAMS


def dump_sqlite(path: Path) -> bytes:
    """Return an SQLite file as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump()).encode()


def dump_postgres(url: str) -> bytes:
    """Return a PostgreSQL database as SQL."""
    command = [str(PROGRAMS / "pg_dump"), "--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=100", url]
    found = subprocess.run(command, check=True, capture_output=True).stdout  # noqa: S603  our own
    # lines for psql alone, a comment for each object, and what only this version of PostgreSQL knows
    left_out = (b"\\", b"--", b"SET transaction_timeout")
    return b"\n".join(line for line in found.split(b"\n") if line and not line.startswith(left_out))


def load_sqlite(script: str, path: Path) -> None:
    """Make an SQLite file of SQL."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def load_postgres(script: str, url: str) -> None:
    """Fill an empty PostgreSQL database."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(script.encode())


def pack(path: Path, content: bytes) -> None:
    """Write a file, compressed."""
    path.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def unpacked(path: Path) -> str:
    """Read a file, compressed or not."""
    content = path.read_bytes()
    return (lzma.decompress(content) if path.suffix == ".xz" else content).decode()
