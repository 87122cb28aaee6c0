"""Sets of grouped cards as entries of an array, and sums over their subsets.

With groups of m1, m2, ... alike cards there are (m1 + 1) * (m2 + 1) * ... kinds of sets: an entry gives the number of
cards a set has of each group. Subset sums over alike cards carry binomial coefficients and are done axis by axis.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import comb, prod
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

SHARED = 1 << 12
"""Lattices with at most this many entries are kept, up to `KEPT` of them: most positions use the same few."""
KEPT = 256


def unwrapped(value: int, counted: Array) -> int:
    """Return the true value of a sum of 64-bit numbers: overflow in its parts cancels out if the result fits."""
    return value if counted.dtype == object else (value + (1 << 63)) % (1 << 64) - (1 << 63)


class Lattice:
    """All kinds of sets of cards from groups of these sizes."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = list(sizes)
        self.dims = [size + 1 for size in sizes]
        self.entries = prod(self.dims)
        self.strides: list[int] = []
        stride = self.entries
        for dim in self.dims:
            stride //= dim
            self.strides.append(stride)

    @cached_property
    def numbers(self) -> Array:
        """By group and entry: the number of cards."""
        return np.ascontiguousarray(self.digits(np.arange(self.entries)).T)

    @cached_property
    def cards(self) -> Array:
        """By entry: the number of cards of all groups together."""
        number: Array = self.numbers.sum(axis=0)
        return number

    def sums(self, weights: Sequence[Sequence[int]] | Array) -> Array:
        """Return, by row of weights and by entry, the sum over the groups of the number of cards times the weight."""
        values: Array = np.asarray(weights, dtype=np.int64) @ self.numbers
        return values

    def signs(self, dtype: Any) -> Array:
        """Return, for every entry, the number of such sets, negative when an odd number of cards is missing."""
        if dtype is object:
            return self._signs(object)
        return self._small_signs

    @cached_property
    def _small_signs(self) -> Array:
        return self._signs(np.int64)

    def _signs(self, dtype: Any) -> Array:
        values = np.ones(1, dtype=dtype)
        for size in self.sizes:
            values = (values[:, None] * _signs_of_group(size, dtype)).ravel()
        return values

    def digits(self, entries: Array) -> Array:
        """Return the number of cards of each group in each of these entries."""
        return entries[:, None] // np.array(self.strides, dtype=np.int64) % np.array(self.dims, dtype=np.int64)

    def subset_sums(self, values: Array) -> Array:
        """Return the sum over the subsets of every set."""
        for dim, stride in zip(self.dims, self.strides, strict=True):
            values = binomials(dim, values.dtype) @ values.reshape(-1, dim, stride)
        return values.ravel()

    def subset_differences(self, values: Array) -> Array:
        """Undo `subset_sums`, in place."""
        for dim, axis in self._axes(values):
            for start in range(1, dim):
                np.subtract(axis[:, start:], axis[:, start - 1 : -1], out=axis[:, start:])
        return values

    def superset_sums(self, values: Array) -> Array:
        """Replace the value of every set by the sum over its supersets, in place; sets are along the first axis."""
        for dim, axis in self._axes(values):
            for start in range(dim - 1, 0, -1):
                np.add(axis[:, start - 1 : -1], axis[:, start:], out=axis[:, start - 1 : -1])
        return values

    def _axes(self, values: Array) -> list[tuple[int, Array]]:
        inner = values.size // self.entries
        return [
            (dim, values.reshape(-1, dim, stride * inner)) for dim, stride in zip(self.dims, self.strides, strict=True)
        ]


def lattice(sizes: Sequence[int]) -> Lattice:
    """Return the lattice of groups of these sizes, the one made before if it is small."""
    return _shared(tuple(sizes)) if prod([size + 1 for size in sizes]) <= SHARED else Lattice(sizes)


@lru_cache(KEPT)
def _shared(sizes: tuple[int, ...]) -> Lattice:
    return Lattice(sizes)


@lru_cache(KEPT)
def binomials(dim: int, dtype: Any) -> Array:
    """Return a table of binomial coefficients: how many subsets of a row's number of cards have a column's number."""
    return _whole([[comb(row, column) for column in range(dim)] for row in range(dim)], dtype)


@lru_cache(KEPT)
def _signs_of_group(size: int, dtype: Any) -> Array:
    return _whole([(-1) ** (size - number) * comb(size, number) for number in range(size + 1)], dtype)


def _whole(numbers: Any, dtype: Any) -> Array:
    """Return whole numbers as an array; 64-bit ones overflow as they do everywhere in a count."""
    exact = np.array(numbers, dtype=object)
    return exact if np.dtype(dtype).hasobject else (exact % (1 << 64)).astype(np.uint64).astype(np.int64)
