"""A person plays at a server that a proxy offers below a path: every page, link and connection stays below it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.monkey import Monkey, set_up
from tests.server.nodes import Server

BELOW = "/games/sleuth"


@pytest.fixture
def shelf(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server below a path."""
    with Server(tmp_path / "tables.db", root_path=BELOW) as server:
        house = House(browser, server.url + BELOW)
        yield house
        house.close()


def test_a_game_from_the_first_page_to_the_replay(shelf: House) -> None:
    ann = shelf.person()
    asked = list[str]()
    ann.page.on("request", lambda request: asked.append(request.url))
    set_up(ann, "questions", 3)
    assert ann.page.url.startswith(f"{shelf.origin}/table/")
    ann.page.reload()
    Monkey(ann, "below", dares=1.0).play()
    ann.page.get_by_role("link", name=ann.t("replay"), exact=True).click()
    ann.page.get_by_role("group", name=ann.t("steps")).first.wait_for()
    assert ann.page.url.startswith(f"{shelf.origin}/replay/")
    ann.page.get_by_role("link", name="sleuth", exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert ann.page.url == f"{shelf.origin}/"
    assert [url for url in asked if not url.startswith((shelf.origin, "data:", "blob:"))] == []
    assert ann.odd == []


def test_an_invitation_leads_there(shelf: House) -> None:
    ann = shelf.person()
    ann.go("/friends")
    ann.page.get_by_role("button", name=ann.t("open-table")).click()
    ann.page.wait_for_url("**/table/*")
    ben = shelf.person("de")
    ben.go(f"/t/{ann.code}")
    ben.page.get_by_role("button", name=ben.t("sit")).first.wait_for()
