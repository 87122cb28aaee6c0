"""A person in the first lesson, by roles and labels: with a mouse, with fingers, or with the keyboard alone."""

import re
from functools import cached_property
from typing import Any

from playwright.sync_api import Locator, expect

from sleuth.editions import load_edition
from sleuth.lessons import lesson
from sleuth.sentences import speaker
from tests.browser.house import Person
from tests.browser.test_keyboard import reach

FIRST = lesson("first")
ASKS = [moment.cards for moment in FIRST.moments if moment.cards is not None]
MOST_STEPS = 80
MIDDLE = "const {x, y, width, height} = element.getBoundingClientRect(); return [x + width / 2, y + height / 2];"
PLACE = f"element => {{ {MIDDLE} }}"
FOCUSED = f"() => {{ const element = document.activeElement; {MIDDLE} }}"


class Learner:
    """Somebody who follows the guide, and can do other things too."""

    def __init__(self, person: Person, *, keyboard: bool = False) -> None:
        self.person, self.page, self.keyboard = person, person.page, keyboard
        self.voice = speaker(person.lang, load_edition("classic"))

    # --- what the page says

    def title(self, moment: str) -> str:
        """What the guide is called at a moment."""
        return f"{self.person.t('learn-guide')}: {self.voice.text(f'lesson-{moment}-title')}"

    def at(self, moment: str) -> Locator:
        """The guide at a moment, or at the end (`done`, `strayed`)."""
        return self.page.get_by_role("region", name=self.title(moment), exact=True)

    def reached(self, moment: str) -> None:
        self.at(moment).wait_for()

    @property
    def nudge(self) -> Locator:
        return self.page.get_by_text(self.person.t("learn-not-yet"))

    @cached_property
    def owners(self) -> dict[str, str]:
        """The names of the columns of the sheet."""
        code = self.person.ask(f"/codes/{self.person.code}")
        sheet = self.person.ask(f"/tables/{code['table']}/sheet?lang={self.person.lang}")
        return {str(owner["id"]): owner["name"] for owner in sheet["owners"]}

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid", name=self.person.t("sheet"))

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.t("what-now"))

    def cell(self, card: str, owner: Any) -> Locator:
        name = f"{self.voice.card(card)}, {self.owners[str(owner)]}:"
        return self.grid.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def head(self, card: str) -> Locator:
        """The row of a card, while cards are named."""
        return self.grid.get_by_role("rowheader").get_by_role("button", name=self.voice.card(card))

    # --- doing things

    def open_tab(self, name: str) -> None:
        """On a phone, turn to the sheet or to the board."""
        tab = self.page.get_by_role("navigation", name=self.person.t("tabs")).get_by_role(
            "button", name=self.person.t(f"tab-{name}")
        )
        if tab.is_visible() and tab.get_attribute("aria-pressed") != "true":
            tab.click()

    def press(self, button: Locator) -> None:
        button.wait_for()
        if not self.keyboard:
            button.click()
            return
        expect(button).to_be_enabled()
        reach(self.person, button)
        self.page.keyboard.press("Enter")

    def press_on_sheet(self, button: Locator) -> None:
        """Press something on the sheet, which is one tab stop with arrow keys inside."""
        self.open_tab("sheet")
        button.wait_for()
        if not self.keyboard:
            button.click()
            return
        self._into_grid()
        self._travel(button)
        self.page.keyboard.press("Enter")

    def _into_grid(self) -> None:
        for _ in range(MOST_STEPS):
            if self.page.evaluate("() => document.activeElement.closest('[role=grid]') !== null"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not lead to the sheet")

    def _travel(self, target: Locator) -> None:
        for _ in range(MOST_STEPS):
            (x, y), (at_x, at_y) = target.evaluate(PLACE), self.page.evaluate(FOCUSED)
            if abs(y - at_y) > 2:
                self.page.keyboard.press("ArrowDown" if y > at_y else "ArrowUp")
            elif abs(x - at_x) > 2:
                self.page.keyboard.press("ArrowRight" if x > at_x else "ArrowLeft")
            else:
                expect(target).to_be_focused()
                return
        raise AssertionError("the arrow keys do not lead there")

    def begin(self) -> None:
        """Begin the lesson on the start page."""
        self.person.go("/")
        self.press(self.page.get_by_role("button", name=self.person.t("learn"), exact=True))
        self.reached("hand")

    def mark(self, card: str, owner: Any, times: int = 1) -> None:
        for _ in range(times):
            self.press_on_sheet(self.cell(card, owner))

    def does(self, name: str) -> None:
        """Press one of the buttons that say what can be done."""
        self.open_tab("desk")
        self.press(self.panel.get_by_role("button", name=name, exact=True))

    def roll(self) -> None:
        self.open_tab("desk")
        self.press(self.panel.get_by_role("button", name=self.voice.text("action-roll", count=2), exact=True))

    def go(self, place: str) -> None:
        self.open_tab("desk")
        label = self.voice.text("action-move", spot=self.voice.spot_word(place), square="no")
        self.press(self.panel.get_by_role("button", name=label, exact=True))

    def name(self, kind: str, cards: tuple[str, ...]) -> None:
        """Name cards in the rows of the sheet, and send them."""
        for card in cards:
            if self.head(card).get_attribute("aria-pressed") != "true":
                self.press_on_sheet(self.head(card))
        self.press(self.panel.get_by_role("button", name=self.person.t(f"send-{kind}"), exact=True))

    def accuse(self, cards: tuple[str, ...]) -> None:
        self.press(self.panel.get_by_role("button", name=self.person.t("open-accuse"), exact=True))
        self.name("accuse", cards)
        self.press(self.panel.get_by_role("button", name=self.person.t("accuse-sure"), exact=True))

    def note(self) -> None:
        """Take note of a card that was shown."""
        self.press(self.page.get_by_role("button", name=self.person.t("noted"), exact=True))

    def end_turn(self) -> None:
        self.does(self.voice.text("action-end-turn", phase="after"))

    def show(self, card: str) -> None:
        """Show a card to the bot that asks."""
        name = re.compile(re.escape(self.voice.card(card)))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=name))

    def ask_why(self, card: str, owner: Any) -> None:
        """Ask the sheet why, and close the answer."""
        self.open_tab("sheet")
        self.press(self.page.get_by_role("button", name=self.person.t("why"), exact=True))
        self.press_on_sheet(self.cell(card, owner))
        dialogue = self.page.get_by_role("dialog")
        dialogue.wait_for()
        self.page.keyboard.press("Escape")
        expect(dialogue).to_have_count(0)

    # --- the moments, as the lesson wants them

    def pass_hand(self) -> None:
        self.mark("green", "case")

    def pass_go(self) -> None:
        self.roll()
        self.go(str(ASKS[0][-1]))

    def pass_ask(self) -> None:
        self.name("suggest", ASKS[0])
        self.note()

    def pass_shown(self) -> None:
        self.mark("lead-pipe", "case")

    def pass_answer(self) -> None:
        self.end_turn()
        self.show("green")

    def pass_conclude(self) -> None:
        self.mark("mustard", 2, 2)

    def pass_why(self) -> None:
        self.ask_why("mustard", 2)

    def pass_again(self) -> None:
        self.roll()
        self.go(str(ASKS[1][-1]))
        self.name("suggest", ASKS[1])

    def pass_accuse(self) -> None:
        self.accuse(ASKS[1])
        self.press(self.page.get_by_role("button", name=self.person.t("go-on"), exact=True))

    def reach(self, moment: str) -> None:
        """Begin, and pass all moments before this one."""
        self.begin()
        for each in FIRST.moments:
            self.reached(each.id)
            if each.id == moment:
                return
            getattr(self, f"pass_{each.id}")()
        self.reached(moment)
