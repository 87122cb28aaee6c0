"""Fixtures: a real PostgreSQL, empty stores of each kind, and a server."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.brokers import NatsServer
from tests.server.client import Server
from tests.server.postgres import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="sleuth-pg-"))  # a socket's path must be short
    server = PostgresServer(folder)
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres_url(postgres: PostgresServer) -> str:
    """Return the address of the database that tests create others from."""
    return postgres.url()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    server = NatsServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server for the tests of a module."""
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server
