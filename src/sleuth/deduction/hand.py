"""The hands one owner could hold. Only what distinguishes cards for that owner matters, so their lattice is small."""

from collections.abc import Sequence
from functools import cached_property
from math import lcm, prod
from typing import Any

import numpy as np

from sleuth.deduction.constraints import CardChoice, Constraints
from sleuth.deduction.lattice import Array, Lattice


class Hand:
    """The possible hands of one owner, over the groups of open cards the owner could hold."""

    def __init__(
        self, constraints: Constraints, owner: int, groups: Sequence[Sequence[int]], choices: Sequence[CardChoice]
    ) -> None:
        self.owner = owner
        self.room = constraints.sizes[owner] - constraints.held[owner].bit_count()
        self.limits = [limit for limit in constraints.limits if limit.owner == owner]
        self.choices = [choice for choice in choices if choice.owner == owner]
        self.scale = prod(lcm(*range(1, choice.known + choice.cards.bit_count() + 1)) for choice in self.choices)
        self.case = owner == constraints.case
        kinds: dict[tuple[int, ...], list[int]] = {}
        for group, members in enumerate(groups):
            if constraints.possible[owner] >> members[0] & 1:
                kinds.setdefault(self._signature(constraints, members[0]), []).append(group)
        self.classes = list(kinds.values())
        """The groups the owner could hold cards of, merged where nothing distinguishes them for this owner."""
        self.cards = [groups[members[0]][0] for members in self.classes]
        """One card of each class, to test which limits and choices it is in."""
        self.lattice = Lattice([sum(len(groups[group]) for group in members) for members in self.classes])
        self.kinds = [constraints.kinds[card] for card in self.cards]

    def _signature(self, constraints: Constraints, card: int) -> tuple[int, ...]:
        return (
            constraints.kinds[card] if self.case else 0,
            *(limit.cards >> card & 1 for limit in self.limits),
            *(choice.cards >> card & 1 for choice in self.choices),
        )

    def code(self, lattice: Lattice, first: int) -> Array:
        """Return, for every entry of a part of the whole lattice (groups from `first` on), its share of an entry."""
        weights = [0] * len(lattice.sizes)
        for members, stride in zip(self.classes, self.lattice.strides, strict=True):
            for group in members:
                if 0 <= group - first < len(weights):
                    weights[group - first] = stride
        return lattice.sums(weights)

    def weights(self, dtype: Any) -> Array:
        """Return the weight of each entry: 0 where it is not a possible hand."""
        values = np.zeros(self.lattice.entries, dtype=dtype)
        values[self._fits] = self.scale
        for choice in self.choices:
            chosen = self._number_in(choice.cards) + choice.known
            values[self._fits] //= chosen[self._fits].astype(dtype)
        return values

    @cached_property
    def _fits(self) -> Array:
        if self.case:
            base = 1 + sum(self.lattice.sizes)
            code = self.lattice.sums([base**kind for kind in self.kinds])
            fits: Array = code == sum(base**kind for kind in set(self.kinds))
        else:
            fits = self.lattice.sums([1] * len(self.classes)) == self.room
        for limit in self.limits:
            number = self._number_in(limit.cards)
            fits &= (number >= limit.least) & (number <= limit.most)
        return fits

    def _number_in(self, cards: int) -> Array:
        return self.lattice.sums([cards >> card & 1 for card in self.cards])

    def subset_sums(self, dtype: Any) -> Array:
        """Return, for every set of cards, the weight of the hands within it."""
        return self.lattice.subset_sums(self.weights(dtype))

    def subset_sums_with(self, index: int, dtype: Any) -> Array:
        """Return, for every set with a given card of one class, the weight of the hands within it with that card."""
        dim, stride = self.lattice.dims[index], self.lattice.strides[index]
        weights = self.weights(dtype).reshape(-1, dim, stride)
        rest = np.zeros_like(weights)
        rest[:, :-1] = weights[:, 1:]  # the hands, without the given card ...
        sums = self.lattice.subset_sums(rest.ravel()).reshape(-1, dim, stride)
        found = np.zeros_like(sums)
        found[:, 1:] = sums[:, :-1]  # ... in the set without it
        return found.ravel()
