"""The stage: everybody sees what happens for as long as they need, in every edition, on wide screens and phones."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Locator, expect

from sleuth.core.game import Seat
from sleuth.core.seen import Passed
from sleuth.core.truth.events import CardShown
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker
from tests.browser.axe import violations
from tests.browser.house import SCREENS, House, Person
from tests.browser.laid import NAMES, player
from tests.browser.looking import check
from tests.browser.stories import ME, Told, accusation, asked_and_shown, asked_in_vain, tell, until

LONG = 60_000
"""A minute on the clock of the page: longer than any scene that goes on by itself."""


def seats(edition: str) -> int:
    """As few as can be asked one after the other."""
    return max(3, load_edition(edition).seats[0])


def options(edition: str) -> dict[str, int]:
    """Somebody else plays the culprit."""
    return {"dealer": 1} if edition == "one-against-all" else {}


def revealed(person: Person, name: str) -> Locator:
    """The card that somebody shows me, as long as it waits for me."""
    return person.page.get_by_role("dialog", name=person.t("shown-to-you", name=name))


def until_denied(person: Person, seat: Seat) -> None:
    """Let time pass until a player says that they have none."""
    bubble = player(person, seat).get_by_text(person.t("passes"), exact=True)
    until(person.page, lambda: bubble.count() > 0)


def in_turns(turn: int) -> list[ParameterSet]:
    """Every second edition; the others run with --every. Each one plays one of two scenes that have much in common."""
    return [
        pytest.param(edition, marks=() if number % 2 == turn else pytest.mark.every)
        for number, edition in enumerate(EDITION_IDS)
    ]


def shown_card(told: Told) -> CardShown:
    """The card that was shown to me."""
    return next(event for event in told.story if isinstance(event, CardShown))


@pytest.mark.rotated
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("edition", in_turns(0))
def test_a_round_of_answers(house: House, database: Path, edition: str, screen: str) -> None:
    """Everybody sees who has none, and then the card, until it is noted."""
    told = tell(database, asked_and_shown, edition, seats(edition), **options(edition))
    person = house.person("en", screen, pace="normal")
    page = person.page
    told.come_back(person, ME)
    offered = page.get_by_role("region", name=person.t("what-now")).get_by_role("button")
    for event in told.story:
        if isinstance(event, Passed):
            until_denied(person, event.seat)
            assert offered.count() == 0, "nothing is asked of me while the round is played"
        elif isinstance(event, CardShown):
            break
    shown = shown_card(told)
    card = revealed(person, NAMES[shown.seat]).locator(".card-name")
    until(page, lambda: card.count() > 0)
    page.clock.run_for(LONG)
    expect(card).to_have_text(speaker("en", told.laid.state.game.edition).card(shown.card))
    assert offered.count() == 0
    check(person)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if told.laid.state.public.actor == ME:
        until(page, lambda: offered.count() > 0)


@pytest.mark.rotated
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("edition", in_turns(1))
def test_nobody_could_answer(house: House, database: Path, edition: str, screen: str) -> None:
    """Everybody sees that all have none, and only then that nobody could answer."""
    told = tell(database, asked_in_vain, edition, seats(edition), **options(edition))
    person = house.person("en", screen, pace="normal")
    page, beat = person.page, person.page.get_by_text(person.t("nobody"), exact=True)
    told.come_back(person, ME)
    asked = [event.seat for event in told.story if isinstance(event, Passed)]
    for seat in asked:
        assert beat.count() == 0, "not before everybody was asked"
        until_denied(person, seat)
    until(page, lambda: beat.count() > 0)
    check(person)
    until(page, lambda: beat.count() == 0)
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.rotated
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_an_accusation(house: House, database: Path, edition: str, right: bool) -> None:
    told = accusation(database, edition, seats(edition), right=right, **options(edition))
    screens = ("wide", "phone") if right else ("phone", "wide")
    accuser, other = (house.person("en", screen, pace="normal") for screen in screens)
    verdict = "verdict-right" if right else "verdict-wrong"
    told.come_back(accuser, ME)
    dialogue = accuser.page.get_by_role("dialog")
    until(accuser.page, lambda: dialogue.count() > 0)
    assert accuser.page.get_by_text(accuser.t(verdict), exact=True).count() == 0, "first the envelopes open"
    until(accuser.page, lambda: accuser.page.get_by_text(accuser.t(verdict), exact=True).count() > 0)
    accuser.page.clock.run_for(LONG)
    fits = dialogue.get_by_role("listitem").get_by_text(accuser.t("card-right"), exact=True)
    misses = dialogue.get_by_role("listitem").get_by_text(accuser.t("card-wrong"), exact=True)
    assert (fits.count(), misses.count()) == ((3, 0) if right else (2, 1)), "the accuser sees what was wrong"
    check(accuser)
    accuser.page.clock.resume()  # axe waits by the clock
    assert violations(accuser.page) == []
    accuser.page.keyboard.press("Escape")
    until(accuser.page, lambda: dialogue.count() == 0)

    told.come_back(other, 1)
    said = other.page.get_by_text(other.t(verdict), exact=True)
    until(other.page, lambda: said.count() > 0)
    assert other.page.get_by_text(other.t("card-right"), exact=True).count() == (3 if right else 0)
    assert other.page.get_by_text(other.t("card-wrong"), exact=True).count() == 0, (
        "the others learn only that it was wrong"
    )
    check(other)
    until(other.page, lambda: said.count() == 0)
    over = other.page.get_by_role("region", name=other.t("case-file"))
    if told.laid.state.public.ending:
        until(other.page, lambda: over.count() > 0)
