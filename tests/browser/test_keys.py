"""Keys, skip links and where the focus goes: a person without a mouse is never lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.beginning import begin
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import Monkey, set_up

PARTS = {"w": "what-now", "b": "board", "n": "sheet", "l": "log"}
"""The keys that lead to a part of the table, and what it is called."""
NOWHERE = "() => document.activeElement === document.body || document.activeElement === null"
STEPS = 25


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.outerHTML.slice(0, 120)"))


def within(page: Page, label: str) -> bool:
    """Whether the focus is in a part of the table."""
    return bool(
        page.evaluate("(label) => Boolean(document.activeElement.closest(`section[aria-label='${label}']`))", label)
    )


def my_turn(person: Person) -> None:
    """Wait until something is asked."""
    Monkey(person, "").wait()


def test_help_shows_the_keys_and_leads_to_the_rules(house: House) -> None:
    person = house.person("fr")
    set_up(person, "classic")
    page, t = person.page, person.t
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name=t("help"))
    expect(help_.get_by_role("button", name=t("how"))).to_be_focused()
    expect(help_.locator("kbd")).to_have_count(13)
    assert violations(page) == []
    check(person)
    page.keyboard.press("r")  # not while something is open
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=t("how"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not page.evaluate(NOWHERE), focused(page)


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_keys_and_skip_links_lead_to_the_parts_of_the_table(house: House, screen: str) -> None:
    person = house.person("de", screen)
    begin(person, "classic")
    my_turn(person)
    page, t = person.page, person.t
    for key, name in PARTS.items():
        page.keyboard.press(key)
        page.wait_for_function(
            "(label) => document.activeElement.closest(`section[aria-label='${label}']`)", arg=t(name)
        )
        assert page.evaluate("() => document.activeElement.checkVisibility()"), name
    skips = page.get_by_role("navigation", name=t("skip-to")).get_by_role("link")
    expect(skips).to_have_text([t(name) for name in PARTS.values()])
    for link, name in zip(skips.all(), PARTS.values(), strict=True):
        expect(link).not_to_be_in_viewport()
        link.focus()
        expect(link).to_be_in_viewport()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(label) => document.activeElement.closest(`section[aria-label='${label}']`)", arg=t(name)
        )
    check(person)


def test_keys_roll_and_open_but_never_accuse(house: House) -> None:
    person = house.person()
    begin(person, "classic")
    my_turn(person)
    page, t = person.page, person.t
    before = len(person.frames)
    page.keyboard.press("a")
    page.keyboard.press("a")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not any(b"accusation-made" in frame for frame in person.frames[before:])
    roll = page.locator("[data-key='roll']")
    assert (roll.get_attribute("aria-keyshortcuts"), roll.get_attribute("title")) == ("R", t("key-is", letter="R"))
    page.keyboard.press("Control+r")  # with a modifier it belongs to the browser
    my_turn(person)
    page.keyboard.press("r")
    expect(roll).to_have_count(0)
    assert any(b"dice-rolled" in frame for frame in person.frames[before:])
    my_turn(person)
    assert within(page, t("what-now")), focused(page)


def test_keys_can_be_switched_off(house: House) -> None:
    person = house.person()
    begin(person, "classic")
    my_turn(person)
    page, t = person.page, person.t
    page.keyboard.press("?")
    page.get_by_label(t("keys-on")).uncheck()
    page.keyboard.press("Escape")
    page.reload()
    my_turn(person)
    expect(page.locator("[aria-keyshortcuts='R']")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("p")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("() => localStorage['sleuth.pace']") == '"at-once"'


def test_a_key_changes_the_speed_and_the_sounds_and_says_so(house: House) -> None:
    person = house.person("nl")
    begin(person, "classic")
    page, t = person.page, person.t
    page.keyboard.press("p")
    expect(page.get_by_text(t("speed-is", speed=t("speed-slow"))).first).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_text(t("sounds-on"))).to_be_visible()
    assert page.evaluate("() => localStorage['sleuth.sounds']") == "true"
    page.keyboard.press("m")
    expect(page.get_by_text(t("sounds-off"))).to_be_visible()
    check(person)


class Tracked(Monkey):
    """A monkey with a keyboard that checks where the focus is after everything it does."""

    def _press(self, button) -> None:  # type: ignore[no-untyped-def]
        button.focus()
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    "edition", ["red-keep", *(pytest.param(each, marks=pytest.mark.every) for each in ("classic", "questions"))]
)
def test_the_focus_never_gets_lost(house: House, edition: str) -> None:
    person = house.person()
    begin(person, edition)
    page, t = person.page, person.t
    monkey = Tracked(person, f"focus/{edition}", dares=0)
    for _ in range(STEPS):
        monkey.wait()
        if monkey.ending.count():
            break
        if page.get_by_role("dialog", name=t("show-title")).count():
            card = page.evaluate("() => Boolean(document.activeElement.closest('.kind-cards'))")
            assert card, f"showing begins at the cards, not at {focused(page)}"
        monkey.step()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert not page.evaluate(NOWHERE), "after an action the focus was nowhere"


def test_another_page_begins_at_its_heading(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    page.get_by_role("button", name=t("go")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("region", name=t("what-now")).wait_for()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="sleuth").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=t("motto"))).to_be_focused()
    friends = page.get_by_role("link", name=t("start-friends"))
    friends.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/friends")
    expect(page.get_by_role("link", name=t("start-friends"))).to_be_focused()
