"""The stage at other paces, after a lost connection, with the focus, and without moving anything on the table."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from sleuth.core.actions import Show
from sleuth.core.legal import legal_actions
from sleuth.core.truth import State
from tests.browser.house import House
from tests.browser.laid import NAMES, lay
from tests.browser.stories import ME, asked_and_shown, asked_in_vain, stop_the_clock, tell, until
from tests.browser.test_stage import LONG, revealed, shown_card

SOCKETS = """const Real = WebSocket;
window.WebSocket = class extends Real { constructor(to) { super(to); window.socket = this; } };"""
BOXES = """() => [".board", ".sheet", ".log", ".players", ".bottom"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, x, y, width, height];
})"""
SHIFTS = """window.shifts = [];
const still = ({ node }) => node instanceof Element && node.closest(".board, .sheet, .bottom, .bar");
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((each) => each.sources.some(still))))
  .observe({ type: "layout-shift" });"""
"""Notes everything that moves on the table, apart from the log, which grows."""


def test_at_quick_pace_a_card_stays_a_moment_and_goes_on_by_itself(house: House, database: Path) -> None:
    told = tell(database, asked_and_shown, "classic", 3)
    person = house.person(pace="quick")
    told.come_back(person, ME)
    card = revealed(person, NAMES[shown_card(told).seat]).locator(".card-name")
    until(person.page, lambda: card.count() > 0)
    until(person.page, lambda: card.count() == 0)


def must_show_me(state: State) -> bool:
    """Bob has to show me a card."""
    question = state.public.question
    if question is None or question.asker != ME or state.public.actor != 1:
        return False
    return any(isinstance(each, Show) for each in legal_actions(state.view(1)))


def test_a_card_shown_while_the_connection_was_lost(house: House, database: Path) -> None:
    laid = lay(database, must_show_me, "classic", 3)
    me, bob = house.person(pace="normal"), house.person()
    me.context.add_init_script(SOCKETS)
    stop_the_clock(me.page)
    laid.enter(me, ME)
    until(me.page, lambda: me.page.get_by_role("region", name=me.t("what-now")).count() > 0)
    me.page.evaluate("() => socket.close()")
    expect(me.page.get_by_text(me.t("reconnecting"))).to_be_visible()
    laid.seat(bob, 1)
    shown = bob.page.get_by_role("dialog").locator(".card").first
    name = shown.locator(".card-name").text_content()
    shown.click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    card = revealed(me, NAMES[1]).locator(".card-name")
    until(me.page, lambda: card.count() > 0)
    me.page.clock.run_for(LONG)
    expect(card).to_have_text(name or "")


def test_the_focus_returns_to_where_it_was(house: House, database: Path) -> None:
    told = tell(database, asked_and_shown, "classic", 3)
    person = house.person(pace="normal")
    told.come_back(person, ME)
    menu = person.page.get_by_role("button", name=person.t("menu"), exact=True)
    menu.focus()
    dialogue = revealed(person, NAMES[shown_card(told).seat])
    until(person.page, lambda: dialogue.locator(".card-name").count() > 0)
    expect(dialogue.get_by_role("button", name=person.t("noted"))).to_be_focused()
    person.page.keyboard.press("Space")
    expect(dialogue).to_have_count(0)
    expect(menu).to_be_focused()


def test_one_press_is_enough_even_before_the_card_is_seen(house: House, database: Path) -> None:
    told = tell(database, asked_and_shown, "classic", 3)
    person = house.person(pace="normal")
    told.come_back(person, ME)
    dialogue = revealed(person, NAMES[shown_card(told).seat])
    until(person.page, lambda: dialogue.count() > 0)
    expect(dialogue.locator(".card-name")).to_have_count(0)
    dialogue.get_by_role("button", name=person.t("noted")).click()
    expect(dialogue.locator(".card-name")).to_be_visible()  # it is not missed
    until(person.page, lambda: dialogue.count() == 0)


def boxes(page: Page) -> Any:
    """Where the parts of the table are."""
    return page.evaluate(BOXES)


def test_nothing_on_the_table_moves(house: House, database: Path) -> None:
    told = tell(database, asked_in_vain, "classic", 3)
    person = house.person(pace="normal")
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    told.come_back(person, ME)
    strip, beat = page.locator(".strip"), page.get_by_text(person.t("nobody"), exact=True)
    until(page, lambda: strip.count() > 0)
    before = boxes(page)
    page.evaluate(SHIFTS)
    until(page, lambda: beat.count() > 0)
    assert boxes(page) == before
    until(page, lambda: beat.count() == 0 and strip.count() == 0)
    assert boxes(page) == before
    assert page.evaluate("() => shifts.length") == 0
