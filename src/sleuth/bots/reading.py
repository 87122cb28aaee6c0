"""What the others' questions tell about their hands, beyond what they prove.

Few players name cards they hold: a deal in which somebody has asked for a card of his own is less likely than one in
which he has not. And who asks, hears nothing and does not accuse, though he could, did not name the case.
"""

import random
from collections.abc import Sequence
from math import log

import numpy as np

from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.deduction.lattice import Array
from sleuth.deduction.shape import Shape

OWN_CARD = 0.2
"""How likely it is that a card is named by who holds it, compared with who does not."""
UNNAMED_CASE = 0.15
"""How likely it is that somebody who found the case does not name it at once, compared with who did not find it."""


class Reading:
    """Keeps who has asked for what."""

    def __init__(self, game: Game, seat: Seat, own_card: float = OWN_CARD) -> None:
        self.game, self.seat, self.own_card = game, seat, own_card
        self.asked: set[tuple[Seat, CardId]] = set()
        self.dropped: list[Case] = []
        """Suggestions that nobody answered, and after which nobody accused."""
        self._open: s.SuggestionMade | None = None
        # where a place must be walked to, asking there says little about holding it
        self._chosen = len(game.edition.kinds) - (game.edition.board is not None)
        self._accuses = {"start", "after-suggestion", "after-unrefuted"}.intersection(game.options.accuse)

    @property
    def length(self) -> int:
        """Grows with everything there is to read."""
        return len(self.asked) + len(self.dropped)

    def see(self, event: s.SeenEvent) -> None:
        """Remember the questions of others."""
        if isinstance(event, s.SuggestionMade):
            if event.seat != self.seat:
                self._open = event
                self.asked.update((event.seat, card) for card in event.cards[: self._chosen])
        elif isinstance(event, s.SeenCardShown | s.SeenAccusationMade | s.EffectUsed):
            self._open = None
        elif isinstance(event, s.TurnEnded) and self._open is not None:
            if self._accuses:
                self.dropped.append(self._open.cards)
            self._open = None

    def weighed(self, shape: Shape, deals: Array, number: int, source: random.Random) -> Array:
        """So many of the deals, drawn again by how well they fit what was asked."""
        if not self.length or self.own_card >= 1.0:
            return deals[:number]
        weights = np.exp(self._fit(shape, deals))
        marks = (np.arange(number) + source.random()) / number * weights.sum()
        chosen: Array = deals[np.searchsorted(weights.cumsum(), marks).clip(0, len(deals) - 1)]
        return chosen

    def _fit(self, shape: Shape, deals: Array) -> Array:
        """The logarithm of how likely the questions were in each deal."""
        fit: Array = np.zeros(len(deals))
        for seat, card in self.asked:
            fit = fit + log(self.own_card) * (deals[:, shape.card_index[card]] == shape.owner_index[seat])
        for cards in self.dropped:
            fit = fit + log(UNNAMED_CASE) * _are_case(shape, deals, cards)
        return fit


def _are_case(shape: Shape, deals: Array, cards: Sequence[CardId]) -> Array:
    """In which deals these cards are the case."""
    columns = [shape.card_index[card] for card in cards]
    found: Array = (deals[:, columns] == shape.owner_index["case"]).all(axis=1)
    return found
