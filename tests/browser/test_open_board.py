"""What lies beside the board is seen by everybody: White Walkers, leftovers, hands laid open, cards face down."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.truth import State
from sleuth.editions import load_edition
from sleuth.sentences import speaker
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import NAMES, Laid, lay
from tests.browser.looking import check


def board(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("board"))


def face_up(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("open-cards"))


def cards(laid: Laid, *cards: str) -> list[str]:
    voice = speaker("en", laid.state.game.edition)
    return [voice.card(card) for card in cards]


def fine(person: Person) -> None:
    check(person)
    assert violations(person.page) == []


def walking(state: State) -> bool:
    return state.public.walkers == 3 and state.public.phase == "start"


@pytest.mark.parametrize("screen", SCREENS)
def test_white_walkers_are_counted(house: House, database: Path, screen: str) -> None:
    laid = lay(database, walking, "red-keep", 3)
    person, stranger = house.person(screen=screen), house.person(screen=screen)
    laid.seat(person, 0)
    laid.watch(stranger)
    for viewer in (person, stranger):
        expect(board(viewer)).to_contain_text("White Walkers: 3 of 8")
        expect(board(viewer)).to_contain_text(viewer.t("walkers-last"))
        expect(board(viewer).locator(".walker")).to_have_count(8)
        expect(board(viewer).locator(".walker[data-on=true]")).to_have_count(3)
        fine(viewer)


def test_without_intrigue_cards_there_are_no_walkers(house: House, database: Path) -> None:
    person = house.person()
    lay(database, lambda state: state.public.phase == "start", "red-keep", 3, intrigue=False).seat(person, 0)
    expect(board(person)).not_to_contain_text("White Walkers")
    expect(board(person).get_by_role("button", name=person.t("pile-discard"))).to_have_count(0)
    check(person)


def test_leftovers_lie_beside_the_board(house: House, database: Path) -> None:
    laid = lay(database, lambda state: state.public.phase == "start", "sherlock", 4)
    person, stranger = house.person(), house.person()
    laid.seat(person, 0)
    laid.watch(stranger)
    assert len(laid.state.public.open) == 2
    for viewer in (person, stranger):
        expect(face_up(viewer).get_by_role("listitem")).to_have_count(2)
        expect(face_up(viewer).get_by_role("listitem")).to_contain_text(cards(laid, *laid.state.public.open))


def taken(state: State) -> bool:
    return any(seat.standing == "taken" for seat in state.public.seats)


def test_a_hand_laid_open_says_whose_it_was(house: House, database: Path) -> None:
    laid = lay(database, taken, "red-keep", 6)
    seat = next(seat for seat, open_seat in enumerate(laid.state.public.seats) if open_seat.standing == "taken")
    person = house.person()
    laid.watch(person)
    hand = face_up(person).locator("div").filter(has_text=person.t("hand-of", name=NAMES[seat]))
    expect(hand.first.get_by_role("listitem")).to_contain_text(cards(laid, *laid.state.private[seat].hand))
    expect(face_up(person).get_by_role("listitem")).to_have_count(len(laid.state.public.open))
    fine(person)


def seen_by_both(state: State) -> bool:
    seats = [seat for seat, pile, _ in state.public.looked if pile == "side"]
    return 0 in seats and 1 in seats and state.public.phase in ("start", "move")


@pytest.mark.parametrize("screen", SCREENS)
def test_cards_set_aside_are_marked_for_who_has_looked(house: House, database: Path, screen: str) -> None:
    laid = lay(database, seen_by_both, "meereen", 2)
    person = house.person(screen=screen)
    laid.seat(person, 0)
    mine = [index for seat, _, index in laid.state.public.looked if seat == 0]
    pile = person.page.get_by_role("button", name=person.t("pile-count-side", count=4))
    expect(pile).to_contain_text(person.t("looked-at", count=len(mine)))
    pile.focus()
    person.page.keyboard.press("Enter")
    shown = person.page.get_by_role("dialog").get_by_role("listitem")
    expect(shown).to_have_count(4)
    saw = iter(card for card, owner in laid.state.private[0].saw if owner == "side")
    for index in mine:
        expect(shown.nth(index)).to_contain_text(cards(laid, next(saw))[0])
    for index in set(range(4)) - set(mine):
        expect(shown.nth(index)).to_contain_text(str(index + 1))
    fine(person)


def test_the_big_screen_shows_no_face_of_cards_set_aside(house: House, database: Path) -> None:
    laid = lay(database, seen_by_both, "meereen", 2)
    stranger = house.person()
    laid.watch(stranger)
    stranger.page.get_by_role("button", name=stranger.t("pile-count-side", count=4)).click()
    dialogue = stranger.page.get_by_role("dialog")
    expect(dialogue.get_by_role("listitem")).to_have_count(4)
    names = cards(laid, *(card.id for card in load_edition("meereen").cards))
    assert not [name for name in names if name in dialogue.inner_text()]


def test_played_cards_can_be_looked_up(house: House, database: Path) -> None:
    laid = lay(database, lambda state: len(state.public.played) == 2 and state.public.phase == "start", "red-keep", 4)
    person = house.person()
    laid.seat(person, 0)
    pile = board(person).get_by_role("button", name=person.t("pile-discard"))
    expect(pile).to_contain_text(f"{laid.state.public.deck} {person.t('pile-draw')}")
    expect(pile).to_contain_text(f"2 {person.t('pile-discard')}")
    pile.click()
    dialogue = person.page.get_by_role("dialog", name=person.t("played-title"))
    voice = speaker("en", laid.state.game.edition)
    for effect in laid.state.public.played:
        expect(dialogue).to_contain_text(voice.effect(effect))
    fine(person)


def test_nothing_moves_when_dice_are_rolled(house: House, database: Path) -> None:
    laid = lay(database, lambda state: state.public.phase == "start" and not state.public.turn.dice, "sherlock", 4)
    person = house.person()
    laid.seat(person, laid.state.public.actor or 0)
    dice = board(person).get_by_role("img", name="+")
    expect(dice).to_have_count(0)
    before = face_up(person).bounding_box()
    person.page.get_by_role("button", name="Roll the dice").click()
    expect(dice).to_have_count(1)
    assert face_up(person).bounding_box() == before
