"""A hint is one sentence, played by one press; the accusation is quiet until my sheet leaves few solutions."""

import re

import pytest
from playwright.sync_api import Page, expect

from sleuth.editions import load_edition
from tests.browser.axe import violations
from tests.browser.beginning import begin
from tests.browser.house import House
from tests.browser.looking import check


def moment(page: Page) -> str:
    """What the panel says now."""
    return page.locator(".actions .prompt").inner_text()


@pytest.mark.parametrize(("edition", "lang", "screen"), [("classic", "en", "wide"), ("questions", "de", "phone")])
def test_a_hint_is_played_by_one_press(house: House, edition: str, lang: str, screen: str) -> None:
    person = house.person(lang, screen)
    page, t = person.page, person.t
    begin(person, edition, 3, hints=True)
    panel = page.get_by_role("region", name=t("what-now"))
    for _ in range(3):
        before = moment(page)
        ask = panel.get_by_role("button", name=t("hint-now"))
        do = panel.get_by_role("button", name=t("hint-do"))
        ask.or_(panel.get_by_role("button", name=t("naming-cancel"))).first.wait_for()
        if not ask.count():  # a claim that has to be made is begun at once
            panel.get_by_role("button", name=t("naming-cancel")).click()
        ask.click()
        expect(panel.get_by_role("status")).to_have_text(re.compile(r"\S+ \S+"))
        assert violations(page) == []
        check(person)
        do.click()
        send = panel.locator("button.send")
        expect(panel).not_to_have_text(re.compile(re.escape(before)))
        if send.count():  # cards are laid out on the sheet first
            send.click()
            break
    assert person.odd == []


def test_more_is_behind_the_hint(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "questions", 3, hints=True)
    panel = page.get_by_role("region", name=t("what-now"))
    panel.get_by_role("button", name=t("hint-now")).click()
    panel.get_by_role("button", name=t("hint-more")).click()
    dialogue = page.get_by_role("dialog")
    expect(dialogue.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(panel.get_by_role("button", name=t("hint-do"))).to_be_visible()
    assert person.odd == []


def test_the_accusation_is_quiet_until_my_sheet_leaves_few_solutions(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "classic", 3, hints=True)
    accuse = page.get_by_role("region", name=t("what-now")).get_by_role("button", name=t("open-accuse"))
    expect(accuse).to_have_class(re.compile("quiet"))
    offered = page.get_by_role("region", name=t("what-now")).get_by_role("button")
    assert offered.first.inner_text() != t("open-accuse"), "it never comes first"
    edition = load_edition("classic")
    marks = {f"{card}@case": "yes" for card in (edition.suspects[0], edition.weapons[0], edition.places[0])}
    table = person.ask(f"/codes/{person.code}")["table"]
    answer = page.request.patch(f"{person.origin}/api/v1/tables/{table}/marks", data={"cells": marks})
    assert answer.ok
    page.reload()
    expect(accuse).to_have_class(re.compile("danger"))
    assert person.odd == []
