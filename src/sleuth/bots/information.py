"""What a suggestion is expected to tell, from deals drawn at random out of all that are still possible."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from sleuth.core.game import CardId, Case, Game, Seat
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
        """By owner: how many are asked before him."""
        order = game.answerers(seat, silent)
        for rank, other in enumerate(order):
            self.ranks[self.shape.owner_index[other]] = rank
        self.answerers = order

    @cached_property
    def _in_case(self) -> Array:
        """In which deals each card is in the case."""
        inside: Array = (self.deals == self.shape.owner_index["case"]).astype(np.int64)
        return inside

    def chances(self, cases: Sequence[Case]) -> Array:
        """For every suggestion: how likely each of its cards is in the case, added up."""
        chances: Array = self._in_case.mean(axis=0)[self._columns(cases)].sum(axis=1)
        return chances

    def open_chances(self, cards: Sequence[CardId]) -> Array:
        """How likely each card is in the case; zero for those that are in it for certain."""
        chances = self._in_case.mean(axis=0)[[self.shape.card_index[card] for card in cards]]
        still: Array = np.where(chances < 1.0, chances, 0.0)
        return still

    @cached_property
    def likely_case(self) -> tuple[Case, float]:
        """The case that most deals have, and the share of those deals."""
        rows, counts = np.unique(self._in_case, axis=0, return_counts=True)
        most = int(counts.argmax())
        cards = tuple(self.shape.cards[index] for index in np.flatnonzero(rows[most]))
        return cards, float(counts[most] / len(self.deals))

    def answers(self, cards: Array) -> tuple[Array, Array]:
        """For every deal and suggestion: the rank of who answers, and which of the three cards he shows."""
        ranks = self.ranks[self.deals[:, cards]]
        first = ranks.min(axis=2)
        # who can show a card that the asker knows already will; else it is anybody's guess, another one in every deal
        turned = 1 + (np.arange(3)[None, :] + np.arange(len(self.deals))[:, None]) % 3
        preferred = np.where(self._known[cards][None], 0, turned[:, None, :])
        which = np.where(ranks == first[:, :, None], preferred, 9).argmin(axis=2)
        return first, which

    @cached_property
    def _known(self) -> Array:
        """Which cards have the same owner in all deals."""
        same: Array = (self.deals == self.deals[:1]).all(axis=0)
        return same

    def gains(self, cases: Sequence[Case]) -> tuple[Array, Array]:
        """For every suggestion: what it tells the asker about the case, and what it tells everybody, in bits.

        What counts is which of the named cards are in the case: whole cases are too many to be told apart by some
        hundred deals (they came out up to half a bit too high).
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
    """What outcomes tell about which cards were named rightly, in bits; one column per suggestion."""
    deals, columns = outcomes.shape
    codes = (np.arange(columns) * number + outcomes) * 8 + named
    shares = np.bincount(codes.ravel(), minlength=columns * number * 8).reshape(columns, number, 8) / deals
    bits: Array = _unknown(shares.sum(axis=1)) + _unknown(shares.sum(axis=2)) - _unknown(shares.reshape(columns, -1))
    return bits


def _unknown(shares: Array) -> Array:
    """The entropy of each row, in bits."""
    bits: Array = -(shares * np.log2(shares, where=shares > 0, out=np.zeros_like(shares))).sum(axis=1)
    return bits


def scores(mine: Array, everybodys: Array, chances: Array, given_away: float, likely: float) -> Array:
    """The chooser of suggestions: what each promises, in bits.

    What it tells the asker, less a part of what it tells everybody, and what naming likely cards is worth; `chances`
    adds up, for each suggestion, how likely each of its cards is in the case.
    """
    promise: Array = mine - given_away * everybodys + likely * chances
    return promise
