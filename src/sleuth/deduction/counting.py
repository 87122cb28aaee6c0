"""The exact count: the number of possible deals, and in how many of them each owner holds each card.

Let W(H) be 1 when a hand H is possible for an owner. Because the hands' sizes add up to the number of cards, the number
of deals is the sum over all sets S of cards of (-1)^(cards not in S) times the product over the owners of Z(S), where
Z(S) sums W over the subsets of S: hands whose union is everything cannot overlap. Leaving one owner out of the product
gives the weights of that owner's cards and hands.

Cards that nothing distinguishes are counted as a group: of m such cards a set has 0 to m, so the group is one axis of
m + 1 entries with binomial coefficients instead of m axes of 2. For a single owner even fewer cards differ, so Z is
computed on a smaller lattice of that owner and looked up. One more fact is about one owner: a count takes over what it
can of the others' lattices from the count before. All counts are whole numbers: 64-bit ones as long as the result is
sure to fit (overflow on the way there cancels out), Python's own otherwise.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, product
from math import factorial, prod
from typing import Any

import numpy as np

from sleuth.deduction.buffers import buffer
from sleuth.deduction.constraints import CardChoice, Constraints, Impossible, single_cards
from sleuth.deduction.hand import Hand
from sleuth.deduction.lattice import Array, unwrapped
from sleuth.deduction.plane import Plane, plane
from sleuth.deduction.weighing import CardWeights, CaseWeights, Found, OnPlane, all_but_one, card_weights

MAX_BITS = 62
"""Results that could need more bits than this are counted with Python's own integers."""


class Count:
    """The solution of some constraints: the number of deals and the weights of cards and hands."""

    def __init__(self, constraints: Constraints, before: "Count | None" = None) -> None:
        self.constraints = constraints
        choices = constraints.open_choices()
        open_owners = [o for o, size in enumerate(constraints.sizes) if size > constraints.held[o].bit_count()]
        self.groups = group_cards(constraints, open_owners, choices)
        """The open cards, grouped where nothing distinguishes them."""
        self.sizes = [len(cards) for cards in self.groups]
        self.hands = [Hand(constraints, owner, self.groups, choices) for owner in open_owners]
        self.dtype: Any = np.int64 if self._bound().bit_length() <= MAX_BITS else object
        self._before = None if before is None else (before.groups, before.owners)
        """What can be taken over from an earlier count; only until the owners are placed."""
        self._by_hand: dict[int, Found] = {}
        self.case_weights: CaseWeights | None = None

    @property
    def entries(self) -> int:
        """The number of kinds of sets of open cards."""
        return prod(size + 1 for size in self.sizes)

    @cached_property
    def possible(self) -> bool:
        """Whether there is any deal; cheaper than all other questions."""
        if not self.hands:
            return True
        total = sum(int(self._product(strip).sum()) for strip in self.plane.strips())
        return unwrapped(total, self.plane.row_signs) > 0

    @property
    def total(self) -> int:
        """The weight of all deals: their number, unless choices are weighed."""
        return self._solution[0]

    @property
    def table(self) -> list[list[int]]:
        """By open owner and group: the weight of the deals in which the owner holds one given card of the group."""
        return self._solution[1]

    def kinds_of_hands(self, index: int) -> Found:
        """Return every kind of hand of open cards that an open owner could hold."""
        if index not in self._by_hand and self.hands[index].case and self.case_weights is not None:
            self._by_hand[index] = self.case_weights.found()
        elif index not in self._by_hand:
            others = np.concatenate([self._product(strip, but=index) for strip in self.plane.strips()])
            self._by_hand[index] = self.owners[index].hands(others)
        return self._by_hand[index]

    def hands_of(self, index: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield every hand of open cards that an open owner could hold, with its weight."""
        for numbers, weight in self.kinds_of_hands(index):
            for choice in product(*[combinations(self.groups[group], number) for group, number in numbers]):
                yield tuple(sorted([card for part in choice for card in part])), weight

    def subset_sums(self, index: int) -> Array:
        """Return, for every set of open cards, the weight of an open owner's hands within it."""
        owner = self.owners[index]
        return owner.lifted.whole(owner.sums).ravel()

    def own_hands(self, index: int) -> tuple[Array, Array]:
        """Return the entries that are hands of an open owner, with the weights of that owner's choices."""
        own = self.owners[index].own_hands().ravel()
        entries = np.flatnonzero(own)
        return entries, own[entries]

    # --- inside

    def _bound(self) -> int:
        """Return an upper bound of every result."""
        deals = factorial(sum(self.sizes))
        for hand in self.hands:
            deals //= factorial(hand.room)
        most_alike = max(self.sizes, default=1)  # sums run over all cards of a group
        return deals * most_alike * prod(hand.scale for hand in self.hands)

    @cached_property
    def plane(self) -> Plane:
        """All kinds of sets of open cards."""
        return plane(self.sizes, self.dtype)

    @cached_property
    def owners(self) -> list[OnPlane]:
        """The open owners on the plane; those that nothing distinguishes are the same object."""
        groups, owners = self._before or ([], [])
        self._before = None
        tables = {owner.hand.pattern: owner.tables for owner in owners}
        placed = {owner.key: owner for owner in owners} if self._fits(groups, owners) else {}
        new = {hand.key: hand for hand in self.hands if hand.key not in placed}
        for lifted, (key, hand) in zip(self.plane.lifted(list(new.values())), new.items(), strict=True):
            placed[key] = OnPlane(self.plane, hand, hand.tables(self.dtype, tables), lifted)
        return [placed[hand.key] for hand in self.hands]

    def _fits(self, groups: Sequence[Sequence[int]], owners: Sequence[OnPlane]) -> bool:
        """Return whether owners of an earlier count are on the same plane."""
        return groups == self.groups and all(owner.plane.dtype == self.dtype for owner in owners)

    @cached_property
    def _solution(self) -> tuple[int, list[list[int]]]:
        """The total and all weights, in one pass over the plane."""
        if not self.hands:
            return 1, []
        plane, owners = self.plane, self.owners
        last = max(range(len(owners)), key=lambda index: (not self.hands[index].case, len(self.hands[index].classes)))
        case = next((index for index, hand in enumerate(self.hands) if hand.case and index != last), None)
        first = {owner: index for index, owner in reversed([*enumerate(owners)]) if index not in (last, case)}
        tallies = {index: CardWeights(owner) for owner, index in first.items()}
        for_case = buffer("for the case", (plane.rows.entries, plane.columns.entries), self.dtype)
        total = 0
        for strip in plane.strips():
            factors = [owner.lifted.strip(owner.sums, strip) for owner in owners]
            products = all_but_one(plane.signs(strip), factors)
            total += int(np.vdot(products[0], factors[0]))
            if case is not None:
                for_case[strip] = products[case]
            for index, tally in tallies.items():
                tally.add(strip, products[index])
        total = unwrapped(total, plane.row_signs)
        each = dict(zip(first, card_weights(plane, list(tallies.values())), strict=True))
        rows = {index: each[owner] for index, owner in enumerate(owners) if index not in (last, case)}
        if case is not None:
            self.case_weights = owners[case].cases(for_case)
            rows[case] = self.case_weights.cards(self.sizes)
        rows[last] = [total - sum(row[group] for row in rows.values()) for group in range(len(self.groups))]
        return total, [rows[index] for index in range(len(owners))]

    def _product(self, strip: slice, but: int | None = None) -> Array:
        """Return, for a strip of sets and with their signs, the product of the sums of all owners, or all but one."""
        values = self.plane.signs(strip)
        for index, owner in enumerate(self.owners):
            if index != but:
                values *= owner.lifted.strip(owner.sums, strip)
        return values


def group_cards(constraints: Constraints, owners: Sequence[int], choices: Sequence[CardChoice]) -> list[list[int]]:
    """Group open cards that nothing distinguishes: same possible owners, limits and choices, same kind for the case."""
    left = constraints.all_cards
    for cards in constraints.held:
        left &= ~cards
    for_case = constraints.possible[constraints.case]
    groups = [left & ~for_case, *(left & for_case & kind for kind in constraints.of_kind)]
    for trait in {
        *(constraints.possible[owner] for owner in owners),
        *(limit.cards for limit in constraints.limits),
        *(choice.cards for choice in choices),
    }:
        groups = [part for cards in groups for part in (cards & trait, cards & ~trait) if part]
    return [list(single_cards(cards)) for cards in sorted(groups, key=lambda cards: cards & -cards) if cards]


def count(constraints: Constraints) -> Count | None:
    """Propagate and prepare the count; return `None` when propagation finds that no deal is possible."""
    try:
        constraints.propagate()
    except Impossible:
        return None
    return Count(constraints)
