"""Rate limits: a token bucket for each person and each address, in memory."""

import math
import time
from collections.abc import Callable

from msgspec import Struct

from sleuth.server.addresses import counted_as
from sleuth.server.tables.refusals import TableRefusal

SHARED = 10
"""How many people may share an address before its limit affects them."""
MOST_BUCKETS = 20_000


class Rate(Struct, frozen=True):
    """A rate per second in the long run, and how much at once."""

    second: float
    burst: float


RATES = {
    "request": Rate(20, 100),
    "action": Rate(5, 30),
    "table": Rate(0.1, 20),
    "chat": Rate(0.5, 8),
    "code": Rate(0.2, 10),
    "record": Rate(100, 4 * 1024 * 1024),
}
"""By kind of request. Trying short codes or links is a `code`. Records are counted in bytes."""


class Limits:
    """Refuses requests that come too fast."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale, self._clock = scale, clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        """What is left in each bucket, and when that was."""

    def take(self, kind: str, person: str | None, address: str, amount: float = 1) -> None:
        """Take tokens for a request of a kind; raises `TableRefusal`."""
        if not self._scale:
            return
        rate = RATES[kind]
        if person is not None:
            self._take(kind, f"person {person}", rate, self._scale, amount)
        self._take(kind, f"address {counted_as(address)}", rate, self._scale * SHARED, amount)

    def _take(self, kind: str, who: str, rate: Rate, scale: float, amount: float) -> None:
        second, burst = rate.second * scale, max(rate.burst * scale, amount)
        now = self._clock()
        left, since = self._buckets.pop((kind, who), (burst, now))
        left = min(burst, left + (now - since) * second)
        self._buckets[kind, who] = (left - amount if left >= amount else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]  # the least recently used
        if left < amount:
            raise TableRefusal("too-fast", seconds=math.ceil((amount - left) / second * 10) / 10)
