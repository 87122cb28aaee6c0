"""The WebSocket protocol of the HTTP server, with a short way for text: most of what a table server sends and gets."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one

WRITE_TEXT = "write-text"
"""The key of `write_text` in the `state` of a live connection's scope."""
LISTEN = "listen"
"""The key of `listen` there."""
Listener = Callable[[str], bool]
"""Takes a message at once, or returns False if it has to wait in the queue."""
FINAL_TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM = 126, 1 << 16
"""Payloads from these sizes on have their length in two bytes, or in eight."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Also writes and hands over text at once, without the layers between an application and its socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, WRITE_TEXT: self.write_text, LISTEN: self.listen}, _loop)
        self._listener: Listener | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """End; what refers back to this object must not keep it in memory."""
        super().connection_lost(exc)
        self._listener = None
        self.app_state.clear()
        if scope := getattr(self, "scope", None):
            scope["state"].pop(WRITE_TEXT, None)
            scope["state"].pop(LISTEN, None)

    def listen(self, listener: Listener | None) -> None:
        """Have a function called with each message, or none; what it does not take can be received as always."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        """Hand over a message that has come alone and whole; parse everything else."""
        if self._listener is not None and self._is_between_messages():
            text = whole_text(data, self.config.ws_max_size)
            if text is not None and self._listener(text):
                return
        super().data_received(data)

    def _is_between_messages(self) -> bool:
        """Whether nothing waits: no part of a frame or a message, and no message in the queue."""
        return not (self.conn.reader.buffer or self.frames or self.close_sent) and self.queue.empty()

    def write_text(self, text: bytes) -> bool:
        """Write a message; return False if it has to wait, or if the connection ends."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True


def whole_text(data: bytes, longest: int) -> str | None:
    """Return the text of a whole, masked message of RFC 6455; None for anything else."""
    if len(data) < 6 or data[0] != FINAL_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 6
    if length > SHORT:  # the length is in eight bytes
        return None
    if length == SHORT:
        length, start = int.from_bytes(data[2:4]), 8
    if length > longest or len(data) != start + length:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: bytes) -> bytes:
    """Return a whole message as a frame of RFC 6455; a server does not mask."""
    length = len(text)
    if length < SHORT:
        return bytes((FINAL_TEXT, length)) + text
    if length < MEDIUM:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2) + text
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8) + text
