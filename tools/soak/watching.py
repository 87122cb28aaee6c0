"""What the server costs during a soak: memory and open files, sampled every second."""

import asyncio
import time

import psutil
from msgspec import Struct

from tests.server.nodes import Node

EVERY = 1.0
MEGABYTE = 1024 * 1024


class Sample(Struct, frozen=True):
    """One sample; memory in MB."""

    at: float
    server: float
    workers: list[float]
    files: int
    """Open files of the server."""


class Watch:
    """Samples a server repeatedly, whatever its process is at the moment."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self.samples: list[Sample] = []

    async def keep(self) -> None:
        """Sample until cancelled."""
        while True:
            found = look(self._node)
            if found is not None:
                self.samples.append(found)
            await asyncio.sleep(EVERY)


def look(node: Node) -> Sample | None:
    """Return a sample, if the server runs."""
    try:
        process = psutil.Process(node.process)
        workers = [_memory(child) for child in process.children(recursive=True)]
        return Sample(time.monotonic(), _memory(process), sorted(workers, reverse=True), process.num_fds())
    except (AssertionError, psutil.Error):  # it was killed, or a worker has just ended
        return None


def _memory(process: psutil.Process) -> float:
    found: int = process.memory_info().rss
    return found / MEGABYTE
