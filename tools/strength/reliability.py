"""How far beliefs can be relied on: bins of what was believed and what came true, calibration error and log score."""

from collections.abc import Iterable
from math import log2

from msgspec import Struct

BINS = 10
LEAST = 0.001
"""The log score counts no belief in the truth as less than this."""


class Claim(Struct, frozen=True):
    """A belief at one moment: the chance of what was thought likeliest, whether it was so, the chance of the truth."""

    chance: float
    right: bool
    truth: float


class Reliability(Struct, frozen=True):
    """Many claims, in bins of equal width."""

    bins: tuple[tuple[int, float, int], ...]
    """For each bin: claims, the sum of their chances, and how many were right."""
    bits: float
    """The log score: the mean surprise at the truth, in bits; lower is better."""

    @property
    def number(self) -> int:
        """How many claims there are."""
        return sum(number for number, _, _ in self.bins)

    @property
    def believed(self) -> float | None:
        """How often the claims should have been right, on average."""
        return sum(chances for _, chances, _ in self.bins) / self.number if self.number else None

    @property
    def right(self) -> float | None:
        """How often they were right."""
        return sum(right for _, _, right in self.bins) / self.number if self.number else None

    @property
    def error(self) -> float | None:
        """The expected calibration error: the mean gap between belief and truth, bin by bin."""
        return sum(abs(chances - right) for _, chances, right in self.bins) / self.number if self.number else None


def reliability(claims: Iterable[Claim]) -> Reliability:
    """Return the reliability of some claims."""
    bins, surprise = [[0, 0.0, 0] for _ in range(BINS)], [0.0]
    for claim in claims:
        entry = bins[min(int(claim.chance * BINS), BINS - 1)]
        entry[0] += 1
        entry[1] += claim.chance
        entry[2] += claim.right
        surprise.append(-log2(max(claim.truth, LEAST)))
    number = max(1, len(surprise) - 1)
    return Reliability(tuple((int(n), round(s, 4), int(r)) for n, s, r in bins), round(sum(surprise) / number, 4))


def together(parts: Iterable[Reliability]) -> Reliability:
    """Add several reliabilities up."""
    parts = list(parts)
    number = max(1, sum(part.number for part in parts))
    columns = zip(*(part.bins for part in parts), strict=True)
    bins = tuple(
        (sum(n for n, _, _ in each), sum(s for _, s, _ in each), sum(r for _, _, r in each)) for each in columns
    )
    return Reliability(bins, sum(part.bits * part.number for part in parts) / number)
