"""Starts a table server with sensible defaults: a kept secret key and tables in the data folder."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sleuth.data_folder import data_folder

if TYPE_CHECKING:
    from sleuth.server.settings import Settings

Greet = Callable[[str], None]
"""Called with the server's address once it listens."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class MissingServer(ImportError):
    """The server's packages are not installed; the message says how to install them."""


class UnusableFolder(OSError):
    """A data folder that cannot be created."""


def need_server() -> None:
    """Raise `MissingServer` if the server's packages are not installed."""
    try:
        import litestar  # noqa: F401
    except ModuleNotFoundError:
        raise MissingServer('the table server is not installed: pip install "sleuth[server]"') from None


def default_database() -> str:
    """Return the file of tables in the data folder, and create the folder; raises `UnusableFolder`."""
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # anyone who reads the tables sees all cards
    except OSError as error:
        raise UnusableFolder(f"{folder}: cannot be made: {error.strerror}") from None
    return str(folder / "tables.db")


def secret_key(host: str = "127.0.0.1", key: str = "", key_file: Path | None = None) -> str:
    """Return the secret key: as given, from the environment or a file, or the one kept for this machine."""
    from sleuth.server.settings import find_key

    return find_key(host, key or os.environ.get("SLEUTH_SECRET_KEY", ""), key_file, data_folder())


def serve(
    port: int = 8000,
    *,
    host: str = "127.0.0.1",
    database: str | None = None,
    key: str = "",
    key_file: Path | None = None,
    greet: Greet | None = None,
    **settings: Any,
) -> None:
    """Serve tables for people and bots until Ctrl-C; everything that was acknowledged is stored.

    By default the tables are kept in the data folder, and only this machine can reach the server. `port=0` takes a
    free port; `greet` is called with the address (by default it is printed). `key` or `key_file` is needed beyond
    this machine. `settings` are the other fields of `sleuth.server.settings.Settings`, such as `public_url`.
    """
    need_server()
    from sleuth.server.settings import Settings, check

    found = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        secret_key=secret_key(host, key, key_file),
        **{"workers": os.cpu_count() or 1, **settings},
    )
    run(check(found), greet or _announce)


def run(settings: "Settings", greet: Greet) -> None:
    """Run a server until it is stopped; the handlers of signals are restored afterwards."""
    from sleuth.server.http.edge.logs import set_up_logs
    from sleuth.server.running import listening
    from sleuth.server.running import run as run_on

    set_up_logs(settings.log_format)
    socket = listening(settings)
    address = settings.public_url or own_url(*socket.getsockname()[:2])
    with _restored_signals():
        run_on(settings, socket, lambda: greet(address))


@contextmanager
def _restored_signals() -> Iterator[None]:
    """Put back the handlers the server replaces: a program that goes on wants its own Ctrl-C."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def own_url(host: str, port: int) -> str:
    """Return the address of a server on this machine."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(address: str) -> None:
    sys.stdout.write(f"Serving at {address} (Ctrl-C stops)\n")
    sys.stdout.flush()
