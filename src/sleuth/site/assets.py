"""The files of the pages: modules, styles, fonts, drawings, texts, and the pages themselves as a site needs them."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from sleuth.editions import EditionRegistry
from sleuth.sentences import LANGUAGES
from sleuth.sentences.messages import LOCALES
from sleuth.server.http.art import art_of
from sleuth.server.http.routes.pages import WEB, Shelf
from sleuth.server.http.shell import MANIFEST, MORE, PAGE, reached
from sleuth.site.data import File
from sleuth.site.parts import PARTS, USUAL_TEXTS, Part

OWN = Path(__file__).parent
TEMPLATE = "site.html"
"""The page that most parts share."""
CHARSET = b'<meta charset="utf-8" />'
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
"""What the server says in a header: everything comes from the place where the page lies."""


class Assets:
    """Reads files as the server serves them, except for pages, which say that they belong to a site."""

    def __init__(self) -> None:
        self._shelf = Shelf(WEB, LOCALES)
        self._filled = {_page_of(part): _filled(part) for part in PARTS if part.source is None}

    def read(self, name: str) -> bytes:
        """Return a file by its path below `assets`, or a page by its name."""
        body = self._filled.get(name) or self._shelf.body(name)
        if name == MANIFEST:
            return _of_site(body)
        return _marked(body) if name.endswith(".html") else body

    def shared(self, editions: EditionRegistry) -> Iterator[File]:
        """Yield everything below `assets`."""
        roots = {name for part in PARTS for name in (_page_of(part), *part.beside)}
        names = {*reached(self.read, [*sorted(roots), *(name for part in PARTS for name in part.workers)])} - roots
        names |= {*MORE, *_drawings(editions), *_texts(), *_licences()}
        yield from ((f"assets/{name}", self.read(name)) for name in sorted(names))

    def pages(self, part: Part, editions: EditionRegistry) -> Iterator[File]:
        """Yield the pages of a part."""
        source = self.read(_page_of(part)).decode()
        for name in part.files(editions):
            above = "../" * name.count("/")
            shown = source.replace("{edition}", Path(name).stem)
            yield name, shown.replace('="assets/', f'="{above}assets/').encode()


def _page_of(part: Part) -> str:
    return part.source or f"{part.name}.html"


def _filled(part: Part) -> bytes:
    """Return the template with the name and the styles of a part."""
    styles = "".join(f'\n    <link rel="stylesheet" href="assets/css/{name}.css" />' for name in part.styles)
    template = (OWN / TEMPLATE).read_text(encoding="utf-8")
    return template.replace("{page}", part.name).replace("{styles}", styles).encode()


def _marked(page: bytes) -> bytes:
    """Return a page of the server as one of a site: `web/js/base.js` looks for the mark."""
    policy = f'\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'.encode()
    marked = page.replace(b"<html ", b'<html data-site="static" ', 1)
    return marked.replace(CHARSET, CHARSET + policy, 1)


def _of_site(manifest: bytes) -> bytes:
    """Return the manifest of the assistant with the address that its page has on a site."""
    found = json.loads(manifest)
    named = dict.fromkeys(("id", "start_url", "scope"), f"../{PAGE}")
    return json.dumps({**found, **named}, indent=2).encode() + b"\n"


def _drawings(editions: EditionRegistry) -> Iterator[str]:
    for name in sorted({art for edition in editions if (art := art_of(edition))}):
        yield from (f"art/{file.name}" for file in (WEB / "art").glob(f"{name}*.svg") if _belongs(file.stem, name))


def _belongs(stem: str, name: str) -> bool:
    return stem in (name, f"{name}-board", f"{name}-cards")


def _texts() -> Iterator[str]:
    names: Iterable[str] = dict.fromkeys([*USUAL_TEXTS, *(text for part in PARTS for text in part.texts)])
    return (f"locales/{language}/{name}.ftl" for name in names for language in LANGUAGES)


def _licences() -> Iterator[str]:
    """Yield the licences of what others have written: they go wherever it goes."""
    return (f"vendor/licences/{file.name}" for file in (WEB / "vendor" / "licences").iterdir())
