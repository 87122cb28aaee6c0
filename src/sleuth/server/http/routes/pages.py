"""The page people play on: its files and its texts. Nothing here knows about tables."""

import asyncio
import re
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.json import encode

import sleuth
from sleuth.sentences.messages import LANGUAGES, LOCALES
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.edge.path_prefix import path_prefix
from sleuth.server.http.shell import shell_of
from sleuth.server.tables.refusals import TableRefusal

WEB = Path(sleuth.__file__).parent / "web"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Media types by suffix; other files are not served. Text is UTF-8."""
COMPACT = frozenset({".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2"})
"""Files that compression does not make smaller."""
PAGES = (
    *("/", "/play/{edition:str}", "/friends", "/join/{code:str}", "/how/{edition:str}"),
    *("/t/{code:str}", "/table/{code:str}", "/table/{code:str}/screen"),
    *("/replay", "/replay/{code:str}"),
)
"""The paths of the page: each is a link that people can share."""
PATH = re.compile(r"/?[A-Za-z0-9_-][A-Za-z0-9._-]{0,60}(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,60}){0,5}")
"""Folders and a file: never hidden ones, and never `..`."""
DOCUMENTATION = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
"""A comment with lines of its own. Types and explanations would be a quarter of the modules a page loads."""
REMARK = re.compile(rb"""("[^"]*"|'[^']*')|/\*.*?\*/""", re.DOTALL)
"""A comment of a style sheet, or a string, which may look like one."""
SPACE = re.compile(rb"""("[^"]*"|'[^']*')|[\s;]*(\})\s*|\s*([{;,])\s*|(\s)\s*""")
"""White space of a style sheet: around signs that need none, or between words, where one is enough."""
ASIDE = re.compile(rb"^#.*\n", re.MULTILINE)
"""A comment of a Fluent file."""
TEXTS = ("vocabulary.ftl", "web.ftl", "learn.ftl", "real.ftl", "site.ftl")
"""The texts of the page and their vocabulary: the server itself renders all others."""
OUTDATED = "js/outdated.js"
"""Served in place of a module that does not exist: a page of an earlier version asks for it, and shows this notice."""


class Shelf:
    """The files of the page, and those with its sentences under `locales/<language>`."""

    def __init__(self, web: Path, locales: Path) -> None:
        self._web, self._locales = web, locales

    def cached(self, path: str) -> CachedResponse:
        """Return the file of a path; read again when it has changed."""
        names = path.removeprefix("/").split("/") if PATH.fullmatch(path) else []
        file = self._file(names) if names else None
        if file is None or file.suffix not in TYPES or not file.is_file():
            file = self._notice(names)
        return _read(file, file.stat().st_mtime_ns, ours=file.is_relative_to(self._web / "js"))

    def page(self, prefix: str = "") -> CachedResponse:
        """Return the page itself, with the addresses of its files below the prefix."""
        found = self.cached("index.html")
        return _below(found.body, prefix) if prefix else found

    def body(self, path: str) -> bytes:
        """Return the contents of a file as they are served."""
        return self.cached(path).body

    def _notice(self, names: list[str]) -> Path:
        """Return the notice for pages of an earlier version if `names` may be one of their modules."""
        file = self._web / OUTDATED
        if names[:1] != ["js"] or not names[-1].endswith(".js") or not file.is_file():
            raise TableRefusal("unknown-route")
        return file

    def _file(self, names: list[str]) -> Path | None:
        if names[0] != "locales":
            return self._web.joinpath(*names)
        known = names[1:] in [[language, name] for language in LANGUAGES for name in TEXTS]
        return self._locales.joinpath(*names[1:]) if known else None


@lru_cache(maxsize=512)
def _read(file: Path, changed: int, *, ours: bool) -> CachedResponse:
    body = file.read_bytes()
    if ours:
        body = undocumented(body)
    elif file.suffix == ".css":
        body = tight(body)
    elif file.suffix == ".ftl":
        body = ASIDE.sub(b"", body)
    return CachedResponse(body, TYPES[file.suffix], smaller=file.suffix not in COMPACT)


@lru_cache(maxsize=8)
def _below(page: bytes, prefix: str) -> CachedResponse:
    return CachedResponse(page.replace(b'="/assets/', f'="{prefix}/assets/'.encode()), TYPES[".html"])


def undocumented(module: bytes) -> bytes:
    """Return a module of ours without its documentation; every line keeps its number."""
    return DOCUMENTATION.sub(lambda found: b"\n" * found[0].count(b"\n"), module)


def tight(sheet: bytes) -> bytes:
    """Return a style sheet without its comments and the white space it can do without."""
    bare = REMARK.sub(lambda found: found[1] or b"", sheet)
    return SPACE.sub(lambda found: b"".join(filter(None, found.groups())), bare).strip()


def shell_response(shelf: Shelf) -> CachedResponse:
    """Return the list of files that the assistant consists of, with a version that changes whenever one does."""
    return CachedResponse(encode(shell_of(shelf.body, "real")), "application/json")


def is_visit(request: AnyRequest) -> bool:
    """Whether a browser asks for a page."""
    page = not request.scope["path"].startswith("/api/") and request.method == "GET"
    return page and "text/html" in request.headers.get("accept", "")


def lost(request: AnyRequest) -> Response[bytes]:
    """Return the page with status 404: it explains in the reader's language that there is nothing here."""
    return Shelf(WEB, LOCALES).page(path_prefix(request.scope)).whole(request, {"vary": "Accept-Encoding, Accept"}, 404)


def routes(web: Path = WEB, locales: Path = LOCALES) -> list[HTTPRouteHandler]:
    """Return the routes of the page."""
    shelf = Shelf(web, locales)

    @get(list(PAGES), include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        """Return the page itself, which decides by its address what to show."""
        return (await asyncio.to_thread(shelf.page, path_prefix(request.scope))).answer(request)

    @get("/assets/{path:path}", include_in_schema=False)
    async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """Return a file of the page."""
        return (await asyncio.to_thread(shelf.cached, path)).answer(request)

    @get("/real", include_in_schema=False)
    async def real(request: AnyRequest) -> Response[bytes] | Redirect:
        """Return the assistant for a real table: a page of its own, with addresses relative to its own."""
        if request.scope["raw_path"].partition(b"?")[0].endswith(b"/"):
            return Redirect("../real", status_code=308)
        return (await asyncio.to_thread(shelf.cached, "real.html")).answer(request)

    @get(["/offline.js", "/real-worker.js"], include_in_schema=False)
    async def worker(request: AnyRequest) -> Response[bytes]:
        """Return a worker of the assistant: a service worker may serve only what lies beside or below it."""
        name = request.scope["path"].removeprefix("/")
        return (await asyncio.to_thread(shelf.cached, name)).answer(request)

    @get("/offline.json", include_in_schema=False)
    async def shell(request: AnyRequest) -> Response[bytes]:
        """Return what the service worker keeps."""
        return (await asyncio.to_thread(shell_response, shelf)).answer(request)

    return [page, asset, real, worker, shell]
