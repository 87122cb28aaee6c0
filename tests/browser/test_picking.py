"""Naming cards in the rows of the sheet: by mouse, by keyboard, on a phone; nothing covers the sheet."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.truth import State
from tests.browser.axe import violations
from tests.browser.house import LIGHTS, SCREENS, House, Light, Person
from tests.browser.laid import Laid, lay
from tests.browser.looking import check
from tests.browser.monkey import choose


def may_ask(state: State) -> bool:
    """Ann stands in a room and may ask."""
    return state.public.phase == "suggest" and state.public.actor == 0 and state.public.turn.number > 3


def may_roll(state: State) -> bool:
    """Ann begins her turn, and may accuse as well."""
    return state.public.actor == 0 and state.public.phase in ("start", "roll") and state.public.turn.number > 3


@pytest.fixture
def laid(database: Path) -> Laid:
    return lay(database, may_ask, "classic", 3)


def kind(person: Person, number: int) -> Locator:
    """The cards of a kind that can be named; the first row group is the head of the sheet."""
    group = person.page.get_by_role("grid", name=person.t("sheet")).get_by_role("rowgroup").nth(number + 1)
    return group.get_by_role("rowheader").get_by_role("button", disabled=False)


def heads(person: Person) -> Locator:
    return person.page.get_by_role("grid", name=person.t("sheet")).get_by_role("rowheader").get_by_role("button")


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("what-now"))


@pytest.mark.rotated
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("screen", SCREENS)
def test_three_cards_are_named_in_the_rows(house: House, laid: Laid, screen: str, light: Light) -> None:
    ann = house.person(screen=screen, light=light)
    laid.seat(ann, 0)
    tabs = ann.page.get_by_role("navigation", name=ann.t("tabs"))
    expect(heads(ann).first).to_be_visible()  # at once: nothing else can be done
    assert not ann.page.get_by_role("dialog").count()
    if tabs.is_visible():
        expect(tabs.get_by_role("button", name=ann.t("tab-sheet"), pressed=True)).to_be_visible()
    send = panel(ann).get_by_role("button", name=ann.t("send-suggest"), exact=True)
    expect(kind(ann, 2)).to_have_count(1)  # the place is where Ann stands
    expect(kind(ann, 2)).to_have_attribute("aria-pressed", "true")
    expect(send).to_be_disabled()
    for number in (0, 1):
        kind(ann, number).nth(2).click()
        expect(kind(ann, number).nth(2)).to_have_attribute("aria-pressed", "true")
    kind(ann, 0).nth(1).click()  # another one of a kind replaces the first
    expect(kind(ann, 0).and_(ann.page.get_by_role("button", pressed=True))).to_have_count(1)
    check(ann)
    assert violations(ann.page) == []
    chosen = kind(ann, 0).nth(1), kind(ann, 1).nth(2), kind(ann, 2)
    cards = [button.inner_text().splitlines()[-1] for button in chosen]  # a figure has a letter
    for card in cards:
        expect(panel(ann).get_by_role("listitem").filter(has_text=card)).to_have_count(1)
    send.click()
    expect(heads(ann)).to_have_count(0)
    expect(ann.page.get_by_role("region", name=ann.t("log"), include_hidden=True)).to_contain_text(cards[0])
    if tabs.is_visible():
        expect(tabs.get_by_role("button", name=ann.t("tab-desk"), pressed=True)).to_be_visible()
    assert ann.odd == []


def test_the_keyboard_leads_from_kind_to_kind_and_to_the_button(house: House, laid: Laid) -> None:
    ann = house.person()
    laid.seat(ann, 0)
    keys = ann.page.keyboard
    expect(kind(ann, 0).first).to_be_focused()
    keys.press("ArrowDown")
    keys.press("Space")
    expect(kind(ann, 0).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(kind(ann, 1).first).to_be_focused()
    keys.press("Escape")
    expect(heads(ann)).to_have_count(0)
    again = panel(ann).get_by_role("button", name=ann.t("open-suggest"))
    expect(again).to_be_focused()
    keys.press("Enter")
    expect(kind(ann, 0).first).to_be_focused()
    keys.press("Enter")
    expect(kind(ann, 1).first).to_be_focused()
    keys.press("Enter")
    send = panel(ann).get_by_role("button", name=ann.t("send-suggest"), exact=True)
    expect(send).to_be_focused()
    keys.press("Enter")
    expect(heads(ann)).to_have_count(0)
    assert ann.odd == []


def test_an_accusation_is_asked_twice(house: House, database: Path) -> None:
    ann = house.person()
    lay(database, may_roll, "classic", 3).seat(ann, 0)
    accuse = panel(ann).get_by_role("button", name=ann.t("open-accuse"))
    accuse.click()
    for number in range(3):
        kind(ann, number).first.click()
    panel(ann).get_by_role("button", name=ann.t("send-accuse"), exact=True).click()
    expect(panel(ann)).to_contain_text(ann.t("accuse-final"))
    kind(ann, 0).nth(1).click()  # another thought
    expect(panel(ann)).not_to_contain_text(ann.t("accuse-final"))
    panel(ann).get_by_role("button", name=ann.t("naming-cancel")).click()
    expect(accuse).to_be_visible()
    assert ann.odd == []


def test_the_culprit_picks_a_case_before_there_is_a_sheet(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    choose(person, "one-against-all", 3)
    page.get_by_role("combobox", name=t("culprit-is")).select_option("me")
    page.get_by_role("button", name=t("go")).click()
    expect(kind(person, 0).first).to_be_focused()  # at once: nothing else can be done
    for number in range(3):
        kind(person, number).nth(number).click()
    panel(person).get_by_role("button", name=t("send-choose-case"), exact=True).click()
    expect(heads(person)).to_have_count(0)
    check(person)
