"""The ages of a log's entries, by a monotonic clock.

Waiting periods (before a seat may be kept warm, before delayed spectators hear of something) go by these ages, not by
the times in the log: the system clock may be changed during a game.
"""

import time
from array import array
from collections.abc import Callable

from sleuth.server.clocks import boot_seconds


class Ages:
    """The ages of the entries of one log."""

    def __init__(self, day: Callable[[], float] = time.time, steady: Callable[[], float] = boot_seconds) -> None:
        """`day` returns the time of day, as entries carry it; `steady` is a monotonic clock."""
        self._day, self._steady = day, steady
        self._came = array("d")

    def read(self, at: float) -> None:
        """Add an entry from the store: only its time is known, and a time in the future counts as now.

        Times are whole seconds, so it may have happened at the end of that second.
        """
        self._take(self._steady() - max(self._day() - at - 1, 0.0))

    def happened(self, entries: int = 1) -> None:
        """Add entries that have just happened, or are new to this process."""
        self._take(self._steady(), entries)

    def _take(self, came: float, entries: int = 1) -> None:
        """Add entries; none is older than the one before it."""
        at = max(came, self._came[-1]) if self._came else came
        self._came.extend((at,) * entries)

    def of(self, number: int) -> float:
        """Return how many seconds ago an entry came in."""
        return self._steady() - self._came[number - 1]
