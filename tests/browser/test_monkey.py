"""Somebody who only uses roles and labels plays every edition to the end, in every language, on every screen.

axe looks at the table, at each dialogue, at the end of each game and at its replay. From the deal to the end nothing
moves by itself, and no part of the table changes its size.
"""

from itertools import cycle, product
from typing import Literal

import pytest

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.browser.axe import violations
from tests.browser.house import LIGHTS, SCREENS, House, Light, Person
from tests.browser.looking import check
from tests.browser.monkey import Monkey, State, set_up
from tests.browser.stillness import ALMOST_NOTHING, boxes, shifts, watch

EVERY = [(*each, light) for each, light in zip(product(EDITION_IDS, LANGUAGES, SCREENS), cycle(LIGHTS + LIGHTS[::-1]))]
ONCE = [
    (edition, LANGUAGES[number % 4], list(SCREENS)[(number + number // 4) % 2], LIGHTS[number // 2 % 2])
    for number, edition in enumerate(EDITION_IDS)
]
"""Each edition once; languages, screens and light go round, so that all of them occur."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "edition" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every", default=False)
        metafunc.parametrize(("edition", "lang", "screen", "light"), EVERY if every else ONCE)


def test_a_monkey_plays_to_the_end(house: House, edition: str, lang: str, screen: str, light: Light) -> None:
    person = house.person(lang, screen, light)
    watch(person)
    set_up(person, edition)
    monkey = Careful(person, f"{edition}/{lang}/{screen}")
    monkey.settle()
    monkey.play()
    assert sum(value for value, _ in monkey.moved) <= ALMOST_NOTHING, sorted(monkey.moved)[::-1]
    assert {part: found for part, found in monkey.seen.items() if len(found) > 1} == {}
    assert {where: found for where, found in monkey.found.items() if found} == {}
    assert len(monkey.found) >= 3  # the table, the end, the menu
    replay(person)


def replay(person: Person) -> None:
    """The game once more, step by step."""
    person.go(f"/replay/{person.code}")
    person.page.get_by_role("group", name=person.t("steps")).first.wait_for()
    check(person)
    assert violations(person.page) == []


def test_everything_occurs() -> None:
    assert [edition for edition, _, _, _ in ONCE] == list(EDITION_IDS)
    assert {(lang, screen) for _, lang, screen, _ in ONCE} == set(product(LANGUAGES, SCREENS))
    assert {(screen, light) for _, _, screen, light in ONCE} == set(product(SCREENS, LIGHTS))


class Careful(Monkey):
    """A monkey that looks closely at everything new: the table, each dialogue, the end, the menu."""

    def __init__(self, person: Person, seed: str) -> None:
        super().__init__(person, seed)
        self.found = dict[str, list[str]]()
        """What axe says, by the title of the dialogue or the state of the table."""
        self.seen = dict[str, set[tuple[int, ...]]]()
        """Where each part of the table has been, and how large."""
        self.moved = list[tuple[float, list[str]]]()
        """What moved by itself until the end."""

    def settle(self) -> None:
        """Wait until the page has come: what it moved until then does not count."""
        self.sheet.or_(self.page.get_by_role("navigation", name=self.person.t("tabs"))).first.wait_for()
        self.page.evaluate("() => document.fonts.ready")
        self.wait()
        self.page.evaluate("() => { window.shifts.length = 0; }")

    def step(self) -> None:
        self._measure()
        state = self.state()
        self._look(state)
        self.act(state)

    def play(self) -> None:
        super().play()
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self._look("dialogue" if self.dialogue.count() else "over")
        self.moved = shifts(self.page)  # the menu, which opens next, may move
        self.page.get_by_role("button", name=self.person.t("menu"), exact=True).click()
        self._look("dialogue")

    def _measure(self) -> None:
        for part, box in boxes(self.page).items():
            if box:
                self.seen.setdefault(part, set()).add(tuple(box))

    def _look(self, state: State | Literal["over"]) -> None:
        titles = self.dialogue.get_by_role("heading", level=2).all_text_contents() if state == "dialogue" else []
        what = titles[0] if titles else state
        if what not in self.found:
            self.found[what] = violations(self.page)
