"""The assistant at a real table: a phone, taps alone, and nobody at the other end."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.plain_server import PlainServer
from tests.browser.real_games import chances, noted
from tests.browser.real_taps import RealTaps
from tests.server.nodes import Server

MOST_LINES = 6
"""Of a recorded game: enough that much has become certain."""
SIX = 6
TABLES: list[tuple[str, int, int | None, dict[str, Any]]] = [
    ("classic", 3, 0, {}),
    ("sherlock", 4, 2, {}),
    ("red-keep", 6, 1, {"leftovers": "centre"}),
    ("meereen", 2, 0, {}),
    ("card-game", 4, 1, {}),
    ("one-against-all", 3, 1, {}),
    ("travel", 5, None, {}),
]


def arrive(person: Person, editions: tuple[str, ...] = ()) -> RealTaps:
    """Open the page, look at these editions, and wait until the device has kept all of it."""
    page = person.page
    person.go(person.real)
    page.locator("[data-does=new]").wait_for()
    if editions:
        page.locator("[data-does=new]").click()
        for edition in editions:
            page.locator(f".edition[data-edition='{edition}'] label").click()
            expect(page.locator("html")).to_have_attribute("data-words", edition)
            page.locator("form.set-up").wait_for()
        page.go_back()
    expect(page.locator("[data-offline=ready]")).to_be_visible()
    return RealTaps(page)


def deduced(raw: dict[str, Any], tmp_path: Path) -> dict[str, Any]:
    """What `sleuth deduce --json` says about notes."""
    file = tmp_path / "notes.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", "deduce", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def same(person: Person, taps: RealTaps, raw: dict[str, Any]) -> None:
    """The sheet on the phone is the one that Python counts."""
    deals, cells = chances(raw)
    shown = taps.sheet()
    assert taps.deals() == deals
    assert shown.keys() == cells.keys()
    for card, row in cells.items():
        assert shown[card] == pytest.approx(row, abs=1e-9), card
    assert person.odd == []


@pytest.mark.rotated
@pytest.mark.parametrize(("edition", "seats", "seat", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_a_game_is_entered_by_taps_with_the_server_killed(
    street: House, mortal: Server | PlainServer, edition: str, seats: int, seat: int | None, options: dict[str, Any]
) -> None:
    person = street.person("en", "phone")
    taps = arrive(person, (edition,))
    mortal.kill()
    person.context.set_offline(True)
    person.page.reload()
    raw = noted(edition, seats, seat, f"real {edition}", **options)
    raw["notes"] = raw["notes"][:MOST_LINES]
    taps.set_up(raw)
    for number, note in enumerate(raw["notes"]):
        taps.enter(note, raw)
        if number in (3, len(raw["notes"]) - 1):
            same(person, taps, taps.stored())
            assert chances(taps.stored()) == chances(raw | {"notes": raw["notes"][: number + 1]})
    assert max(taps.suggestions, default=0) <= SIX
    check(person)


@pytest.mark.rotated
def test_the_exported_file_is_what_deduce_reads_and_a_reload_keeps_all(
    street: House, mortal: Server | PlainServer, tmp_path: Path
) -> None:
    person = street.person("de", "phone", light="dark")
    taps = arrive(person, ("classic",))
    raw = noted("classic", 3, 0, "export", "de")
    raw["notes"] = raw["notes"][:12]
    taps.set_up(raw)
    for note in raw["notes"]:
        taps.enter(note, raw)
    mortal.kill()
    before = taps.sheet()
    person.page.reload()
    assert taps.sheet() == before
    page = person.page
    page.locator("[data-does=menu]").click()
    page.locator("[data-does=export]").click()
    with page.expect_download() as saved:
        page.locator("[data-does=download]").click()
    exported = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert exported == taps.stored()
    found = deduced(exported, tmp_path)
    assert found["deals"] == taps.deals()
    names = {"case": "case"} | {str(seat): name for seat, name in enumerate(exported["seats"])}
    for card, owners in before.items():
        assert {names[owner]: chance for owner, chance in owners.items()} == pytest.approx(found["probabilities"][card])
    assert violations(page) == []
    assert person.odd == []
