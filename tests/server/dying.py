"""Processes that open a store and are killed in the middle of it, before a statement with a given number.

`python -m tests.server.dying` reads lines of a number and a URL, and answers each with whether the process died.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import psycopg

from sleuth.server.store import open_store, sqlite_opening


class Executioner:
    """Kills this very process, as `kill -9` does, before the statement with a number."""

    def __init__(self, number: int) -> None:
        self._left = number

    def count(self, _: object = None) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def watch_sqlite(executioner: Executioner) -> None:
    connect = sqlite_opening.connect

    def watched(path: Path, mode: str = "rw") -> sqlite3.Connection:
        connection = connect(path, mode)
        connection.set_trace_callback(executioner.count)
        return connection

    sqlite_opening.connect = watched


def watch_postgres(executioner: Executioner) -> None:
    """Send scripts in parts, which are separated by blank lines, in the same transaction: it may also die in one."""
    execute, commit = psycopg.AsyncConnection.execute, psycopg.AsyncConnection.commit

    async def watched(self: Any, query: Any, *more: Any, **options: Any) -> Any:
        for part in query.split(b"\n\n") if isinstance(query, bytes) else [query]:
            executioner.count()
            found = await execute(self, part, *more, **options)
        return found

    async def committed(self: Any) -> None:
        executioner.count()
        await commit(self)

    psycopg.AsyncConnection.execute = watched  # type: ignore[method-assign]
    psycopg.AsyncConnection.commit = committed  # type: ignore[method-assign]


def live(url: str, number: int) -> None:
    """Open a store, unless killed before."""
    executioner = Executioner(number)
    watch_postgres(executioner) if url.startswith("postgresql") else watch_sqlite(executioner)

    async def play() -> None:
        await (await open_store(url)).close()

    asyncio.run(play())


def dies(url: str, number: int) -> bool:
    """Return whether a process dies before it has opened the store."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            live(url, number)
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        assert os.WEXITSTATUS(status) == 0
        return False
    return os.WTERMSIG(status) == signal.SIGKILL


class Mortals:
    """Processes that are killed on purpose. They are forked from one of their own: nothing else runs in it."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "tests.server.dying"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def die(self, url: str, number: int) -> bool:
        """Open a store in a process that is killed before a statement; return whether it came that far."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{number} {url}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline() == "True\n"


def main() -> None:
    for line in sys.stdin:
        number, url = line.split(maxsplit=1)
        sys.stdout.write(f"{dies(url.strip(), int(number))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
