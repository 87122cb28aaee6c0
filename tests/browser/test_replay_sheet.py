"""The sheet in a replay: of each seat, at each step, with reasons; and the ways from step to step."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.truth import State
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import NAMES, Laid, lay
from tests.browser.looking import check


def is_over(state: State) -> bool:
    return state.public.phase == "over" and state.public.turn.number > 6


@pytest.fixture
def laid(database: Path) -> Laid:
    """A finished game of three."""
    return lay(database, is_over, "questions", 3)


def grid(person: Person, seat: int) -> Locator:
    return person.page.get_by_role("grid", name=person.t("replay-sheet", name=NAMES[seat]))


def show_sheet(person: Person) -> None:
    """On a phone it is behind a tab."""
    tabs = person.page.get_by_role("navigation", name=person.t("tabs"))
    if tabs.is_visible():
        tabs.get_by_role("button", name=person.t("tab-sheet")).click()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_sheet_of_each_seat_at_each_step(house: House, laid: Laid, screen: str) -> None:
    person = house.person(screen=screen)
    page, t = person.page, person.t
    person.go(f"/replay/{laid.code}?seat=0&step=9999")
    page.get_by_role("group", name=t("steps")).wait_for()
    show_sheet(person)
    empty = page.get_by_role("gridcell").get_by_role("button", name=t("mark-empty"))
    all_cells = page.get_by_role("gridcell").get_by_role("button")
    known = grid(person, 0).get_by_role("button", name=t("mark-yes"))
    expect(known).not_to_have_count(0)
    last = known.count()
    check(person)
    assert violations(page) == []
    page.get_by_role("slider", name=t("steps")).fill("0")
    expect(empty).to_have_count(all_cells.count() * 3 // 4)  # after the deal: one's own hand, one column of four
    page.get_by_role("slider", name=t("steps")).fill("9999")
    expect(known).to_have_count(last)
    page.get_by_role("combobox", name=t("eyes")).select_option("1")
    expect(grid(person, 1).get_by_role("button", name=t("mark-yes"))).not_to_have_count(0)
    known_to_bob = grid(person, 1).get_by_role("button", name=t("mark-yes")).first
    known_to_bob.click()  # nothing can be written here: a tap asks why
    expect(page.get_by_role("dialog").get_by_role("listitem")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name=t("eyes")).select_option("")
    expect(page.get_by_text(t("replay-no-sheet"))).to_be_visible()
    assert person.odd == []


def test_jumps_go_from_question_to_question(house: House, laid: Laid) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go(f"/replay/{laid.code}?seat=0&step=0")
    later = page.get_by_role("button", name=t("step-next-question"))
    later.click()
    newest = page.get_by_role("region", name=t("log")).get_by_role("listitem").last
    expect(newest).to_contain_text("suggest")
    first = newest.inner_text()
    page.get_by_role("heading", level=1).click()  # the keys are for the page
    page.keyboard.press("PageDown")
    expect(newest).not_to_have_text(first)
    expect(newest).to_contain_text("suggest")
    page.keyboard.press("PageUp")
    expect(newest).to_have_text(first)
    expect(page.get_by_role("button", name=t("step-last-question"))).to_be_disabled()
    speed = page.get_by_role("button", name=t("speed-is", speed=t("speed-at-once")))
    speed.click()
    expect(page.get_by_role("button", name=t("speed-is", speed=t("speed-slow")))).to_be_visible()
    assert person.odd == []
