"""The transport that the protocols of the HTTP server are given: the real one, with the guard listening in."""

import asyncio
from typing import Any, Protocol


class Keeper(Protocol):
    """Who listens in."""

    parting: bool
    written: int

    def hand_over(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol go on, as after a handshake."""


class Passage:
    """Does what a transport does; counts what is written and says who listens."""

    def __init__(self, keeper: Keeper, transport: asyncio.Transport) -> None:
        self._keeper, self._transport = keeper, transport
        # asked for with every message: looking them up here is quicker than by `__getattr__`
        self.pause_reading, self.resume_reading = transport.pause_reading, transport.resume_reading
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write, unless the guard has said its last word already."""
        if not self._keeper.parting:
            self._keeper.written += len(data)
            self._transport.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection over; the guard stays in between."""
        self._keeper.hand_over(protocol)
