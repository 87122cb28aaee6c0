"""After an upgrade an open page asks for modules that no longer exist: it asks people to reload, and does not break."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.beginning import begin
from tests.browser.house import House, Person

NOTICES = {
    "de": ("Diese Seite stammt von einer älteren Version: bitte neu laden.", "Neu laden"),
    "en": ("This page is from an older version. Please reload it.", "Reload"),
    "fr": ("Cette page date d’une version plus ancienne : veuillez la recharger.", "Recharger"),
    "nl": ("Deze pagina is van een oudere versie: laad haar opnieuw.", "Opnieuw laden"),
}
BEFORE = "/assets/js/parts/ending.js"
"""A module of an earlier version."""


def notice(person: Person) -> Locator:
    """The notice in the language of a person."""
    return person.page.get_by_role("dialog", name=NOTICES[person.lang][0])


def vanish(person: Person, module: str) -> None:
    """Let the server know a module only by another name, as if it had been moved."""

    def gone(route: Route) -> None:
        route.continue_(url=f"{person.origin}/assets/js/gone/{module}")

    person.page.route(f"**/assets/js/**/{module}", gone)


@pytest.mark.rotated
@pytest.mark.parametrize("lang", NOTICES)
@pytest.mark.parametrize("module", ["start_page.js", "setup.js"], ids=["what is fetched", "what that imports"])
def test_a_page_whose_modules_have_vanished_asks_to_be_reloaded(house: House, lang: str, module: str) -> None:
    person = house.person(lang)
    page, t = person.page, person.t
    person.go("/how/classic")
    link = page.get_by_role("link", name=t("start-play"))
    link.wait_for()
    vanish(person, module)
    link.click()
    expect(notice(person)).to_be_visible()
    page.unroute_all()
    notice(person).get_by_role("button", name=NOTICES[lang][1]).click()
    expect(page.get_by_role("button", name=t("go"))).to_be_visible()
    expect(notice(person)).to_have_count(0)


def test_a_part_that_has_vanished_leaves_the_table_as_it_is(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    begin(person, "classic")
    vanish(person, "table_menu.js")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.get_by_role("button", name=t("menu"), exact=True).click()
    expect(notice(person)).to_be_visible()
    page.keyboard.press("Escape")
    expect(notice(person)).not_to_be_visible()
    expect(page.get_by_role("region", name=t("what-now"))).to_be_visible()
    assert not [url for url in fetched if url.endswith("/outdated.js")], "a second notice would open after the first"
    assert not person.odd


def test_the_notice_is_above_an_open_dialogue(house: House) -> None:
    person = house.person()
    begin(person, "classic")
    vanish(person, "manual.js")
    person.page.get_by_role("button", name=person.t("how")).click()
    notice(person).get_by_role("button", name=NOTICES["en"][1]).click(trial=True)


def test_a_file_that_a_proxy_does_not_know_is_the_same(house: House) -> None:
    person = house.person()
    page, t = person.page, person.t
    person.go("/")
    page.route("**/assets/css/replay.css", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name=t("replay-open")).click()
    expect(notice(person)).to_be_visible()


def test_a_page_of_an_earlier_version_shows_the_notice(house: House) -> None:
    """It knows nothing of the notice: the module it is answered with shows it, and lacks every component."""
    person = house.person()
    person.go("/")
    person.page.get_by_role("button", name=person.t("go")).wait_for()
    exported = person.page.evaluate(f"async () => Object.keys(await import('{person.root_path}{BEFORE}'))")
    assert "Ending" not in exported
    expect(notice(person)).to_be_visible()
    assert not person.odd
