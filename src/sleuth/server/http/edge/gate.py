"""The gate: tells the guard at the socket what each connection is busy with, and turns away late strangers.

The socket knows neither where a request ends nor which client a proxy speaks for. Here both are known.
"""

from msgspec.json import encode

from sleuth.server.guard import CONNECTION, RETRY_SECONDS, GuardedConnection
from sleuth.server.http.asgi import App, AsgiMessage, AsgiReceive, AsgiSend, Scope
from sleuth.server.http.context import AppContext
from sleuth.server.http.wire import RefusalBody

RESPONSE = "websocket.http.response"
"""The ASGI extension of servers that can refuse a handshake with an HTTP answer."""


class Gate:
    """An ASGI application around the middleware."""

    def __init__(self, app: App, context: AppContext) -> None:
        self.app, self._guard, self._context = app, context.guard, context

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: AsgiSend) -> None:
        """Let a request in, if there is room."""
        connection: GuardedConnection | None = scope.get("state", {}).pop(CONNECTION, None)
        if connection is None:  # the socket is not guarded
            await self.app(scope, receive, send)
            return
        connection.asked(body=_has_body(scope))
        visitor = self._visitor(scope, connection)
        if self._is_too_late(scope, connection) or not self._guard.enter(visitor):
            await _refuse(scope, send)
            return
        try:
            await self._let_in(scope, receive, send, connection)
        finally:
            self._guard.leave(visitor)

    def _visitor(self, scope: Scope, connection: GuardedConnection) -> str:
        """Return the source to count here: clients of a proxy; all others are counted at the socket."""
        if connection.source or not scope.get("client"):
            return ""
        return self._guard.source(scope["client"][0])

    def _is_too_late(self, scope: Scope, connection: GuardedConnection) -> bool:
        """Whether the remaining places are reserved for others; anyone with a cookie of ours may be seated."""
        late = connection.late and self._guard.crowded
        if late and not self._context.people(_cookies(scope), secure=self._context.is_secure(scope)):
            self._guard.turned_away("full")
            return True
        scope["state"]["late"] = late
        return False

    async def _let_in(self, scope: Scope, receive: AsgiReceive, send: AsgiSend, connection: GuardedConnection) -> None:
        async def receive_body() -> AsgiMessage:
            message = await receive()
            scope["state"]["gone"] = message["type"] == "http.disconnect"
            if not message.get("more_body"):
                connection.heard()
            return message

        async def send_answer(message: AsgiMessage) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                connection.answered()

        if scope["type"] == "websocket":
            connection.went_live()
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive_body, send_answer)


def _has_body(scope: Scope) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0") for name, value in _raw(scope)
    )


def _cookies(scope: Scope) -> str:
    return "; ".join(value.decode("latin-1") for name, value in _raw(scope) if name == b"cookie")


def _raw(scope: Scope) -> list[tuple[bytes, bytes]]:
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    return headers


async def _refuse(scope: Scope, send: AsgiSend) -> None:
    """Answer that there is no room, and close the connection."""
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    if scope["type"] == "websocket" and RESPONSE not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1013})
        return
    body = encode(RefusalBody("unavailable"))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "retry-after": str(RETRY_SECONDS),
        "cache-control": "no-store",
        "connection": "close",
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{prefix}.response.start", "status": 503, "headers": raw})
    await send({"type": f"{prefix}.response.body", "body": body})
