"""A real server on loopback and a real Chromium, once for each process of tests.

They end with the last test of this package: playwright keeps an event loop running, and other tests want their own.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect, sync_playwright

from sleuth.cli import main
from tests.browser.house import PATIENCE, House
from tests.browser.nginx import behind_nginx
from tests.browser.plain_server import PLACE, PlainServer
from tests.browser.rotation import Value, rotated
from tests.server.client import Server
from tests.server.nodes import Server as MortalServer
from tools.browser import FLAGS, MISSING, find

HERE = Path(__file__).parent
LONGEST = ("test_teams.py", "test_together.py", "test_monkey.py", "test_room.py", "test_learn.py", "test_memory.py")
"""Of the tests here, which come last, those that take longest begin: no process is left alone with one of them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--root-path", default="", help="serve the tables below this path, as in /games/sleuth")
    parser.addoption("--proxy", choices=["nginx"], help="put this proxy in front of the tables")
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
    turns = defaultdict[str, Counter[Value]](Counter)
    for test, same in cases.items():
        kept = rotated([item.callspec.params for item in same], turns[test.partition("::")[0]])
        left |= {item for number, item in enumerate(same) if number not in kept}
    config.hook.pytest_deselected(items=list(left))
    in_order = sorted(items, key=lambda item: (item.path.parent == HERE, item.path.name not in LONGEST))
    items[:] = [item for item in in_order if item not in left]


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


@pytest.fixture(scope="package")
def offered(request: pytest.FixtureRequest, root_path: str) -> Callable[[str], AbstractContextManager[str]]:
    """Offers a server to people: directly or through a proxy, at the address it returns."""
    if request.config.getoption("--proxy", default=None) is None:
        return lambda url: nullcontext(url + root_path)
    return lambda url: behind_nginx(url, root_path)


@pytest.fixture
def address(server: Server, offered: Callable[[str], AbstractContextManager[str]]) -> Iterator[str]:
    """Where people find the server."""
    with offered(server.url) as address:
        yield address


@pytest.fixture
def house(browser: Browser, address: str) -> Iterator[House]:
    """Where people come with their browsers; everything is put away at the end."""
    house = House(browser, address)
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
    origin = request.getfixturevalue("address") if home == "server" else request.getfixturevalue("plain").url
    house = House(browser, origin, HOMES[home])
    yield house
    house.close()


@pytest.fixture
def mortal(
    home: str, tmp_path: Path, root_path: str, request: pytest.FixtureRequest
) -> Iterator[MortalServer | PlainServer]:
    """A home of the assistant that a test may kill."""
    if home == "site":
        yield request.getfixturevalue("plain")
        return
    with MortalServer(tmp_path / "tables.db", root_path=root_path) as server:
        yield server


@pytest.fixture
def street(
    browser: Browser,
    home: str,
    mortal: MortalServer | PlainServer,
    offered: Callable[[str], AbstractContextManager[str]],
) -> Iterator[House]:
    """People with phones, and a home that does not stay."""
    with nullcontext(mortal.url) if home == "site" else offered(mortal.url) as origin:
        house = House(browser, origin, HOMES[home])
        yield house
        house.close()
