"""The path below which a proxy offers this server, as in https://example.org/games/sleuth.

It comes from `--root-path`, or from a trusted proxy in X-Forwarded-Prefix. The proxy may leave it in the paths of its
requests or strip it. Everything inside sees paths without it; links, cookies and pages ask for it here.
"""

from collections.abc import Mapping
from typing import Any

from sleuth.server.addresses import Network, is_among
from sleuth.server.http.asgi import App, AsgiReceive, AsgiSend, Scope
from sleuth.server.settings import ROOT_PATH

HEADER = b"x-forwarded-prefix"
STATE = "path-prefix"


class PathPrefix:
    """An ASGI application around all others: takes the prefix off every request, and remembers it."""

    def __init__(self, app: App, root_path: str, trusted: tuple[Network, ...]) -> None:
        self.app, self._root_path, self._trusted = app, root_path, trusted

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: AsgiSend) -> None:
        """Pass a request on, without its prefix."""
        if scope["type"] != "lifespan" and (prefix := self._root_path or self._forwarded(scope)):
            scope = _below(prefix, scope)
        await self.app(scope, receive, send)

    def _forwarded(self, scope: Scope) -> str:
        """Return what a trusted proxy says, if it is a path."""
        given = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1").rstrip("/")
        client = scope.get("client")
        trusted = client is not None and is_among(client[0], self._trusted)
        return given if trusted and ROOT_PATH.fullmatch(given) else ""


def _below(prefix: str, scope: Scope) -> Scope:
    """Return the request as it would have come without a prefix."""
    path, raw = scope["path"], scope.get("raw_path") or scope["path"].encode()
    if path == prefix or path.startswith(f"{prefix}/"):
        path, raw = path[len(prefix) :] or "/", raw[len(prefix) :] or b"/"
    return {**scope, "path": path, "raw_path": raw, "state": {**scope.get("state", {}), STATE: prefix}}


def path_prefix(scope: Mapping[str, Any]) -> str:
    """Return the prefix of a request; empty for a server at the root of its host."""
    found: str = scope.get("state", {}).get(STATE, "")
    return found
