"""One against all: a person as detective and as culprit, at once and at a table."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.gathering import join, open_table, sit
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import Monkey, choose, open_settings
from tests.server.wire import stored, tables_along

EDITION = "one-against-all"


def culprit(person: Person) -> Locator:
    """The choice of the culprit."""
    return person.page.get_by_role("combobox", name=person.t("culprit-is"))


def played(person: Person, database: Path) -> int | None:
    """The seat that plays the culprit."""
    state = tables_along(stored(database, person.ask(f"/codes/{person.code}")["table"]))[-1].state
    assert state is not None
    return state.game.culprit


@pytest.mark.parametrize(
    ("role", "lang", "screen"),
    [("bot", "de", "phone"), ("me", "nl", "wide"), pytest.param("me", "fr", "phone", marks=pytest.mark.every)],
)
def test_a_person_plays_at_once_as_detective_or_as_culprit(
    house: House, database: Path, role: str, lang: str, screen: str
) -> None:
    person = house.person(lang, screen)
    person.go("/")
    choose(person, EDITION, 3)
    expect(culprit(person)).to_have_value("bot")
    culprit(person).select_option(role)
    check(person)
    person.page.get_by_role("button", name=person.t("go")).click()
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()
    assert (played(person, database) == 0) == (role == "me")
    Monkey(person, f"culprit/{role}/{lang}", dares=1).play()


def test_the_choice_is_remembered_and_only_asked_where_there_is_a_culprit(house: House) -> None:
    person = house.person()
    person.go("/")
    choose(person, "card-game", 3)
    expect(culprit(person)).to_have_count(0)
    choose(person, EDITION, 3)
    culprit(person).select_option("lot")
    person.page.reload()
    open_settings(person)
    expect(culprit(person)).to_have_value("lot")
    assert person.odd == []


def test_at_a_table_everybody_sees_who_will_be_the_culprit(house: House, database: Path) -> None:
    ann, bob = house.person("en"), house.person("de", "phone", "dark")
    code = open_table(ann, EDITION)
    join(bob, code)
    expect(culprit(ann)).to_have_value("lot")
    expect(bob.page.get_by_text(bob.t("culprit-drawn"))).to_be_visible()
    expect(culprit(bob)).to_have_count(0)
    sit(ann, "Ann")
    sit(bob, "Bob")
    culprit(ann).select_option("1")
    expect(bob.page.get_by_text(bob.t("culprit-will-be", name="Bob"))).to_be_visible()
    badge = bob.page.get_by_role("list", name=bob.t("seats")).get_by_role("listitem").nth(1)
    expect(badge).to_contain_text(bob.t("culprit"))
    ann.page.get_by_role("combobox", name=ann.t("seat-bot")).select_option("pip")
    for person in (ann, bob):
        check(person)
        assert violations(person.page) == []
    ann.page.get_by_role("button", name=ann.t("begin")).click()
    bob.page.get_by_role("region", name=bob.t("what-now")).wait_for()
    assert played(bob, database) == 1


def test_the_seat_can_be_chosen_when_the_table_is_opened(house: House) -> None:
    ann = house.person("fr", "phone")
    ann.go("/friends")
    choose(ann, EDITION, 4)
    culprit(ann).select_option("3")
    check(ann)
    ann.page.get_by_role("button", name=ann.t("open-table")).click()
    ann.page.wait_for_url("**/table/*")
    expect(culprit(ann)).to_have_value("3")
    check(ann)
