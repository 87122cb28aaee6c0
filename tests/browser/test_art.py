"""Drawn cards: all of one height, names that fit, and simpler drawings while the painted ones are missing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.browser.beginning import begin
from tests.browser.house import DEVICES, House, Person

LONGEST = ("red-keep", "meereen")
"""The editions with the longest names, in all languages."""
GAMES = [(edition, LANGUAGES[at % 4], ("wide", "phone")[at // 2 % 2]) for at, edition in enumerate(EDITION_IDS)]
GAMES += [(edition, lang, screen) for edition in LONGEST for lang, screen in zip(LANGUAGES, DEVICES, strict=False)]
BOXES = "all => all.map(each => { const box = each.getBoundingClientRect(); return [box.width, box.height]; })"
TOO_LARGE = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent)"
TOO_WIDE = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
DRAWINGS = re.compile(r"/assets/art/classic(-cards)?\.svg")
ON_CARDS = ".hand .card-picture"


def dealt(person: Person, edition: str) -> None:
    """A hand to look at, on a phone too."""
    begin(person, edition)
    tabs = person.page.get_by_role("navigation", name=person.t("tabs"))
    person.page.locator(".hand .card").first.wait_for(state="attached")
    if tabs.is_visible():
        # a question of another player may lie over it
        tabs.get_by_role("button", name=person.t("tab-hand"), include_hidden=True).dispatch_event("click")


def boxes(person: Person) -> Any:
    """Width and height of every card in the hand."""
    return person.page.locator(".hand .card").evaluate_all(BOXES)


@pytest.mark.rotated
@pytest.mark.parametrize(("edition", "lang", "screen"), dict.fromkeys(GAMES))
def test_cards_in_a_hand_have_one_height_and_their_names_fit(
    house: House, edition: str, lang: str, screen: str
) -> None:
    person = house.person(lang, screen)
    dealt(person, edition)
    expect(person.page.locator(f"{ON_CARDS} use").first).to_be_attached()
    assert len({round(height) for _, height in boxes(person)}) == 1
    assert person.page.locator(".hand .card").evaluate_all(TOO_LARGE) == []
    assert person.page.locator(".hand .card-help").evaluate_all(TOO_LARGE) == []
    assert person.page.locator(".hand :is(.card, .card-name)").evaluate_all(TOO_WIDE) == []
    assert person.odd == []


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_drawings_that_come_late_move_nothing(house: House, screen: str) -> None:
    person = house.person(screen=screen)
    held, late = list[Route](), True
    person.page.route(DRAWINGS, lambda route: held.append(route) if late else route.continue_())
    dealt(person, "classic")
    expect(person.page.locator(f"{ON_CARDS} .icon").first).to_be_visible()
    before = boxes(person)
    late = False
    for route in held:
        route.continue_()
    expect(person.page.locator(f"{ON_CARDS} use").first).to_be_attached()
    expect(person.page.locator(f"{ON_CARDS} .icon")).to_have_count(0)
    assert boxes(person) == before


def test_a_page_without_drawings_shows_simpler_ones(house: House) -> None:
    person = house.person()
    person.page.route(DRAWINGS, lambda route: route.abort())
    dealt(person, "classic")
    expect(person.page.locator(f"{ON_CARDS} > svg").first).to_be_visible()
    expect(person.page.locator(f"{ON_CARDS} use")).to_have_count(0)
    expect(person.page.locator(".board .bust .letter")).to_have_count(6)
    expect(person.page.locator(".board .prop path")).to_have_count(6)
    assert all("Failed to load resource" in said for said in person.odd)


def test_the_painted_pieces_stand_on_the_board(house: House) -> None:
    person = house.person()
    dealt(person, "classic")
    expect(person.page.locator(".board .pawn use")).to_have_count(6)
    expect(person.page.locator(".board .prop use")).to_have_count(6)
    letters = person.page.locator(".board .pawn .letter").all_text_contents()
    assert len(set(letters)) == len(letters)


def test_the_first_page_fetches_no_drawings_of_cards(house: House) -> None:
    person = house.person()
    asked = list[str]()
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    person.page.wait_for_load_state("networkidle")
    assert asked
    assert [url for url in asked if "/assets/art/" in url and not url.endswith("-board.svg")] == []


def test_drawings_are_fetched_once(house: House) -> None:
    person = house.person()
    asked = list[str]()
    person.page.on("request", lambda request: asked.append(request.url))
    dealt(person, "classic")
    expect(person.page.locator(f"{ON_CARDS} use").first).to_be_attached()
    person.page.get_by_role("link", name="sleuth").click()
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    person.page.go_back()
    expect(person.page.locator(f"{ON_CARDS} use").first).to_be_attached()
    files = [url for url in asked if DRAWINGS.search(url)]
    assert len(files) == len(set(files)) == 2
    assert person.page.locator("#pawn-classic-scarlett, #art-classic-rope").count() == 2


def test_who_sees_no_hand_fetches_no_faces_of_cards(house: House) -> None:
    host, stranger = house.person(), house.person()
    dealt(host, "classic")
    asked = list[str]()
    stranger.page.on("request", lambda request: asked.append(request.url))
    stranger.go(f"/table/{host.code}")
    expect(stranger.page.locator(".board .pawn use")).to_have_count(6)
    assert len([url for url in asked if DRAWINGS.search(url)]) == 1
