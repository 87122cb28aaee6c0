"""The WebSocket protocol of the HTTP server, with a short way for text: most of what a table server sends."""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

WRITE_TEXT = "write-text"
"""The key of `write_text` in the `state` of a live connection's scope."""
FINAL_TEXT = 0x81
SHORT, MEDIUM = 126, 1 << 16
"""Payloads from these sizes on have their length in two bytes, or in eight."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Also writes text at once, without a task and the layers between an application and its socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, WRITE_TEXT: self.write_text}, _loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """End; what refers back to this object must not keep it in memory."""
        super().connection_lost(exc)
        self.app_state.clear()
        if scope := getattr(self, "scope", None):
            scope["state"].pop(WRITE_TEXT, None)

    def write_text(self, text: bytes) -> bool:
        """Write a message; return False if it has to wait, or if the connection ends."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True


def text_frame(text: bytes) -> bytes:
    """Return a whole message as a frame of RFC 6455; a server does not mask."""
    length = len(text)
    if length < SHORT:
        return bytes((FINAL_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2) + text
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8) + text
