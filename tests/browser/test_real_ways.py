"""Other ways to the assistant at a real table: a keyboard, four languages, the referee, a new version."""

import gzip
import json

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.axe import violations
from tests.browser.house import LIGHTS, House, Light, Person
from tests.browser.looking import check
from tests.browser.real_games import noted
from tests.browser.real_taps import RealTaps

MOST_BYTES = 200_000


def focused(page: Page) -> str:
    """What has the focus: its data and its text."""
    return str(page.evaluate("JSON.stringify({...document.activeElement.dataset}) + document.activeElement.innerText"))


def reach(page: Page, wanted: str, key: str = "Tab", most: int = 60) -> None:
    """Press a key until the focus is on something."""
    for _ in range(most):
        if wanted in focused(page):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}: {focused(page)}")


def pick(page: Page, card: str) -> None:
    """Find a card with the arrow keys, and press it."""
    reach(page, f'"card":"{card}"', "ArrowRight")
    page.keyboard.press("Enter")


@pytest.mark.rotated
def test_a_game_with_the_keyboard_only(real_house: House) -> None:
    person = real_house.person("en")
    page = person.page
    raw = noted("classic", 3, 0, "keys") | {"notes": []}
    person.go(person.real)
    page.locator("[data-does=new]").wait_for()
    reach(page, '"does":"new"')
    page.keyboard.press("Enter")
    page.locator("form.set-up").wait_for()
    reach(page, '"chip":"4"')
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    for card in raw["hand"]:
        first = page.locator("[data-cards=hand] .pick").first
        first.focus()  # as Tab would; the grid is one stop
        pick(page, card)
    reach(page, '"does":"begin"')
    page.keyboard.press("Enter")
    page.locator(".counts").wait_for()
    reach(page, '"asks"')
    page.keyboard.press("Enter")
    for kind in range(3):
        page.locator(".entry .pick").first.focus()
        free = page.locator(".entry .grid-kind").nth(kind).locator(".pick:not(.own)").first
        pick(page, str(free.get_attribute("data-card")))
    expect(page.locator(".answer").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".which-card").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".line")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text=person.t("real-news", cards="")).first).to_be_attached()
    page.keyboard.press("Control+z")
    expect(page.locator(".line")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator(".line")).to_have_count(1)
    reach(page, '"cell"')
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    check(person)


@pytest.mark.rotated
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize(
    ("lang", "screen", "edition"), [("de", "phone", "red-keep"), ("fr", "wide", "card-game"), ("nl", "tall", "travel")]
)
def test_every_screen_is_accessible_and_fits(
    real_house: House, lang: str, screen: str, edition: str, light: Light
) -> None:
    person = real_house.person(lang, screen, light=light)
    page, taps = person.page, RealTaps(person.page)
    raw = noted(edition, 4, 1, "screens", lang)
    lines = raw["notes"][:4]
    person.go(person.real)
    page.locator("[data-does=new]").wait_for()
    look(person)
    page.locator("[data-does=new]").click()
    page.locator("form.set-up").wait_for()
    look(person)
    page.go_back()
    taps.set_up(raw)
    for note in lines:
        taps.enter(note, raw)
    taps.settle()
    look(person)
    for tab in page.locator("[data-tab]").all():
        tab.click()
        if tab.get_attribute("data-tab") == "advice":
            page.locator(".advice [aria-busy=false]").wait_for()
        look(person)
    page.locator("[data-does=other]").click()
    look(person)
    for kind in page.locator("dialog [data-kind]").evaluate_all("all => all.map(each => each.dataset.kind)"):
        if not page.get_by_role("dialog").count():
            page.locator("[data-does=other]").click()
        page.locator(f"dialog [data-kind='{kind}']").click()
        look(person)
        page.keyboard.press("Escape")
    page.locator("[data-asks]").first.click()
    for group in page.locator(".entry .grid-kind").all():
        group.locator(".pick:not(.own)").first.click()
    page.locator("[data-does=more]").click()
    look(person)


def look(person: Person) -> None:
    """Axe is content, nothing overflows, and every target of the panel is large enough for a thumb."""
    assert violations(person.page) == []
    check(person)
    small = person.page.evaluate(SMALL)
    assert small == []


SMALL = """() => [...document.querySelectorAll("main button, main select, main a, dialog button")]
  .filter((each) => each.checkVisibility() && !each.closest(".sheet, .sheet-head, .legend"))
  .filter((each) => each.getBoundingClientRect().height < 43.5)
  .map((each) => each.outerHTML.slice(0, 120))"""


def compressed(request: Request) -> int:
    """The bytes of the body as sent; a server that does not compress is taken for one that does, as most do."""
    response = request.response()
    assert response is not None
    if "content-encoding" in response.headers or "font" in response.headers.get("content-type", ""):
        return request.sizes()["responseBodySize"]
    return len(gzip.compress(response.body(), 6))


def test_the_first_load_is_small(real_house: House) -> None:
    person = real_house.person()
    asked = list[Request]()
    person.page.on("requestfinished", lambda request: asked.append(request))
    person.go(person.real)
    person.page.locator("[data-does=new]").wait_for()
    person.page.wait_for_load_state("networkidle")
    sizes = {each.url: compressed(each) for each in asked if each.service_worker is None}
    assert any("/fonts/" in url for url in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])


@pytest.mark.parametrize("part", ["js/real/book.js", "css/real.css", "locales/en/real.ftl"])
def test_a_part_that_did_not_arrive_is_asked_for_again(house: House, part: str) -> None:
    person = house.person()
    person.context.route(f"**/{part}", lambda route: route.abort(), times=1)
    person.go("/real")
    expect(person.page.locator("[data-does=new]")).to_be_visible()
    assert person.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def test_a_part_that_never_arrives_is_missed_in_so_many_words(house: House) -> None:
    person = house.person()
    person.context.route("**/js/real/book.js", lambda route: route.abort())
    person.go("/real")
    expect(person.page.locator("#page")).to_have_text("sleuth could not be loaded. Please try again later.")


def test_the_start_page_leads_there(house: House) -> None:
    person = house.person("de")
    person.go("/")
    person.page.get_by_role("link", name=person.t("start-real")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(person.t("real-title"))
    assert person.page.url.endswith("/real")
    check(person)


@pytest.mark.rotated
def test_the_referee_deals_behind_a_curtain_and_keeps_the_case(real_house: House) -> None:
    person = real_house.person("en", "phone")
    page = person.page
    person.go(f"{person.real}#referee")
    page.locator(".chips").first.locator("[data-chip='3']").click()
    page.locator("[data-does=deal]").click()
    hands = []
    for _ in range(3):
        expect(page.locator(".taken-cards")).to_have_count(0)
        look(person)
        page.locator("[data-does=look]").click()
        hands.append(page.locator(".taken-cards li").all_inner_texts())
        look(person)
        page.locator("[data-does=hide]").click()
    table = json.loads(page.evaluate("localStorage['sleuth.real.referee']"))
    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert len({card for hand in hands for card in hand}) == 18
    page.locator("[data-does=throw]").click()
    expect(page.locator(".thrown b")).to_have_count(1)
    page.locator("[data-does=next]").click()
    expect(page.get_by_role("heading", name=person.t("real-turn-of", name=table["names"][1]))).to_be_visible()
    expect(page.locator(".taken-cards")).to_have_count(0)
    page.locator("[data-does=open-case]").click()
    expect(page.locator(".taken-cards")).to_have_count(0)
    page.locator("[data-does=open-case]").click()
    expect(page.locator(".taken-cards li")).to_have_count(3)
    look(person)


def offer_newer(person: Person) -> None:
    """From now on the server has a newer version of the page."""
    old, new = "<title>sleuth</title>", "<title>newer</title><meta name='newer' content='yes' />"
    there = person.page.request.get(person.origin + person.real).text().replace(old, new)
    shell = person.page.request.get(f"{person.origin}/offline.json").json() | {"version": "newer"}
    person.context.route(f"**{person.real}", lambda route: route.fulfill(body=there, content_type="text/html"))
    person.context.route("**/offline.json", lambda route: route.fulfill(json=shell))


NEXT = "async () => Boolean(await (await caches.open('sleuth-real')).match(new URL('next', location.href)))"
"""Whether a newer version waits for the next start."""
LOOKS = 400
"""How often that is asked before it is missed."""


def wait_for_newer(page: Page) -> None:
    """Wait until a newer version is kept for the next start."""
    for _ in range(LOOKS):
        if page.evaluate(NEXT):
            return
        page.wait_for_timeout(50)
    raise AssertionError("no newer version was fetched")


def test_a_new_version_is_taken_at_the_next_start_and_the_notes_stay(street: House) -> None:
    person = street.person("en", "phone")
    taps = RealTaps(person.page)
    person.go(person.real)
    taps.set_up(noted("classic", 3, 0, "update") | {"notes": []})
    kept = taps.stored()
    person.go(person.real)
    expect(person.page.locator("[data-offline=ready]")).to_be_visible()
    offer_newer(person)
    person.page.reload()
    expect(person.page.locator("meta[name=newer]")).to_have_count(0)  # the old one, while the new one is fetched
    expect(person.page.locator("[data-does=new]")).to_be_visible()
    wait_for_newer(person.page)
    person.page.reload()
    expect(person.page.locator("meta[name=newer]")).to_have_count(1)
    person.page.locator(".kept-open").click()
    assert taps.stored() == kept


def test_a_new_version_that_comes_during_an_update_is_found_by_the_next_one(street: House) -> None:
    person = street.person()
    page, held = person.page, list[Route]()
    person.go(person.real)
    expect(page.locator("[data-offline=ready]")).to_be_visible()
    before = page.request.get(f"{person.origin}/offline.json").json()
    person.context.route("**/offline.json", lambda route: held.append(route))
    page.reload()
    while not held:
        page.wait_for_timeout(50)
    offer_newer(person)
    page.reload()
    expect(page.locator("[data-offline=ready]")).to_be_visible()
    assert not page.evaluate(NEXT)
    held[0].fulfill(json=before)
    wait_for_newer(page)
