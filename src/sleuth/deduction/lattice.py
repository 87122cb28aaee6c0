"""Sets of grouped cards as entries of an array, and sums over their subsets.

With groups of m1, m2, ... alike cards there are (m1 + 1) * (m2 + 1) * ... kinds of sets: an entry gives the number of
cards a set has of each group. Subset sums over alike cards carry binomial coefficients and are done axis by axis.
"""

from collections.abc import Sequence
from math import comb, prod
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


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

    def sums(self, weights: Sequence[int]) -> Array:
        """Return, for every entry, the sum over the groups of the number of cards times the group's weight."""
        values = np.zeros(1, dtype=np.int64)
        for weight, dim in zip(weights, self.dims, strict=True):
            values = np.add.outer(values, np.arange(dim) * weight).ravel()
        return values

    def signs(self, dtype: Any) -> Array:
        """Return, for every entry, the number of such sets, negative when an odd number of cards is missing."""
        values = np.ones(1, dtype=dtype)
        for size in self.sizes:
            factor = [(-1) ** (size - number) * comb(size, number) for number in range(size + 1)]
            values = np.multiply.outer(values, np.array(factor, dtype=dtype)).ravel()
        return values

    def digits(self, entries: Array) -> Array:
        """Return the number of cards of each group in each of these entries."""
        return entries[:, None] // np.array(self.strides, dtype=np.int64) % np.array(self.dims, dtype=np.int64)

    def subset_sums(self, values: Array) -> Array:
        """Replace the value of every set by the sum over its subsets, in place; sets are along the first axis."""
        for dim, axis in self._axes(values):
            for start in range(1, dim):
                np.add(axis[:, start:], axis[:, start - 1 : -1], out=axis[:, start:])
        return values

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

    def axis_sums(self, values: Array) -> list[int]:
        """Return, for each group, the sum over all entries of the group's number of cards times the value."""
        found = []
        for dim in self.dims:
            values = values.reshape(dim, -1)
            found.append(unwrapped(sum(number * int(values[number].sum()) for number in range(1, dim)), values))
            values = values.sum(axis=0)
        return found
