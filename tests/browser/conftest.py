"""A real server on loopback and a real Chromium, once for each process of tests.

They end with the last test of this package: playwright keeps an event loop running, and other tests want their own.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect, sync_playwright

from sleuth.cli import main
from tests.browser.house import PATIENCE, House
from tests.browser.plain_server import PLACE, PlainServer
from tests.browser.rotation import rotated
from tests.server.client import Server
from tests.server.nodes import Server as MortalServer
from tools.browser import FLAGS, MISSING, find


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--root-path", default="", help="serve the tables below this path, as in /games/sleuth")
    parser.addoption("--every", action="store_true", help="every edition in every language on every screen")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--every`, leave out cases with that mark, and those of rotated tests that show nothing new."""
    if config.getoption("--every", default=False):
        return
    left = {item for item in items if item.get_closest_marker("every")}
    cases = defaultdict[str, list[pytest.Function]](list)
    for item in items:
        if item.get_closest_marker("rotated") and isinstance(item, pytest.Function):
            cases[item.nodeid.partition("[")[0]].append(item)
    for same in cases.values():
        kept = rotated([item.callspec.params for item in same])
        left |= {item for number, item in enumerate(same) if number not in kept}
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = find()
    if program is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "tables.db"


@pytest.fixture(scope="package")
def root_path(request: pytest.FixtureRequest) -> str:
    """The path below which the server is."""
    return str(request.config.getoption("--root-path", default=""))


@pytest.fixture(scope="package")
def server(database: Path, root_path: str) -> Iterator[Server]:
    with Server(database, root_path=root_path) as server:
        yield server


@pytest.fixture
def house(browser: Browser, server: Server, root_path: str) -> Iterator[House]:
    """Where people come with their browsers; everything is put away at the end."""
    house = House(browser, server.url + root_path)
    yield house
    house.close()


HOMES = {"server": "/real", "site": "/real.html"}
"""Where the assistant at a real table comes from, and its page there."""


@pytest.fixture(scope="package")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a web space with a site somewhere below it."""
    root = tmp_path_factory.mktemp("space")
    output = CliRunner().invoke(main, ["site", "--out", str(root / PLACE)])
    assert output.exit_code == 0, output.output
    return root


@pytest.fixture
def plain(root: Path) -> Iterator[PlainServer]:
    """A server of plain files with a site."""
    with PlainServer(root) as server:
        yield server


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest) -> str:
    """Where the assistant comes from: a server of ours, or a site of plain files below a path."""
    return str(request.param)


@pytest.fixture
def real_house(browser: Browser, home: str, request: pytest.FixtureRequest) -> Iterator[House]:
    """Where people come with their browsers for the assistant."""
    origin = request.getfixturevalue("server" if home == "server" else "plain").url
    house = House(browser, origin, HOMES[home])
    yield house
    house.close()


@pytest.fixture
def mortal(home: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MortalServer | PlainServer]:
    """A home of the assistant that a test may kill."""
    if home == "site":
        yield request.getfixturevalue("plain")
        return
    with MortalServer(tmp_path / "tables.db") as server:
        yield server


@pytest.fixture
def street(browser: Browser, home: str, mortal: MortalServer | PlainServer) -> Iterator[House]:
    """People with phones, and a home that does not stay."""
    house = House(browser, mortal.url, HOMES[home])
    yield house
    house.close()
