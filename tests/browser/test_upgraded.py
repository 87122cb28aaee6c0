"""A page that is open while its server is replaced by a next version plays on; what has changed asks to be reloaded."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.beginning import begin
from tests.browser.house import House, Person
from tests.browser.monkey import MOST_STEPS, Monkey
from tests.browser.test_outdated import NOTICES, notice
from tests.server.nodes import Server
from tests.server.rolling import version
from tests.server.versions import NEXT, next_version, replace

UNREACHABLE = ("ERR_CONNECTION_", "live?")
"""What the console says of a server that is not there: a page goes on asking, and connecting."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.db") as server:
        yield server


def upgrade(server: Server, folder: Path) -> None:
    """Put a next version in the place of a server: among others, a part of the page needs more than it did."""
    tree = next_version(folder)
    web = tree / "sleuth" / "web" / "js"
    words = web / "words.js"
    words.write_text(f"{words.read_text(encoding='utf-8')}\nexport const more = 1;\n", encoding="utf-8")
    replace(web / "parts" / "table" / "table_menu.js", "import { problemText, t }", "import { more, problemText, t }")
    assert server.stop() == 0
    server.tree = tree
    server.start()
    server.wait()
    assert version(server) == NEXT


def confirmed(person: Person) -> int:
    """Return how many actions the server has confirmed to a page."""
    return sum(b'"type":"done"' in frame for frame in person.frames)


def play_on(person: Person, monkey: Monkey, actions: int) -> None:
    """Act until so many more actions are confirmed."""
    aim = confirmed(person) + actions
    for _ in range(MOST_STEPS):
        if confirmed(person) >= aim:
            return
        monkey.wait()
        monkey.step()
    raise AssertionError("no action is confirmed any more")


def open_menu(person: Person) -> None:
    """Click on the menu button, even if an answer comes just now and lies over it, or takes the focus."""
    person.page.get_by_role("button", name=person.t("menu"), exact=True).dispatch_event("click")


def test_a_page_plays_on_with_the_next_version_and_asks_to_be_reloaded_for_what_has_changed(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    house = House(browser, server.url)
    person = house.person()
    page = person.page
    begin(person, "questions")
    monkey = Monkey(person, "upgrade", dares=0)
    play_on(person, monkey, 1)
    assert not person.odd
    before = page.evaluate("performance.timeOrigin")

    upgrade(server, tmp_path)
    expect(page.get_by_text(person.t("reconnecting"))).to_be_hidden()
    assert all(any(word in said for word in UNREACHABLE) for said in person.odd), person.odd
    person.odd.clear()
    play_on(person, monkey, 2)
    assert page.evaluate("performance.timeOrigin") == before, "nobody has reloaded the page"
    open_menu(person)
    expect(notice(person)).to_be_visible()
    notice(person).get_by_role("button", name=NOTICES["en"][1]).click()
    monkey.wait()
    open_menu(person)
    expect(notice(person)).to_have_count(0)
    house.close()
