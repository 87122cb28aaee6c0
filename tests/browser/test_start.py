"""The start page: one press deals, my games stand on top, and nothing needed is out of sight."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.gathering import open_table
from tests.browser.house import LIGHTS, House, Light, Person
from tests.browser.looking import check
from tests.browser.monkey import open_settings, tick

SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
    "small": {"width": 360, "height": 640},
}


def arrive(person: Person) -> Locator:
    """Open the page and return the button that deals."""
    person.go("/")
    deal = person.page.get_by_role("button", name=person.t("go"))
    deal.wait_for()
    person.page.wait_for_load_state("networkidle")
    return deal


def dealt(person: Person) -> None:
    """The cards are dealt."""
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()
    assert re.search(r"/table/\w+$", person.page.url)


@pytest.mark.rotated
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
def test_one_press_deals_without_scrolling(house: House, size: str, lang: str) -> None:
    person = house.person(lang, "phone" if size in ("phone", "small") else "wide")
    person.page.set_viewport_size(SIZES[size])
    expect(arrive(person)).to_be_in_viewport(ratio=1)
    check(person)
    if lang == "en":
        arrive(person).click()
        dealt(person)
        open_table(person)
        expect(arrive(person)).to_be_in_viewport(ratio=1)  # below my two games
        check(person)


@pytest.mark.rotated
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_my_games_stand_on_top(house: House, screen: str, light: Light) -> None:
    person = house.person("de", screen, light=light)
    page, t = person.page, person.t
    arrive(person)
    games = page.get_by_role("region", name=t("my-games"))
    expect(games).to_have_count(0)
    arrive(person).click()
    dealt(person)
    code = person.code
    page.get_by_role("button", name=t("what-now")).or_(page.get_by_role("region", name=t("what-now"))).first.wait_for()
    arrive(person)
    go_on = games.get_by_role("link", name=t("continue"))
    expect(go_on).to_be_in_viewport(ratio=1)
    first = page.get_by_role("main").get_by_role("link").first
    expect(first).to_have_attribute("href", f"{person.root_path}/table/{code}")
    assert violations(page) == []
    check(person)
    go_on.click()
    dealt(person)
    assert person.code == code


def test_the_settings_are_folded_and_remembered(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    arrive(person)
    expect(page.get_by_role("group", name=t("seats"))).to_have_count(0)
    open_settings(person)
    tick(page, t("seats"), "3")
    page.get_by_label(t("allow-hints")).check()
    arrive(person)
    expect(page.get_by_text(t("players-count", count=3))).to_be_visible()
    page.get_by_role("button", name=t("go")).click()
    dealt(person)
    players = page.get_by_role("list", name=t("players")).get_by_role("listitem")
    expect(players).to_have_count(3)
    expect(page.get_by_text(t("hints-on"))).to_be_attached()


@pytest.mark.parametrize("how", ["button", "twice"])
def test_an_edition_is_dealt_by_its_own_button_or_by_pressing_twice(house: House, how: str) -> None:
    person = house.person()
    page, t = person.page, person.t
    arrive(person)
    card = page.locator(".edition[data-edition='sherlock']")
    if how == "button":
        card.hover()
        card.get_by_role("button", name=t("deal-this", edition="Sherlock")).click()
    else:
        card.get_by_role("radio").dblclick()
    page.get_by_role("region", name=t("what-now")).wait_for()
    expect(page.locator("html")).to_have_attribute("data-edition", "sherlock")
    person.go("/")
    expect(page.get_by_role("radio", name=re.compile("^Sherlock"))).to_be_checked()


def test_with_the_keyboard_only_the_chosen_edition_can_be_dealt(house: House) -> None:
    person = house.person()
    arrive(person)
    reachable = person.page.locator(".deal-this:not([tabindex='-1'])")
    expect(reachable).to_have_count(1)
    expect(reachable).to_be_visible()
