"""What the others' questions suggest about their hands, beyond what they prove.

Few players name cards they hold: a deal in which a player asked for one of their own cards is less likely than one in
which they did not. And a player who asks, gets no answer and does not accuse although they could, did not name the
case.
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
"""How likely a player names a card they hold, relative to one they do not hold."""
UNNAMED_CASE = 0.15
"""How likely a player who named the case without an answer does not accuse at once, relative to one who did not name
it."""


class Reading:
    """Keeps track of who asked for what."""

    def __init__(self, game: Game, seat: Seat, own_card: float = OWN_CARD) -> None:
        self.game, self.seat, self.own_card = game, seat, own_card
        self.asked: set[tuple[Seat, CardId]] = set()
        self.dropped: list[Case] = []
        """Suggestions that nobody answered and that were not followed by an accusation."""
        self._open: s.SuggestionMade | None = None
        # where a place must be walked to, asking there says little about holding it
        self._chosen = len(game.edition.kinds) - (game.edition.board is not None)
        self._accuses = {"start", "after-suggestion", "after-unrefuted"}.intersection(game.options.accuse)

    @property
    def length(self) -> int:
        """A number that grows with everything there is to read."""
        return len(self.asked) + len(self.dropped)

    def see(self, event: s.SeenEvent) -> None:
        """Remember the others' questions."""
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
        """Resample `number` of the deals, weighted by how well they fit the questions."""
        if not self.length or self.own_card >= 1.0:
            return deals[:number]
        weights = np.exp(self._fit(shape, deals))
        marks = (np.arange(number) + source.random()) / number * weights.sum()
        chosen: Array = deals[np.searchsorted(weights.cumsum(), marks).clip(0, len(deals) - 1)]
        return chosen

    def _fit(self, shape: Shape, deals: Array) -> Array:
        """Return the log likelihood of the questions in each deal."""
        fit: Array = np.zeros(len(deals))
        for seat, card in self.asked:
            fit = fit + log(self.own_card) * (deals[:, shape.card_index[card]] == shape.owner_index[seat])
        for cards in self.dropped:
            fit = fit + log(UNNAMED_CASE) * _are_case(shape, deals, cards)
        return fit


def _are_case(shape: Shape, deals: Array, cards: Sequence[CardId]) -> Array:
    """Return for each deal whether these cards are the case."""
    columns = [shape.card_index[card] for card in cards]
    found: Array = (deals[:, columns] == shape.owner_index["case"]).all(axis=1)
    return found
