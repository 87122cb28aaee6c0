"""axe finds nothing on the pages around a game, in the light and in the dark; test_monkey.py looks at the games."""

import pytest

from tests.browser.axe import needs_axe, violations
from tests.browser.beginning import begin
from tests.browser.house import LIGHTS, House, Light, Person
from tests.browser.monkey import open_settings

pytestmark = needs_axe


def accessible(person: Person) -> None:
    assert violations(person.page) == []


@pytest.mark.rotated
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_before_a_game(house: House, light: Light, screen: str) -> None:
    person = house.person(screen=screen, light=light)
    page, t = person.page, person.t
    for path in ("/", "/real", "/replay", "/how/classic", "/friends"):
        person.go(path)
        page.get_by_role("main").wait_for()
        page.wait_for_load_state("networkidle")
        accessible(person)
        assert person.odd == []
    page.get_by_role("button", name=t("open-table")).click()
    page.get_by_role("button", name=t("sit")).first.click()
    page.get_by_role("button", name=t("ready"), exact=True).wait_for()
    accessible(person)


def test_the_answer_to_why(house: House) -> None:
    person = house.person()
    begin(person, "classic")
    page, t = person.page, person.t
    page.get_by_role("button", name=t("why")).click()
    page.get_by_role("gridcell").get_by_role("button").first.click()
    page.get_by_role("dialog").wait_for()
    accessible(person)


@pytest.mark.parametrize("light", LIGHTS)
def test_house_rules_hints_and_the_big_screen(house: House, light: Light) -> None:
    person = house.person(light=light)
    page, t = person.page, person.t
    person.go("/")
    open_settings(person)
    page.locator("summary").filter(has_text=t("house-rules")).click()
    page.get_by_role("checkbox").nth(1).wait_for()  # the first is for hints
    accessible(person)
    page.get_by_label(t("allow-hints")).check()
    page.get_by_role("button", name=t("go")).click()
    page.get_by_role("button", name=t("hint-now")).click()
    page.get_by_role("button", name=t("hint-do")).wait_for()
    accessible(person)
    person.go(f"/table/{person.code}/screen")
    page.get_by_role("region", name=t("log")).wait_for()
    accessible(person)
    assert person.odd == []
