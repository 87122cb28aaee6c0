"""The sheet: my own marks, what it fills in, and languages that change in place."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.beginning import begin
from tests.browser.house import House, Person


def cells(person: Person) -> Locator:
    """Where one can write, row by row."""
    return person.page.get_by_role("grid", name=person.t("sheet")).get_by_role("gridcell").get_by_role("button")


def test_marks_cycle_are_taken_back_and_survive(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "classic")
    cell, undo = cells(person).first, page.get_by_role("button", name=t("undo"))
    expect(undo).to_be_disabled()
    seen = list[str]()
    for _ in range(3):
        cell.click()
        seen.append(cell.get_attribute("aria-label") or "")
    assert len(set(seen)) == 3
    undo.click()
    expect(cell).to_have_attribute("aria-label", seen[1])
    table = person.ask(f"/codes/{person.code}")["table"]
    while list(person.ask(f"/tables/{table}/marks")["cells"].values()) != ["yes"]:
        page.wait_for_timeout(50)  # it is kept a moment later
    page.reload()
    expect(cell).to_have_attribute("aria-label", seen[1])
    cell.focus()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert person.odd == []


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_columns_are_called_the_same_before_the_server_has_counted(house: House, lang: str) -> None:
    person = house.person(lang)
    page, held = person.page, list[Route]()
    page.route(re.compile(r"/sheet(\?|$)"), lambda route: held.append(route))
    begin(person, "classic")
    heads = page.get_by_role("grid", name=person.t("sheet")).get_by_role("columnheader")
    heads.last.wait_for()
    before = heads.all_text_contents()
    assert held, "the sheet of the server does not come late"
    empty = page.get_by_role("button", name=re.compile(re.escape(person.t("mark-empty"))))
    expect(empty).to_have_count(cells(person).count())
    held[0].continue_()
    expect(empty).not_to_have_count(cells(person).count())
    assert heads.all_text_contents() == before
    assert person.odd == []


def test_how_much_the_sheet_fills_in_is_my_choice(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "classic")
    cells(person).first.wait_for()
    mode = page.get_by_role("combobox", name=t("sheet-mode"))
    empty = re.compile(re.escape(t("mark-empty")))
    mode.select_option(label=t("sheet-none"))
    expect(page.get_by_role("button", name=empty)).to_have_count(cells(person).count())
    mode.select_option(label=t("sheet-seen"))
    expect(page.get_by_role("button", name=empty)).not_to_have_count(cells(person).count())
    mode.select_option(label=t("sheet-chances"))
    expect(page.get_by_role("button", name=re.compile(r"\d+.?%")).first).to_be_visible()
    assert person.odd == []


def test_a_language_changes_in_place(house: House) -> None:
    person, other = house.person(), house.person("de")
    page = person.page
    begin(person, "classic")
    cells(person).first.click()
    page.get_by_role("combobox", name=person.t("language")).select_option("de")
    expect(page.get_by_role("region", name=other.t("sheet"))).to_be_visible()
    first = page.get_by_role("grid", name=other.t("sheet")).get_by_role("gridcell").get_by_role("button").first
    expect(first).to_have_attribute("aria-label", re.compile("Fräulein Gloria.*" + other.t("mark-mine", mark="")))
    expect(page.get_by_role("region", name=other.t("log"))).to_contain_text("Die Karten sind ausgeteilt")
    assert page.locator("html").get_attribute("lang") == "de"
    assert person.odd == []
