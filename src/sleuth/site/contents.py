"""Everything a site consists of, in the order in which it is written: a page comes after all that it needs."""

from collections.abc import Callable, Iterator

from msgspec.json import encode

from sleuth.editions import EditionRegistry
from sleuth.server.http.shell import PAGE, shell_of
from sleuth.site.assets import Assets
from sleuth.site.data import File, common_files, edition_files
from sleuth.site.parts import PARTS

Progress = Callable[[str], None]
"""Told what comes next."""


def contents(editions: EditionRegistry, progress: Progress = lambda _: None) -> Iterator[File]:
    """Yield all files; the same editions always give the same bytes."""
    assets = Assets()
    progress("modules, styles, drawings and texts")
    yield from assets.shared(editions)
    asked = tuple(dict.fromkeys(answer for part in PARTS for answer in part.answers))
    for edition in editions:
        progress(f"edition {edition.id}")
        yield from edition_files(edition, asked)
    yield from common_files(editions)
    progress("pages")
    for part in PARTS:
        yield from ((name, assets.read(name)) for name in part.beside)
        yield from assets.pages(part, editions)
    yield "offline.json", encode(shell_of(assets.read, PAGE))
