"""City cards: the one at each player, those in the middle, and from whom one was taken."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.core.decks import ANY_CITY
from sleuth.core.game import CardId
from sleuth.core.truth import State
from sleuth.sentences import speaker
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import NAMES, Laid, lay, player
from tests.browser.looking import check

SEATS = 5


def may_take_any_city(state: State) -> bool:
    return state.public.phase == "suspect" and state.public.turn.card == ANY_CITY and state.public.actor == 0


def middle(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.t("middle")).get_by_role("listitem")


def called(laid: Laid, card: CardId) -> str:
    return speaker("en", laid.state.game.edition).card(card)


def suspect(person: Person, city: str) -> None:
    """Name the first suspect and vehicle, and a city."""
    page, t = person.page, person.t
    begin = page.get_by_role("button", name=t("open-suggest"))
    heads = page.get_by_role("grid", name=t("sheet")).get_by_role("rowheader")
    begin.or_(heads.get_by_role("button").first).first.wait_for()
    if begin.count():  # unless nothing else can be done, and it has begun
        begin.click()
    kinds = page.get_by_role("grid", name=t("sheet")).get_by_role("rowgroup")
    for kind in (1, 2):
        kinds.nth(kind).get_by_role("rowheader").get_by_role("button", disabled=False).first.click()
    heads.get_by_role("button", name=city).click()
    page.get_by_role("button", name=t("send-suggest"), exact=True).click()


@pytest.fixture
def laid(database: Path) -> Laid:
    """A table where Ann may take any city."""
    return lay(database, may_take_any_city, "card-game", SEATS)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_city_taken_from_a_player(house: House, laid: Laid, screen: str) -> None:
    ann, bob = house.person(screen=screen), house.person(screen=screen)
    laid.seat(ann, 0)
    laid.seat(bob, 1)
    mine, wanted = (called(laid, laid.state.public.seats[seat].city or "") for seat in (0, 3))
    suspect(ann, wanted)
    for viewer in (ann, bob):
        expect(player(viewer, 0)).to_contain_text(wanted)
        expect(player(viewer, 0)).to_contain_text(viewer.t("city-from", name=NAMES[3]))
        expect(player(viewer, 3)).to_contain_text(mine)
        expect(player(viewer, 3)).to_contain_text(viewer.t("city-from", name=NAMES[0]))
        expect(player(viewer, 1)).not_to_contain_text("from")
    expect(middle(ann)).to_have_count(9 - SEATS)
    check(ann)
    assert violations(ann.page) == []


def test_a_city_taken_from_the_middle(house: House, laid: Laid) -> None:
    ann, stranger = house.person(), house.person()
    laid.seat(ann, 0)
    laid.watch(stranger)
    before = {open_seat.city for open_seat in laid.state.public.seats}
    wanted = next(city for city in laid.state.game.edition.places if city not in before)
    given = called(laid, laid.state.public.seats[0].city or "")
    expect(middle(stranger).filter(has_text=called(laid, wanted))).to_have_count(1)
    suspect(ann, called(laid, wanted))
    for viewer in (ann, stranger):
        expect(player(viewer, 0)).to_contain_text(viewer.t("city-from-middle"))
        expect(middle(viewer).filter(has_text=given)).to_have_count(1)
        expect(middle(viewer).filter(has_text=called(laid, wanted))).to_have_count(0)
        expect(viewer.page.get_by_role("region", name=viewer.t("table"))).to_contain_text("Ann asks")


def test_the_card_glides_where_motion_is_welcome(house: House, laid: Laid) -> None:
    ann, still = house.person(pace="normal"), house.person()
    ann.page.emulate_media(reduced_motion="no-preference")
    for person in (ann, still):
        person.page.add_init_script(
            "const animate = Element.prototype.animate; window.glided = [];"
            "Element.prototype.animate = function (...how) {"
            " glided.push(this.dataset.glides); return animate.apply(this, how); };"
        )
    laid.seat(ann, 0)
    laid.watch(still)
    mine, wanted = (laid.state.public.seats[seat].city or "" for seat in (0, 2))
    suspect(ann, called(laid, wanted))
    for person in (ann, still):
        expect(player(person, 2)).to_contain_text(called(laid, mine))
    assert sorted(ann.page.evaluate("glided")) == sorted((mine, wanted))
    assert still.page.evaluate("glided") == []
