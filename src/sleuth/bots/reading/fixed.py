"""Reads everybody alike: few name cards of their own, and whoever could accuse would have done so."""

from math import log

import numpy as np

from sleuth.bots.reading.accusing import are_case
from sleuth.bots.reading.history import History
from sleuth.deduction.lattice import Array
from sleuth.deduction.shape import Shape

OWN_CARD = 0.2
"""How likely a player names a card they hold, relative to one they do not hold."""
UNNAMED_CASE = 0.15
"""How likely a player who named the case without an answer does not accuse at once, relative to one who did not name
it."""


def fit_fixed(history: History, shape: Shape, deals: Array) -> Array:
    """Return for each deal the logarithm of how well it fits the questions."""
    fit: Array = np.zeros(len(deals))
    for seat, card in sorted({(question.seat, card) for question in history.questions for card in question.cards}):
        fit = fit + log(OWN_CARD) * (deals[:, shape.card_index[card]] == shape.owner_index[seat])
    for silence in history.silences:
        fit = fit + log(UNNAMED_CASE) * are_case(shape, deals, silence.cards)
    return fit
