"""novice: fun for a child.

Crosses off what it was shown and forgets one card in five. Walks to the nearest room, rather one it has not crossed
off. Asks for cards it has not crossed off, shows whichever card comes to hand, accuses when one card of each kind is
left.
"""

from collections.abc import Sequence

from sleuth.bots.belief import Crossing
from sleuth.bots.detective import Detective
from sleuth.core.game import Case, Game, Seat, Spot
from sleuth.core.view import View

FORGETS = 0.2


class Novice(Detective):
    """Plays by what it was shown, as far as it remembers."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed, Crossing(game, seat, f"{seed}/memory", FORGETS))

    def worth(self, view: View, place: Spot) -> float:
        """Any room will do; one it has crossed off is half as much fun."""
        return 1.0 if self.belief.chance(place) > 0 else 0.5

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Something it has not crossed off."""
        news = [sum(self.belief.chance(card) > 0 for card in case) for case in cases]
        best = max(news)
        return self.random.choice([case for case, new in zip(cases, news, strict=True) if new >= best - 1])
