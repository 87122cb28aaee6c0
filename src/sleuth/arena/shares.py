"""The share of games a bot wins, and how far it can be trusted.

The games of a block are alike (the same cards, the same seats), so a thousand games are not a thousand independent
ones. Blocks are independent of each other: the spread over blocks says how much the games are really worth.
"""

import math

from msgspec import Struct

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
TRUST = 4
"""Few blocks say little about their spread: the design effect starts at 1 with the weight of so many blocks.

With it the interval covers about 95 % from five blocks on, whether the games of a block are alike, unlike or neither
(tests/arena/test_shares.py); without it, two like blocks would make the interval a point.
"""


class Share(Struct):
    """Wins of a bot out of the games somebody won, block by block."""

    blocks: int = 0
    wins: int = 0
    won: int = 0
    """Games won by anybody."""
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
        """Wins by games somebody won."""
        return self.wins / self.won if self.won else None

    @property
    def design_effect(self) -> float:
        """How much larger the variance is than that of as many independent games; less than 1 if it is smaller."""
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
        """How many independent games would say as much."""
        return self.won / self.design_effect

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins / self.won, self.effective) if self.won else (0.0, 1.0)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The score interval of a share of so many independent games; sensible even when all or none were won."""
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
