"""The fan-out of one process."""

import asyncio

from sleuth.server.fanout.listeners import Listeners
from sleuth.server.fanout.port import Hint, write_hint


class MemoryHub:
    """What the nodes of one process share."""

    def __init__(self) -> None:
        self.nodes: list[MemoryFanout] = []


class MemoryFanout(Listeners):
    """Hints without a network, between nodes with the same hub."""

    def __init__(self, hub: MemoryHub | None = None) -> None:
        super().__init__()
        self._hub = hub or MemoryHub()

    @property
    def connected(self) -> bool:
        """Whether it was started and not yet closed."""
        return self in self._hub.nodes

    async def start(self) -> None:
        """Join the hub."""
        if not self.connected:
            self._hub.nodes.append(self)

    async def publish(self, hint: Hint) -> None:
        """Send a hint to every node once the caller has gone on: as with the other backends, never during the call."""
        write_hint(hint)  # refuses a hint that would be too long for the other backends
        if not self.connected:
            self.errors += 1
            return
        for node in self._hub.nodes:
            asyncio.get_running_loop().call_soon(node._receive, hint)

    async def close(self) -> None:
        """Leave the hub."""
        if self.connected:
            self._hub.nodes.remove(self)

    def _receive(self, hint: Hint) -> None:
        if self.connected:
            self.notify(hint)
