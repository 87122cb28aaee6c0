"""A large lattice as a plane of rows and columns, worked on strip by strip so that everything stays in the cache.

The first groups make the rows, the others the columns. An owner's sums depend on an entry only through the entry of his
own lattice it looks like, which is a part of the row plus a part of the column: so a row of his sums is one of a few.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from sleuth.deduction.hand import Hand
from sleuth.deduction.lattice import Array, Lattice

STRIP = 1 << 14
"""About how many entries are worked on at a time."""


class Plane:
    """The lattice of all groups, cut in two."""

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
        """Some rows at a time."""
        step = max(1, STRIP // self.columns.entries)
        for start in range(0, self.rows.entries, step):
            yield slice(start, min(start + step, self.rows.entries))

    def signs(self, strip: slice) -> Array:
        """The signs of a strip's entries."""
        return self.row_signs[strip, None] * self.column_signs[None]


class Lifted:
    """Values on an owner's own lattice, as values on the plane."""

    def __init__(self, plane: Plane, hand: Hand) -> None:
        row_codes = hand.code(plane.rows, 0).tolist()
        self.kinds = {code: number for number, code in enumerate(dict.fromkeys(row_codes))}
        self.kind_of_row = np.array([self.kinds[code] for code in row_codes])
        """Which of the few different rows each row is."""
        self.codes = np.array(list(self.kinds))[:, None] + hand.code(plane.columns, plane.cut)[None]

    def rows(self, values: Array) -> Array:
        """The different rows that these values of the owner's own lattice make."""
        found: Array = values[self.codes]
        return found
