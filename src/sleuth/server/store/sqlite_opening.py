"""Opening an SQLite file: inspected read-only first, then migrated to the newest schema."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sleuth.server.store.migrations import missing
from sleuth.server.store.port import StoreError, Unavailable

PATIENCE = 10.0
"""Seconds to wait for another process that is writing."""
ATTEMPTS = 100
CHECKPOINT_PAGES = 4000
"""Pages of the log (16 MB) before they are copied into the file: busy pages are then copied less often."""
OWNER_ALONE = 0o600
"""Anyone who can read the tables sees all cards."""


@contextmanager
def plain_errors(where: str = "SQLite") -> Iterator[None]:
    """Turn SQLite's exceptions into the store's."""
    try:
        yield
    except sqlite3.Error as error:
        raise (Unavailable if _is_busy(error) else StoreError)(f"{where}: {error}") from error


def prepare(path: Path) -> None:
    """Inspect the file, then create or migrate it; one process at a time."""
    if not path.parent.is_dir():
        raise StoreError(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise StoreError(f"{path}: expected a file, this is a folder")
    _inspect(path)
    _create(path)
    with plain_errors(str(path)), closing(connect(path)) as connection:
        _use_wal(connection)
        connection.execute("begin exclusive")  # one process migrates, the others wait and find it done
        try:
            _migrate(connection, str(path))
        except BaseException:
            connection.execute("rollback")
            raise
        connection.execute("commit")


def _create(path: Path) -> None:
    """Create a missing file for its owner only; SQLite gives the files beside it the same permissions."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Return a connection that threads may share; transactions are begun explicitly."""
    uri = f"file:{quote(str(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("pragma foreign_keys = on")
    return connection


def connect_writer(path: Path) -> sqlite3.Connection:
    """Return a connection whose commits survive a power cut."""
    connection = connect(path)
    connection.execute("pragma synchronous = full")
    connection.execute("pragma temp_store = memory")  # what a statement may have to undo
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write."""
    connection = connect(path)
    connection.execute("pragma query_only = on")
    return connection


def _is_busy(error: sqlite3.Error) -> bool:
    return _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's primary error code: the low byte."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _inspect(path: Path) -> None:
    """Refuse a file that is not ours, through a connection that leaves it unchanged."""
    if not path.exists() or path.stat().st_size == 0:
        return
    with plain_errors(str(path)):
        try:
            with closing(connect(path, "ro")) as connection:
                trouble = connection.execute("pragma quick_check(1)").fetchone()[0]
                number = _number(connection, str(path))
        except sqlite3.DatabaseError as error:
            if _code(error) not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise
            raise StoreError(f"{path} is not a database, or is damaged ({error})") from error
    if trouble != "ok":
        raise StoreError(f"{path} is damaged, restore it from a backup ({' '.join(trouble.split())})")
    missing("sqlite", number, str(path))


def _number(connection: sqlite3.Connection, where: str) -> int:
    """Return the number of the schema, 0 in an empty database."""
    names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    if not names:
        return 0
    row = connection.execute("select number from schema").fetchone() if {"schema", "entries"} <= names else None
    if row is None:
        raise StoreError(f"{where} is some other database: it has no tables of sleuth")
    return int(row[0])


def _use_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL, so that readers and the writer do not block each other; SQLite itself does not retry this."""
    for attempt in range(ATTEMPTS):
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or attempt == ATTEMPTS - 1:
                raise
            time.sleep(PATIENCE / ATTEMPTS)


def _migrate(connection: sqlite3.Connection, where: str) -> None:
    for number, script in missing("sqlite", _number(connection, where), where):
        for statement in script.split(";\n"):
            connection.execute(statement)
        connection.execute("delete from schema")
        connection.execute("insert into schema values (?)", (number,))
