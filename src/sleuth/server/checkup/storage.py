"""Checks of the database: whether it can be reached and written, its schema, and its clock."""

import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sleuth.server.checkup.findings import Checkup, Finding, shown
from sleuth.server.checkup.machine import existing, sqlite_path
from sleuth.server.store.migrations import steps

FUTURE_SECONDS = 60.0
"""How far in the future the last change may be: the clocks of several servers differ a little."""
APART_SECONDS = 5.0
SOON = "the next start migrates it; make a backup first"


async def storage(checkup: Checkup) -> list[Finding]:
    """Return all findings about the database of a server."""
    return await database_findings(checkup.settings.database)


async def database_findings(address: str) -> list[Finding]:
    """Return all findings about the database at an address; nothing in it changes."""
    path = sqlite_path(address)
    if path is not None:
        return _file(path)
    if address.partition("://")[0] in ("postgresql", "postgres"):
        return await _postgres(address)
    text = f"{shown(address)}: expected postgresql://..., sqlite:///path or the path of a file"
    return [Finding("database", "wrong", text)]


def _file(path: Path) -> list[Finding]:
    folder = path.absolute().parent
    if not path.exists() or path.stat().st_size == 0:
        return [_room_for(path, folder)]
    try:
        return _looked_at(path)
    except sqlite3.Error as error:
        return [Finding("database", "wrong", f"{path}: {error}")]


def _room_for(path: Path, folder: Path) -> Finding:
    """Check whether a new file can be created, by creating one: permissions do not bind the superuser."""
    try:
        with tempfile.TemporaryFile(dir=existing(folder)):
            return Finding("database", "ok", f"{path} is created at the first start")
    except OSError as error:
        return Finding("database", "wrong", f"{path} cannot be created: {error.strerror}")


def _looked_at(path: Path) -> list[Finding]:
    with closing(_connected(path, "ro")) as connection:
        trouble = connection.execute("pragma quick_check(1)").fetchone()[0]
        if trouble != "ok":
            return [Finding("database", "wrong", f"{path} is damaged, restore it from a backup")]
        names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        if not {"schema", "entries"} <= names:
            return [Finding("database", "wrong", f"{path} is some other database")]
        (mode,) = connection.execute("pragma journal_mode").fetchone()
        (number,) = connection.execute("select number from schema").fetchone()
        (updated,) = connection.execute("select max(updated) from tables").fetchone()
    return [
        _writable(path),
        _mode(mode),
        migrations("sqlite", number),
        last_change(updated),
    ]


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=5)


def _writable(path: Path) -> Finding:
    """Check whether the file can be written, with a transaction that is rolled back."""
    text = f"{path}, {path.stat().st_size / 1e6:.1f} MB"
    rights = path.stat().st_mode & 0o077
    try:
        if not os.access(path, os.W_OK):
            raise sqlite3.OperationalError("read-only")
        with closing(_connected(path, "rw")) as connection:
            connection.execute("begin immediate")
            connection.execute("rollback")
    except sqlite3.OperationalError as error:
        return Finding("database", "wrong", f"{text}: cannot be written: {error}")
    if rights:
        return Finding("database", "warning", f"{text}: others can read it, and so all cards (chmod 600)")
    return Finding("database", "ok", text)


def _mode(mode: str) -> Finding:
    return Finding(
        "journal", "ok" if mode == "wal" else "warning", mode if mode == "wal" else f"{mode}, not wal: {SOON}"
    )


def migrations(backend: str, number: int) -> Finding:
    """Compare the schema of a database with the newest this version knows."""
    newest = steps(backend)[-1][0]
    if number > newest:
        text = f"schema {number} was written by a newer sleuth, this one knows {newest}: update sleuth"
        return Finding("migrations", "wrong", text)
    if number < newest:
        return Finding("migrations", "warning", f"schema {number} of {newest}: {SOON}")
    return Finding("migrations", "ok", f"schema {number}, the newest")


def last_change(updated: float | None) -> Finding:
    """Check that the last change is not in the future."""
    if updated is None:
        return Finding("last change", "ok", "no tables yet")
    ahead = updated - time.time()
    text = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(updated))
    if ahead > FUTURE_SECONDS:
        return Finding("last change", "warning", f"{text} is in the future: was the clock set back?")
    return Finding("last change", "ok", text)


async def _postgres(address: str) -> list[Finding]:
    try:
        from sleuth.server.checkup import postgres
    except ModuleNotFoundError:
        return [Finding("database", "wrong", 'PostgreSQL needs psycopg: pip install "sleuth[postgres]"')]
    rows: Any = await postgres.database_facts(address)
    if isinstance(rows, str):
        return [Finding("database", "wrong", f"{shown(address)}: {rows}")]
    written = f": cannot be written: {rows.problem}" if rows.problem else ""
    text = f"{shown(address)}, PostgreSQL {rows.version}{written}"
    found = [Finding("database", "wrong" if rows.problem else "ok", text), database_clock(rows.clock - time.time())]
    if rows.number is None:
        return [*found, Finding("migrations", "ok", "a new database: the first start creates everything")]
    return [*found, migrations("postgres", rows.number), last_change(rows.updated)]


def database_clock(apart: float) -> Finding:
    """Compare the database's clock with this machine's."""
    text = f"{abs(apart):.1f} s {'ahead of' if apart > 0 else 'behind'} this machine's"
    return Finding("database clock", "warning" if abs(apart) > APART_SECONDS else "ok", text)
