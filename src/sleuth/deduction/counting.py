"""The exact count: how many deals there are, and in how many of them a card is whose.

Let W(H) be 1 when a hand H is possible for an owner. Because the hands' sizes add up to the number of cards, the number
of deals is the sum over all sets S of cards of (-1)^(cards not in S) times the product over the owners of Z(S), where
Z(S) sums W over the subsets of S: hands whose union is everything cannot overlap. Leaving one owner out of the product
and transforming back gives the number of ways to deal what he does not hold, for each of his hands.

Cards that nothing distinguishes are counted as a group: of m such cards a set has 0 to m, so the group is one axis of
m + 1 entries with binomial coefficients instead of m axes of 2. All counts are whole numbers: 64-bit ones as long as
the result is sure to fit (overflow on the way there cancels out), Python's own otherwise.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, product
from math import comb, factorial, lcm, prod
from typing import Any

import numpy as np

from sleuth.deduction.problem import Impossible, Problem

Array = np.ndarray[Any, Any]

MAX_BITS = 62
"""Results that could need more bits than this are counted with Python's whole numbers."""
TOGETHER = 1 << 14
"""Arrays up to this size are transformed for all owners at once; larger ones one by one, for the cache's sake."""


class Groups:
    """The open cards of a problem, put together where nothing tells them apart."""

    def __init__(self, problem: Problem) -> None:
        held = 0
        for cards in problem.held:
            held |= cards
        self.owners = [o for o, size in enumerate(problem.sizes) if size > problem.held[o].bit_count()]
        self.rooms = [problem.sizes[o] - problem.held[o].bit_count() for o in self.owners]
        self.choices = problem.open_choices()
        signatures: dict[tuple[int, ...], list[int]] = {}
        for card, kind in enumerate(problem.kinds):
            if not held >> card & 1:
                signatures.setdefault(self._signature(problem, card, kind), []).append(card)
        self.members = list(signatures.values())
        self.sizes = [len(cards) for cards in self.members]
        self.dims = [size + 1 for size in self.sizes]
        self.entries = prod(self.dims)

    def masks(self, cards: int) -> list[bool]:
        """Which groups are among these cards."""
        return [bool(cards >> members[0] & 1) for members in self.members]

    def _signature(self, problem: Problem, card: int, kind: int) -> tuple[int, ...]:
        """What tells a card from others: its kind for the case, who could hold it, the limits and choices it is in."""
        return (
            kind if problem.possible[problem.case] >> card & 1 else -1,
            *(problem.possible[owner] >> card & 1 for owner in self.owners),
            *(limit.cards >> card & 1 for limit in problem.limits),
            *(choice.cards >> card & 1 for choice in self.choices),
        )


class Count:
    """A solved problem: the number of deals and everything that follows from it."""

    def __init__(self, problem: Problem, groups: Groups) -> None:
        self.problem = problem
        self.groups = groups
        self.scale = [self._scale(owner) for owner in groups.owners]
        self.dtype = np.int64 if self._bound().bit_length() <= MAX_BITS else object
        self.hands: list[Array] = []
        """By open owner: the entries of the hands he could hold."""
        self.weights: list[Array] = []
        """By open owner: how often each of these hands comes with each rest of the deal."""
        self._prepare()

    # --- results

    @cached_property
    def total(self) -> int:
        """The weight of all deals: their number, if no choice counts."""
        if not self.groups.owners:
            return 1
        return int((self._ways[0] * self.weights[0] * self._multiplicity[self.hands[0]]).sum())

    @cached_property
    def table(self) -> list[list[int]]:
        """By open owner and group: the weight of the deals in which he holds one given card of the group."""
        rows = []
        for index in range(len(self.groups.owners)):
            weight = self._ways[index] * self.weights[index] * self._multiplicity[self.hands[index]]
            sums = weight @ self._digits(self.hands[index]).astype(self.dtype)
            rows.append([int(total) // size for total, size in zip(sums, self.groups.sizes, strict=True)])
        return rows

    def hands_of(self, index: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every hand an open owner could hold of the open cards, with its weight."""
        digits = self._digits(self.hands[index])
        for row, ways, weight in zip(digits, self._ways[index], self.weights[index], strict=True):
            value = int(ways) * int(weight)
            if value:
                parts = (_subsets(cards, int(number)) for cards, number in zip(self.groups.members, row, strict=True))
                for choice in product(*parts):
                    yield tuple(sorted(card for part in choice for card in part)), value

    # --- preparation

    def _scale(self, owner: int) -> int:
        """What makes the weights of an owner's choices whole."""
        return prod(
            lcm(*range(1, choice.known + choice.cards.bit_count() + 1))
            for choice in self.groups.choices
            if choice.owner == owner
        )

    def _bound(self) -> int:
        """No result can be larger."""
        deals = factorial(sum(self.groups.sizes))
        for room in self.groups.rooms:
            deals //= factorial(room)
        return deals * prod(self.scale)

    def _prepare(self) -> None:
        strides, stride = [], 1
        for dim in reversed(self.groups.dims):
            strides.append(stride)
            stride *= dim
        self._strides = np.array(strides[::-1], dtype=np.int64)
        self._multiplicity = self._outer([[comb(size, k) for k in range(size + 1)] for size in self.groups.sizes])
        for owner, room in zip(self.groups.owners, self.groups.rooms, strict=True):
            hands = np.flatnonzero(self._fits(owner, room))
            self.hands.append(hands)
            self.weights.append(self._weigh(owner, hands))

    def _outer(self, factors: list[list[int]]) -> Array:
        """The product of one factor per group, for every entry."""
        values = np.ones(1, dtype=self.dtype)
        for factor in factors:
            values = np.multiply.outer(values, np.array(factor, dtype=self.dtype)).ravel()
        return values

    def _sums(self, weights: list[int]) -> Array:
        """For every entry the number of cards of each group times a weight, added up."""
        values = np.zeros(1, dtype=np.uint16)
        for weight, dim in zip(weights, self.groups.dims, strict=True):
            values = np.add.outer(values, (np.arange(dim) * weight).astype(np.uint16)).ravel()
        return values

    def _fits(self, owner: int, room: int) -> Array:
        """Which entries are hands that the owner could hold."""
        problem, groups = self.problem, self.groups
        could = groups.masks(problem.possible[owner])
        if owner == problem.case:
            fits = self._one_of_each(could)
        else:
            fits = self._sums([1 if possible else 64 for possible in could]) == room
        for limit in problem.limits:
            if limit.owner == owner:
                count = self._sums([int(inside) for inside in groups.masks(limit.cards)])
                fits &= (count >= limit.least) & (count <= limit.most)
        return fits

    def _one_of_each(self, could: list[bool]) -> Array:
        """Hands with one card of each kind whose case card is open: four bits count each kind."""
        problem = self.problem
        kinds = [problem.kinds[members[0]] for members in self.groups.members]
        weights = [16**kind if possible else 4096 for kind, possible in zip(kinds, could, strict=True)]
        wanted = sum(16**kind for kind, cards in enumerate(problem.of_kind) if not cards & problem.held[problem.case])
        fits: Array = self._sums(weights) == wanted
        return fits

    def _weigh(self, owner: int, hands: Array) -> Array:
        """The weight of each hand: how likely the owner's choices were with it, made whole."""
        scale = self.scale[self.groups.owners.index(owner)]
        weights = np.full(len(hands), scale, dtype=self.dtype)
        digits = self._digits(hands)
        for choice in self.groups.choices:
            if choice.owner == owner:
                inside = np.array(self.groups.masks(choice.cards), dtype=np.int64)
                weights //= (digits @ inside + choice.known).astype(self.dtype)
        return weights

    def _digits(self, entries: Array) -> Array:
        """How many cards of each group an entry has."""
        return entries[:, None] // self._strides % np.array(self.groups.dims, dtype=np.int64)

    # --- the count

    @cached_property
    def _ways(self) -> list[Array]:
        """By open owner and hand: the weight of all ways to deal the rest to the others."""
        number, entries = len(self.groups.owners), self.groups.entries
        sums = np.zeros((number, entries), dtype=self.dtype)
        for index, (hands, weights) in enumerate(zip(self.hands, self.weights, strict=True)):
            sums[index, hands] = weights
        sums = self._transformed(sums, np.add)
        rest = self._transformed(_all_but_one(sums), np.subtract)
        return [rest[index, entries - 1 - hands] for index, hands in enumerate(self.hands)]

    def _transformed(self, values: Array, combine: np.ufunc) -> Array:
        """Binomial sums (or differences) over all axes, for every owner."""
        if values.size <= TOGETHER:
            return self._along_all_axes(values, combine)
        for index in range(len(values)):
            values[index] = self._along_all_axes(values[index : index + 1], combine)[0]
        return values

    def _along_all_axes(self, values: Array, combine: np.ufunc) -> Array:
        """Half of the axes, a transposition, the other half: so that every step runs over long stretches."""
        dims = self.groups.dims
        split, high = 0, 1
        while high * high < self.groups.entries:
            high *= dims[split]
            split += 1
        low, number = self.groups.entries // high, len(values)
        _along_axes(values, dims[:split], low, combine)
        turned = np.ascontiguousarray(values.reshape(number, high, low).transpose(0, 2, 1))
        _along_axes(turned, dims[split:], high, combine)
        return np.ascontiguousarray(turned.reshape(number, low, high).transpose(0, 2, 1)).reshape(number, -1)


def _along_axes(values: Array, dims: list[int], behind: int, combine: np.ufunc) -> None:
    """Binomial sums along the first axes, in place; `behind` entries belong to the axes that are left out."""
    stretch = behind * prod(dims)
    for dim in dims:
        stretch //= dim
        axis = values.reshape(-1, dim, stretch)
        for start in range(1, dim):
            combine(axis[:, start:], axis[:, start - 1 : -1], out=axis[:, start:])


def _all_but_one(factors: Array) -> Array:
    """For each row the product of all the others."""
    result = np.empty_like(factors)
    before = np.ones_like(factors[0])
    for index, row in enumerate(factors):
        result[index] = before
        before = before * row
    after = np.ones_like(factors[0])
    for index in range(len(factors) - 1, -1, -1):
        result[index] *= after
        after = after * factors[index]
    return result


def _subsets(cards: list[int], number: int) -> Iterator[tuple[int, ...]]:
    return combinations(cards, number)


def count(problem: Problem) -> Count | None:
    """Propagate and count; `None` when no deal is possible."""
    try:
        problem.propagate()
    except Impossible:
        return None
    solved = Count(problem, Groups(problem))
    return solved if solved.total else None
