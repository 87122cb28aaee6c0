"""A large lattice as a plane of rows and columns, processed strip by strip so that everything stays in the cache.

The first groups make the rows, the others the columns. An owner's sums depend on an entry only through the matching
entry of the owner's own lattice, which is a share of the row plus a share of the column: few rows are distinct.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from sleuth.deduction.hand import Hand
from sleuth.deduction.lattice import Array, Lattice

STRIP = 1 << 14
"""About how many entries are processed at a time."""


class Plane:
    """The lattice of all groups, split into rows and columns."""

    def __init__(self, sizes: Sequence[int], dtype: Any) -> None:
        self.dtype = dtype
        self.whole = Lattice(sizes)
        self.cut = 0
        rows = 1
        while self.whole.entries > STRIP and rows * rows < self.whole.entries:
            rows *= sizes[self.cut] + 1
            self.cut += 1
        self.rows = Lattice(sizes[: self.cut])
        self.columns = Lattice(sizes[self.cut :])
        self.row_signs = self.rows.signs(dtype)
        self.column_signs = self.columns.signs(dtype)

    def strips(self) -> Iterator[slice]:
        """Yield the rows, a few at a time."""
        step = max(1, STRIP // self.columns.entries)
        for start in range(0, self.rows.entries, step):
            yield slice(start, min(start + step, self.rows.entries))

    def signs(self, strip: slice) -> Array:
        """Return the signs of a strip's entries."""
        return self.row_signs[strip, None] * self.column_signs[None]


class Lifted:
    """Values on an owner's own lattice, as values on the plane."""

    def __init__(self, plane: Plane, hand: Hand) -> None:
        row_codes = hand.code(plane.rows, 0).tolist()
        self.kinds = {code: number for number, code in enumerate(dict.fromkeys(row_codes))}
        self.kind_of_row = np.array([self.kinds[code] for code in row_codes])
        """For each row, the index of its distinct row."""
        self.codes = np.array(list(self.kinds))[:, None] + hand.code(plane.columns, plane.cut)[None]

    def rows(self, values: Array) -> Array:
        """Return the distinct rows that these values of the owner's own lattice make."""
        found: Array = values[self.codes]
        return found
