"""The deadline of sending: one timer for many rounds, because setting one for each round is expensive."""

import asyncio
import math
from collections.abc import Callable


class SendDeadline:
    """Calls a function when a round of sending takes too long; it notices at most a quarter too late."""

    def __init__(self, seconds: float, expired: Callable[[], object]) -> None:
        self._seconds, self._expired = seconds, expired
        self._loop = asyncio.get_running_loop()
        self._due = math.inf
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Begin a round, or grant the one that runs the whole time again."""
        self._due = self._loop.time() + self._seconds
        if self._timer is None:
            self._look_later()

    def end(self) -> None:
        """End the round."""
        self._due = math.inf

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _look_later(self) -> None:
        self._timer = self._loop.call_later(self._seconds / 4, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._loop.time() >= self._due:
            self._expired()
        elif self._due < math.inf:
            self._look_later()
