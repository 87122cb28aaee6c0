"""Starts a table server with sensible defaults: a kept secret key and tables in the data folder."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sleuth.data_folder import data_folder
from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry

if TYPE_CHECKING:
    from sleuth.server.settings import Settings

Greet = Callable[[str], None]
"""Called with the server's address once it listens."""
PORT = 7538
"""Where people play on their own machine: browsers keep notes and installed pages by address, so it stays the same."""
EVERYWHERE = "0.0.0.0"  # noqa: S104  with --lan, on request
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class LaunchError(RuntimeError):
    """A server that cannot start; the message says why."""


def default_database() -> str:
    """Return the file of tables in the data folder, and create the folder; raises `LaunchError`."""
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # anyone who reads the tables sees all cards
    except OSError as error:
        raise LaunchError(f"{folder}: cannot be made: {error.strerror}") from None
    return str(folder / "tables.db")


def usual_port(lan: str = "") -> int:
    """Return `PORT`, or 0, which takes any free port, if another program has it."""
    try:
        socket.create_server((EVERYWHERE if lan else "127.0.0.1", PORT)).close()
    except OSError:
        return 0
    return PORT


def serve(
    port: int = 8000,
    *,
    host: str = "127.0.0.1",
    database: str | None = None,
    secret_key: str = "",
    secret_key_file: Path | None = None,
    greet: Greet | None = None,
    editions: EditionRegistry = SHIPPED_EDITIONS,
    quiet: bool = False,
    lan: str = "",
    **settings: Any,
) -> None:
    """Serve tables for people and bots until Ctrl-C; everything that was acknowledged is stored.

    By default the tables are kept in the data folder, and only this machine can reach the server; beyond it,
    `secret_key` or `secret_key_file` is needed. `port=0` takes a free port. `greet` is called with the address, which
    is printed by default. `editions` are those that can be played; all servers of a database need the same. With
    `quiet` only warnings and errors are logged, not every request. `lan` is this machine's address in the home
    network: everyone there can then reach the server, in place of `host`. `settings` are other fields of
    `sleuth.server.settings.Settings`, such as `public_url`.
    """
    from sleuth.server.fanout import FanoutError
    from sleuth.server.settings import Settings, SettingsError, check
    from sleuth.server.store import StoreError

    more = {"workers": os.cpu_count() or 1, **settings}
    try:
        key = _key(host, secret_key, secret_key_file)  # at home the key of this machine will do
        bound = EVERYWHERE if lan else host
        found = Settings(
            host=bound, port=port, database=database or default_database(), secret_key=key, lan=lan, **more
        )
        _run(check(found), greet or _announce, editions, quiet=quiet)
    except (SettingsError, StoreError, FanoutError) as error:
        raise LaunchError(str(error)) from error


def _key(host: str, key: str, key_file: Path | None) -> str:
    """Return the secret key: as given, from the environment or a file, or the one kept for this machine."""
    from sleuth.server.settings import find_key

    return find_key(host, key or os.environ.get("SLEUTH_SECRET_KEY", ""), key_file, data_folder())


def _run(settings: "Settings", greet: Greet, editions: EditionRegistry, *, quiet: bool) -> None:
    from sleuth.server.http.edge.logs import set_up_logs
    from sleuth.server.running import listening, run

    set_up_logs(settings.log_format, quiet=quiet)
    at = listening(settings)
    own, port = at.getsockname()[:2]
    address = (settings.public_url.rstrip("/") or _own_url(settings.lan or own, port)) + settings.root_path
    with _restored_signals():
        run(settings, at, lambda: greet(address), editions)


@contextmanager
def _restored_signals() -> Iterator[None]:
    """Put back the handlers the server replaces: a program that goes on wants its own Ctrl-C."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _own_url(host: str, port: int) -> str:
    """Return the address of a server on this machine."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(address: str) -> None:
    sys.stdout.write(f"Serving at {address} (Ctrl-C stops)\n")
    sys.stdout.flush()
