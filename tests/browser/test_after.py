"""After the game: the case file and the table, the replay, the record as a file, and once more."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.stories import ME, accusation


@pytest.fixture
def person(house: House, database: Path) -> Person:
    """Somebody whose game is over."""
    person = house.person()
    accusation(database, "questions", 3, right=True).laid.enter(person, ME)
    person.page.get_by_role("region", name=person.t("case-file")).wait_for()
    return person


def test_the_table_the_case_file_and_once_more(person: Person) -> None:
    page, t = person.page, person.t
    case_file = page.get_by_role("region", name=t("case-file"))
    page.get_by_role("button", name=t("look-at-table")).click()
    expect(case_file).to_have_count(0)
    page.get_by_role("button", name=t("replay-result")).click()
    expect(case_file).to_have_count(1)
    old = person.code
    page.get_by_role("button", name=t("rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(old))
    page.get_by_role("region", name=t("what-now")).or_(page.get_by_role("list", name=t("seats"))).first.wait_for()
    check(person)


def test_the_replay_goes_to_and_fro_and_can_be_passed_on(person: Person) -> None:
    page, t = person.page, person.t
    page.get_by_role("link", name=t("replay")).click()
    where = page.get_by_role("status").filter(has_text=re.compile(r"^\d+ of \d+$"))
    expect(where).to_have_text(re.compile(r"^1 of"))
    page.get_by_role("button", name=t("step-forward")).click()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(re.compile(r"^3 of"))
    page.get_by_role("button", name=t("step-back")).click()
    expect(where).to_have_text(re.compile(r"^2 of"))
    eyes, hand = page.get_by_role("combobox", name=t("eyes")), page.get_by_role("region", name=t("hand"))
    mine = hand.inner_text()
    eyes.select_option("1")
    expect(hand).not_to_have_text(mine)
    expect(where).to_have_text(re.compile(r"^2 of"))
    page.wait_for_url("**/replay/*?seat=1&step=1")
    page.reload()
    expect(where).to_have_text(re.compile(r"^2 of"))
    expect(eyes).to_have_value("1")
    page.get_by_role("button", name=t("step-last")).click()
    expect(page.get_by_role("heading", name=t("case-file")).first).to_be_visible()
    check(person)


def test_a_record_is_saved_and_opened_by_somebody_else(house: House, person: Person, tmp_path: Path) -> None:
    t = person.t
    with person.page.expect_download() as saving:
        person.page.get_by_role("button", name=t("download")).click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    stranger = house.person()
    stranger.go("/replay")
    stranger.page.get_by_label(t("replay-file")).set_input_files(saved)
    stranger.page.wait_for_url("**/replay/*")
    stranger.page.get_by_role("button", name=t("step-last")).click()
    expect(stranger.page.get_by_role("heading", name=t("case-file")).first).to_be_visible()
    check(stranger)


def test_a_file_that_is_no_record_is_refused_with_a_word(house: House, tmp_path: Path) -> None:
    person = house.person()
    person.go("/replay")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Watson, come at once.", encoding="utf-8")
    person.page.get_by_label(person.t("replay-file")).set_input_files(letter)
    expect(person.page.get_by_role("alert")).not_to_be_empty()
    assert person.page.url.endswith("/replay")
