"""The page people play on: its files, and the sentences of its buttons. Nothing here knows of any table."""

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import sleuth
from sleuth.sentences.messages import LANGUAGES, LOCALES
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
"""What is served at all, by how the name ends; text is UTF-8."""
COMPACT = frozenset({".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2"})
"""What does not get smaller."""
PAGES = (
    *("/", "/play/{edition:str}", "/friends", "/real", "/join/{code:str}", "/how/{edition:str}"),
    *("/t/{code:str}", "/table/{code:str}", "/table/{code:str}/screen"),
    *("/replay", "/replay/{code:str}"),
)
"""Where people can be: every one of them a link to pass on."""
PATH = re.compile(r"/?[A-Za-z0-9_-][A-Za-z0-9._-]{0,60}(/[A-Za-z0-9_-][A-Za-z0-9._-]{0,60}){0,5}")
"""Folders and a file: never hidden ones, and never the folder above."""
AnyRequest = Request[object, object, object]  # type: ignore[type-var]


class Leaf:
    """Something that is the same for everybody: a browser keeps it, and only asks whether it has changed."""

    def __init__(self, body: bytes, kind: str, *, smaller: bool = True) -> None:
        self.body, self.kind = body, kind
        self.small = gzip.compress(body, mtime=0) if smaller else None
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """The whole of it, or that nothing has changed."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return self.whole(request, headers)

    def whole(self, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
        """All of it, packed if the browser can unpack it."""
        if self.small is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, status_code=status, headers=headers, media_type=self.kind)
        packed = {**headers, "content-encoding": "gzip"}
        return Response(self.small, status_code=status, headers=packed, media_type=self.kind)


class Shelf:
    """The files of the page, and those with its sentences under `locales/<language>`."""

    def __init__(self, web: Path, locales: Path) -> None:
        self._web, self._locales = web, locales

    def leaf(self, path: str) -> Leaf:
        """The file of a path; read again when it has changed."""
        file = self._file(path.removeprefix("/").split("/")) if PATH.fullmatch(path) else None
        if file is None or file.suffix not in TYPES or not file.is_file():
            raise TableRefusal("unknown-route")
        return _read(file, file.stat().st_mtime_ns)

    def _file(self, names: list[str]) -> Path | None:
        if names[0] != "locales":
            return self._web.joinpath(*names)
        # of the sentences only those of the page, and the words in them: all others are told by the server
        known = names[1:] in [[language, name] for language in LANGUAGES for name in ("vocabulary.ftl", "web.ftl")]
        return self._locales.joinpath(*names[1:]) if known else None


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> Leaf:
    return Leaf(file.read_bytes(), TYPES[file.suffix], smaller=file.suffix not in COMPACT)


def is_visit(request: AnyRequest) -> bool:
    """Whether somebody has gone to an address with a browser, and wants to see a page."""
    page = not request.scope["path"].startswith("/api/") and request.method == "GET"
    return page and "text/html" in request.headers.get("accept", "")


def lost(request: AnyRequest) -> Response[bytes]:
    """The page, for an address that does not exist: it says so in the language of whoever looks."""
    return Shelf(WEB, LOCALES).leaf("index.html").whole(request, {"vary": "Accept-Encoding, Accept"}, 404)


def routes(web: Path = WEB, locales: Path = LOCALES) -> list[HTTPRouteHandler]:
    """The routes of the page."""
    shelf = Shelf(web, locales)

    @get(list(PAGES), include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        """The page itself; it looks at its own address for what to show."""
        return (await asyncio.to_thread(shelf.leaf, "index.html")).answer(request)

    @get("/assets/{path:path}", include_in_schema=False)
    async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """Everything the page is made of."""
        return (await asyncio.to_thread(shelf.leaf, path)).answer(request)

    return [page, asset]
