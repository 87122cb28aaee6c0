"""Fuzzed HTTP: every route with every method, odd paths, headers and bodies, and bytes that are not HTTP."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sleuth.lessons import LESSONS
from tests.server.access import ROUTES
from tools.fuzz.mutating import Luck, mutated, random_bytes

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"]
SETTING = ("/api/v1/quick", "/api/v1/tables", "/api/v1/records", "/lessons/{name}", "/rematch")
"""Routes that create tables, which stay, so they are requested rarely."""
RARELY = 0.03
SLOW = ("/story", "/replay", "/hint", "/openapi.json", "/docs")
IDS = [
    "",
    "0",
    "-1",
    "x" * 41,
    "x" * 4000,
    "%00",
    "%ff%fe",
    "..%2f..",
    "%F0%9F%8E%B2",
    "a/b",
    "null",
    "%D9%A1",
    "99999999999999999999",
]
QUERIES = [
    "", "?", "?after=0", "?after=-1", "?after=99999999999999999999", "?after=x", "?after=1e3", "?as=2", "?as=nobody",
    "?as=7", "?as=", "?as=1&as=2", "?lang=xx", "?lang=de&lang=fr", "?mode=%00", "?card=rope&owner=0", "?card=&owner=x",
    "?seat=-1", "?seat=1000", "?%ff=%fe", "?" + "a=b&" * 300, "?\xd9\xa1",
]  # fmt: skip
HEADERS = [
    "Origin: null", "Origin: http://[", "Origin: http://", "Origin: https://evil.example", "Origin: x" * 50, "Origin:",
    "Sec-Fetch-Site: cross-site", "Cookie: sleuth=", "Cookie: sleuth=a.b.c; sleuth_2=x", "Cookie: \xff\xfe",
    "Cookie: ;;==;", "Cookie: " + "a=b; " * 500, "Content-Type: text/plain", "Content-Type:",
    "Content-Type: application/json; charset=utf-16", "Content-Type: multipart/form-data",
    "X-Forwarded-For: 1.2.3.4, ::1", "X-Forwarded-For: \xff", "Accept: \xff/*", "Accept-Encoding: gzip;q=x",
    "If-None-Match: *", 'If-None-Match: "x", W/"y"', "Range: bytes=5-1", "Authorization: Bearer \xff",
    "Accept-Language: xx, \xff", "Upgrade: h2c", "Expect: 100-continue", "X-Odd: " + "\xa0" * 50,
]  # fmt: skip
HOSTS = ["[", "[::1", "evil.example", "127.0.0.1:99999", "a" * 300, "127.0.0.1\xa0", "@", ":", "localhost:x"]


class Places(Struct, frozen=True):
    """What really exists: ids of tables, codes, and people's cookies."""

    tables: Sequence[str]
    codes: Sequence[str]
    cookies: Sequence[str]
    host: str


class Request(Struct, frozen=True):
    """A request as bytes; if `bare`, its answer has only a head."""

    content: bytes
    bare: bool


def request(luck: Luck, places: Places) -> Request:
    """Return a complete request, so that others can follow it on the same connection."""
    (method, path), access = _route(luck)
    if luck.random() < 0.15:
        method = luck.choice(METHODS)
    body = b"" if method in ("GET", "HEAD", "OPTIONS", "TRACE") and luck.random() < 0.9 else _body(luck, access.body)
    host = luck.choice(HOSTS) if luck.random() < 0.02 else places.host
    head = [f"{method} {_filled(luck, path, places)}{luck.choice(QUERIES)} HTTP/1.1", f"Host: {host}"]
    if luck.random() < 0.8:
        head.append(f"Cookie: {luck.choice(places.cookies)}")
    if body and luck.random() < 0.95:
        head.append("Content-Type: application/json")
    head += [luck.choice(HEADERS) for _ in range(luck.choice((0, 0, 0, 1, 1, 2)))]
    head.append(f"Content-Length: {len(body)}")
    return Request("\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + body, method == "HEAD")


def _route(luck: Luck) -> Any:
    while True:
        (method, path), access = luck.choice(_ROUTES)
        rare = path.endswith(SLOW) or (method == "POST" and path.endswith(SETTING))
        if not rare or luck.random() < RARELY:
            return (method, path), access


_ROUTES = [(route, access) for route, access in ROUTES.items() if route[0] != "WS"]


def _filled(luck: Luck, path: str, places: Places) -> str:
    def one_of(known: Sequence[Any]) -> str:
        return str(luck.choice(known if luck.random() < 0.85 else IDS))

    values = {
        "table": one_of(places.tables),
        "code": one_of(places.codes),
        "seat": one_of(range(4)),
        "edition": one_of(["questions", "classic", "travel"]),
        "path": one_of(["js/start.js", "css/tokens.css"]),
        "name": one_of(LESSONS),
    }
    return path.format(**values)


def _body(luck: Luck, sample: Any) -> bytes:
    dice = luck.random()
    if dice < 0.05:
        return random_bytes(luck)
    if dice < 0.06:
        return b"x" * luck.choice((64 * 1024 + 1, 70_000))
    return mutated(luck, sample if sample is not None else {"seat": 0, "name": "Eve", "text": "hello"})


def no_request(luck: Luck, places: Places) -> bytes:
    """Return bytes that are not, or hardly, HTTP: the server may close the connection."""
    host = places.host.encode()
    return luck.choice(
        (
            luck.randbytes(200) + b"\r\n\r\n",
            b"GET / HTTP/9.9\r\nHost: " + host + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET  /  HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            b"POST /api/v1/me HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: -5\r\n\r\n",
            b"POST /api/v1/me HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
            b"PUT /api/v1/me HTTP/1.1\r\nHost: " + host + b"\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"PUT /api/v1/me HTTP/1.1\r\nHost: " + host + b"\r\nContent-Type: application/json\r\n"
            b'Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n0\r\n\r\n',
            b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nbad header\r\n\r\n",
            b"GET /api/v1/tables/x/live HTTP/1.1\r\nHost: "
            + host
            + b"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: " + luck.choice((b"13", b"8", b"x")) + b"\r\nSec-WebSocket-Key: ?\r\n\r\n",
            b"CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + luck.randbytes(60),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        )
    )
