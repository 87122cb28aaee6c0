"""A server that cannot start says why in one sentence and ends with exit code 2: the real command, in a process."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sleuth.server.store.sqlite_opening import prepare
from tests.patience import PATIENCE

SLEUTH = (sys.executable, "-c", "from sleuth.cli import main; main()")
NOT_ABOVE_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
"""Lets the rights of files count for root too."""
STARTING = "Starting sleuth ...\n"
"""What `sleuth play` says first."""
SERVE, PLAY = ("serve", "--port", "0"), ("play", "--no-browser")


@pytest.fixture(params=[SERVE, PLAY], ids=lambda words: words[0])
def command(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Each command that starts a server, on a port that is free."""
    return tuple(request.param)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def refusal(home: Path, *words: str) -> str:
    """Start sleuth with a data folder; return the sentence with which it ends, and nothing else was said."""
    prefix = NOT_ABOVE_RIGHTS if os.geteuid() == 0 else ()
    settings = {name: value for name, value in os.environ.items() if not name.startswith("SLEUTH_")}
    done = subprocess.run(
        [*prefix, *SLEUTH, *words],
        env={**settings, "XDG_DATA_HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    error, *more = done.stderr.removeprefix(STARTING).splitlines()
    assert more == []
    assert error.startswith("Error: ")
    return error.removeprefix("Error: ")


def newer(path: Path) -> Path:
    """A database that a later version has migrated."""
    path.parent.mkdir(parents=True, exist_ok=True)
    prepare(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update schema set number = 999")
    return path


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_in_use(tmp_path: Path, taken: int, command: str) -> None:
    sentence = refusal(tmp_path, command, "--port", str(taken))
    assert sentence == f"--host 127.0.0.1 --port {taken}: Address already in use, choose another port"


def test_a_data_folder_without_permission(tmp_path: Path, command: tuple[str, ...]) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o500)
    assert refusal(home, *command) == f"{home}/sleuth/secret-key: cannot be written: Permission denied"


def test_a_data_folder_whose_tables_belong_to_somebody_else(tmp_path: Path, command: tuple[str, ...]) -> None:
    folder = tmp_path / "sleuth"
    folder.mkdir()
    (folder / "secret-key").write_text("x" * 20)
    prepare(folder / "tables.db")
    (folder / "tables.db").chmod(0)
    assert refusal(tmp_path, *command) == f"{folder}/tables.db: unable to open database file"


def test_a_file_in_the_place_of_the_data_folder(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "sleuth").touch()
    assert refusal(tmp_path, *command) == f"{tmp_path}/sleuth: expected a folder, this is a file"


def test_a_folder_in_the_place_of_the_database(tmp_path: Path) -> None:
    assert refusal(tmp_path, *SERVE, "--database", str(tmp_path)) == f"{tmp_path}: expected a file, this is a folder"


def test_a_database_newer_than_the_program(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = newer(tmp_path / "sleuth" / "tables.db")
    before = path.read_bytes()
    sentence = refusal(tmp_path, *command)
    assert sentence.startswith(f"{path} was written by a newer sleuth (schema 999, this one knows ")
    assert sentence.endswith("): update sleuth")
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", ["games", "/games/", "https://example.org/games"])
def test_a_wrong_path_prefix(tmp_path: Path, path: str) -> None:
    assert refusal(tmp_path, *SERVE, "--root-path", path) == f"--root-path {path}: expected a path like /games/sleuth"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_an_open_address_without_a_secret_key(tmp_path: Path, host: str) -> None:
    assert refusal(tmp_path, *SERVE, "--host", host) == (
        f"--host {host}: expected a secret key, in SLEUTH_SECRET_KEY or with --secret-key-file, "
        "because others can reach this server"
    )
    assert list(tmp_path.iterdir()) == []
