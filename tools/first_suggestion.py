"""Measure the way of a newcomer: from `sleuth play` to the first suggestion, in presses and seconds.

Each game starts a server with a fresh data folder and opens the page as if for the first time, at normal pace. To
compare with an older version, run this file with that version's `src` and root first on the path.
"""

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import click
from playwright.sync_api import Browser, ElementHandle, ViewportSize, expect, sync_playwright

from tests.browser.house import PATIENCE, Person
from tests.browser.monkey import NAMES, Monkey, held
from tests.browser.words import words
from tools.browser import FLAGS, MISSING, find

PLAY = (sys.executable, "-c", "from sleuth.cli import main; main()", "play", "--no-browser")
SCREENS: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 360, "height": 740},
}
MOST_STEPS = 300
FOR_ME = 90_000
"""Milliseconds until something is asked of the newcomer; bots take their time."""


class Way(NamedTuple):
    """What one game took."""

    presses: int
    page: float
    """Seconds until the page is there."""
    suggested: float
    """Seconds until the suggestion is made."""


class Newcomer(Monkey):
    """Presses what leads to a suggestion, and counts."""

    presses = 0

    def _offer(self) -> None:
        """Suggest if it is possible, otherwise go to a place, otherwise do what is left; never accuse."""
        with held(self.offered) as buttons:
            names = self.page.evaluate(NAMES, buttons)
            kinds = [button.get_attribute("class") or "" for button in buttons]
            named = list(zip(buttons, names, kinds, strict=True))
            suggest = [button for button, name, _ in named if name == self.person.t("open-suggest")]
            places = [button for button, _, kind in named if "going" in kind]
            others = [button for button, name, _ in named if name not in (None, self._accuse)]
            for fit in (suggest, places, others):
                if fit:
                    self._press(self.luck.choice(fit))
                    return

    def _press(self, button: ElementHandle) -> None:
        super()._press(button)
        self.presses += 1

    def has_suggested(self) -> bool:
        """Whether a suggestion of mine has been told."""
        told = [json.loads(frame) for frame in self.person.frames]
        mine = next((each["seat"] for each in told if each["type"] == "now" and each["seat"] is not None), None)
        events = [each["event"] for each in told if each["type"] == "seen"]
        return any(event["type"] == "suggestion-made" and event["seat"] == mine for event in events)


@contextmanager
def served() -> Iterator[str]:
    """Run `sleuth play` with a data folder of its own and return its address."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(PLAY, stdout=subprocess.PIPE, env=environment, text=True)  # noqa: S603
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[2]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)


@contextmanager
def newcomer(browser: Browser, origin: str, screen: str) -> Iterator[Person]:
    """Return somebody whose browser has never been here."""
    context = browser.new_context(locale="en", viewport=SCREENS[screen])
    context.set_default_timeout(PATIENCE)
    yield Person(context.new_page(), words("en"), origin)
    context.close()


def measured(browser: Browser, seed: int, screen: str = "laptop") -> Way:
    """Play one game up to the first suggestion."""
    begun = time.monotonic()
    with served() as origin, newcomer(browser, origin, screen) as person:
        person.go("/")
        deal = person.page.get_by_role("button", name=person.t("go"))
        deal.wait_for()
        loaded = time.monotonic() - begun
        deal.click()
        person.page.get_by_role("region", name=person.t("what-now")).wait_for()
        monkey = Newcomer(person, f"newcomer/{seed}")
        for _ in range(MOST_STEPS):
            monkey.ending.or_(monkey.dialogue).or_(monkey.offered).first.wait_for(timeout=FOR_ME)
            monkey.step()
            if monkey.has_suggested() or monkey.ending.count():
                break
        return Way(1 + monkey.presses, loaded, time.monotonic() - begun)


def visible(browser: Browser) -> dict[str, bool]:
    """Whether the button that deals can be pressed without scrolling, by screen."""
    found = {}
    with served() as origin:
        for screen in SCREENS:
            with newcomer(browser, origin, screen) as person:
                person.go("/")
                deal = person.page.get_by_role("button", name=person.t("go"))
                expect(deal).to_be_visible()
                person.page.wait_for_load_state("networkidle")
                box, height = deal.bounding_box(), SCREENS[screen]["height"]
                found[screen] = box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height
    return found


@click.command(help=__doc__)
@click.option("--games", type=click.IntRange(min=1), default=5, show_default=True)
def main(games: int) -> None:
    """Measure some games and print the medians."""
    program = find()
    if program is None:
        raise SystemExit(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for screen, seen in visible(browser).items():
            click.echo(f"{screen}: the cards are dealt by {'one press' if seen else 'scrolling and one press'}")
        ways = []
        for seed in range(games):
            ways.append(way := measured(browser, seed))
            click.echo(f"{way.presses} presses, page after {way.page:.1f} s, suggestion after {way.suggested:.1f} s")
        middle = Way(*(statistics.median(each) for each in zip(*ways, strict=True)))
        click.echo(f"median: {middle.presses} presses, {middle.page:.1f} s, {middle.suggested:.1f} s")
        browser.close()


if __name__ == "__main__":
    main()
