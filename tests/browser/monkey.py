"""A monkey at the table: it knows roles and labels only, and does something legal at random."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from sleuth.editions import load_edition
from sleuth.sentences import speaker
from tests.browser.house import Person
from tests.browser.looking import check

State = Literal["dialogue", "naming", "table"]
MOST_STEPS = 600
"""More than any game takes; a monkey that still plays then has met a page that goes nowhere."""
DARES = 0.6
"""How often it accuses when it can."""
NAMES = "all => all.map((each) => each.ariaPressed === null ? each.ariaLabel || each.textContent.trim() : null)"
"""What buttons are called; those that are switched on and off have no name here."""
TOO_LATE = ("not attached to the DOM", "intercepts pointer events", "detached from the DOM")
"""What the browser says of a button that was taken away under the mouse, or that something was laid over."""
SOON = 5_000
"""Milliseconds until a button that cannot be reached is given up."""


def tick(page: Page, group: str, name: str | re.Pattern[str]) -> None:
    """Choose one of a few, as people do: by its label."""
    choice, choices = page.get_by_role("radio", name=name), page.get_by_role("group", name=group)
    choices.locator("label").filter(has=choice).click()
    expect(choices.get_by_role("radio", name=name)).to_be_checked()


def open_settings(person: Person) -> None:
    """On a page where a game is set up, open what can be changed."""
    change = person.page.get_by_role("button", name=person.t("change"))
    change.wait_for()
    if change.get_attribute("aria-expanded") == "false":
        change.click()
    expect(change).to_have_attribute("aria-expanded", "true")


def choose(person: Person, edition: str, seats: int = 0) -> None:
    """On a page where a game is set up, choose the edition and how many play: as few as can."""
    found = load_edition(edition)
    open_settings(person)
    tick(person.page, person.t("edition"), re.compile(rf"^{re.escape(speaker(person.lang, found).edition_title())}"))
    tick(person.page, person.t("seats"), str(seats or found.seats[0]))


def set_up(person: Person, edition: str, seats: int = 0) -> None:
    """Begin a game against bots from the first screen; where a certain figure begins, as that one."""
    person.go("/")
    choose(person, edition, seats)
    found = load_edition(edition)
    if found.board is not None and found.first is not None:
        person.page.get_by_role("combobox", name=person.t("you-play")).select_option(found.first)
    person.page.get_by_role("button", name=person.t("go")).click()
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()


class Monkey:
    """Plays for a person."""

    def __init__(self, person: Person, seed: str, dares: float = DARES) -> None:
        self.person, self.page, self.luck, self.dares = person, person.page, Random(seed), dares
        t = person.t
        after = self.page.get_by_role("button", name=t("download"))  # offered when the game is over
        self.actions = self.page.get_by_role("region", name=t("what-now")).filter(has_not=after)
        self.dialogue = self.page.get_by_role("dialog")
        self.ending = self.page.get_by_role("region", name=t("case-file"))
        # whoever is out could also leave the table, or have it played by others
        self.offered = self.actions.get_by_role("button", disabled=False).and_(self.page.locator(":not(.out button)"))
        self.sheet = self.page.get_by_role("grid", name=t("sheet"))
        self.rows = self.sheet.get_by_role("rowheader").get_by_role("button", disabled=False)
        """While cards are to be named: those that can be."""
        head = self.page.get_by_role("rowheader").get_by_role("button")
        self.kinds = self.sheet.get_by_role("rowgroup").filter(has=head)
        self._accuse = t("open-accuse")
        self._sends = [t(key) for key in ("send-suggest", "send-choose-case", "send-accuse", "accuse-sure")]
        """What sends the cards that were named, in the order in which the buttons come."""
        self._close = t("close")

    def play(self) -> None:
        """Play to the end, and look at the page after every step."""
        for _ in range(MOST_STEPS):
            self.wait()
            check(self.person)
            if self.ending.count():
                self.ending.get_by_role("img").first.wait_for()  # who could have known when
                return
            self.step()
        raise AssertionError("the game does not end")

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        self.ending.or_(self.dialogue).or_(self.offered).first.wait_for()

    def state(self) -> State:
        """What the page wants: an answer in a dialogue, cards to be named, or a choice at the table."""
        if self.dialogue.count():
            return "dialogue"
        return "naming" if self.rows.count() else "table"

    def step(self) -> None:
        """Do one thing."""
        self.act(self.state())

    def act(self, state: State) -> None:
        """Do what is wanted, unless something else has come up meanwhile: somebody who plays along, a dialogue."""
        act = {"dialogue": self.answer, "naming": self.name_cards, "table": self._offer}[state]
        try:
            act()
        except Error as error:
            if not any(sign in str(error) for sign in TOO_LATE):
                raise

    def answer(self) -> None:
        """Do what a dialogue asks for."""
        with held(self.dialogue.first.get_by_role("button", disabled=False)) as own:
            names = self.page.evaluate(NAMES, own)
            rest = [button for button, name in zip(own, names, strict=True) if name not in (None, self._close)]
            if rest:
                self._press(self.luck.choice(rest))

    def name_cards(self) -> None:
        """Pick a card of each kind in the rows of the sheet, and send them; an accusation is sent twice."""
        for kind in self.kinds.all():
            with held(kind.get_by_role("rowheader").get_by_role("button", disabled=False)) as cards:
                if cards and not kind.get_by_role("button", pressed=True).count():
                    self._press(self.luck.choice(cards))
        check(self.person)
        for name in self._sends:
            send = self.actions.get_by_role("button", name=name, exact=True, disabled=False)
            with held(send) as buttons:
                for button in buttons:
                    self._press(button)

    def _offer(self) -> None:
        """Press one of the buttons; accusing is for the daring."""
        daring = self.luck.random() < self.dares
        with held(self.offered) as buttons:
            names = self.page.evaluate(NAMES, buttons)
            fit = [button for button, name in zip(buttons, names, strict=True) if (name == self._accuse) == daring]
            if fit or buttons:
                self._press(self.luck.choice(fit or buttons))

    def _press(self, button: ElementHandle) -> None:
        button.click(timeout=SOON)


@contextmanager
def held(buttons: Locator) -> Iterator[list[ElementHandle]]:
    """The very buttons that are there now; let go afterwards, or the page could not forget them."""
    found = buttons.element_handles()
    try:
        yield found
    finally:
        for button in found:
            button.dispose()
