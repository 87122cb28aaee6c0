"""Whoever is out can watch, have their answers given, go to the end at once, or begin a new game."""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from sleuth.core.truth import State
from tests.browser.axe import violations
from tests.browser.beginning import begin
from tests.browser.house import House, Person
from tests.browser.laid import lay
from tests.browser.looking import check

MOST_TRIES = 30
SOON = 1_000
"""Milliseconds until it is looked again whether something lies over a button."""


def accuse_wrongly(person: Person) -> None:
    """Accuse at once, over the wire: the chance that it is right is one in hundreds."""
    table = person.ask(f"/codes/{person.code}")["table"]
    seen = person.ask(f"/tables/{table}")["now"]
    wrong = next(action for menu in seen["choices"] for action in menu if action["type"] == "accuse")
    body = {"key": "wrong", "moment": seen["moment"], "action": wrong}
    answer = person.page.request.post(f"{person.origin}/api/v1/tables/{table}/actions", data=body)
    assert answer.ok, answer.text()


def press(page: Page, name: str) -> None:
    """Press a button of the panel; what lies over it meanwhile is put away: my accusation, a question."""
    for _ in range(MOST_TRIES):
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        with suppress(Error):
            page.get_by_role("button", name=name).click(timeout=SOON)
            return
    raise AssertionError(f"{name} cannot be pressed")


@pytest.mark.parametrize(("lang", "screen"), [("en", "wide"), ("fr", "phone")])
def test_the_end_comes_at_once(house: House, lang: str, screen: str) -> None:
    person = house.person(lang, screen)
    page, t = person.page, person.t
    begin(person, "questions", 3)
    accuse_wrongly(person)
    press(page, t("out-finish"))
    page.get_by_role("region", name=t("case-file")).wait_for()
    assert person.odd == []


def test_answers_are_given_and_given_by_myself_again(house: House, database: Path) -> None:
    def out_and_waiting(state: State) -> bool:
        return state.public.seats[0].standing == "out" and state.public.actor != 0 and state.public.phase == "start"

    laid = lay(database, out_and_waiting, "questions", 3)
    person = house.person("de")
    page, t = person.page, person.t
    laid.seat(person, 0)
    panel = page.get_by_role("region", name=t("what-now"))
    expect(panel).to_contain_text(t("out-answers"))
    assert panel.get_by_role("button", name=t("out-finish")).count() == 0, "others play too"
    assert violations(page) == []
    panel.get_by_role("button", name=t("out-auto")).click()
    expect(panel).to_contain_text(t("out-given"))
    check(person)
    panel.get_by_role("button", name=t("out-own")).click()
    expect(panel).to_contain_text(t("out-answers"))
    assert person.odd == []


def test_a_new_game_leaves_nobody_waiting(house: House, database: Path) -> None:
    def out_and_asked(state: State) -> bool:
        return state.public.seats[0].standing == "out" and state.public.actor == 0

    laid = lay(database, out_and_asked, "questions", 3)
    person = house.person()
    page, t = person.page, person.t
    laid.seat(person, 0)
    press(page, t("out-new"))
    page.wait_for_url(f"{person.origin}/")
    table = person.ask(f"/tables/{laid.id}")
    assert table["chairs"][0]["kept"]
    assert person.odd == []
