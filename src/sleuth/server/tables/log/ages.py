"""How long ago the entries of a log came in, by a clock that nobody sets.

What people have to wait for (a seat that may be kept warm, a spectator who is told later) goes by these ages, not by
the times that are written in the log: the time of day may be set while a game is played.
"""

import time
from array import array
from collections.abc import Callable

from sleuth.server.clocks import boot_seconds


class Ages:
    """The ages of the entries of one log."""

    def __init__(self, day: Callable[[], float] = time.time, steady: Callable[[], float] = boot_seconds) -> None:
        """`day` tells the time of day, as entries carry it; `steady` is a clock that nobody sets."""
        self._day, self._steady = day, steady
        self._came = array("d")

    def read(self, at: float) -> None:
        """Take in an entry from the storage: its time is all that is known, and the future is taken for now.

        It may have happened at the end of the second it carries.
        """
        self._take(self._steady() - max(self._day() - at - 1, 0.0))

    def happened(self) -> None:
        """Take in an entry that is new to this process."""
        self._take(self._steady())

    def _take(self, came: float) -> None:
        """No entry is older than the one before it."""
        self._came.append(max(came, self._came[-1]) if self._came else came)

    def of(self, number: int) -> float:
        """Return how many seconds ago an entry came in."""
        return self._steady() - self._came[number - 1]
