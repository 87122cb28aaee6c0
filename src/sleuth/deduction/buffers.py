"""Arrays that every count writes over: fresh ones of this size cost more than the arithmetic in them."""

from collections.abc import Sequence
from math import prod
from threading import local
from typing import Any

import numpy as np

from sleuth.deduction.lattice import Array

MOST = 1 << 20
"""Larger buffers than this many numbers (8 MB) are not kept."""


class _Kept(local):
    """The buffers of a thread, by what they are for."""

    def __init__(self) -> None:
        self.by_use: dict[str, Array] = {}


_KEPT = _Kept()


def buffer(use: str, shape: Sequence[int], dtype: Any) -> Array:
    """Return an array with any content, valid until the same thread asks for the same use again."""
    size = prod(shape)
    if np.dtype(dtype) != np.int64 or size > MOST:
        return np.empty(shape, dtype=dtype)
    kept = _KEPT.by_use.get(use)
    if kept is None or kept.size < size:
        kept = _KEPT.by_use[use] = np.empty(size, dtype=np.int64)
    return kept[:size].reshape(shape)
