"""The guard: counts connections, in total and by address, and decides which are admitted."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from sleuth.server.addresses import counted_as, is_among
from sleuth.server.guard.answers import MOST_LINGERING
from sleuth.server.guard.rules import Rules

WARN_SECONDS = 60.0
logger = logging.getLogger("sleuth.server")


class Visitor(Protocol):
    """A connection, as the guard sees it."""

    def give_way(self) -> None:
        """End, so that somebody else can connect."""


class Guard:
    """Counts connections and decides which are admitted; it never ends one that is in use."""

    def __init__(self, rules: Rules, note: Callable[[str], object] = lambda reason: None) -> None:
        self.rules, self._note = rules, note
        self.open = 0
        self.lingering = 0
        self._addresses: Counter[str] = Counter()
        self._idle: dict[Visitor, None] = {}
        """Connections without a request at the moment, idle longest first."""
        self._warned, self._unsaid = -WARN_SECONDS, Counter[str]()

    @property
    def crowded(self) -> bool:
        """Whether the remaining places are reserved for seated people."""
        return self.open >= self.rules.strangers

    @property
    def may_linger(self) -> bool:
        """Whether there is a file descriptor to spare for a client that is turned away."""
        return self.lingering < MOST_LINGERING

    def source(self, address: str) -> str:
        """Return what a connection from an address counts as; empty for a trusted proxy."""
        return "" if is_among(address, self.rules.trusted) else counted_as(address)

    def admit(self, source: str) -> bool:
        """Admit and count a connection; return False if there is no room."""
        if not self.enter(source):
            return False
        if self.open >= self.rules.most and not self._make_room():
            self.leave(source)
            self.turned_away("full")
            return False
        self.open += 1
        return True

    def dismiss(self, source: str) -> None:
        """Stop counting a connection."""
        self.open -= 1
        self.leave(source)

    def enter(self, source: str) -> bool:
        """Count a visitor at their address; return False if too many come from there."""
        limit = self.rules.per_address
        if source and limit and self._addresses[source] >= limit:
            self.turned_away("address")
            return False
        if source:
            self._addresses[source] += 1
        return True

    def leave(self, source: str) -> None:
        """Stop counting a visitor at their address."""
        if source:
            self._addresses[source] -= 1
            if not self._addresses[source]:
                del self._addresses[source]

    def idle(self, visitor: Visitor, *, is_idle: bool) -> None:
        """Note whether a connection is idle."""
        self._idle.pop(visitor, None)
        if is_idle:
            self._idle[visitor] = None

    def _make_room(self) -> bool:
        """End the connection that has been idle longest; return whether there was one."""
        visitor = next(iter(self._idle), None)
        if visitor is None:
            return False
        self.turned_away("idle")
        visitor.give_way()
        return True

    def turned_away(self, reason: str) -> None:
        """Count a client that was refused or dropped, and log a warning now and then; never who it was."""
        self._note(reason)
        self._unsaid[reason] += 1
        if time.monotonic() - self._warned >= WARN_SECONDS:
            logger.warning("connections are turned away", extra={"about": dict(self._unsaid)})
            self._warned = time.monotonic()
            self._unsaid.clear()
