"""An edition of the operator's own: on the first page like any other, and a game of it begins."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.words import words
from tests.folders import harpoon_house
from tests.server.client import Server


@pytest.fixture(scope="module")
def address(
    tmp_path_factory: pytest.TempPathFactory, root_path: str, offered: Callable[[str], AbstractContextManager[str]]
) -> Iterator[str]:
    """Where people find a server with one more edition."""
    folder = tmp_path_factory.mktemp("own-edition")
    own = harpoon_house(folder / "own")
    with Server(folder / "tables.db", root_path=root_path, editions=own) as server, offered(server.url) as address:
        yield address


def test_a_game_of_an_own_edition_begins_on_the_first_page(house: House) -> None:
    person, say = house.person(), words("en", "classic").text  # its words are those of the edition it was copied from
    page = person.page
    person.go("/")
    page.get_by_role("radio", name="Harpoon House").check()
    expect(page).to_have_url(f"{house.origin}/play/harpoon-house")
    page.get_by_role("button", name=say("web-go")).click()
    page.get_by_role("region", name=say("web-what-now")).wait_for()
    expect(page.get_by_text("Harpoon House").first).to_be_attached()
    assert page.evaluate("document.documentElement.dataset.edition") == "harpoon-house"
    assert "harpoon" in {card["id"] for card in person.ask("/editions/harpoon-house")["cards"]}
    assert person.odd == []


def test_a_card_without_a_drawing_shows_its_initials(house: House) -> None:
    person, say = house.person(), words("en", "classic").text
    person.go("/play/harpoon-house")
    person.page.get_by_role("button", name=say("web-go")).click()
    weapons = person.page.locator("svg.board .weapon")
    harpoon = weapons.filter(has_text="Rope")  # it kept the rope's name
    expect(harpoon.locator(".initials")).to_have_text("Ro")
    expect(weapons.locator(".initials")).to_have_count(1)


def test_a_colour_of_its_own_is_drawn_all_the_same(house: House) -> None:
    person = house.person()
    person.go("/")
    person.page.get_by_role("radio", name="Harpoon House").wait_for()
    drawn = "(colour) => { const piece = document.createElement('i'); piece.dataset.colour = colour;"
    drawn += " document.body.append(piece); return getComputedStyle(piece).getPropertyValue('--figure'); }"
    assert person.page.evaluate(drawn, "turquoise")
    assert person.page.evaluate(drawn, "turquoise") != person.page.evaluate(drawn, "red")
