"""How to play: a page for every edition, and a dialogue at the table, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.browser.axe import violations
from tests.browser.beginning import begin
from tests.browser.house import LIGHTS, House, Light, Person
from tests.browser.looking import check
from tests.browser.monkey import open_settings
from tests.browser.test_keyboard import reach

MINE = "card-game"
"""An edition in which the first seat begins, so that nobody asks for anything while the rules are read."""
LONGEST_LINE = """element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rows = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
  return element.innerText.length / Math.max(rows.size, 1);
}"""
"""How many characters a line of a paragraph has on average."""


def book(person: Person) -> Locator:
    """The rules as a dialogue at the table."""
    return person.page.get_by_role("dialog", name=person.t("how"))


def opened(person: Person) -> Locator:
    """The rules, once they are there."""
    book(person).locator(".how-section").first.wait_for()
    return book(person)


@pytest.mark.rotated
@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize(("edition", "light"), [(e, LIGHTS[n % 2]) for n, e in enumerate(EDITION_IDS)])
def test_every_edition_has_its_page(house: House, edition: str, light: Light, screen: str) -> None:
    lang = LANGUAGES[EDITION_IDS.index(edition) % len(LANGUAGES)]
    person = house.person(lang=lang, screen=screen, light=light)
    person.go(f"/how/{edition}")
    page = person.page
    page.locator(".how-section").first.wait_for()
    sections = person.ask(f"/editions/{edition}/manual?lang={lang}")["sections"]
    contents = page.get_by_role("navigation", name=person.t("how-contents"))
    expect(contents.get_by_role("link")).to_have_text([section["title"] for section in sections])
    pictures = [picture for section in sections for picture in section["pictures"]]
    expect(page.locator(".how-picture figcaption")).to_have_text([picture["caption"] for picture in pictures])
    for picture in pictures:
        expect(page.get_by_role("img", name=picture["alt"], exact=True).first).to_be_visible()
    assert page.locator("svg.scene").count() == sum(picture["type"] == "board" for picture in pictures)
    assert all(page.locator(".how-text p").nth(n).evaluate(LONGEST_LINE) < 70 for n in range(0, 30, 3))
    check(person)
    assert violations(page) == []


def test_the_contents_lead_to_the_sections(house: House) -> None:
    person = house.person()
    page = person.page
    person.go("/how/red-keep")
    page.locator(".how-section").first.wait_for()
    link = page.get_by_role("navigation", name=person.t("how-contents")).get_by_role("link").nth(9)
    title = link.inner_text()
    link.click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    person.go("/how/red-keep#how-characters")
    expect(page.locator("#how-characters")).to_be_in_viewport()


def test_a_page_changes_its_language_in_place(house: House) -> None:
    person = house.person()
    person.go("/how/meereen")
    headings = person.page.locator(".how-section h2")
    headings.first.wait_for()
    before = headings.all_inner_texts()
    person.page.get_by_label(person.t("language")).select_option("de")
    german = person.ask("/editions/meereen/manual?lang=de")["sections"]
    expect(headings.first).to_have_text(german[0]["title"])
    assert headings.all_inner_texts() != before


@pytest.mark.rotated
@pytest.mark.parametrize("screen", ["wide", "phone"])
@pytest.mark.parametrize("light", LIGHTS)
def test_the_rules_open_at_the_table(house: House, screen: str, light: Light) -> None:
    person = house.person(screen=screen, light=light)
    begin(person, MINE)
    page = person.page
    button = page.get_by_role("button", name=person.t("how"))
    button.click()
    dialogue = opened(person)
    check(person)
    assert violations(page) == []
    last = dialogue.locator(".how-section").last
    last.scroll_into_view_if_needed()
    close = dialogue.get_by_role("button", name=person.t("close"))
    expect(close).to_be_in_viewport()
    close.click()
    expect(dialogue).to_have_count(0)
    expect(button).to_be_focused()
    assert re.search(r"/table/\w+$", page.url), "the game was not left"
    expect(page.get_by_role("region", name=person.t("what-now"))).to_be_visible()


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_the_rules_open_by_keyboard(house: House, screen: str) -> None:
    person = house.person(screen=screen)
    begin(person, MINE)
    page = person.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("button", name=person.t("how"))).to_be_focused()
    page.keyboard.press("Enter")
    dialogue = opened(person)
    for _ in range(15):
        page.keyboard.press("Tab")
        assert dialogue.evaluate(
            "dialogue => dialogue.contains(document.activeElement) || document.activeElement === document.body"
        )
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialogue).to_have_count(0)
    button = page.get_by_role("button", name=person.t("how"))
    reach(person, button)
    page.keyboard.press("Enter")
    opened(person)
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    check(person)


def test_the_rules_at_a_table_are_its_own(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/friends")
    open_settings(person)
    page.locator("summary").filter(has_text=t("house-rules")).click()
    rule = next(o["text"] for o in person.ask("/editions/classic")["options"] if o["name"] == "reentry")
    page.get_by_label(rule).check()
    page.get_by_role("button", name=t("open-table")).click()
    page.get_by_role("button", name=t("how")).click()
    marks = opened(person).locator(".how-text .how-mark.changed")
    expect(marks).to_have_text([t("how-changed")])
    clauses = marks.locator("xpath=ancestor::p").get_attribute("data-clauses")
    assert clauses == "R3.7"


def test_typing_a_question_mark_does_not_open_the_help(house: House) -> None:
    person = house.person()
    person.go("/friends")
    person.page.get_by_role("button", name=person.t("open-table")).click()
    person.page.get_by_role("button", name=person.t("how")).wait_for()
    field = person.page.get_by_role("textbox").first
    field.focus()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.get_by_role("button", name=person.t("how")).click()
    opened(person)


def test_the_rules_are_fetched_when_they_are_wanted(house: House) -> None:
    person = house.person()
    asked = list[str]()
    person.page.on("request", lambda request: asked.append(request.url))
    begin(person, MINE)
    person.page.wait_for_load_state("networkidle")
    late = ("/manual?", "manual/manual.js", "manual/scene.js", "board/scene.js")
    assert not [url for url in asked if any(part in url for part in late)]
    person.page.get_by_role("button", name=person.t("how")).click()
    opened(person)
    assert all(any(part in url for url in asked) for part in late)


def test_the_start_page_says_what_an_edition_is_about(house: House) -> None:
    person = house.person(lang="nl")
    person.go("/play/sherlock")
    page = person.page
    teaser = page.get_by_role("region", name="Sherlock")
    for sentence in person.ask("/editions/sherlock/aim?lang=nl")["sentences"]:
        expect(teaser).to_contain_text(sentence)
    teaser.get_by_role("link", name=person.t("how")).click()
    page.locator(".how-section").first.wait_for()
    assert page.url.endswith("/how/sherlock")
