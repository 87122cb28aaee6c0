"""The table keeps still: from the deal to the end nothing moves by itself, and no part changes its size."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.house import House, Person
from tests.browser.monkey import Monkey, set_up
from tests.browser.stillness import boxes, shifts, watch

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
ALMOST_NOTHING = 0.005
"""The sum of all shifts of a game; browsers call a page good that stays below 0.1 for a few seconds."""


class Still(Monkey):
    """A monkey that measures the table before every step."""

    def __init__(self, person: Person, seed: str) -> None:
        super().__init__(person, seed, dares=0.1)
        self.seen = dict[str, set[tuple[int, ...]]]()

    def step(self) -> None:
        for part, box in boxes(self.page).items():
            if box:
                self.seen.setdefault(part, set()).add(tuple(box))
        super().step()


@pytest.mark.parametrize("edition", ["classic", "red-keep"])
@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_nothing_moves_from_the_deal_to_the_end(house: House, screen: str, edition: str) -> None:
    person = house.person(screen=screen)
    watch(person)
    set_up(person, edition)
    monkey = Still(person, f"still/{edition}/{screen}")
    monkey.sheet.or_(person.page.get_by_role("navigation", name=person.t("tabs"))).first.wait_for()
    person.page.evaluate("() => document.fonts.ready")
    monkey.wait()
    person.page.evaluate("() => { window.shifts.length = 0; }")  # the page has come
    monkey.play()
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert {part: found for part, found in monkey.seen.items() if len(found) > 1} == {}
    moved = shifts(person.page)
    assert sum(value for value, _ in moved) <= ALMOST_NOTHING, moved


@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=["laptop", "tablet"])
def test_everything_for_the_next_decision_is_seen_at_once(house: House, size: ViewportSize) -> None:
    person = house.person()
    person.page.set_viewport_size(size)
    set_up(person, "classic", 6)
    monkey = Monkey(person, "laptop", dares=0)
    monkey.sheet.get_by_role("gridcell").first.wait_for()
    page = person.page
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("""() => {
      const scroll = document.querySelector(".sheet-scroll");
      return scroll.scrollHeight <= scroll.clientHeight && scroll.scrollWidth <= scroll.clientWidth;
    }"""), "a row of the sheet is hidden"
