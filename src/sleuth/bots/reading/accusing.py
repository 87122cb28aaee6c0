"""What it says that a player did not accuse, or accused wrongly."""

from collections.abc import Iterable, Sequence
from math import log

import numpy as np

from sleuth.bots.reading.history import Silence
from sleuth.core.game import Case, Seat
from sleuth.deduction.lattice import Array
from sleuth.deduction.shape import Shape

SILENT = (1.0, 0.25, 0.12, 0.06)
"""How likely a player who named the case has still not accused after none, one, two, three or more turns of theirs."""
BLIND = 0.05
"""How likely a player accuses a case with a card of their own in it, relative to another."""


def fit_silent(shape: Shape, deals: Array, silences: Iterable[Silence]) -> Array:
    """Return for each deal the logarithm of how well it fits that nobody accused after these questions."""
    fit: Array = np.zeros(len(deals))
    for silence in silences:
        likely = SILENT[min(silence.turns, len(SILENT) - 1)]
        fit = fit + log(likely) * are_case(shape, deals, silence.cards)
    return fit


def fit_wrong(shape: Shape, deals: Array, wrong: Iterable[tuple[Seat, Case]]) -> Array:
    """Return for each deal the logarithm of how well it fits the wrong accusations."""
    fit: Array = np.zeros(len(deals))
    for seat, cards in wrong:
        own = (deals[:, [shape.card_index[card] for card in cards]] == shape.owner_index[seat]).any(axis=1)
        fit = fit + log(BLIND) * own
    return fit


def are_case(shape: Shape, deals: Array, cards: Sequence[str]) -> Array:
    """Return for each deal whether these cards are the case."""
    columns = [shape.card_index[card] for card in cards]
    found: Array = (deals[:, columns] == shape.owner_index["case"]).all(axis=1)
    return found
