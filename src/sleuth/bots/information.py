"""What a suggestion is expected to tell, from deals drawn at random out of all that are still possible."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from sleuth.core.game import Case, Game, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.lattice import Array

NOBODY = 99
DEALS_PER_CASE = 8
"""So many deals there must be for each possible case before whole cases are compared."""


class Prospect:
    """Possible deals, and how suggestions would be answered in them."""

    def __init__(self, game: Game, seat: Seat, knowledge: Knowledge, deals: Array, silent: Sequence[Seat] = ()) -> None:
        self.game, self.seat = game, seat
        self.shape = knowledge.shape
        self.deals = deals
        self.ranks = np.full(len(self.shape.owners), NOBODY, dtype=np.int16)
        """By owner: how many are asked before him."""
        order = [other for other in game.around(seat, game.options.answer_order) if other not in silent]
        if game.culprit in order:
            order.remove(game.culprit)
            order.append(game.culprit)
        for rank, other in enumerate(order):
            self.ranks[self.shape.owner_index[other]] = rank
        self.answerers = order

    @cached_property
    def _case(self) -> list[Array]:
        """Which case each deal has; kind by kind, while the deals are too few to tell whole cases apart."""
        case = self.shape.owner_index["case"]
        kinds = np.array(self.shape.kinds)
        found = []
        for kind in range(kinds.max() + 1):
            cards = np.flatnonzero(kinds == kind)
            found.append((self.deals[:, cards] == case).argmax(axis=1))
        whole = found[0]
        for column in found[1:]:
            whole = whole * 16 + column
        cases, numbers = np.unique(whole, return_inverse=True)
        return [numbers] if len(cases) * DEALS_PER_CASE <= len(self.deals) else found

    @cached_property
    def before(self) -> float:
        """What is unknown about the case now, in bits."""
        nothing = np.zeros((len(self.deals), 1), dtype=np.int64)
        return float(self._left(nothing, 1)[0])

    def answers(self, cases: Sequence[Case]) -> tuple[Array, Array]:
        """For every deal and suggestion: the rank of who answers, and which of the three cards he shows."""
        cards = np.array([[self.shape.card_index[card] for card in case] for case in cases])
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
        """For every suggestion: what it tells the asker about the case, and what it tells everybody, in bits."""
        first, which = self.answers(cases)
        nobody = first == NOBODY
        seen = np.where(nobody, 0, 1 + first * 3 + which).astype(np.int64)
        public = np.where(nobody, 0, 1 + first).astype(np.int64)
        number = len(self.answerers)
        return self.before - self._left(seen, 1 + 3 * number), self.before - self._left(public, 1 + number)

    def _left(self, outcomes: Array, number: int) -> Array:
        """What stays unknown after learning an outcome, on average; one column of outcomes per suggestion."""
        deals, columns = outcomes.shape
        base = (np.arange(columns)[None, :] * number + outcomes)[:, :]
        left = np.zeros(columns)
        for case in self._case:
            size = int(case.max()) + 1
            codes = base * size + case[:, None]
            counts = np.bincount(codes.ravel(), minlength=columns * number * size).reshape(columns, number, size)
            totals = counts.sum(axis=2, keepdims=True)
            with np.errstate(divide="ignore", invalid="ignore"):
                bits = np.where(counts > 0, counts * (np.log2(totals) - np.log2(counts)), 0.0)
            left += bits.sum(axis=(1, 2)) / deals
        return left
