"""What happens to the server's process meanwhile: its memory, its log, its own counters."""

import asyncio
import re
from collections.abc import Callable

import httpx
import psutil
from msgspec import Struct

from tests.server.nodes import Node
from tools.fuzz.counting import Tally

EVERY = 0.25
MOST_GROWTH = 0.15
"""The allowed growth over the first quarter: allocators keep memory they once had, and tables stay."""
FLOOR = 40e6
"""Bytes of growth that are always allowed: a short run has not warmed up."""
ERROR = re.compile(r"^\S+ \S+ (?:error|critical) .*(?:\n(?!\d{4}-).*){0,3}", re.MULTILINE)
"""An error in the log, with its continuation lines."""


class Memory(Struct):
    """How much memory the server's process held over time, in bytes."""

    samples: list[int]

    @property
    def quarters(self) -> tuple[float, float]:
        """The mean of the first and of the last quarter."""
        part = max(len(self.samples) // 4, 1)
        return sum(self.samples[:part]) / part, sum(self.samples[-part:]) / part

    @property
    def grows(self) -> bool:
        """Whether it grew more than allowed."""
        first, last = self.quarters
        return last - first > max(first * MOST_GROWTH, FLOOR)


async def watch(process: int, tally: Tally, report: Callable[[str], None], stop: asyncio.Event) -> Memory:
    """Sample the memory repeatedly, and report progress."""
    server, memory, tenth = psutil.Process(process), Memory([]), 0
    while not stop.is_set():
        memory.samples.append(server.memory_info().rss)
        if tally.sent * 10 // tally.aim > tenth:
            tenth = tally.sent * 10 // tally.aim
            report(f"{tally.sent:,} inputs, {memory.samples[-1] / 1e6:.0f} MB, {len(tally.findings)} findings")
        await asyncio.sleep(EVERY)
    memory.samples.append(server.memory_info().rss)
    return memory


def look_back(node: Node, memory: Memory, tally: Tally) -> None:
    """Collect what the server itself has noticed."""
    for line in sorted({_without_time(match.group()) for match in ERROR.finditer(node.logs())}):
        tally.find(f"in the log: {line}")
    with httpx.Client(base_url=node.url, timeout=30) as client:
        if client.get("/readyz").status_code != 200:
            tally.find("the server is not ready any more")
        if "sleuth_failures_total 0.0" not in client.get("/metrics").text:
            tally.find("the server has counted failures")
    if memory.grows:
        first, last = memory.quarters
        tally.find(f"memory grows: {first / 1e6:.0f} MB in the first quarter, {last / 1e6:.0f} MB in the last")


def _without_time(line: str) -> str:
    return line.partition(" ")[2].partition(" ")[2] if line[:1].isdigit() else line
