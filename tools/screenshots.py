"""Take screenshots of every page, edition, language, screen and light, with an index.html to look at them all.

They go into screenshots/, which is not committed; of all editions, or of the named ones.
"""

import io
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from itertools import count
from pathlib import Path

import click
from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from sleuth.editions import EDITION_IDS
from sleuth.sentences.messages import LANGUAGES
from tests.browser.house import DEVICES, LIGHTS, House, Light, Person
from tests.browser.monkey import DARES, Monkey, set_up
from tests.server.client import Server
from tools.browser import FLAGS, MISSING, find

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
PAGES = {"start": "/", "friends": "/friends", "real": "/real", "how": "/how/classic", "record": "/replay"}
SETTLED = 40
"""After this many messages there is something to see on the sheet."""
SHEET_IS_FILLED = "() => !document.querySelector('.hand .card') || document.querySelector('.sheet table')"
SHOWN: tuple[tuple[str, str, Light], ...] = (("table", "wide", "light"), ("phone", "phone", "dark"))
"""The tables in the README: picture, screen and light."""
SHOWN_AFTER = 12
"""Steps until a table in the README is worth seeing."""
USUAL_PHONE: ViewportSize = {"width": 390, "height": 844}
COLOURS = 256
"""Colours of a picture in the README: it looks the same and is small."""


@contextmanager
def opened() -> Iterator[House]:
    """Open a server of its own and a browser."""
    program = find()
    if program is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db") as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=program, args=FLAGS)
        yield House(browser, server.url)
        browser.close()


def take(person: Person, name: str) -> None:
    """Take a page as it is now, in light and dark."""
    for light in LIGHTS:
        person.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        person.page.screenshot(path=FOLDER / f"{name}-{light}.png", animations="disabled")
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")


class Photographer(Monkey):
    """Plays a game and takes a picture of everything new."""

    def __init__(self, house: House, person: Person, name: str) -> None:
        super().__init__(person, name, dares=0)  # accusing at once shows little
        self.house, self.name, self.taken = house, name, set[str]()

    def step(self) -> None:
        """Look before doing anything."""
        self.page.wait_for_function(SHEET_IS_FILLED)
        titles = self.dialogue.get_by_role("heading", level=2).all_text_contents()
        self.look(re.sub(r"\W+", "-", titles[0].lower()).strip("-") if titles else "table")
        mine = not titles and self.offered.count() > 0  # nothing happens meanwhile
        if mine and len(self.person.frames) > SETTLED and "menu" not in self.taken:
            self.look_around()
            self.dares = DARES
        super().step()

    def look_around(self) -> None:
        """Open what is hidden in the middle of a game: tabs on a phone, a reason, the menu, the big screen."""
        t = self.person.t
        tabs = self.page.get_by_role("navigation", name=t("tabs"))
        if tabs.is_visible():
            for tab in ("hand", "sheet", "log"):
                tabs.get_by_role("button", name=t(f"tab-{tab}")).click()
                self.look(tab)
            tabs.get_by_role("button", name=t("tab-sheet")).click()
        sheet = self.page.get_by_role("region", name=t("sheet"))
        sheet.get_by_role("button", name=t("why")).click()
        sheet.get_by_role("gridcell").get_by_role("button").first.click()
        self.look_and_close("why")
        if tabs.is_visible():
            tabs.get_by_role("button", name=t("tab-desk")).click()
        self.page.get_by_role("button", name=t("menu"), exact=True).click()
        self.look_and_close("menu")
        self.big_screen()

    def look_and_close(self, what: str) -> None:
        """Take a dialogue that is opening, and close it."""
        self.dialogue.wait_for()
        self.look(what)
        self.dialogue.get_by_role("button", name=self.person.t("close")).click()

    def big_screen(self) -> None:
        """Take the same moment on the screen for everybody in the room."""
        stranger = self.house.person(self.person.lang, self.name.rsplit("-", 1)[-1])
        stranger.go(f"/table/{self.person.code}/screen")
        stranger.page.wait_for_load_state("networkidle")
        take(stranger, f"{self.name}-screen")

    def look(self, what: str) -> None:
        """Take a picture if it is the first of its kind."""
        if what not in self.taken:
            self.taken.add(what)
            take(self.person, f"{self.name}-{what}")


def pages(house: House, lang: str, screen: str) -> None:
    """Take the pages around a game."""
    person = house.person(lang, screen)
    for name, path in PAGES.items():
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        take(person, f"pages-{lang}-{screen}-{name}")
    person.go("/friends")
    person.page.get_by_role("button", name=person.t("open-table")).click()
    person.page.get_by_role("button", name=person.t("sit")).first.click()
    person.page.get_by_role("button", name=person.t("ready"), exact=True).wait_for()
    take(person, f"pages-{lang}-{screen}-lobby")
    person.go(f"/table/{person.code}/screen")
    person.page.wait_for_load_state("networkidle")
    take(person, f"pages-{lang}-{screen}-screen")


def game(house: House, edition: str, lang: str, screen: str) -> None:
    """Take a game from the deal to the end, and its replay."""
    person = house.person(lang, screen)
    set_up(person, edition)
    photographer = Photographer(house, person, f"{edition}-{lang}-{screen}")
    photographer.play()
    person.page.wait_for_load_state("networkidle")
    photographer.look("over")
    person.go(f"/replay/{person.code}")
    person.page.wait_for_load_state("networkidle")
    photographer.look("replay")


def contact_sheet() -> str:
    """Return a page with all pictures."""
    shown = "".join(
        f'<figure><a href="{escape(path.name)}"><img loading="lazy" src="{escape(path.name)}"></a>'
        f"<figcaption>{escape(path.stem)}</figcaption></figure>"
        for path in sorted(FOLDER.glob("*.png"))
    )
    style = "body{display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}figure{margin:0}img{height:260px}"
    return f"<!doctype html><meta charset=utf-8><title>sleuth</title><style>{style}</style>{shown}"


def screenshots(editions: Sequence[str], languages: Sequence[str], screens: Sequence[str]) -> None:
    """Take everything, into a folder of its own."""
    FOLDER.mkdir(exist_ok=True)
    with opened() as house:
        for lang in languages:
            for screen in screens:
                pages(house, lang, screen)
                for edition in editions:
                    click.echo(f"{edition} {lang} {screen}")
                    game(house, edition, lang, screen)
                    house.close()
                (FOLDER / "index.html").write_text(contact_sheet(), encoding="utf-8")


def keep(person: Person, name: str) -> None:
    """Save a picture for the README: few colours, few bytes."""
    taken = Image.open(io.BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    taken.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(PICTURES / f"{name}.png", optimize=True)


def readme_screenshots() -> None:
    """Take the screenshots in the README."""
    PICTURES.mkdir(exist_ok=True)
    with opened() as house:
        start = house.person()
        start.go("/")
        start.page.wait_for_load_state("networkidle")
        keep(start, "start")
        for name, screen, light in SHOWN:
            person = house.person(screen=screen, light=light)
            if screen == "phone":
                person.page.set_viewport_size(USUAL_PHONE)
            set_up(person, "classic", 4)
            monkey = Monkey(person, name, dares=0)
            monkey.wait()
            for step in count():
                if step >= SHOWN_AFTER and not monkey.dialogue.count():
                    break
                monkey.step()
                monkey.wait()
            person.page.wait_for_load_state("networkidle")
            keep(person, name)


@click.command(help=__doc__)
@click.argument("editions", nargs=-1, type=click.Choice(EDITION_IDS), metavar="[EDITION]...")
@click.option("--lang", "languages", multiple=True, type=click.Choice(LANGUAGES), help="Only these languages.")
@click.option("--screen", "screens", multiple=True, type=click.Choice(list(DEVICES)), help="Only these screens.")
@click.option("--readme", is_flag=True, help="Only the ones in the README, into docs/pictures.")
def main(editions: tuple[str, ...], languages: tuple[str, ...], screens: tuple[str, ...], readme: bool) -> None:
    """Take everything, or only the screenshots in the README."""
    if readme:
        readme_screenshots()
    else:
        screenshots(editions or EDITION_IDS, languages or LANGUAGES, screens or tuple(DEVICES))


if __name__ == "__main__":
    main()
