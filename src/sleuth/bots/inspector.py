"""inspector: misses nothing that can be proved.

Complete deduction: every certain fact, no probabilities. Asks what it does not know, and where a kind is
solved names its own cards or the solution, so that every answer is about the rest. Shows what was shown before.
"""

from collections.abc import Sequence

from sleuth.bots.belief import Exact
from sleuth.bots.detective import Detective
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.view import View


class Inspector(Detective):
    """Plays by everything that is certain."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed, Exact(game, seat, blind=True))

    def worth(self, view: View, place: Spot) -> float:
        """Rooms that are open, then rooms that cannot be answered."""
        chance = self.belief.chance(place)
        if 0 < chance < 1:
            return 1.0
        return 0.6 if chance == 1 or place in view.own.hand else 0.3

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """As many open cards as possible; where a kind is solved, a card nobody else can show."""
        worth = [sum(self._use_of(view, card) for card in case) for case in cases]
        best = max(worth)
        return self.random.choice([case for case, value in zip(cases, worth, strict=True) if value > best - 1e-9])

    def _use_of(self, view: View, card: CardId) -> float:
        chance = self.belief.chance(card)
        if 0 < chance < 1:
            return 1.0
        return 0.5 if chance == 1 or card in view.own.hand else 0.0

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """The card that most others have seen already."""
        seen = [sum(card == shown for shown, _ in view.own.showed) for card in cards]
        return self.random.choice([card for card, number in zip(cards, seen, strict=True) if number == max(seen)])
