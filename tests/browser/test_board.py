"""The board itself: its squares can be pressed, the way there is shown, and one can look closer."""

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.monkey import set_up


def test_a_figure_goes_where_one_clicks(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    set_up(person, "classic")
    page.get_by_role("button", name="Roll the die").click()
    board = page.get_by_role("group", name=t("board"), exact=True)
    goal = board.get_by_role("button").last
    name = goal.get_attribute("aria-label") or ""
    expect(board.locator(".way")).to_have_count(0)
    goal.hover()
    expect(board.locator(".way")).to_have_count(1)
    goal.click()
    expect(board.get_by_role("button")).to_have_count(0)
    square = re.search(r"[A-Z]\d+", name)
    assert square is not None, name
    page.get_by_role("region", name=t("board")).locator("summary").click()
    expect(page.get_by_role("region", name=t("board"))).to_contain_text(f"Miss Scarlett: square {square[0]}")
    assert person.odd == []


def test_looking_closer_by_buttons_and_by_a_double_tap(house: House) -> None:
    person = house.person(screen="phone")
    page, t = person.page, person.t
    set_up(person, "classic")
    board = page.get_by_role("group", name=t("board"), exact=True)
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name=t("look-closer")).click()
    assert board.get_attribute("viewBox") != whole
    page.get_by_role("button", name=t("look-farther")).click()
    expect(board).to_have_attribute("viewBox", whole or "")
    for closer in (True, False):
        board.dblclick(position={"x": 120, "y": 90})
        assert (board.get_attribute("viewBox") != whole) is closer
    assert person.odd == []
