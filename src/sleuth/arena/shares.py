"""The share of games a bot wins, with its confidence interval.

The games of a block are correlated (same cards, same seats), so a thousand games are not a thousand independent ones.
Blocks are independent of each other: the variance between blocks tells how many independent games they are worth.
"""

import math

from msgspec import Struct

Z = 1.959964
"""95 % of a normal distribution lie within this number of standard deviations."""
TRUST = 4
"""A prior: the design effect starts at 1 with the weight of this number of blocks, because few blocks say little.

With it the interval covers the true share about 95 % of the time from five blocks on, however the games of a block are
correlated (tests/arena/test_shares.py); without it, two equal blocks would shrink the interval to a point.
"""


class Share(Struct):
    """A bot's wins among the games with a winner, added up block by block."""

    blocks: int = 0
    wins: int = 0
    won: int = 0
    """Games with a winner."""
    wins_squared: int = 0
    wins_by_won: int = 0
    won_squared: int = 0

    def see(self, wins: int, won: int) -> None:
        """Count a block."""
        self.blocks += 1
        self.wins += wins
        self.won += won
        self.wins_squared += wins * wins
        self.wins_by_won += wins * won
        self.won_squared += won * won

    @property
    def share(self) -> float | None:
        """Wins divided by games with a winner."""
        return self.wins / self.won if self.won else None

    @property
    def design_effect(self) -> float:
        """The variance divided by that of the same number of independent games."""
        if self.blocks < 2 or self.wins in (0, self.won):
            return 1.0
        share = self.wins / self.won
        squares = self.wins_squared - 2 * share * self.wins_by_won + share * share * self.won_squared
        variance = squares * self.blocks / (self.blocks - 1) / self.won**2
        seen = variance / (share * (1 - share) / self.won)
        freedom = self.blocks - 1
        return (freedom * seen + TRUST) / (freedom + TRUST)

    @property
    def effective(self) -> float:
        """The number of independent games that would give the same certainty."""
        return self.won / self.design_effect

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the share."""
        return wilson(self.wins / self.won, self.effective) if self.won else (0.0, 1.0)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the Wilson score interval; it stays sensible even when all games or none were won."""
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
