"""The weights of one owner's cards and hands, from the product of the sums of all other owners."""

from collections.abc import Sequence
from itertools import product
from math import comb, prod
from typing import NamedTuple

import numpy as np

from sleuth.deduction.buffers import buffer
from sleuth.deduction.hand import Hand, Tables
from sleuth.deduction.lattice import Array, lattice
from sleuth.deduction.plane import Lifted, Plane

Found = list[tuple[list[tuple[int, int]], int]]
"""Kinds of hands: how many cards of which groups, and the weight of one such hand."""


class OnPlane:
    """An open owner on the plane of a count."""

    def __init__(self, plane: Plane, hand: Hand, tables: Tables, lifted: Lifted) -> None:
        self.plane, self.hand, self.tables, self.lifted = plane, hand, tables, lifted
        self.key = hand.key
        self.sums = lifted.rows(tables.sums.ravel())
        """The distinct rows of subset sums."""

    def own_hands(self) -> Array:
        """Return, for every set, the weight of that hand of the owner, or 0."""
        plane, whole = self.plane, self.lifted.whole(self.lifted.rows(self.tables.weights.ravel()))
        mine = {group for groups in self.hand.classes for group in groups}
        foreign = np.array([[int(group not in mine) for group in range(len(plane.sizes))]])
        rows, columns = plane.rows.sums(foreign[:, : plane.cut]), plane.columns.sums(foreign[:, plane.cut :])
        found: Array = np.where((rows.T + columns) == 0, whole, 0)
        return found

    def hands(self, others: Array) -> Found:
        """Return the weights of the owner's hands; uses up `others`."""
        plane, sizes = self.plane, self.plane.sizes
        small, turned = self._supersets(others)
        own = self.own_hands()[small].T
        columns, rows = np.nonzero(own)
        weights = turned[columns, rows] * own[columns, rows]
        digits = np.hstack([plane.rows.numbers[:, small[rows]].T, plane.columns.numbers[:, columns].T]).tolist()
        found: Found = []
        for digit, weight in zip(digits, weights.tolist(), strict=True):
            if weight:
                numbers = [(group, number) for group, number in enumerate(digit) if number]
                alike = prod([comb(sizes[group], number) for group, number in numbers])
                found.append((numbers, int(weight) // alike))
        return found

    def cases(self, others: Array) -> "CaseWeights":
        """Return the weights of the cases.

        A case has one card of each kind that is still open: sets count as often as they contain one of a kind's group.
        """
        kinds = self.hand.groups_by_kind
        values, inner = self._by_kind(others, kinds), 1
        for groups in reversed(kinds):
            own = lattice([self.plane.sizes[group] for group in groups])
            if inner == 1:
                values = values.reshape(-1, own.entries) @ own.numbers.T
            else:
                values = own.numbers @ values.reshape(-1, own.entries, inner)
            inner *= len(groups)
        values = values.ravel()
        steps, alike = np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.int64)
        sizes = np.array(self.plane.sizes)
        for groups in kinds:
            steps = (steps[:, None] + self.lifted.steps[groups]).ravel()
            alike = (alike[:, None] * sizes[groups]).ravel()
        weights = values * self.tables.weights.ravel()[steps]
        shape = [len(groups) for groups in kinds]
        return CaseWeights(kinds, weights.reshape(shape), (weights // alike).reshape(shape))

    def _by_kind(self, values: Array, kinds: Sequence[Sequence[int]]) -> Array:
        """Return values with the groups of each kind next to each other, summed over all cards not in the case."""
        plane = self.plane
        order = [group for groups in kinds for group in groups]
        rest = [group for group in range(len(plane.sizes)) if group not in order]
        entries = prod([plane.sizes[group] + 1 for group in order])
        if order + rest != sorted(order):
            values = values.reshape(plane.whole.dims).transpose(order + rest)
        values = values.reshape(entries, -1)
        return values.sum(axis=1) if rest else values

    def _supersets(self, others: Array) -> tuple[Array, Array]:
        """Sum over supersets; return the rows with no more cards than the hand, and the sums by column and such row."""
        plane = self.plane
        plane.rows.superset_sums(others)
        small = np.flatnonzero(plane.rows.cards <= self.hand.room)
        turned = np.ascontiguousarray(others[small].T)
        plane.columns.superset_sums(turned)
        return small, turned


class CaseWeights(NamedTuple):
    """The weights of the cases, with one axis for each open kind: its groups."""

    kinds: list[list[int]]
    """By axis: the groups."""
    together: Array
    """The weight of all cases with cards of these groups."""
    each: Array
    """The weight of one of them."""

    def found(self) -> Found:
        """Return the possible cases as hands."""
        numbers = product(*[[(group, 1) for group in groups] for groups in self.kinds])
        return [(list(n), weight) for n, weight in zip(numbers, self.each.ravel().tolist(), strict=True) if weight]

    def cards(self, sizes: Sequence[int]) -> list[int]:
        """Return the weight of one card of each group."""
        row, axes = [0] * len(sizes), range(len(self.kinds))
        for axis, groups in enumerate(self.kinds):
            sums = self.together.sum(axis=tuple([other for other in axes if other != axis])).tolist()
            for group, weight in zip(groups, sums, strict=True):
                row[group] = weight // sizes[group]
        return row


class CardWeights:
    """The weights of one owner's cards by class of cards, added up strip by strip."""

    def __init__(self, owner: OnPlane) -> None:
        self.lifted, self.classes = owner.lifted, owner.hand.classes
        plane, with_card = owner.plane, owner.tables.with_card
        self.with_card = self.lifted.rows(with_card.reshape(len(self.classes), -1))
        self.by_row = np.zeros((len(self.classes), plane.rows.entries), dtype=plane.dtype)
        self.by_column = np.zeros((len(self.classes), plane.columns.entries), dtype=plane.dtype)

    def add(self, strip: slice, others: Array) -> None:
        """Add a strip of rows."""
        values = self.lifted.strip(self.with_card, strip)
        values = np.multiply(values, others, out=buffer("with card", values.shape, values.dtype.type))
        self.by_row[:, strip] = np.add.reduce(values, axis=2)
        self.by_column += np.add.reduce(values, axis=1)


def card_weights(plane: Plane, tallies: Sequence[CardWeights]) -> list[list[int]]:
    """Return, for each owner, the weight of one card of each group."""
    if not tallies:
        return []
    by_row = np.concatenate([tally.by_row for tally in tallies])
    by_column = np.concatenate([tally.by_column for tally in tallies])
    moments = iter(plane.moments(by_row, by_column).tolist())
    rows = []
    for tally in tallies:
        row = [0] * len(plane.sizes)
        for groups, sums in zip(tally.classes, moments, strict=False):
            for group in groups:
                row[group] = sums[group] // plane.sizes[group]
        rows.append(row)
    return rows


def all_but_one(first: Array, factors: Sequence[Array]) -> Array:
    """Return, for each factor, the product of `first` and all the others; valid until the next call."""
    products = buffer("products", (len(factors) + 1, *first.shape), first.dtype.type)
    products[0] = first
    for index, factor in enumerate(factors[:-1]):
        np.multiply(products[index], factor, out=products[index + 1])
    after, spare = factors[-1], products[-1]
    for index in range(len(factors) - 2, -1, -1):
        products[index] *= after
        if index:
            after = np.multiply(after, factors[index], out=spare)
    return products[:-1]
