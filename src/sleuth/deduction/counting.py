"""The exact count: the number of possible deals, and in how many of them each owner holds each card.

Let W(H) be 1 when a hand H is possible for an owner. Because the hands' sizes add up to the number of cards, the number
of deals is the sum over all sets S of cards of (-1)^(cards not in S) times the product over the owners of Z(S), where
Z(S) sums W over the subsets of S: hands whose union is everything cannot overlap. Leaving one owner out of the product
gives the weights of that owner's cards and hands.

Cards that nothing distinguishes are counted as a group: of m such cards a set has 0 to m, so the group is one axis of
m + 1 entries with binomial coefficients instead of m axes of 2. For a single owner even fewer cards differ, so Z is
computed on a smaller lattice of that owner and looked up. One more fact changes what few owners can hold, so a count takes over
the values of the others from the count before. All counts are whole numbers: 64-bit ones as long as the
result is sure to fit (overflow on the way there cancels out), Python's own otherwise.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Any

import numpy as np

from sleuth.deduction.constraints import CardChoice, Constraints, Impossible
from sleuth.deduction.hand import Hand, Pattern, Tables
from sleuth.deduction.lattice import Array, unwrapped
from sleuth.deduction.plane import Lifted, Plane

MAX_BITS = 62
"""Results that could need more bits than this are counted with Python's own integers."""

Found = list[tuple[list[tuple[int, int]], int]]
"""Kinds of hands: how many cards of which groups, and the weight of one such hand."""


class Count:
    """The solution of some constraints: the number of deals and the weights of cards and hands."""

    def __init__(self, constraints: Constraints, known: Mapping[Pattern, Tables] | None = None) -> None:
        self.constraints = constraints
        choices = constraints.open_choices()
        open_owners = [o for o, size in enumerate(constraints.sizes) if size > constraints.held[o].bit_count()]
        self.groups = group_cards(constraints, open_owners, choices)
        """The open cards, grouped where nothing distinguishes them."""
        self.hands = [Hand(constraints, owner, self.groups, choices) for owner in open_owners]
        self.dtype: Any = np.int64 if self._bound().bit_length() <= MAX_BITS else object
        self._known = known or {}
        self._by_hand: dict[int, Found] = {}

    @property
    def entries(self) -> int:
        """The number of kinds of sets of open cards."""
        return prod(len(members) + 1 for members in self.groups)

    @property
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

    @cached_property
    def tables(self) -> list[Tables]:
        """By open owner: the values on the owner's own lattice."""
        found = [hand.tables(self.dtype, self._known) for hand in self.hands]
        self._known = {}
        return found

    @property
    def reusable(self) -> dict[Pattern, Tables]:
        """What the next count can take over from this one."""
        return {hand.pattern: tables for hand, tables in zip(self.hands, self.tables, strict=True)}

    def hands_of(self, index: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield every hand of open cards that an open owner could hold, with its weight."""
        if index not in self._by_hand:
            self._by_hand[index] = self._weigh_hands(index, self._others_of(index))
        for numbers, weight in self._by_hand[index]:
            for choice in product(*[combinations(self.groups[group], number) for group, number in numbers]):
                yield tuple(sorted(card for part in choice for card in part)), weight

    def subset_sums(self, index: int) -> Array:
        """Return, for every set of open cards, the weight of an open owner's hands within it."""
        return self._lifted[index].whole(self._sums[index]).ravel()

    def own_hands(self, index: int) -> tuple[Array, Array]:
        """Return the entries that are hands of an open owner, with the weights of that owner's choices."""
        own = np.where(self._only_mine(self.hands[index]), self._own(index), 0).ravel()
        entries = np.flatnonzero(own)
        return entries, own[entries]

    # --- inside

    def _bound(self) -> int:
        """Return an upper bound of every result."""
        deals = factorial(sum(map(len, self.groups)))
        for hand in self.hands:
            deals //= factorial(hand.room)
        most_alike = max(map(len, self.groups), default=1)  # sums run over all cards of a group
        return deals * most_alike * prod(hand.scale for hand in self.hands)

    @cached_property
    def plane(self) -> Plane:
        """All kinds of sets of open cards."""
        return Plane([len(members) for members in self.groups], self.dtype)

    @cached_property
    def _lifted(self) -> list[Lifted]:
        return self.plane.lifted(self.hands)

    @cached_property
    def _sums(self) -> list[Array]:
        """By open owner: the distinct rows of subset sums on the plane."""
        return [lift.rows(tables.sums.ravel()) for tables, lift in zip(self.tables, self._lifted, strict=True)]

    @cached_property
    def _solution(self) -> tuple[int, list[list[int]]]:
        """The total and all weights, in one pass over the plane."""
        if not self.hands:
            return 1, []
        plane, number = self.plane, len(self.hands)
        last = max(range(number), key=lambda index: (not self.hands[index].case, len(self.hands[index].classes)))
        case = next((index for index, hand in enumerate(self.hands) if hand.case and index != last), None)
        tallies = {i: CardWeights(self, i) for i in range(number) if i not in (last, case)}
        whole = np.empty((plane.rows.entries, plane.columns.entries), dtype=self.dtype)
        total = 0
        for strip in plane.strips():
            factors = [lift.strip(rows, strip) for rows, lift in zip(self._sums, self._lifted, strict=True)]
            products = _all_but_one(plane.signs(strip), factors)
            total += int((products[0] * factors[0]).sum())
            if case is not None:
                whole[strip] = products[case]
            for index, tally in tallies.items():
                tally.add(strip, products[index])
        total = unwrapped(total, plane.row_signs)
        rows = self._rows_of(tallies)
        if case is not None:
            self._by_hand[case] = self._weigh_hands(case, whole)
            rows[case] = self._sum_hands(case)
        rows[last] = [total - sum(weights) for weights in zip(*rows.values(), strict=True)] or [total] * len(self.groups)
        return total, [rows[index] for index in range(number)]

    def _rows_of(self, tallies: "Mapping[int, CardWeights]") -> dict[int, list[int]]:
        """Return the weights of one card of each group, for each of these owners."""
        if not tallies:
            return {}
        by_row = np.concatenate([tally.by_row for tally in tallies.values()])
        by_column = np.concatenate([tally.by_column for tally in tallies.values()])
        moments = iter(self.plane.moments(by_row, by_column).tolist())
        rows = {}
        for index in tallies:
            row = rows[index] = [0] * len(self.groups)
            for members in self.hands[index].classes:
                sums = next(moments)
                for group in members:
                    row[group] = sums[group] // len(self.groups[group])
        return rows

    def _others_of(self, index: int) -> Array:
        """Return, for every set and with its sign, the product of the sums of all other owners."""
        return np.concatenate([self._product(strip, but=index) for strip in self.plane.strips()])

    def _product(self, strip: slice, but: int | None = None) -> Array:
        """Return, for a strip of sets and with their signs, the product of the sums of all owners, or all but one."""
        values = self.plane.signs(strip)
        for index, (rows, lifted) in enumerate(zip(self._sums, self._lifted, strict=True)):
            if index != but:
                values *= lifted.strip(rows, strip)
        return values

    def _weigh_hands(self, index: int, others: Array) -> Found:
        """Compute the weight of each hand of an owner: superset sums, only for sets no larger than the hand."""
        plane, hand = self.plane, self.hands[index]
        plane.rows.superset_sums(others)
        small = np.flatnonzero(plane.rows.cards <= hand.room)
        turned = np.ascontiguousarray(others[small].T)
        plane.columns.superset_sums(turned)
        own = np.where(self._only_mine(hand), self._own(index), 0)[small].T
        columns, rows = np.nonzero(own)
        weights = turned[columns, rows] * own[columns, rows]
        digits = np.hstack([plane.rows.numbers[:, small[rows]].T, plane.columns.numbers[:, columns].T]).tolist()
        found: Found = []
        for digit, weight in zip(digits, weights.tolist(), strict=True):
            if weight:
                numbers = [(group, number) for group, number in enumerate(digit) if number]
                found.append((numbers, int(weight) // self._alike(numbers)))
        return found

    def _alike(self, numbers: Sequence[tuple[int, int]]) -> int:
        """Return how many hands have these numbers of cards of the groups."""
        return prod([comb(len(self.groups[group]), number) for group, number in numbers])

    def _own(self, index: int) -> Array:
        """Return the weights of an owner's hands, by set; of sets with cards the owner cannot hold, any number."""
        lifted = self._lifted[index]
        return lifted.whole(lifted.rows(self.tables[index].weights.ravel()))

    def _only_mine(self, hand: Hand) -> Array:
        """Return where a set has no card that the owner cannot hold."""
        mine = {group for members in hand.classes for group in members}
        foreign = np.array([[int(group not in mine) for group in range(len(self.groups))]])
        cut = self.plane.cut
        rows, columns = self.plane.rows.sums(foreign[:, :cut])[0], self.plane.columns.sums(foreign[:, cut:])[0]
        result: Array = (columns[None] + rows[:, None]) == 0
        return result

    def _sum_hands(self, index: int) -> list[int]:
        row = [0] * len(self.groups)
        for numbers, weight in self._by_hand[index]:
            for group, number in numbers:
                row[group] += number * weight * self._alike(numbers)
        return [weight // len(members) for weight, members in zip(row, self.groups, strict=True)]


class CardWeights:
    """The weights of one owner's cards by class of cards, added up strip by strip."""

    def __init__(self, solved: Count, index: int) -> None:
        self.lifted, self.single = solved._lifted[index], solved.plane.single
        classes = len(solved.hands[index].classes)
        self.with_card = self.lifted.rows(solved.tables[index].with_card.reshape(classes, -1))
        self.by_row = np.zeros((classes, solved.plane.rows.entries), dtype=solved.dtype)
        self.by_column = np.zeros((classes, solved.plane.columns.entries), dtype=solved.dtype)

    def add(self, strip: slice, others: Array) -> None:
        """Add a strip of rows."""
        values = self.lifted.strip(self.with_card, strip) * others
        self.by_row[:, strip] = values.sum(axis=2)
        self.by_column += values.sum(axis=1)


def _all_but_one(first: Array, factors: Sequence[Array]) -> list[Array]:
    """Return, for each factor, the product of `first` and all the others."""
    products, before = [], first
    for factor in factors[:-1]:
        products.append(before)
        before = before * factor
    products.append(before)
    after = factors[-1]
    for index in range(len(factors) - 2, -1, -1):
        products[index] = products[index] * after
        if index:
            after = after * factors[index]
    return products


def group_cards(constraints: Constraints, owners: Sequence[int], choices: Sequence[CardChoice]) -> list[list[int]]:
    """Group open cards that nothing distinguishes: same possible owners, limits and choices, same kind for the case."""
    held = 0
    for cards in constraints.held:
        held |= cards
    traits = [*(constraints.possible[owner] for owner in owners), *(limit.cards for limit in constraints.limits)]
    traits += [choice.cards for choice in choices]
    for_case = constraints.possible[constraints.case]
    groups: dict[tuple[int, ...], list[int]] = {}
    for card, kind in enumerate(constraints.kinds):
        if not held >> card & 1:
            signature = (kind if for_case >> card & 1 else -1, *(cards >> card & 1 for cards in traits))
            groups.setdefault(signature, []).append(card)
    return list(groups.values())


def count(constraints: Constraints, known: Mapping[Pattern, Tables] | None = None) -> Count | None:
    """Propagate and prepare the count; return `None` when propagation finds that no deal is possible."""
    try:
        constraints.propagate()
    except Impossible:
        return None
    return Count(constraints, known)
