"""Random whole deals, each exactly as likely as its weight, many at a time.

Owners get their hands one after the other. The weight of a hand is the number of ways to deal the rest to the owners
still to come; these numbers are computed once for all sets of cards.
"""

from functools import cached_property
from math import comb

import numpy as np

from sleuth.deduction.counting import Count
from sleuth.deduction.lattice import Array

CHUNK = 1 << 20
"""About how many pairs of a deal and a hand are processed at a time."""


class Sampler:
    """Draws deals of a finished count."""

    def __init__(self, solved: Count) -> None:
        self.solved = solved
        self.lattice = solved.plane.whole
        self.groups = solved.groups
        self.hands = [self._hands(index) for index in range(len(solved.hands))]
        """By open owner: the entries of the owner's hands, and their weights."""

    def draw(self, number: int, generator: np.random.Generator) -> Array:
        """Draw `number` deals: one row each, with the owner's index for every card."""
        constraints = self.solved.constraints
        deals = np.zeros((number, len(constraints.kinds)), dtype=np.int8)
        for owner, held in enumerate(constraints.held):
            for card in range(len(constraints.kinds)):
                if held >> card & 1:
                    deals[:, card] = owner
        left = np.full(number, self.lattice.entries - 1, dtype=np.int64)
        taken = []
        for index in range(len(self.hands)):
            entries = self._pick(index, left, generator)
            taken.append(self.lattice.digits(entries))
            left = left - entries
        for group, members in enumerate(self.groups):
            self._hand_out(deals, group, members, [digits[:, group] for digits in taken], generator)
        return deals

    def _hand_out(
        self, deals: Array, group: int, members: list[int], counts: list[Array], generator: np.random.Generator
    ) -> None:
        """Give each owner its number of a group's cards, in random order."""
        owners = np.array([hand.owner for hand in self.solved.hands], dtype=np.int8)
        table = np.stack(counts, axis=1)
        bounds = table.cumsum(axis=1)
        order = generator.permuted(np.tile(np.arange(len(members)), (len(deals), 1)), axis=1)
        whose = (order[:, :, None] >= bounds[:, None, :]).sum(axis=2)
        deals[:, members] = owners[whose]

    def _hands(self, index: int) -> tuple[Array, Array]:
        entries, weights = self.solved.own_hands(index)
        return entries, weights

    @cached_property
    def _rest(self) -> list[Array]:
        """By open owner: for every set of cards, the number of ways to deal exactly that set to the owners after it."""
        ways: list[Array] = []
        product = np.ones(self.lattice.entries, dtype=self.solved.dtype)
        for index in range(len(self.hands) - 1, -1, -1):
            ways.append(self.lattice.subset_differences(product.copy()))
            if index:
                product = product * self.solved.subset_sums(index)
        return ways[::-1]

    def _pick(self, index: int, left: Array, generator: np.random.Generator) -> Array:
        """Draw a hand for one owner in every deal, from the cards that are left in it."""
        entries, weights = self.hands[index]
        step = max(1, CHUNK // max(1, len(entries)))
        parts = []
        for start in range(0, len(left), step):
            here = left[start : start + step]
            fits, many = self._fits(here, entries)
            worth = np.where(fits, self._rest[index][np.where(fits, here[:, None] - entries, 0)] * weights * many, 0)
            total = worth.cumsum(axis=1)
            if self.solved.dtype is object:
                total = (total / total[:, -1:]).astype(np.float64)
                drawn: Array = generator.random(len(here))
            else:
                drawn = generator.integers(0, total[:, -1])
            parts.append(entries[(total <= drawn[:, None]).sum(axis=1)])
        return np.concatenate(parts)

    def _fits(self, left: Array, entries: Array) -> tuple[Array, Array]:
        """Return which hands can be made of the cards left, and in how many ways."""
        have, want = self.lattice.digits(left), self.lattice.digits(entries)
        fits = np.ones((len(left), len(entries)), dtype=bool)
        many = np.ones((len(left), len(entries)), dtype=self.solved.dtype)
        for group, members in enumerate(self.groups):
            mine, needed = have[:, group, None], want[None, :, group]
            fits &= mine >= needed
            if len(members) > 1:
                choose = np.array([[comb(n, k) for k in range(len(members) + 1)] for n in range(len(members) + 1)])
                many = many * choose.astype(self.solved.dtype)[mine, needed]
        return fits, many
