"""The hands one owner could hold. Only what distinguishes cards for that owner matters, so their lattice is small."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import lcm, prod
from typing import Any

import numpy as np

from sleuth.deduction.constraints import CardChoice, Constraints
from sleuth.deduction.lattice import Array, lattice

Pattern = tuple[object, ...]


class Tables:
    """Values of an owner's sets of cards, with one axis for each class of cards.

    A value depends on the numbers of cards in the set, not on the sizes of the classes. With fewer cards, a part of
    each table is right.
    """

    def __init__(self, weights: Array, sums: Array) -> None:
        self.weights = weights
        """The weight of each hand, 0 for other sets."""
        self.sums = sums
        """The weight of the hands within each set."""

    @cached_property
    def with_card(self) -> Array:
        """By class: the weight of the hands within each set that have a given card of the class."""
        sums, found = self.sums, np.zeros((self.sums.ndim, *self.sums.shape), dtype=self.sums.dtype)
        for axis in range(sums.ndim):  # without the card, a set has one card fewer of its class
            before = (slice(None),) * axis
            later, earlier = (*before, slice(1, None)), (*before, slice(-1))
            np.subtract(sums[later], sums[earlier], out=found[axis][later])
        return found

    def part(self, dims: Sequence[int]) -> "Tables | None":
        """Return the tables for fewer cards; `None` if these are too small."""
        if self.sums.shape == tuple(dims):
            return self
        if any(new > old for new, old in zip(dims, self.sums.shape, strict=True)):
            return None
        box = tuple([slice(dim) for dim in dims])
        return Tables(self.weights[box], self.sums[box])


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
        classes = self._classes(constraints, groups)
        self.classes = list(classes.values())
        """The groups the owner could hold cards of, merged where nothing distinguishes them for this owner."""
        self.signatures = list(classes)
        """By class: its kind if the owner is the case, then whether it is in each limit and choice."""
        self.lattice = lattice([sum([len(groups[group]) for group in members]) for members in self.classes])

    def _classes(self, constraints: Constraints, groups: Sequence[Sequence[int]]) -> dict[tuple[int, ...], list[int]]:
        traits = [limit.cards for limit in self.limits] + [choice.cards for choice in self.choices]
        possible, kinds = constraints.possible[self.owner], constraints.kinds
        classes: dict[tuple[int, ...], list[int]] = {}
        for group, cards in enumerate(groups):
            card = cards[0]
            if possible >> card & 1:
                signature = (kinds[card] if self.case else 0, *[trait >> card & 1 for trait in traits])
                classes.setdefault(signature, []).append(group)
        return classes

    @property
    def groups_by_kind(self) -> list[list[int]]:
        """The groups of each kind of which the case needs a card."""
        kinds: dict[int, list[int]] = {}
        for (kind, *_), groups in zip(self.signatures, self.classes, strict=True):
            kinds.setdefault(kind, []).extend(groups)
        return list(kinds.values())

    def tables(self, dtype: Any, known: Mapping[Pattern, Tables]) -> Tables:
        """Return the owner's tables, as a part of known ones if possible."""
        old = known.get(self.pattern)
        if old is not None and old.sums.dtype == dtype and (part := old.part(self.lattice.dims)) is not None:
            return part
        weights, dims = self.weights(dtype), self.lattice.dims
        return Tables(weights.reshape(dims), self.lattice.subset_sums(weights).reshape(dims))

    @cached_property
    def pattern(self) -> Pattern:
        """All that the tables depend on, except the sizes of the classes."""
        limits = [(limit.least, limit.most if limit.most < limit.cards.bit_count() else -1) for limit in self.limits]
        return (self.room, self.scale, *self.signatures, *limits, *[choice.known for choice in self.choices])

    @cached_property
    def key(self) -> Pattern:
        """All that an owner's place in a count depends on, apart from the groups: who it is makes no difference."""
        return (self.pattern, *map(tuple, self.classes))

    def weights(self, dtype: Any) -> Array:
        """Return the weight of each entry: 0 where it is not a possible hand."""
        fits = self._fits
        if not self.choices:
            return fits.astype(np.int64).astype(dtype, copy=False)
        values = np.zeros(self.lattice.entries, dtype=dtype)
        values[fits] = self.scale
        for number, choice in enumerate(self.choices, len(self.limits)):
            values[fits] //= (self._number_in(number)[fits] + choice.known).astype(dtype)
        return values

    @cached_property
    def _fits(self) -> Array:
        if self.case:
            kinds = [signature[0] for signature in self.signatures]
            fits: Array = (self.lattice.sums([[each == kind for each in kinds] for kind in set(kinds)]) == 1).all(
                axis=0
            )
        else:
            fits = self.lattice.cards == self.room
        for index, limit in enumerate(self.limits):
            number = self._number_in(index)
            fits &= (number >= limit.least) & (number <= limit.most)
        return fits

    def _number_in(self, index: int) -> Array:
        """Return the number of cards of each entry that are in a limit or, counted on, in a choice."""
        number: Array = self.lattice.sums([[signature[index + 1] for signature in self.signatures]])[0]
        return number
