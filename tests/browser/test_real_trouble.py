"""What can go wrong at a real table: contradictions, damaged links and files, no storage, no network, a sub-path."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.real_games import noted
from tests.browser.real_taps import RealTaps
from tests.server.client import Server

ASKED = ["green", "candlestick", "kitchen"]
LOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('SecurityError'); } })"
FULL = """Storage.prototype.setItem = function (key) {
  if (key.startsWith('sleuth.real.game')) throw new DOMException('full', 'QuotaExceededError');
}"""


def begin(person: Person) -> tuple[RealTaps, dict[str, Any]]:
    """A game of three in the classic house, without lines."""
    raw = noted("classic", 3, 0, "trouble", person.lang) | {"notes": []}
    taps = RealTaps(person.page)
    person.go(person.real)
    taps.set_up(raw)
    return taps, raw


@pytest.mark.rotated
def test_a_contradiction_names_its_lines_and_leads_to_them(real_house: House) -> None:
    person = real_house.person("en", "phone")
    taps, raw = begin(person)
    page, (_, ben, cy) = person.page, raw["seats"]
    cards = [card for card in ASKED if card not in raw["hand"]]
    taps.enter({"lacks": cards, "who": ben}, raw)
    taps.enter({"saw": "spanner" if "spanner" not in raw["hand"] else "rope", "of": cy}, raw)
    taps.enter({"holds": cards[:1], "who": ben}, raw)
    conflict = page.get_by_role("alert")
    expect(conflict).to_contain_text(person.t("real-conflict"))
    expect(conflict.get_by_role("listitem")).to_have_count(2)
    assert violations(page) == []
    check(person)
    conflict.get_by_role("button", name=person.t("real-line", number=3), exact=True).first.click()
    line = page.locator("[data-line='2']")
    expect(line.locator("[data-does=change]")).to_be_visible()
    line.locator("[data-does=change]").click()  # lines can be changed in spite of the contradiction
    page.locator(f".entry [data-chip='{cy}']").click()
    page.locator("[data-does=save]").click()
    page.locator("[data-tab=sheet]").click()
    expect(page.locator(".counts")).to_be_visible()
    page.locator("[data-does=undo]").click()
    expect(conflict).to_be_visible()
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator(".counts")).to_be_visible()
    assert taps.stored()["notes"][2]["who"] == cy


@pytest.mark.rotated
def test_a_line_that_cannot_be_true_is_refused_with_its_reason(real_house: House) -> None:
    person = real_house.person("en", "phone")
    taps, raw = begin(person)
    page, (ann, _, cy) = person.page, raw["seats"]
    mine = raw["hand"][0]
    page.locator(f"[data-asks='{cy}']").click()
    page.locator(f".entry [data-card='{mine}']").click()
    for kind in page.locator(".entry .grid-kind").all():
        if not kind.locator("[aria-pressed=true]").count():
            kind.locator(".pick:not(.own)").first.click()
    page.locator("[data-answer='']").click()  # nobody: but I hold one of them
    expect(page.locator(".entry").get_by_role("alert")).to_be_visible()
    assert taps.lines() == 0
    page.locator(f"[data-answer='{ann}']").click()
    expect(page.locator(".entry")).to_have_count(0)
    assert taps.stored()["notes"][0]["card"] == mine


@pytest.mark.rotated
@pytest.mark.parametrize("link", ["1AAAA", "0e30", "1", "0eyJlZGl0aW9uIjoibm93aGVyZSIsInNlYXRzIjpbXX0"])
def test_a_damaged_link_says_so_and_touches_nothing(real_house: House, link: str) -> None:
    person = real_house.person("de", "phone")
    taps, _ = begin(person)
    before = taps.stored()
    person.go(f"{person.real}#notes={link}")
    expect(person.page.get_by_role("alert")).to_be_visible()
    if "ZGl0" in link:  # an edition that is not there is named
        expect(person.page.get_by_role("alert")).to_contain_text("nowhere")
    person.page.get_by_role("link", name=person.t("my-games")).click()
    expect(person.page.locator(".kept-game")).to_have_count(1)
    person.page.locator(".kept-open").click()
    assert taps.stored() == before
    check_but_missing(person)


def check_but_missing(person: Person) -> None:
    """Nothing odd, but that an edition was not found."""
    person.odd[:] = [odd for odd in person.odd if "404" not in odd]
    check(person)


@pytest.mark.rotated
@pytest.mark.parametrize("text", ["{", "[]", '{"edition": "classic", "seats": ["A", "B", "C"], "notes": [{}]}'])
def test_a_damaged_file_says_so_and_touches_nothing(real_house: House, text: str, tmp_path: Path) -> None:
    person = real_house.person("fr")
    person.go(person.real)
    file = tmp_path / "notes.json"
    file.write_text(text, encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.locator(".import").get_by_role("alert")).to_be_visible()
    expect(person.page.locator(".kept-game")).to_have_count(0)
    check(person)


@pytest.mark.rotated
def test_a_link_takes_the_notes_to_another_device(real_house: House) -> None:
    person, other = real_house.person("en", "phone"), real_house.person("nl", "phone", light="dark")
    taps, raw = begin(person)
    taps.enter({"saw": "white" if "white" not in raw["hand"] else "plum", "of": raw["seats"][1]}, raw)
    person.page.locator("[data-does=menu]").click()
    person.page.locator("[data-does=export]").click()
    expect(person.page.locator(".qr")).to_be_visible()
    check(person)
    link = person.page.get_by_label(person.t("real-link")).input_value()
    other.page.goto(link)
    expect(other.page.locator(".counts")).to_be_visible()
    assert RealTaps(other.page).stored() == taps.stored()
    other.page.goto(link)  # the same notes are kept once
    expect(other.page.locator(".counts")).to_be_visible()
    other.page.locator(".real-bar a").click()
    expect(other.page.locator(".kept-game")).to_have_count(1)
    assert violations(other.page) == []
    other.page.locator(".kept-game [data-does=delete]").click()
    expect(other.page.locator(".kept-game")).to_have_count(0)
    other.page.locator("[data-does=restore]").click()
    expect(other.page.locator(".kept-game")).to_have_count(1)
    check(other)


@pytest.mark.rotated
def test_two_windows_of_one_game_lose_nothing(real_house: House) -> None:
    person = real_house.person("en", "wide")
    taps, raw = begin(person)
    first, second, third = [card for card in ("white", "plum", "rope", "hall") if card not in raw["hand"]][:3]
    other = RealTaps(person.context.new_page())
    other.page.goto(person.page.url)
    other.page.locator(".counts").wait_for()
    taps.enter({"saw": first, "of": raw["seats"][1]}, raw)
    expect(other.page.locator("[data-line]")).to_have_count(1)
    other.enter({"saw": second, "of": raw["seats"][2]}, raw)
    expect(person.page.locator("[data-line]")).to_have_count(2)
    taps.enter({"saw": third, "of": raw["seats"][1]}, raw)
    assert [note["saw"] for note in taps.stored()["notes"]] == [first, second, third]
    assert taps.sheet() == other.sheet()


@pytest.mark.rotated
@pytest.mark.parametrize(("script", "problem"), [(LOCKED, "forbidden"), (FULL, "full")])
def test_without_storage_the_game_goes_on_in_memory(real_house: House, script: str, problem: str) -> None:
    person = real_house.person("en", "phone")
    page = person.page
    page.add_init_script(script)
    taps = RealTaps(page)
    person.go(person.real)
    raw = noted("classic", 3, 0, "trouble") | {"notes": []}
    taps.set_up(raw)
    warning = page.locator(".store-warning")
    expect(warning).to_have_text(person.t(f"real-storage-{problem}"))
    page.locator(f"[data-asks='{raw['seats'][1]}']").click()
    for kind in page.locator(".entry .grid-kind").all():
        kind.locator(".pick:not(.own)").first.click()
    page.locator(".answer").first.click()
    page.locator("[data-tab=lines]").click()
    expect(page.locator(".line")).to_have_count(1)
    page.locator("[data-does=menu]").click()
    page.locator("[data-does=export]").click()
    with page.expect_download() as saved:
        page.locator("[data-does=download]").click()
    assert len(json.loads(saved.value.path().read_text(encoding="utf-8"))["notes"]) == 1


class Below(BaseHTTPRequestHandler):
    """Hands requests below `/games/sleuth` on to a server that knows nothing of that path."""

    target = ""

    def do_GET(self) -> None:
        if not self.path.startswith("/games/sleuth/"):
            self.send_error(404)
            return
        there = HTTPConnection(self.target)
        there.request(
            "GET", self.path.removeprefix("/games/sleuth"), headers={"accept": self.headers.get("accept", "")}
        )
        answer = there.getresponse()
        body = answer.read()
        self.send_response(answer.status)
        for name in ("content-type", "etag", "content-security-policy"):
            if answer.getheader(name):
                self.send_header(name, str(answer.getheader(name)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def below(origin: str) -> Iterator[str]:
    """Serve a server below a path; ends it afterwards, like a network that is gone."""
    handler = type("Handler", (Below,), {"target": urlsplit(origin).netloc})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_below_a_path_with_and_without_the_server(house: House, server: Server) -> None:
    with below(server.url) as origin:
        other = House(house.browser, f"{origin}/games/sleuth")
        person = other.person("en", "phone")
        taps, raw = begin(person)
        person.page.locator(".real-bar a").click()
        expect(person.page.locator("[data-offline=ready]")).to_be_visible()
    person.page.reload()
    person.page.locator(".kept-open").click()
    taps.enter({"saw": "white" if "white" not in raw["hand"] else "plum", "of": raw["seats"][1]}, raw)
    expect(person.page.locator(".counts")).to_be_visible()
    check(person)
    other.close()
