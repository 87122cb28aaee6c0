"""The middleware: checks every request before the routes see it, and adds headers to every answer."""

import logging
import time
from typing import Any
from urllib.parse import SplitResult, parse_qs, urlsplit

from msgspec.json import encode

from sleuth.server.http.asgi import App, AsgiMessage, AsgiReceive, AsgiSend, Scope
from sleuth.server.http.context import AppContext
from sleuth.server.http.edge.hosts import Hosts
from sleuth.server.http.edge.identity import MOST_PEOPLE, new_identity
from sleuth.server.http.edge.outlet import Outlet
from sleuth.server.http.edge.request_body import RequestBody
from sleuth.server.http.wire import RefusalBody
from sleuth.server.tables.refusals import TableRefusal

UNNAMED = frozenset({"/healthz", "/readyz"})
"""Paths for monitoring, under any host name: they reveal nothing."""
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
NOBODY = 0
WHO = {"nobody": NOBODY, **{f"{number}": number for number in range(1, MOST_PEOPLE + 1)}}
"""Values of `as`: which of the people who share a browser asks, or nobody, to look like a stranger."""
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""Use https for a year, whatever a link says."""
logger = logging.getLogger("sleuth.server.requests")


class RequestMiddleware:
    """Checks where a request comes from and who makes it; a stranger who changes something gets an identity."""

    def __init__(self, app: App, context: AppContext) -> None:
        self._app, self._context = app, context
        self._public = urlsplit(context.settings.public_url).netloc
        self._hosts = Hosts(context.settings)

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: AsgiSend) -> None:
        """Handle a request: check it, pass it on, and log the answer."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        method = scope.get("method", "")
        if method == "HEAD":
            scope = {**scope, "method": "GET"}  # the same answer, but only its head is sent
        outlet = Outlet(send)
        answer = _Answer(self._context, scope, outlet.send, method)
        try:
            self._check(scope, headers)
            self._recognise(scope, headers)
        except TableRefusal as refusal:
            await answer.refuse(refusal)
        else:
            arriving = RequestBody(receive).receive if scope["type"] == "http" else receive
            await self._app(scope, arriving, answer.send)
        answer.log()
        await outlet.settle(receive)

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        self._context.limits.take("request", None, address)
        host = headers.get("host", "")
        if scope["path"] not in UNNAMED:
            self._hosts.check(host)
        if scope["type"] == "websocket" or scope["method"] in CHANGING:
            self._check_origin(headers, host)
        if scope["type"] == "http" and scope["method"] in CHANGING:
            _check_content(headers)

    def _check_origin(self, headers: dict[str, str], host: str) -> None:
        """Refuse changes made by a page of another site."""
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        known = {host, self._public} - {""}
        if not (_split(origin).netloc in known if origin else site in (None, "same-origin", "none")):
            raise TableRefusal("wrong-origin")

    def _recognise(self, scope: Scope, headers: dict[str, str]) -> None:
        state, number = scope.setdefault("state", {}), _who(scope)
        changing = scope["type"] == "http" and scope["method"] in CHANGING
        if number == NOBODY and changing:
            raise TableRefusal("not-seated")  # a mere viewer changes nothing
        state["secure"] = self._context.is_secure(scope)
        identity = self._context.identities.read_cookie(headers.get("cookie", ""), number, secure=state["secure"])
        if identity is not None and not self._context.credentials.counts(identity.person, identity.credential):
            state["former"], identity = identity, None  # signed out everywhere: the same as no cookie
        if number != NOBODY and (changing or scope["path"].rstrip("/").endswith("/me")):
            state["new-cookie"] = identity is None or not changing  # reading /me extends the cookie
            identity = identity or new_identity()
        state["identity"], state["number"] = identity, number


def _who(scope: Scope) -> int:
    """Return which of the people who share this browser asks; it only selects one of the browser's own cookies."""
    number = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("as", ["1"])[-1]
    if number not in WHO:
        raise TableRefusal("unfit-request", problems=["as"])
    return WHO[number]


def _split(url: str) -> SplitResult:
    """Return the parts of a URL; empty parts if it is malformed."""
    try:
        return urlsplit(url)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _check_content(headers: dict[str, str]) -> None:
    """Refuse changes that are not JSON: a form of another site cannot send JSON."""
    kind = headers.get("content-type")
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if kind is None and empty:
        return
    if (kind or "").partition(";")[0].strip().lower() != "application/json":
        raise TableRefusal("not-json")


class _Answer:
    """An answer being sent."""

    def __init__(self, context: AppContext, scope: Scope, send: AsgiSend, method: str) -> None:
        self._context, self._scope, self._send, self._method = context, scope, send, method
        self._began, self._status = time.perf_counter(), 0

    async def send(self, message: AsgiMessage) -> None:
        """Pass a message on, with the headers of every answer."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            given = list(message.get("headers", ()))
            message["headers"] = [*given, *HEADERS, *self._more({name.lower() for name, _ in given})]
        elif message["type"] == "http.response.body" and self._method == "HEAD":
            message["body"] = b""
        await self._send(message)

    def _more(self, given: set[bytes]) -> list[tuple[bytes, bytes]]:
        more = [] if b"cache-control" in given else [(b"cache-control", b"no-store")]
        if self._context.settings.secure:
            more.append(HTTPS_ONLY)
        state = self._scope.get("state", {})
        if state.get("new-cookie"):
            more.append((b"set-cookie", self._cookie(state).encode()))
        return more

    def _cookie(self, state: dict[str, Any]) -> str:
        identities, given = self._context.identities, {"secure": state["secure"], "number": state["number"]}
        identity = state["identity"]
        return identities.write_cookie(identity, **given) if identity else identities.forget_cookie(**given)

    async def refuse(self, refusal: TableRefusal) -> None:
        """Refuse a request before it reaches the routes."""
        if self._scope["type"] == "websocket":
            await self._send({"type": "websocket.close", "code": 1008})
            return
        body = encode(RefusalBody(refusal.code, refusal.details))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        await self.send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})

    def log(self) -> None:
        """Log one line per request, never the path: anyone with a table's id can watch it."""
        if self._scope["type"] == "http":
            about = {
                "method": self._method,
                "route": self._scope.get("path_template") or "-",
                "status": self._status,
                "milliseconds": round((time.perf_counter() - self._began) * 1000, 1),
            }
            logger.info("request", extra={"about": about})
