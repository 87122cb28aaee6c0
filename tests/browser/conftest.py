"""A real server on loopback and a real Chromium, once for each process of tests.

They end with the last test of this package: playwright keeps an event loop running, and other tests want their own.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, House
from tests.server.client import Server
from tools.browser import FLAGS, MISSING, find


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every", action="store_true", help="every edition in every language on every screen")


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
def server(database: Path) -> Iterator[Server]:
    with Server(database) as server:
        yield server


@pytest.fixture
def house(browser: Browser, server: Server) -> Iterator[House]:
    """Where people come with their browsers; everything is put away at the end."""
    house = House(browser, server.url)
    yield house
    house.close()
