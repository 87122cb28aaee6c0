"""Character cards lie open at each player, and are turned over once used; where nobody has a figure, nobody is one."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.actions import Use
from sleuth.core.game import Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth import State
from sleuth.editions import load_edition
from sleuth.sentences import speaker
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import NAMES, Laid, lay, player
from tests.browser.looking import check


def character(person: Person, seat: Seat) -> Locator:
    return player(person, seat).get_by_role("button")


def ability(laid: Laid, seat: Seat) -> tuple[str, str]:
    voice, effect = speaker("en", laid.state.game.edition), laid.state.game.ability_of(seat)
    assert effect is not None
    return voice.effect(effect), voice.effect_help(effect)


def some_used(state: State) -> bool:
    used = [seat.ability_used for seat in state.public.seats]
    return any(used) and not all(used)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_abilities_of_all_lie_open(house: House, database: Path, screen: str) -> None:
    laid = lay(database, some_used, "red-keep", 6)
    person, stranger = house.person(screen=screen), house.person(screen=screen)
    laid.seat(person, 0)
    laid.watch(stranger)
    for viewer in (person, stranger):
        for seat, open_seat in enumerate(laid.state.public.seats):
            key = "character-label-used" if open_seat.ability_used else "character-label"
            name, text = ability(laid, seat)
            expect(character(viewer, seat)).to_have_accessible_name(viewer.t(key, ability=name))
            expect(character(viewer, seat)).to_have_accessible_description(re.compile(f"^{re.escape(text)}"))
        check(viewer)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_character_card_can_be_read(house: House, database: Path, screen: str) -> None:
    laid = lay(database, some_used, "meereen", 4)
    person = house.person(screen=screen)
    laid.watch(person)
    dialogue = person.page.get_by_role("dialog")
    for seat, open_seat in enumerate(laid.state.public.seats):
        if screen == "phone":
            character(person, seat).tap()
        else:
            character(person, seat).focus()
            person.page.keyboard.press("Enter")
        for text in (*ability(laid, seat), NAMES[seat]):
            expect(dialogue).to_contain_text(text)
        expect(dialogue).to_contain_text(person.t("character-used" if open_seat.ability_used else "character-unused"))
        check(person)
        assert violations(person.page) == []
        person.page.keyboard.press("Escape")
        expect(dialogue).to_have_count(0)
        expect(character(person, seat)).to_be_focused()


def test_the_text_of_an_ability_is_told_to_the_mouse(house: House, database: Path) -> None:
    laid = lay(database, lambda state: state.public.phase == "start", "red-keep", 6)
    person = house.person()
    laid.seat(person, 0)
    tip = player(person, 5).get_by_role("tooltip")
    expect(tip).to_have_count(0)
    player(person, 5).hover()
    expect(tip).to_have_text(ability(laid, 5)[1])
    check(person)
    person.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def may_use_ability(state: State) -> bool:
    menus = legal_actions(state.view(2)).menus  # none, unless it is asked
    return any(isinstance(action, Use) and action.source == "ability" for menu in menus for action in menu.actions)


def test_a_card_is_turned_over_before_everybody_when_used(house: House, database: Path) -> None:
    laid = lay(database, may_use_ability, "red-keep", 3)
    person, stranger = house.person(), house.person()
    laid.seat(person, 2)
    laid.watch(stranger)
    name, _ = ability(laid, 2)
    expect(character(stranger, 2)).to_have_accessible_name(stranger.t("character-label", ability=name))
    person.page.get_by_role("region", name=person.t("what-now")).get_by_role("button", name=name).first.click()
    for viewer in (person, stranger):
        used = viewer.t("character-label-used", ability=name)
        expect(character(viewer, 2)).to_have_accessible_name(used)


def test_house_rules_without_abilities_show_none(house: House, database: Path) -> None:
    person = house.person()
    lay(database, lambda state: state.public.phase == "start", "meereen", 4, abilities=False).seat(person, 0)
    expect(player(person, 3)).to_be_visible()
    expect(person.page.get_by_role("list", name=person.t("players")).get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("edition", ["card-game", "one-against-all", "questions"])
def test_without_figures_nobody_is_a_suspect(house: House, database: Path, edition: str) -> None:
    person = house.person()
    laid = lay(database, lambda state: state.public.actor is not None, edition, 3)
    laid.seat(person, laid.state.public.actor or 0)
    voice = speaker("en", load_edition(edition))
    text = person.page.get_by_role("list", name=person.t("players")).inner_text()
    assert all(name in text for name in NAMES[:3])
    assert not [suspect for suspect in load_edition(edition).suspects if voice.card(suspect) in text]
