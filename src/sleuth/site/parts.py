"""What the site offers. A new page is a part here, and a line in `web/js/site_main.js`."""

from collections.abc import Callable

from msgspec import Struct

from sleuth.editions import EditionRegistry
from sleuth.server.http.shell import COUNTER, PAGE

KEEPER = "offline.js"
"""The service worker of the assistant."""
USUAL_TEXTS = ("vocabulary", "web", "site")
"""The texts that every page needs."""


class Part(Struct, frozen=True, kw_only=True):
    """Something the site offers, with what it needs besides what its page and its modules name themselves."""

    name: str
    """What the page shows: `data-page`."""
    files: Callable[[EditionRegistry], list[str]]
    """The pages, relative to the site; several if each edition has its own."""
    source: str | None = None
    """The page of `sleuth/web` that it is, if it does not share the template."""
    styles: tuple[str, ...] = ()
    """The style sheets of the template, after the usual ones and in this order."""
    workers: tuple[str, ...] = ()
    """Modules below `assets` that a page starts by their address."""
    beside: tuple[str, ...] = ()
    """Workers that must lie beside the page."""
    texts: tuple[str, ...] = ()
    """Texts that only these pages need."""
    answers: tuple[str, ...] = ()
    """What they ask about each edition: names of `data.ANSWERS`."""


def _one(name: str) -> Callable[[EditionRegistry], list[str]]:
    return lambda editions: [name]


def _each(folder: str) -> Callable[[EditionRegistry], list[str]]:
    return lambda editions: [f"{folder}/{edition}.html" for edition in editions.ids]


PARTS = (
    Part(
        name="how",
        files=_each("how"),
        styles=("board", "art", "cards", "lobby", "start", "how"),
        answers=("drawn", "vocabulary", "manual"),
    ),
    Part(
        name="replay",
        files=_one("replay.html"),
        styles=("table", "board", "dice", "art", "cards", "sheet", "replay"),
        workers=("js/replay/worker.js",),
        answers=("drawn", "vocabulary", "pack"),
    ),
    Part(
        name="real",
        files=_one(PAGE),
        source=PAGE,
        beside=(COUNTER, KEEPER),
        texts=("real",),
        answers=("drawn", "vocabulary", "pack"),
    ),
    Part(
        name="start",
        files=_one("index.html"),
        styles=("board", "art", "cards", "start", "site"),
        answers=("drawn",),
    ),
)
"""In the order in which they are written: the page that links to the others comes last."""
