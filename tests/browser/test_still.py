"""Everything needed for the next decision is on the screen at once, also on a laptop and a tablet."""

import pytest
from playwright.sync_api import Route, ViewportSize

from tests.browser.beginning import begin
from tests.browser.house import PHONE, WIDE, House
from tests.browser.monkey import Monkey
from tests.browser.stillness import boxes

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
FRAMES = {
    ".desk": ".desk :is(.desk-side, .tray, .desk-tools, .piles, .middle, .cities, .asked-line)",
    ".sheet": ".sheet-head > *",
}
"""Frames, and parts that have to stay inside them."""
OUTSIDE = """frames => Object.entries(frames).flatMap(([frame, parts]) => {
  const whole = document.querySelector(frame).getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    if (!width || getComputedStyle(part).clipPath !== "none") return false; // only for screen readers
    return left < whole.left - 1 || right > whole.right + 1 || top < whole.top - 1 || bottom > whole.bottom + 1;
  }).map((part) => `${part.className || part.tagName} sticks out of ${frame}`);
})"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=["laptop", "tablet"])
def test_everything_for_the_next_decision_is_seen_at_once(house: House, size: ViewportSize) -> None:
    person = house.person()
    person.page.set_viewport_size(size)
    begin(person, "classic", 6)
    monkey = Monkey(person, "laptop", dares=0)
    monkey.sheet.get_by_role("gridcell").first.wait_for()
    page = person.page
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("""() => {
      const scroll = document.querySelector(".sheet-scroll");
      return scroll.scrollHeight <= scroll.clientHeight && scroll.scrollWidth <= scroll.clientWidth;
    }"""), "a row of the sheet is hidden"


@pytest.mark.rotated
@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=["laptop", "tablet"])
@pytest.mark.parametrize(("edition", "lang"), [("card-game", "en"), ("red-keep", "fr"), ("sherlock", "de")])
def test_no_part_of_the_table_lies_over_another(house: House, edition: str, lang: str, size: ViewportSize) -> None:
    person = house.person(lang)
    person.page.set_viewport_size(size)
    begin(person, edition)
    person.page.get_by_role("grid", name=person.t("sheet")).get_by_role("gridcell").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate(OUTSIDE, FRAMES) == []


@pytest.mark.rotated
@pytest.mark.parametrize("size", [WIDE, LAPTOP, TABLET, PHONE], ids=["wide", "laptop", "tablet", "phone"])
@pytest.mark.parametrize(
    ("edition", "seats", "lang"),
    [("red-keep", 4, "fr"), ("meereen", 6, "nl"), ("card-game", 3, "de"), ("card-game", 5, "en")],
)
def test_the_cards_of_the_players_come_late_and_move_nothing(
    house: House, edition: str, seats: int, lang: str, size: ViewportSize
) -> None:
    person = house.person(lang)
    page, held = person.page, list[Route]()
    page.set_viewport_size(size)
    page.route("**/parts/open/open_card.js", lambda route: held.append(route))
    begin(person, edition, seats)
    page.evaluate("() => document.fonts.ready")
    for part in (".player", ".desk > *"):
        page.locator(part).first.wait_for(state="attached")
    before = boxes(page)
    assert len(held) == 1, "the cards do not come late"
    held[0].continue_()
    page.locator(".player :is(.character-card, .city-tag)").first.wait_for()
    assert boxes(page) == before
