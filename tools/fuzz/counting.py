"""What was sent, what came back, and what should not have."""

from collections import Counter
from pathlib import Path

from msgspec import Struct

MOST_FINDINGS = 20
"""The run ends after this many findings."""
REQUESTS = 0.15
"""The share of inputs sent over HTTP, where one takes ten times as long as a frame."""


class Finding(Struct, frozen=True):
    """Something that must not happen, and what was sent before it."""

    what: str
    sent: bytes = b""


class Tally:
    """The counts of a run."""

    def __init__(self, aim: int, requests: float = REQUESTS) -> None:
        self.aim = aim
        self._requests = round(aim * requests)
        self.frames = self.bodies = 0
        self.answers: Counter[str] = Counter()
        """By HTTP status, and by message type or close code of live connections."""
        self.busy = 0
        """How often the server said that it was busy; that is not a fault."""
        self.findings: list[Finding] = []

    @property
    def sent(self) -> int:
        """How many inputs were sent."""
        return self.frames + self.bodies

    @property
    def enough(self) -> bool:
        """Whether there are enough findings to stop."""
        return len(self.findings) >= MOST_FINDINGS

    @property
    def enough_frames(self) -> bool:
        """Whether all frames were sent."""
        return self.enough or self.frames >= self.aim - self._requests

    @property
    def enough_bodies(self) -> bool:
        """Whether all requests were sent."""
        return self.enough or self.bodies >= self._requests

    def find(self, what: str, sent: bytes = b"") -> None:
        """Record something that should not have happened."""
        self.findings.append(Finding(what, sent))


def save(findings: list[Finding], seed: str, folder: Path) -> Path:
    """Write everything needed to try again, bytes as Python writes them; return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{seed}.txt"
    lines = [f"{number}. {each.what}\n{each.sent!r}\n" for number, each in enumerate(findings, 1)]
    path.write_text(f"seed {seed}\n\n" + "\n".join(lines), encoding="utf-8")
    return path
