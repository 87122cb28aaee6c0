"""Enter recorded games by taps on a slow phone whose server is gone, and compare every sheet with `sleuth deduce`.

Chromium at phone size, the processor slowed down four times, the server killed after the first load. Prints a table:
taps for a suggestion, and the time from the last tap to the new sheet. Chromium slows down the page only, not the
worker that counts, so the time the worker spent on its answer is added three times more.
"""

import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import cycle, islice
from math import isclose
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from sleuth.editions import EDITION_IDS, load_edition
from tests.browser.house import House
from tests.browser.real_games import chances, noted
from tests.browser.real_taps import RealTaps
from tests.server.nodes import Server
from tools.browser import FLAGS, MISSING, find

SLOWER = 4
SHARE = 25
"""How many games one browser enters, before a fresh one takes over."""
TIMES = """
  window.realTimes = [];
  let [pressed, counted] = [0, 0];
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => { counted = data.spent ?? 0; });
    }
  };
  addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver((changes) => changes.some(({ target }) => target.dataset?.counting === "false")
    && requestAnimationFrame(() => window.realTimes.push([performance.now() - pressed, counted]))
  ).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-counting"] });
"""
"""Collects the milliseconds from a tap to the frame that shows the new sheet, and those the worker spent."""

SPENT = """() => {
  const [plain, send] = [self.onmessage, self.postMessage.bind(self)];
  self.onmessage = (event) => {
    const began = performance.now();
    self.postMessage = (answer) => send({ ...answer, spent: performance.now() - began });
    plain(event);
  };
}"""
"""Makes the worker say how long it took for each answer."""

PRESS = """async (target) => {
  target.scrollIntoView({ block: "center", inline: "nearest" });
  const { x, y, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!target.contains(hit)) return hit?.outerHTML.slice(0, 200) ?? "nothing";
  (hit instanceof HTMLElement ? hit : target).click();
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  return "";
}"""
"""Clicks what lies under the middle of a target and waits for the next frame; says if something else lies there."""

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


class QuickTaps(RealTaps):
    """Taps without the pauses of somebody who waits until nothing moves: thousands of lines in an hour."""

    def tap(self, target: Locator) -> None:
        """Press what lies under the middle of a target."""
        found = target.evaluate(PRESS)
        assert not found, f"something else lies there: {found}"
        self.taps += 1


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
    taps = QuickTaps(page)
    page.locator("[data-does=new]").wait_for()
    taps.set_up(raw)
    taps.settle()
    page.workers[0].evaluate(SPENT)
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


Found = dict[str, tuple[list[int], list[float]]]
"""For each edition: the taps of each suggestion, and the milliseconds to each sheet."""


def enter(numbers: Sequence[int], lines: int, seed: str) -> Found:
    """Enter the games of these numbers in one browser."""
    found: Found = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        house, page = arrive(browser, Path(folder))
        for number in numbers:
            edition, seats, seat, options = next(islice(tables(), number, None))
            raw = noted(edition, seats, seat, f"{seed} {number}", **options)
            raw["notes"] = raw["notes"][:lines]
            try:
                taps, times = play(page, raw)
            except Exception as error:
                error.add_note(f"game {number}: {edition}, {seats} seats\n{page.url}\n{page.content()[:4000]}")
                raise
            counts, all_times = found.setdefault(edition, ([], []))
            counts += taps.suggestions
            all_times += times
        house.close()
        browser.close()
    return found


@click.command(help=__doc__)
@click.option("--games", default=1000, show_default=True, help="How many games to enter.")
@click.option("--lines", default=12, show_default=True, help="How many lines of each game, at most.")
@click.option(
    "--jobs", default=1, show_default=True, help="How many browsers at once; more than one disturbs the times."
)
@click.option("--seed", default="real", show_default=True)
def main(games: int, lines: int, jobs: int, seed: str) -> None:
    """Enter games, and say how that went."""
    if find() is None:
        click.echo(MISSING)
        sys.exit(1)
    done: list[Found] = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        numbers = [range(first, min(first + SHARE, games)) for first in range(0, games, SHARE)]
        shares = [pool.submit(enter, each, lines, seed) for each in numbers]
        for share in as_completed(shares):
            done.append(share.result())
            click.echo(f"{min(len(done) * SHARE, games)} of {games} games", err=True)
    report(games, joined(done))


def joined(shares: Iterable[Found]) -> Found:
    """Put the shares of several browsers together, edition by edition."""
    found: Found = {edition: ([], []) for edition in EDITION_IDS}
    for share in shares:
        for edition, (counts, times) in share.items():
            found[edition][0].extend(counts)
            found[edition][1].extend(times)
    return {edition: both for edition, both in found.items() if any(both)}


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
