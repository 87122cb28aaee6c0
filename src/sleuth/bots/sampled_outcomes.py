"""What a suggestion is expected to reveal, estimated from random deals out of all that are still possible."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from sleuth.core.game import Case, Game, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.lattice import Array

NOBODY = 99


class SampledOutcomes:
    """Possible deals, and how suggestions would be answered in them."""

    def __init__(self, game: Game, seat: Seat, knowledge: Knowledge, deals: Array, silent: Sequence[Seat] = ()) -> None:
        self.game, self.seat = game, seat
        self.shape = knowledge.shape
        self.deals = deals
        self.ranks = np.full(len(self.shape.owners), NOBODY, dtype=np.int16)
        """For each owner: how many seats are asked before it."""
        order = game.answerers(seat, silent)
        for rank, other in enumerate(order):
            self.ranks[self.shape.owner_index[other]] = rank
        self.answerers = order

    @cached_property
    def _in_case(self) -> Array:
        """For each deal and card: whether the card is in the case."""
        inside: Array = (self.deals == self.shape.owner_index["case"]).astype(np.int64)
        return inside

    def answers(self, cards: Array) -> tuple[Array, Array]:
        """For every deal and suggestion, return the rank of the answering seat and the index of the card it shows."""
        ranks = self.ranks[self.deals[:, cards]]
        first = ranks.min(axis=2)
        # a seat that holds a card the asker already knows shows that one; otherwise each deal draws one at random
        turned = 1 + (np.arange(3)[None, :] + np.arange(len(self.deals))[:, None]) % 3
        preferred = np.where(self._known[cards][None], 0, turned[:, None, :])
        which = np.where(ranks == first[:, :, None], preferred, 9).argmin(axis=2)
        return first, which

    @cached_property
    def _known(self) -> Array:
        """For each card: whether it has the same owner in all deals."""
        same: Array = (self.deals == self.deals[:1]).all(axis=0)
        return same

    def gains(self, cases: Sequence[Case]) -> tuple[Array, Array]:
        """For every suggestion, return what it tells the asker about the case, and what it tells everybody, in bits.

        This measures which of the named cards are in the case: there are too many whole cases to tell apart with a few
        hundred deals (the estimates came out up to half a bit too high).
        """
        cards = self._columns(cases)
        first, which = self.answers(cards)
        nobody, number = first == NOBODY, len(self.answerers)
        seen = np.where(nobody, 0, 1 + first * 3 + which)
        public = np.where(nobody, 0, 1 + first)
        named = (self._in_case[:, cards] << np.arange(3)).sum(axis=2)
        return _shared(seen, 1 + 3 * number, named), _shared(public, 1 + number, named)

    def _columns(self, cases: Sequence[Case]) -> Array:
        return np.array([[self.shape.card_index[card] for card in case] for case in cases])


def _shared(outcomes: Array, number: int, named: Array) -> Array:
    """Return how many bits the outcomes reveal about which named cards are in the case, one column per suggestion."""
    deals, columns = outcomes.shape
    codes = (np.arange(columns) * number + outcomes) * 8 + named
    shares = np.bincount(codes.ravel(), minlength=columns * number * 8).reshape(columns, number, 8) / deals
    bits: Array = _unknown(shares.sum(axis=1)) + _unknown(shares.sum(axis=2)) - _unknown(shares.reshape(columns, -1))
    return bits


def _unknown(shares: Array) -> Array:
    """Return the entropy of each row, in bits."""
    bits: Array = -(shares * np.log2(shares, where=shares > 0, out=np.zeros_like(shares))).sum(axis=1)
    return bits


def scores(mine: Array, everybodys: Array, chances: Array, given_away: float, likely: float) -> Array:
    """Score suggestions: what each promises, in bits.

    The score is what it tells the asker, minus a share of what it tells everybody, plus what naming likely cards is
    worth; `chances` is, for each suggestion, the sum of its cards' chances of being in the case.
    """
    promise: Array = mine - given_away * everybodys + likely * chances
    return promise
