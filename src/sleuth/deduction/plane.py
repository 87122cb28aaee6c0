"""A large lattice as a plane of rows and columns, processed strip by strip so that everything stays in the cache.

The first groups make the rows, the others the columns. An owner's sums depend on an entry only through the matching
entry of the owner's own lattice, which is a share of the row plus a share of the column: few rows are distinct.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from sleuth.deduction.hand import Hand
from sleuth.deduction.lattice import KEPT, SHARED, Array, Lattice, lattice

STRIP = 1 << 14
"""About how many entries are processed at a time."""


class Plane:
    """The lattice of all groups, split into rows and columns."""

    def __init__(self, sizes: Sequence[int], dtype: Any) -> None:
        self.dtype = dtype
        self.sizes = list(sizes)
        self.whole = Lattice(sizes)
        self.cut = 0
        rows = 1
        while rows * rows < self.whole.entries:
            rows *= sizes[self.cut] + 1
            self.cut += 1
        self.rows = lattice(sizes[: self.cut])
        self.columns = lattice(sizes[self.cut :])
        self.row_signs = self.rows.signs(dtype)
        self.column_signs = self.columns.signs(dtype)
        self.single = self.whole.entries <= STRIP
        """Whether there is only one strip."""
        self.steps = np.zeros((2, len(sizes)), dtype=np.int64)
        """How far one more card of each group moves the row, and the column."""
        self.steps[0, : self.cut], self.steps[1, self.cut :] = self.rows.strides, self.columns.strides

    def strips(self) -> Iterator[slice]:
        """Yield the rows, a few at a time."""
        step = self.rows.entries if self.single else max(1, STRIP // self.columns.entries)
        for start in range(0, self.rows.entries, step):
            yield slice(start, min(start + step, self.rows.entries))

    def signs(self, strip: slice) -> Array:
        """Return the signs of a strip's entries."""
        return self.row_signs[strip, None] * self.column_signs[None]

    def lifted(self, hands: Sequence[Hand]) -> list["Lifted"]:
        """Return, for each owner, how the owner's own lattice fits onto the plane."""
        steps = np.zeros((len(hands), len(self.sizes)), dtype=np.int64)
        for own, hand in zip(steps, hands, strict=True):
            for groups, stride in zip(hand.classes, hand.lattice.strides, strict=True):
                own[groups] = stride
        rows, columns = self.rows.sums(steps[:, : self.cut]), self.columns.sums(steps[:, self.cut :])
        return [Lifted(self.single, *parts) for parts in zip(steps, rows, columns, strict=True)]

    def moments(self, by_row: Array, by_column: Array) -> Array:
        """Return, for each group, the sum over all entries of the group's number of cards times the value.

        The values are given as sums by row and by column; several at once, along the first axis.
        """
        return np.concatenate([by_row @ self.rows.numbers.T, by_column @ self.columns.numbers.T], axis=1)


def plane(sizes: Sequence[int], dtype: Any) -> Plane:
    """Return the plane of groups of these sizes, the one made before if it is small."""
    small = prod([size + 1 for size in sizes]) <= SHARED
    return _shared(tuple(sizes), dtype) if small else Plane(sizes, dtype)


@lru_cache(KEPT)
def _shared(sizes: tuple[int, ...], dtype: Any) -> Plane:
    return Plane(sizes, dtype)


class Lifted:
    """Values on an owner's own lattice, as values on the plane."""

    def __init__(self, single: bool, steps: Array, row_codes: Array, column_codes: Array) -> None:
        self.single = single
        self.steps = steps
        """How far one more card of each group moves the entry of the owner's own lattice."""
        if not single:
            row_codes, self.kind_of_row = np.unique(row_codes, return_inverse=True)
        self.codes = row_codes[:, None] + column_codes[None]

    def rows(self, values: Array) -> Array:
        """Return the distinct rows that these values of the owner's own lattice make."""
        return values.take(self.codes, axis=-1)

    def strip(self, rows: Array, strip: slice) -> Array:
        """Return a strip of the plane from distinct rows."""
        return rows if self.single else rows.take(self.kind_of_row[strip], axis=-2)

    def whole(self, rows: Array) -> Array:
        """Return the whole plane from distinct rows."""
        return rows if self.single else rows[self.kind_of_row]
