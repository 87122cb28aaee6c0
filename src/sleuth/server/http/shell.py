"""The files that the assistant at a real table consists of: what a browser keeps, to show it without a server."""

import hashlib
import posixpath
import re
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

PAGE = "real.html"
COUNTER = "real-worker.js"
"""The worker that counts; it lies beside the page."""
MANIFEST = "real.webmanifest"
MORE = ("icon.svg", "icon-maskable.svg", "touch-icon.png", MANIFEST)
"""What a browser asks for to put the page on the home screen."""
ADDRESS = re.compile(rb'(?:href|src)="assets/([^"]+)"')
"""A file that the page names."""
IMPORT = re.compile(rb"""\b(?:from|import)\s*\(?\s*["'](\.{1,2}/[^"']+\.js)["']""")
LOADED_STYLE = re.compile(rb'loadStyle\("([a-z-]+)"\)')
FONT = re.compile(rb'url\("([^"]+)"\)')

Read = Callable[[str], bytes]
"""Returns a file of the page by its path below `assets`."""


class OfflineShell(Struct, frozen=True):
    """What a service worker keeps: addresses relative to its own, and a version of all of them."""

    version: str
    page: str
    files: list[str]


def shell_of(read: Read, page: str) -> OfflineShell:
    """Return the shell of the assistant whose page is at the address `page`."""
    found = list(dict.fromkeys([*reached(read, [PAGE, COUNTER]), *MORE]))
    bodies = hashlib.sha256(b"\0".join(read(name) for name in found))
    files = [page, COUNTER, *(f"assets/{name}" for name in found if name not in (PAGE, COUNTER))]
    return OfflineShell(version=bodies.hexdigest()[:16], page=page, files=files)


def reached(read: Read, names: Iterable[str]) -> Iterator[str]:
    """Yield the files that can be reached from some, and these."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            waiting += _named_in(name, read(name))


def _named_in(name: str, body: bytes) -> list[str]:
    """Return the files that a page, a module or a style sheet names."""
    folder = posixpath.dirname(name)
    if name == COUNTER:
        return [found.decode().removeprefix("./assets/") for found in IMPORT.findall(body)]
    if name.endswith(".html"):
        return [found.decode() for found in ADDRESS.findall(body)]
    if name.endswith(".css"):
        return [posixpath.normpath(posixpath.join(folder, found.decode())) for found in FONT.findall(body)]
    if not name.endswith(".js"):
        return []
    styles = [f"css/{found.decode()}.css" for found in LOADED_STYLE.findall(body)]
    return [posixpath.normpath(posixpath.join(folder, found.decode())) for found in IMPORT.findall(body)] + styles
