"""What a bot thinks of the case: the exact chances, corrected by what it reads from the others.

The exact chance of each case is multiplied by the mean weight of the sampled deals with that case: how well such deals
fit what was read. A case that few sampled deals have borrows from the weights of its single cards.
"""

from collections.abc import Sequence
from functools import cached_property
from random import Random

import numpy as np

from sleuth.core.game import CardId, Case
from sleuth.deduction import Knowledge
from sleuth.deduction.lattice import Array

BACKED = 4.0
"""How many sampled deals of a case count as much as what its single cards suggest."""
LEAST = 60.0
"""The smallest effective number of sampled deals: weights that leave fewer are evened out."""
EVENED = 0.85
"""By how much weights are evened out at a time."""


def weights_of(fit: Array) -> Array:
    """Return weights with mean one from their logarithms, evened out until enough deals count."""
    weights: Array = np.exp(fit - fit.max())
    while weights.sum() ** 2 < min(LEAST, len(fit) / 2) * (weights**2).sum():
        weights = weights**EVENED
    mean_one: Array = weights / weights.mean()
    return mean_one


class Opinion:
    """The chances of all possible cases."""

    def __init__(self, knowledge: Knowledge, deals: Array, weights: Array) -> None:
        self.shape = knowledge.shape
        self.deals, self.weights = deals, weights
        self.names = [case for case, _ in knowledge.cases]
        exact = np.array([weight / knowledge.total for _, weight in knowledge.cases])
        chances = exact * self._read()
        self.chances: Array = chances / chances.sum()
        """Of each case in `names`."""

    @cached_property
    def cases(self) -> dict[Case, float]:
        """How likely it thinks each case."""
        return dict(zip(self.names, self.chances.tolist(), strict=True))

    @cached_property
    def likely_case(self) -> tuple[Case, float]:
        """The likeliest case and its chance."""
        best = int(self.chances.argmax())
        return self.names[best], float(self.chances[best])

    def chance(self, cards: Sequence[CardId]) -> float:
        """Return how likely all of these cards are in the case."""
        return float(sum(chance for case, chance in self.cases.items() if set(cards) <= set(case)))

    def resampled(self, number: int, source: Random) -> Array:
        """Draw some of its deals, as likely as their weights."""
        if (self.weights == 1.0).all():
            return self.deals[:number]
        marks = (np.arange(number) + source.random()) / number * self.weights.sum()
        chosen: Array = self.deals[np.searchsorted(self.weights.cumsum(), marks).clip(0, len(self.deals) - 1)]
        return chosen

    @cached_property
    def of_cards(self) -> dict[CardId, float]:
        """How likely each card is in the case."""
        found = dict.fromkeys(self.shape.cards, 0.0)
        for case, chance in self.cases.items():
            for card in case:
                found[card] += chance
        return found

    def _read(self) -> Array:
        """Return for each case how much likelier reading makes it."""
        kinds, index = np.array(self.shape.kinds), self.shape.card_index
        drawn = np.zeros(len(self.deals), dtype=np.int64)
        named = np.zeros(len(self.names), dtype=np.int64)
        guesses: Array = np.ones(len(self.names))
        for kind in range(max(self.shape.kinds) + 1):
            columns = np.flatnonzero(kinds == kind)
            which = (self.deals[:, columns] == self.shape.owner_index["case"]).argmax(axis=1)
            wanted = np.searchsorted(columns, [index[name[kind]] for name in self.names])
            guesses *= self._means(which, np.ones(len(columns)))[wanted]
            drawn, named = drawn * len(columns) + which, named * len(columns) + wanted
        numbers: Array = np.ones(int(max(drawn.max(), named.max())) + 1)
        numbers[named] = guesses
        return self._means(drawn, numbers)[named]

    def _means(self, which: Array, guesses: Array) -> Array:
        """Return the mean weight of the deals of each number, shrunk towards a guess where there are few."""
        sums, counts = np.bincount(which, self.weights, len(guesses)), np.bincount(which, minlength=len(guesses))
        means: Array = (sums + BACKED * guesses) / (counts + BACKED)
        return means
