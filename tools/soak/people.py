"""People of a soak: they play on whatever happens, and remember what was confirmed."""

import asyncio
import time
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from tests.server.steadfast import Steadfast

PAUSE = 0.25
"""Seconds a calm person thinks."""
DROPS = 0.01
"""The chance, per message, that a restless person loses the connection."""


class Confirmed(Struct, frozen=True):
    """What the server confirmed to a person, each action as JSON."""

    table: str
    seat: int
    actions: list[bytes]


class Player(Steadfast):
    """A restless person: drops out and comes back, and ends the game with an accusation after a while."""

    drop, patience = DROPS, 4

    async def _hear(self, socket: ClientConnection, text: str) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "refused" and message["code"] != "unavailable":
            self._pending = None  # somebody was quicker; the new choices arrive next
            return
        await super()._hear(socket, text)
        self.accuses = len(self.confirmed) >= self.patience
        if self._luck.random() < self.drop:
            await socket.close()

    def remembered(self) -> Confirmed:
        """Return what must be in the log."""
        assert self.seat is not None
        return Confirmed(self.table, self.seat, [msgspec.json.encode(action) for action in self.confirmed])


class Bystander(Player):
    """A calm person at a table where nobody accuses; records how long each action takes."""

    drop, patience = 0.0, 1_000_000

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self.latencies: list[tuple[float, float]] = []
        """When an action was sent, and how long it took to be confirmed."""
        self.interrupted = 0
        """Actions during which the connection was lost."""
        self._sent = (0.0, 0)

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is None and self._now.get("choices"):
            await asyncio.sleep(PAUSE)
            self._sent = (time.monotonic(), self.drops)
            await super()._act(socket)

    def _confirm(self, message: dict[str, Any]) -> None:
        awaited = self._pending is not None and message["key"] == self._pending["key"]
        super()._confirm(message)
        sent, drops = self._sent
        if awaited and drops == self.drops:
            self.latencies.append((sent, time.monotonic() - sent))
        elif awaited:
            self.interrupted += 1
