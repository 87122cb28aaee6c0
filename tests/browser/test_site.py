"""A site of plain files, served below a path by a server that knows nothing about it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Response, expect

import sleuth
from sleuth.cli import main
from sleuth.editions import EDITION_IDS
from tests.browser.axe import violations
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.plain_server import PLACE, PlainServer
from tests.browser.real_games import noted
from tests.browser.real_taps import Raw, RealTaps


@pytest.fixture
def street(browser: Browser, plain: PlainServer) -> Iterator[House]:
    house = House(browser, plain.url)
    yield house
    house.close()


def watched(person: Person) -> Person:
    """Note down every request that fails or leaves the place of the site."""

    def came(response: Response) -> None:
        inside = urlsplit(response.url).path.startswith(f"/{PLACE}/") or urlsplit(response.url).scheme == "blob"
        if response.status >= 400 or not inside:
            person.odd.append(f"{response.status} {response.url}")

    person.page.on("response", came)
    return person


def addresses(person: Person) -> set[str]:
    """The links on the page that lead to another."""
    found = person.page.locator("a[href]").evaluate_all("all => all.map(each => each.href)")
    return {address for address in found if "#" not in address}


@pytest.mark.parametrize(("lang", "screen"), [("fr", "phone"), ("nl", "wide")])
def test_the_start_page_leads_to_everything_and_nowhere_else(street: House, lang: str, screen: str) -> None:
    person = watched(street.person(lang, screen))
    page = person.page
    person.go("/")
    expect(page.locator("a.edition")).to_have_count(len(EDITION_IDS))
    expect(page.get_by_role("heading", level=1)).to_have_text(person.t("motto"))
    expect(page.locator(".site-play")).to_have_text(person.t("site-play", command="sleuth play"))
    found = addresses(person)
    pages = ["index.html", "real.html", "replay.html", *(f"how/{edition}.html" for edition in EDITION_IDS)]
    assert found == {f"{person.origin}/{name}" for name in pages}
    assert [page.request.get(address).status for address in sorted(found)] == [200] * len(found)
    check(person)
    assert violations(page) == []


@pytest.mark.parametrize(("lang", "edition", "light"), [("de", "red-keep", "dark"), ("fr", "card-game", "light")])
def test_how_to_play_in_the_readers_language(street: House, lang: str, edition: str, light: str) -> None:
    person = watched(street.person(lang, light=light))  # type: ignore[arg-type]
    page = person.page
    person.go("/")
    page.locator(f"a.edition[data-edition='{edition}']").click()
    expect(page.locator("html")).to_have_attribute("data-words", edition)
    manual = page.request.get(f"{person.origin}/api/v1/editions/{edition}/manual.{lang}.json").json()
    expect(page.locator(".how-section h2")).to_have_text([section["title"] for section in manual["sections"]])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert addresses(person) == {f"{person.origin}/{name}" for name in ("index.html", "real.html")}
    page.locator("#language").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".how-section h2").first).not_to_have_text(manual["sections"][0]["title"])
    check(Person(page, street.person("en").words, person.origin, odd=person.odd))
    assert violations(page) == []


def test_the_assistant_goes_on_without_any_server(street: House, plain: PlainServer, tmp_path: Path) -> None:
    person = watched(street.person("de", "phone"))
    page, taps = person.page, RealTaps(person.page)
    person.go("/")
    page.get_by_role("link", name=person.t("start-real")).click()
    expect(page).to_have_url(f"{person.origin}/real.html")
    raw = noted("classic", 3, 0, "a site", "de")
    raw["notes"] = [note for note in raw["notes"] if "suggest" in note][:4]
    taps.set_up(raw)
    taps.enter(raw["notes"][0], raw)
    page.evaluate("location.hash = ''")
    expect(page.locator("[data-offline=ready]")).to_be_visible()
    page.go_back()
    plain.kill()
    page.reload()
    for note in raw["notes"][1:]:
        taps.enter(note, raw)
    shown, deals = taps.sheet(), taps.deals()
    page.reload()
    assert (taps.sheet(), taps.deals()) == (shown, deals)
    assert violations(page) == []
    check(person)
    found = deduced(taps.stored(), tmp_path)
    assert found["deals"] == deals
    names = {"case": "case"} | {str(seat): name for seat, name in enumerate(raw["seats"])}
    for card, owners in shown.items():
        assert {names[owner]: chance for owner, chance in owners.items()} == pytest.approx(found["probabilities"][card])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    file = tmp_path_factory.mktemp("records") / "evening.jsonl"
    sleuth.play("questions", ["novice", "amateur", "inspector"], seed=1).record.save(file)
    return file


@pytest.fixture(scope="module")
def replay_file(record: Path) -> Path:
    """The replay file made of it."""
    file = record.with_suffix(".replay.json")
    assert CliRunner().invoke(main, ["replay", str(record), "--out", str(file)]).exit_code == 0
    return file


def opened(person: Person, file: Path) -> None:
    """Open a file on the page of replays."""
    person.go("/replay.html")
    person.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_a_replay_file_is_shown_as_every_seat_saw_it(
    street: House, plain: PlainServer, replay_file: Path, screen: str
) -> None:
    person = watched(street.person("en", screen))
    page, t = person.page, person.t
    opened(person, replay_file)
    page.get_by_role("group", name=t("steps")).wait_for()
    told = json.loads(replay_file.read_text(encoding="utf-8"))
    happened, last = page.locator(".happened"), len(told["events"]) - 1
    expect(happened).to_have_text(told["sentences"]["en"]["everyone"][0])
    page.get_by_role("slider", name=t("steps")).fill(str(last))
    expect(happened).to_have_text(told["sentences"]["en"]["everyone"][-1])
    page.get_by_role("combobox", name=t("eyes")).select_option("1")
    tabs = page.get_by_role("navigation", name=t("tabs"))
    if tabs.is_visible():
        tabs.get_by_role("button", name=t("tab-sheet")).click()
    sheet = page.get_by_role("grid", name=t("replay-sheet", name=told["names"][1]))
    expect(sheet.get_by_role("button", name=t("mark-yes"))).not_to_have_count(0)
    sheet.get_by_role("button", name=t("mark-yes")).first.click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("#language").select_option("fr")
    expect(happened).to_have_text(said(told, "fr", 1, last))
    page.locator("#language").select_option("en")
    expect(happened).to_have_text(said(told, "en", 1, last))
    check(person)
    assert violations(page) == []


def said(told: Any, lang: str, seat: int, step: int) -> str:
    """What a replay file says to a seat."""
    words = told["sentences"][lang]
    text: str = words["own"][seat].get(str(step), words["everyone"][step])
    return text


def test_other_files_are_explained(street: House, record: Path, replay_file: Path, tmp_path: Path) -> None:
    person = watched(street.person("nl"))
    alert = person.page.get_by_role("alert")
    opened(person, record)
    command = "sleuth replay evening.jsonl --out evening.replay.json"
    expect(alert).to_have_text(person.t("site-file-record", command=command))
    assert violations(person.page) == []
    text = replay_file.read_text(encoding="utf-8")
    files = {"damaged": text[:-20], "newer": text.replace('"replay":1', '"replay":9', 1)}
    for code, changed in files.items():
        (tmp_path / "file.json").write_text(changed, encoding="utf-8")
        person.page.locator("input[type=file]").set_input_files(tmp_path / "file.json")
        expect(alert).to_have_text(person.t(f"site-file-{code}"))
    check(person)
    (tmp_path / "file.json").write_text(text.replace('"edition":"questions"', '"edition":"mine"'), encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(tmp_path / "file.json")
    expect(alert).to_have_text(person.t("site-edition", edition="mine"))


def deduced(raw: Raw, tmp_path: Path) -> dict[str, Any]:
    """What `sleuth deduce --json` says about notes."""
    file = tmp_path / "notes.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    output = CliRunner().invoke(main, ["deduce", str(file), "--json"])
    return json.loads(output.output)  # type: ignore[no-any-return]
