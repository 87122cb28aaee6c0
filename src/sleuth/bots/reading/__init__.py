"""What the others' questions and accusations suggest about the deal, beyond what they prove."""

from typing import Protocol

import numpy as np

from sleuth.bots.reading.accusing import fit_silent, fit_wrong
from sleuth.bots.reading.asking import fit_asked
from sleuth.bots.reading.fixed import fit_fixed
from sleuth.bots.reading.history import History
from sleuth.deduction.lattice import Array
from sleuth.deduction.shape import Shape

__all__ = ["READERS", "History", "Reader"]


class Reader(Protocol):
    """A way of reading."""

    def __call__(self, history: History, shape: Shape, deals: Array) -> Array:
        """Return for each deal the logarithm of how well it fits the history."""
        ...


def _habits(history: History, shape: Shape, deals: Array) -> Array:
    """Learn how each player asks, and mind who did not accuse."""
    fit = fit_silent(shape, deals, history.silences) + fit_wrong(shape, deals, history.wrong)
    for seat in history.game.seats:
        if seat != history.seat:
            fit = fit + fit_asked(shape, deals, seat, list(history.of(seat)), history.answers)
    return fit


def _nothing(history: History, shape: Shape, deals: Array) -> Array:
    fit: Array = np.zeros(len(deals))
    return fit


READERS: dict[str, Reader] = {"habits": _habits, "fixed": fit_fixed, "nothing": _nothing}
"""Ways of reading by name: learning each player's habits, the same for everybody, or not at all."""
