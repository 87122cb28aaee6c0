"""The fan-out of one process."""

import asyncio

from sleuth.server.fanout.listeners import Listeners
from sleuth.server.fanout.port import Hint, write_hint


class MemoryHub:
    """What the nodes of one process share."""

    def __init__(self) -> None:
        self.nodes: list[MemoryFanout] = []


class MemoryFanout(Listeners):
    """Hints without a network; nodes with the same hub hear each other."""

    def __init__(self, hub: MemoryHub | None = None) -> None:
        super().__init__()
        self._hub = hub or MemoryHub()

    @property
    def connected(self) -> bool:
        """Between start and close."""
        return self in self._hub.nodes

    async def start(self) -> None:
        """Join the hub."""
        if not self.connected:
            self._hub.nodes.append(self)

    async def publish(self, hint: Hint) -> None:
        """Tell every node, after the caller has gone on: as with the other backends, nobody hears it in between."""
        write_hint(hint)  # what would be too long for the others is too long here
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
            self.tell(hint)
