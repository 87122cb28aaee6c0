"""Links to give away: on loopback none that is dead, and with `--lan` those that a phone at home can open."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.gathering import join, open_table
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.cli.test_lan import AT_HOME
from tests.server.playing import playing


@pytest.fixture
def at_home(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """People at a table that is open for the home network."""
    with playing(tmp_path, "--lan", AT_HOME) as (url, _):
        house = House(browser, url)
        yield house
        house.close()


def invitation(person: Person) -> Locator:
    heading = person.page.get_by_role("heading", name=person.t("share"))
    heading.wait_for()
    return person.page.locator("section", has=heading)


@pytest.mark.parametrize(("lang", "screen"), [("en", "wide"), ("de", "phone"), ("fr", "wide"), ("nl", "phone")])
def test_a_page_that_only_this_computer_can_open_says_so(house: House, lang: str, screen: str) -> None:
    host = house.person(lang, screen)
    code = open_table(host)
    shown = invitation(host)
    expect(shown.get_by_text(host.t("here-only"))).to_be_visible()
    expect(shown.get_by_label(host.t("here-only-command"))).to_have_value("sleuth play --lan")
    expect(shown).to_contain_text(code)
    expect(shown.get_by_role("img", name=host.t("qr"))).to_have_count(0)
    expect(shown.get_by_label(host.t("link"), exact=True)).to_have_count(0)
    assert violations(host.page) == []
    check(host)
    friend = house.person()
    join(friend, code)  # another browser on this computer


def test_with_lan_links_lead_to_the_home_network(at_home: House) -> None:
    host = at_home.person()
    host.origin = re.sub(r"//[\d.]+", "//127.0.0.1", at_home.origin)  # the host sits at the computer itself
    code = open_table(host)
    shown = invitation(host)
    link = shown.get_by_label(host.t("link"), exact=True)
    expect(link).to_have_value(f"{at_home.origin}/table/{code}")
    expect(shown.get_by_role("img", name=host.t("qr"))).to_be_visible()
    expect(shown.get_by_text(host.t("here-only"))).to_have_count(0)
    check(host)
    phone = at_home.person("de", "phone")
    phone.page.goto(link.input_value())
    phone.page.get_by_role("button", name=phone.t("sit")).first.click()
    phone.page.get_by_role("button", name=phone.t("ready"), exact=True).click()
    expect(host.page.get_by_role("list", name=host.t("seats"))).to_contain_text(host.t("is-ready"))
    own = invitation(phone).get_by_label(phone.t("link"), exact=True)
    expect(own).to_have_value(link.input_value())
    check(phone)
