"""Without a mouse: Tab, arrows, Enter and Space play a classic game to the end, and the focus is always seen."""

import re

from playwright.sync_api import ElementHandle, Locator, expect

from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import Monkey

MOST_TABS = 600
"""More than there is to visit on any page."""
SEEN = """element => {
  const style = getComputedStyle(element);
  return element.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""


class Typist(Monkey):
    """A monkey that has lost its mouse."""

    def _press(self, button: ElementHandle) -> None:
        reach(self.person, button, back=True)
        self.page.keyboard.press(self.luck.choice(["Enter", "Space"]))


STEP = """wanted => {
  const grid = wanted.closest('[role="grid"]');
  const here = document.activeElement;
  if (!grid?.contains(here)) return null;
  const [from, to] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()];
  if (Math.abs(from.top - to.top) > 4) return from.top < to.top ? "ArrowDown" : "ArrowUp";
  return from.left < to.left ? "ArrowRight" : "ArrowLeft";
}"""
"""The arrow that leads nearer to an entry of the sheet, once the focus is there."""


def reach(person: Person, target: Locator | ElementHandle, *, back: bool = False) -> None:
    """Move the focus to something; on the way it never gets lost."""
    wanted = target if isinstance(target, ElementHandle) else target.element_handle()
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            assert wanted.evaluate(SEEN), "the focus cannot be seen"
            return
        person.page.keyboard.press(wanted.evaluate(STEP) or ("Shift+Tab" if back else "Tab"))
    raise AssertionError(f"the keyboard does not lead to {target}")


def test_a_classic_game_without_a_mouse(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    reach(person, page.get_by_role("button", name=t("change")))
    page.keyboard.press("Enter")
    players = page.get_by_role("group", name=t("seats")).get_by_role("radio")
    reach(person, players.and_(page.get_by_role("radio", checked=True)))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("group", name=t("seats")).get_by_role("radio", name="3")).to_be_checked()
    reach(person, page.get_by_role("button", name=t("go")))
    page.keyboard.press("Enter")
    page.get_by_role("region", name=t("what-now")).wait_for()
    Typist(person, "keyboard").play()


def test_a_dialogue_keeps_the_focus_and_gives_it_back(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    page.get_by_role("button", name=t("go")).click()
    menu = page.get_by_role("button", name=t("menu"))
    reach(person, menu)
    page.keyboard.press("Enter")
    dialogue = page.get_by_role("dialog")
    dialogue.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert dialogue.evaluate(
            "dialogue => dialogue.contains(document.activeElement) || document.activeElement === document.body"
        )
    page.keyboard.press("Escape")
    expect(dialogue).to_have_count(0)
    expect(menu).to_be_focused()
    check(person)
    assert re.search(r"/table/\w+", page.url)
