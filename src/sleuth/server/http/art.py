"""Which drawings an edition has: its own, those of its base, or those of the shipped edition with the same people."""

from functools import cache

from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.server.http.routes.pages import WEB

FOLDER = WEB / "art"
"""One file for each edition that has drawings of its own; `python -m tools.paint` writes them."""


def art_of(edition: Edition) -> str | None:
    """Return the name of the file with an edition's drawings, if there is one."""
    bases = (folder.name for folder in edition.folders)
    return next((name for name in bases if name in drawn_editions()), None) or _alike(edition)


@cache
def drawn_editions() -> tuple[str, ...]:
    """The shipped editions with drawings of their own."""
    return tuple(name for name in EDITION_IDS if (FOLDER / f"{name}.svg").is_file())


def _alike(edition: Edition) -> str | None:
    """Return the shipped edition that shares most people with a copy of it; the first of several."""
    shared = {name: len({*load_edition(name).suspects} & {*edition.suspects}) for name in drawn_editions()}
    found = max(shared, key=lambda name: shared[name], default=None)
    return found if found and shared[found] else None
