"""The painted board: furnished rooms, dice that can be thrown, figures that walk."""

import re

import pytest
from playwright.sync_api import expect

from sleuth.editions import load_edition
from tests.browser.beginning import begin
from tests.browser.house import House, Person

START = '[x="169"][y="577"]'
"""Where one can come back to: an even roll allows to step out and in again."""
WATCH_WALKS = """
window.walks = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  if (this.matches(".piece")) window.walks.push(frames.length);
  return animate.call(this, frames, ...more);
};
"""


@pytest.mark.parametrize("edition", ["classic", "sherlock", "red-keep", "meereen", "travel"])
def test_every_room_is_furnished(house: House, edition: str) -> None:
    person = house.person()
    begin(person, edition)
    board, loaded = person.page.locator(".desk svg.board"), load_edition(edition)
    for place in (*loaded.places, loaded.centre):
        used = board.locator(f'use[href="#{edition}--{place}"]')
        expect(used).to_have_count(1)
        assert used.evaluate("each => each.getBBox().width") > 0
    expect(board.locator(".emblem")).to_have_count(0)
    assert person.odd == []


def test_the_thames_flows_under_the_streets_of_london(house: House) -> None:
    person = house.person()
    begin(person, "sherlock")
    expect(person.page.locator('.desk svg.board use[href="#sherlock--ground"]')).to_have_count(1)
    expect(person.page.locator('.desk svg.board use[href="#sherlock--over"]')).to_have_count(1)


def test_without_its_drawings_a_board_is_plain_and_can_be_played(house: House) -> None:
    person = house.person()
    person.page.route("**/assets/art/*-board.svg", lambda route: route.abort())
    begin(person, "classic")
    board = person.page.locator(".desk svg.board")
    expect(board.locator(".emblem")).to_have_count(10)
    expect(board.locator("use[href*='--']")).to_have_count(0)
    person.page.get_by_role("button", name="Roll the die").click()
    expect(board.get_by_role("button").first).to_be_visible()


@pytest.mark.parametrize(("edition", "rolled"), [("classic", r"^\d$"), ("sherlock", r"^\d \+ \d$")])
def test_the_dice_in_the_tray_can_be_thrown(house: House, edition: str, rolled: str) -> None:
    person = house.person()
    begin(person, edition)
    person.page.get_by_role("button", name=person.t("throw")).click()
    expect(person.page.locator(".tray").get_by_role("img")).to_have_accessible_name(re.compile(rolled))
    expect(person.page.get_by_role("button", name=person.t("throw"))).to_have_count(0)
    assert person.odd == []


def walk(person: Person) -> None:
    """Roll, go somewhere, and wait until the figure has left its start."""
    begin(person, "classic")
    page = person.page
    mine = page.locator(".piece", has_text="Scarlett")
    start = mine.get_attribute("style") or ""
    page.get_by_role("button", name="Roll the die").click()
    page.locator(f".goal:not(:has(rect{START}))").last.click()
    expect(mine).not_to_have_attribute("style", start)


def test_a_figure_walks_square_by_square(house: House) -> None:
    person = house.person(pace="quick")
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.add_init_script(WATCH_WALKS)
    walk(person)
    person.page.wait_for_function("window.walks.length")
    assert 2 < person.page.evaluate("window.walks[0]") <= 8  # the start, each step of the die, and where it stands


def test_nothing_walks_for_people_who_ask_for_less_motion(house: House) -> None:
    person = house.person(pace="quick")
    person.page.add_init_script(WATCH_WALKS)
    walk(person)
    assert person.page.evaluate("window.walks") == []
