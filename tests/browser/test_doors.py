"""Addresses that do not exist, signing out everywhere, and a link to another device that is good once."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.beginning import begin
from tests.browser.house import House, Person


def open_menu(person: Person) -> None:
    person.page.get_by_role("button", name=person.t("menu"), exact=True).click()
    person.page.get_by_role("heading", name=person.t("sign-out")).wait_for()


def copied(house: House, person: Person, **more: Any) -> Person:
    """Somebody with a copy of everything in a person's browser."""
    return house.person(storage_state=person.context.storage_state(), **more)


@pytest.mark.parametrize(("lang", "screen"), [("en", "wide"), ("de", "phone"), ("fr", "phone"), ("nl", "wide")])
def test_an_unknown_address_has_a_page_and_a_way_home(house: House, lang: str, screen: str) -> None:
    person = house.person(lang, screen)
    person.go("/nowhere/at/all")
    expect(person.page.get_by_role("heading", name=person.t("no-such-page"))).to_be_visible()
    expect(person.page.get_by_role("heading")).to_have_count(1)
    scrolls = person.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not scrolls, "wider than the screen"
    assert all("404" in each for each in person.odd), person.odd
    person.page.get_by_role("link", name=person.t("home")).click()
    expect(person.page.get_by_role("heading", name=person.t("motto"))).to_be_visible()


def test_signing_out_leaves_copies_with_nothing(house: House) -> None:
    ann = house.person()
    begin(ann, "questions")
    thief = copied(house, ann)
    thief.go(f"/table/{ann.code}")
    mine = thief.page.get_by_role("region", name=thief.t("hand")).get_by_role("listitem")
    mine.first.wait_for()
    open_menu(ann)
    ann.page.get_by_role("button", name=ann.t("sign-out-do")).click()
    expect(ann.page.get_by_text(ann.t("signed-out"))).to_be_visible()
    expect(mine).to_have_count(0)
    assert thief.ask("/mine")["tables"] == []
    assert len(ann.ask("/mine")["tables"]) == 1
    ann.page.get_by_role("button", name=ann.t("close")).click()
    hers = ann.page.get_by_role("region", name=ann.t("hand")).get_by_role("listitem")
    expect(hers.first).to_be_visible()
    assert not ann.odd


def test_signing_out_here_too_leads_to_the_first_screen(house: House) -> None:
    ann = house.person("de", "phone")
    begin(ann, "questions")
    open_menu(ann)
    ann.page.get_by_label(ann.t("sign-out-here")).check()
    ann.page.get_by_role("button", name=ann.t("sign-out-do")).click()
    expect(ann.page.get_by_role("heading", name=ann.t("motto"))).to_be_visible()
    assert ann.ask("/mine")["tables"] == []


def test_a_link_to_another_device_is_good_once(house: House) -> None:
    ann, phone, late = house.person(), house.person("fr", "phone"), house.person("nl")
    begin(ann, "questions")
    open_menu(ann)
    ann.page.get_by_role("button", name=ann.t("show-link")).click()
    expect(ann.page.get_by_text(ann.t("link-once", minutes=60))).to_be_visible()
    link = ann.page.get_by_label(ann.t("link"), exact=True).last.input_value()
    path = link.removeprefix(ann.origin)
    phone.go(path)
    phone.page.get_by_role("region", name=phone.t("what-now")).wait_for()
    late.go(path)
    expect(late.page.get_by_text(late.t("problem-unknown-link"))).to_be_visible()
