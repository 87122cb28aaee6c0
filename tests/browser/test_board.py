"""The board itself: its squares can be pressed, the way there is shown, and one can look closer."""

import re

from playwright.sync_api import expect

from tests.browser.beginning import begin
from tests.browser.house import House


def test_a_figure_goes_where_one_clicks(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "classic")
    page.get_by_role("button", name="Roll the die").click()
    board = page.get_by_role("group", name=t("board"), exact=True)
    goal = board.locator(".goal:not(.in-room)").last
    square = goal.locator("rect")
    goal.wait_for()
    name = goal.get_attribute("aria-label") or ""
    page.locator(":focus").evaluate_all("each => each.map(one => one.blur())")  # the first goal has the focus
    page.mouse.move(0, 0)
    expect(board.locator(".way")).to_have_count(0)
    goal.hover()
    expect(board.locator(".way")).to_have_count(1)
    x, y = (float(square.get_attribute(each) or "") + 11 for each in ("x", "y"))
    goal.click()
    expect(board.get_by_role("button")).to_have_count(0)
    there = re.compile(rf"translate\({x:g}px, {y:g}px\)")
    expect(board.locator(".piece", has_text="Scarlett")).to_have_attribute("style", there)
    towards = re.match(r"Towards (the [a-z ]+), (\d+) more", name)
    assert towards is not None, name
    page.get_by_role("region", name=t("board")).locator("summary").click()
    expect(page.get_by_role("region", name=t("board"))).to_contain_text(
        f"Miss Scarlett: {towards[2]} steps from {towards[1]}"
    )
    assert person.odd == []


def test_looking_closer_by_buttons_and_by_a_double_tap(house: House) -> None:
    person = house.person(screen="phone")
    page, t = person.page, person.t
    begin(person, "classic")
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
