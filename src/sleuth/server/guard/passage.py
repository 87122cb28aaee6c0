"""The transport given to the HTTP server's protocols: the real one, observed by the guard."""

import asyncio
from typing import Any, Protocol


class Keeper(Protocol):
    """The guarded connection that observes the transport."""

    parting: bool
    written: int

    def hand_over(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol take over, as after a handshake."""


class Passage:
    """Wraps a transport; counts what is written and reports a change of protocol."""

    def __init__(self, keeper: Keeper, transport: asyncio.Transport) -> None:
        self._keeper, self._transport = keeper, transport
        # used for every message: an attribute is faster than `__getattr__`
        self.pause_reading, self.resume_reading = transport.pause_reading, transport.resume_reading
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write, unless the guard has sent its last answer already."""
        if not self._keeper.parting:
            self._keeper.written += len(data)
            self._transport.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection over; the guard stays in between."""
        self._keeper.hand_over(protocol)
