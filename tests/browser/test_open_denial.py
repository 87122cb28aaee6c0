"""Denying a card one holds is no ordinary move: it is set apart, and what it costs is said before it is sent."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.truth import State
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import Laid, lay, player
from tests.browser.looking import check
from tests.browser.test_keyboard import reach


def _asked(state: State, *, holding: bool) -> bool:
    question, seat = state.public.question, state.public.actor
    if state.public.phase != "answer" or question is None or seat is None:
        return False
    honest = question.owing is None and state.public.seats[seat].standing == "in" and not state.hidden.denied
    holds = any(card in question.cards for card in state.private[seat].hand)
    return honest and not question.owed and len(question.waiting) == 1 and holds == holding


def witness(house: House, laid: Laid, screen: str = "wide") -> Person:
    """Whoever is asked."""
    person = house.person(screen=screen)
    assert laid.state.public.actor is not None
    laid.seat(person, laid.state.public.actor)
    return person


@pytest.fixture
def tempted(database: Path) -> Laid:
    """A table where the last one asked holds a card that was named."""
    return lay(database, lambda state: _asked(state, holding=True), "travel", 3)


def dialogue(person: Person, key: str) -> Locator:
    return person.page.get_by_role("dialog", name=person.t(key))


def found_out(person: Person, laid: Laid) -> Locator:
    """The player who was a false witness."""
    return player(person, laid.state.public.actor or 0).filter(has_text=person.t("standing-out"))


@pytest.mark.parametrize("screen", SCREENS)
def test_what_it_costs_is_said_before_it_is_sent(house: House, tempted: Laid, screen: str) -> None:
    person = witness(house, tempted, screen)
    page, t = person.page, person.t
    show, deny = dialogue(person, "show-title"), dialogue(person, "deny-title")
    show.get_by_role("button", name=t("deny-open")).click()
    expect(deny).to_contain_text(t("deny-costs"))
    expect(deny.get_by_role("button", name=t("show-open"))).to_be_focused()
    check(person)
    assert violations(page) == []
    deny.get_by_role("button", name=t("show-open")).click()
    expect(show).to_be_visible()
    expect(found_out(person, tempted)).to_have_count(0)
    show.get_by_role("button", name=t("deny-open")).click()
    deny.get_by_role("button", name=t("deny-sure")).click()
    expect(found_out(person, tempted)).to_have_count(1)
    check(person)


def test_by_keyboard_the_safe_choice_is_the_nearest(house: House, tempted: Laid) -> None:
    person = witness(house, tempted)
    page, t = person.page, person.t
    deny = dialogue(person, "deny-title")
    page.keyboard.press("Escape")
    reach(person, page.get_by_role("region", name=t("what-now")).get_by_role("button", name=t("deny-open")))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # in haste: nothing is denied
    expect(dialogue(person, "show-title")).to_be_visible()
    reach(person, dialogue(person, "show-title").get_by_role("button", name=t("deny-open")))
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(deny).to_have_count(0)
    expect(found_out(person, tempted)).to_have_count(0)
    reach(person, page.get_by_role("region", name=t("what-now")).get_by_role("button", name=t("deny-open")))
    page.keyboard.press("Enter")
    reach(person, deny.get_by_role("button", name=t("deny-sure")))
    page.keyboard.press("Enter")
    expect(found_out(person, tempted)).to_have_count(1)


def test_who_has_none_says_so_at_once(house: House, database: Path) -> None:
    laid = lay(database, lambda state: _asked(state, holding=False), "travel", 3)
    person = witness(house, laid)
    actions = person.page.get_by_role("region", name=person.t("what-now"))
    expect(actions.get_by_role("button")).to_have_count(1)
    expect(actions.get_by_role("button", name=person.t("deny-open"))).to_have_count(0)
    actions.get_by_role("button").click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(actions.get_by_role("button", disabled=False)).to_have_count(0)


def test_where_it_is_not_allowed_it_is_not_offered(house: House, database: Path) -> None:
    laid = lay(database, lambda state: _asked(state, holding=True), "travel", 3, false_witness=False)
    person = witness(house, laid)
    expect(dialogue(person, "show-title")).to_be_visible()
    expect(person.page.get_by_role("button", name=person.t("deny-open"))).to_have_count(0)
