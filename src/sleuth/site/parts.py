"""What the site offers. A new page is a line here, and one in `web/js/site_main.js`."""

from collections.abc import Callable

from msgspec import Struct

from sleuth.editions import EditionRegistry
from sleuth.server.http.shell import COUNTER, PAGE

TEMPLATE = "site.html"
"""The page that most parts share: its module shows what `data-page` names."""
KEEPER = "offline.js"
"""The service worker of the assistant."""
USUAL_TEXTS = ("vocabulary", "web", "site")
"""The texts that every page needs."""


class Part(Struct, frozen=True, kw_only=True):
    """Something the site offers, with what it needs besides the modules and styles that its page names."""

    name: str
    """What the page shows: `data-page`."""
    files: Callable[[EditionRegistry], list[str]]
    """The pages, relative to the site; several if each edition has its own."""
    source: str = TEMPLATE
    """The page in `sleuth/web` that they are made of, or the template."""
    beside: tuple[str, ...] = ()
    """Files of `sleuth/web` that lie beside the page: workers."""
    texts: tuple[str, ...] = ()
    """Texts that only these pages need."""
    answers: tuple[str, ...] = ()
    """What they ask about each edition: names of `data.ANSWERS`."""


def _one(name: str) -> Callable[[EditionRegistry], list[str]]:
    return lambda editions: [name]


def _each(folder: str) -> Callable[[EditionRegistry], list[str]]:
    return lambda editions: [f"{folder}/{edition}.html" for edition in editions.ids]


PARTS = (
    Part(name="how", files=_each("how"), answers=("drawn", "vocabulary", "manual")),
    Part(
        name="real",
        files=_one(PAGE),
        source=PAGE,
        beside=(COUNTER, KEEPER),
        texts=("real",),
        answers=("drawn", "vocabulary", "pack"),
    ),
    Part(name="start", files=_one("index.html"), answers=("drawn",)),
)
"""In the order in which they are written: the page that links to the others comes last."""
