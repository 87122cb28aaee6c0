"""Enter recorded games by taps on a slow phone whose server is gone, and compare every sheet with `sleuth deduce`.

Chromium at phone size, the processor slowed down four times, the server killed after the first load. Prints a table:
taps for a suggestion, and the time from the last tap to the new sheet. Chromium slows down the page only, not the
worker that counts, so the time the worker took is added three times more.
"""

import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from math import isclose
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright

from sleuth.editions import EDITION_IDS, load_edition
from tests.browser.house import House
from tests.browser.real_games import chances, noted
from tests.browser.real_taps import RealTaps
from tests.server.nodes import Server
from tools.browser import FLAGS, MISSING, find

SLOWER = 4
TIMES = """
  window.realTimes = [];
  let [pressed, asked, counted] = [0, 0, 0];
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => { counted = performance.now() - asked; });
    }
    postMessage(...args) {
      asked = performance.now();
      super.postMessage(...args);
    }
  };
  addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver((changes) => changes.some(({ target }) => target.dataset?.counting === "false")
    && requestAnimationFrame(() => window.realTimes.push([performance.now() - pressed, counted]))
  ).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-counting"] });
"""
"""Collects the milliseconds from a tap to the frame that shows the new sheet, and those until the worker answered."""

FORGET = """() => Object.keys(localStorage).filter((key) => key.includes("real.game"))
  .forEach((key) => localStorage.removeItem(key))"""
HEAD = """| edition | suggestions | taps, median | taps, most | ms to the sheet, median | ms, worst |
|---|---|---|---|---|---|"""


def tables() -> Iterator[tuple[str, int, int, dict[str, Any]]]:
    """Yield every edition with every number of seats and a seat that takes notes, and the hardest deals, for ever."""
    every = [
        (name, seats)
        for name in EDITION_IDS
        for seats in range(load_edition(name).seats[0], load_edition(name).seats[1] + 1)
    ]
    hard: dict[str, Any] = {"leftovers": "centre"}
    for number, (edition, seats) in enumerate(cycle(every)):
        yield edition, seats, number % seats, hard if edition in ("red-keep", "meereen") and number % 2 else {}


def arrive(browser: Browser, folder: Path) -> tuple[House, Page]:
    """Load the page and every edition once, and kill the server."""
    with Server(folder / "tables.db") as server:
        house = House(browser, server.url)
        person = house.person("en", "phone")
        page = person.page
        person.go("/real#new")
        for edition in EDITION_IDS:
            page.locator(f".edition[data-edition='{edition}'] label").click()
            page.locator(f"html[data-words='{edition}']").wait_for()
            page.locator("form.set-up").wait_for()
        page.goto(f"{server.url}/real#")
        page.locator("[data-offline=ready]").wait_for()
        server.kill()
    person.context.set_offline(True)
    page.add_init_script(TIMES)
    person.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.reload()
    return house, page


def play(page: Page, raw: dict[str, Any]) -> tuple[RealTaps, list[float]]:
    """Enter a game and compare the sheet after every line."""
    taps = RealTaps(page)
    page.locator("[data-does=new]").wait_for()
    taps.set_up(raw)
    taps.settle()
    page.evaluate("() => { window.realTimes.length = 0; }")
    for note in raw["notes"]:
        taps.enter(note, raw)
        compare(taps)
    times = [whole + (SLOWER - 1) * counted for whole, counted in page.evaluate("window.realTimes")]
    page.locator(".real-bar a").click()
    page.evaluate(FORGET)
    page.reload()
    return taps, times


def compare(taps: RealTaps) -> None:
    """Fail unless the phone shows what Python counts."""
    deals, cells = chances(taps.stored())
    shown = taps.sheet()
    assert taps.deals() == deals
    assert all(
        isclose(shown[card][owner], chance, abs_tol=1e-9)
        for card, row in cells.items()
        for owner, chance in row.items()
    )


@click.command(help=__doc__)
@click.option("--games", default=1000, show_default=True, help="How many games to enter.")
@click.option("--lines", default=20, show_default=True, help="How many lines of each game, at most.")
@click.option("--seed", default="real", show_default=True)
def main(games: int, lines: int, seed: str) -> None:
    """Enter games, and say how that went."""
    program = find()
    if program is None:
        click.echo(MISSING)
        sys.exit(1)
    found: dict[str, tuple[list[int], list[float]]] = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        house, page = arrive(browser, Path(folder))
        for number, (edition, seats, seat, options) in enumerate(islice(tables(), games)):
            raw = noted(edition, seats, seat, f"{seed} {number}", **options)
            raw["notes"] = raw["notes"][:lines]
            taps, times = play(page, raw)
            counts, all_times = found.setdefault(edition, ([], []))
            counts += taps.suggestions
            all_times += times
        house.close()
        browser.close()
    report(games, found)


def report(games: int, found: dict[str, tuple[list[int], list[float]]]) -> None:
    """Print a table, edition by edition."""
    click.echo(f"{games} games, every sheet equal to Python's; processor slowed down {SLOWER} times\n")
    click.echo(HEAD)
    for edition, (counts, times) in found.items():
        taps = f"{statistics.median(counts or [0]):.0f} | {max(counts, default=0)}"
        milliseconds = f"{statistics.median(times or [0]):.0f} | {max(times, default=0):.0f}"
        click.echo(f"| {edition} | {len(counts)} | {taps} | {milliseconds} |")


if __name__ == "__main__":
    main()
