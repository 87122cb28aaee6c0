"""The exact count: the number of possible deals, and in how many of them each owner holds each card.

Let W(H) be 1 when a hand H is possible for an owner. Because the hands' sizes add up to the number of cards, the number
of deals is the sum over all sets S of cards of (-1)^(cards not in S) times the product over the owners of Z(S), where
Z(S) sums W over the subsets of S: hands whose union is everything cannot overlap. Leaving one owner out of the product
gives the weights of that owner's cards and hands.

Cards that nothing distinguishes are counted as a group: of m such cards a set has 0 to m, so the group is one axis of
m + 1 entries with binomial coefficients instead of m axes of 2. For a single owner even fewer cards differ, so Z is
computed on a smaller lattice of that owner and looked up. All counts are whole numbers: 64-bit ones as long as the
result is sure to fit (overflow on the way there cancels out), Python's own otherwise.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Any

import numpy as np

from sleuth.deduction.constraints import CardChoice, Constraints, Impossible
from sleuth.deduction.hand import Hand
from sleuth.deduction.lattice import Array, unwrapped
from sleuth.deduction.plane import Lifted, Plane

MAX_BITS = 62
"""Results that could need more bits than this are counted with Python's own integers."""
MANY_CLASSES = 4
"""For an owner with more classes of cards than this, weights are computed per hand instead of per class."""


class Count:
    """The solution of some constraints: the number of deals and the weights of cards and hands."""

    def __init__(self, constraints: Constraints) -> None:
        self.constraints = constraints
        choices = constraints.open_choices()
        open_owners = [o for o, size in enumerate(constraints.sizes) if size > constraints.held[o].bit_count()]
        self.groups = group_cards(constraints, open_owners, choices)
        """The open cards, grouped where nothing distinguishes them."""
        self.hands = [Hand(constraints, owner, self.groups, choices) for owner in open_owners]
        self.dtype: Any = np.int64 if self._bound().bit_length() <= MAX_BITS else object
        self._by_hand: dict[int, list[tuple[list[int], int]]] = {}

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

    def hands_of(self, index: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield every hand of open cards that an open owner could hold, with its weight."""
        if index not in self._by_hand:
            self._weigh_hands(index, self._others_of(index))
        for numbers, weight in self._by_hand[index]:
            for choice in product(*map(combinations, self.groups, numbers)):
                yield tuple(sorted(card for part in choice for card in part)), weight

    def subset_sums(self, index: int) -> Array:
        """Return, for every set of open cards, the weight of an open owner's hands within it."""
        sums: Array = self._sums[index][self._lifted[index].kind_of_row]
        return sums.ravel()

    def own_hands(self, index: int) -> tuple[Array, Array]:
        """Return the entries that are hands of an open owner, with the weights of that owner's choices."""
        lifted, hand = self._lifted[index], self.hands[index]
        rows = np.arange(self.plane.rows.entries)
        own = lifted.rows(hand.weights(self.dtype))[lifted.kind_of_row]
        own = np.where(self._only_mine(hand, rows).T, own, 0).ravel()
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
        return [Lifted(self.plane, hand) for hand in self.hands]

    @cached_property
    def _sums(self) -> list[Array]:
        """By open owner: the distinct rows of subset sums on the plane."""
        return [lifted.rows(h.subset_sums(self.dtype)) for h, lifted in zip(self.hands, self._lifted, strict=True)]

    @cached_property
    def _solution(self) -> tuple[int, list[list[int]]]:
        """The total and all weights, in one pass over the plane."""
        if not self.hands:
            return 1, []
        plane, number = self.plane, len(self.hands)
        last = max(range(number), key=lambda index: (not self.hands[index].case, len(self.hands[index].classes)))
        wholes = {i: self._whole() for i in range(number) if i != last and self._is_by_hand(i)}
        tallies = {i: CardWeights(self, i) for i in range(number) if i != last and i not in wholes}
        total = 0
        for strip in plane.strips():
            factors = [rows[lift.kind_of_row[strip]] for rows, lift in zip(self._sums, self._lifted, strict=True)]
            products = _all_but_one(plane.signs(strip), factors)
            total += int((products[0] * factors[0]).sum())
            for index, whole in wholes.items():
                whole[strip] = products[index]
            for index, tally in tallies.items():
                tally.add(strip, products[index])
        total = unwrapped(total, plane.row_signs)
        rows = {index: tally.row() for index, tally in tallies.items()}
        for index, whole in wholes.items():
            self._weigh_hands(index, whole)
            rows[index] = self._sum_hands(index)
        rows[last] = [total - sum(row[group] for row in rows.values()) for group in range(len(self.groups))]
        return total, [rows[index] for index in range(number)]

    def _is_by_hand(self, index: int) -> bool:
        return self.hands[index].case or len(self.hands[index].classes) > MANY_CLASSES

    def _whole(self) -> Array:
        return np.empty((self.plane.rows.entries, self.plane.columns.entries), dtype=self.dtype)

    def _others_of(self, index: int) -> Array:
        """Return, for every set and with its sign, the product of the sums of all other owners."""
        whole = self._whole()
        for strip in self.plane.strips():
            whole[strip] = self._product(strip, but=index)
        return whole

    def _product(self, strip: slice, but: int | None = None) -> Array:
        """Return, for a strip of sets and with their signs, the product of the sums of all owners, or all but one."""
        values = self.plane.signs(strip)
        for index, (rows, lifted) in enumerate(zip(self._sums, self._lifted, strict=True)):
            if index != but:
                values = values * rows[lifted.kind_of_row[strip]]
        return values

    def _weigh_hands(self, index: int, others: Array) -> None:
        """Compute the weight of each hand of an owner: superset sums, only for sets no larger than the hand."""
        plane, hand, lifted = self.plane, self.hands[index], self._lifted[index]
        plane.rows.superset_sums(others)
        small = np.flatnonzero(plane.rows.sums([1] * plane.cut) <= hand.room)
        turned = np.ascontiguousarray(others[small].T)
        plane.columns.superset_sums(turned)
        own = lifted.rows(hand.weights(self.dtype))[lifted.kind_of_row[small]].T
        own = np.where(self._only_mine(hand, small), own, 0)
        columns, rows = np.nonzero(own)
        weights = turned[columns, rows] * own[columns, rows]
        digits = np.hstack([plane.rows.digits(small[rows]), plane.columns.digits(columns)]).tolist()
        found = []
        for numbers, weight in zip(digits, weights.tolist(), strict=True):
            if weight:
                alike = prod(map(comb, map(len, self.groups), numbers))
                found.append((numbers, int(weight) // alike))
        self._by_hand[index] = found

    def _only_mine(self, hand: Hand, small: Array) -> Array:
        """Return where a set has no card that the owner cannot hold."""
        mine = {group for members in hand.classes for group in members}
        foreign = [int(group not in mine) for group in range(len(self.groups))]
        cut = self.plane.cut
        rows, columns = self.plane.rows.sums(foreign[:cut])[small], self.plane.columns.sums(foreign[cut:])
        result: Array = (columns[:, None] + rows[None]) == 0
        return result

    def _sum_hands(self, index: int) -> list[int]:
        row = [0] * len(self.groups)
        for numbers, weight in self._by_hand[index]:
            alike = prod(map(comb, map(len, self.groups), numbers))
            for group, number in enumerate(numbers):
                row[group] += number * weight * alike
        return [weight // len(members) for weight, members in zip(row, self.groups, strict=True)]


class CardWeights:
    """The weights of one owner's cards, added up class by class and strip by strip."""

    def __init__(self, solved: Count, index: int) -> None:
        self.solved, self.hand, self.lifted = solved, solved.hands[index], solved._lifted[index]
        plane, classes = solved.plane, len(self.hand.classes)
        self.with_card = [self.lifted.rows(self.hand.subset_sums_with(c, solved.dtype)) for c in range(classes)]
        self.by_row = np.zeros((classes, plane.rows.entries), dtype=solved.dtype)
        self.by_column = np.zeros((classes, plane.columns.entries), dtype=solved.dtype)

    def add(self, strip: slice, others: Array) -> None:
        """Add a strip of rows."""
        kinds = self.lifted.kind_of_row[strip]
        for number, rows in enumerate(self.with_card):
            values = others * rows[kinds]
            self.by_row[number, strip] = values.sum(axis=1)
            self.by_column[number] += values.sum(axis=0)

    def row(self) -> list[int]:
        """Return the weight of one card of each group."""
        plane, groups = self.solved.plane, self.solved.groups
        row = [0] * len(groups)
        for number, members in enumerate(self.hand.classes):
            sums = plane.rows.axis_sums(self.by_row[number]) + plane.columns.axis_sums(self.by_column[number])
            for group in members:
                row[group] = sums[group] // len(groups[group])
        return row


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


def count(constraints: Constraints) -> Count | None:
    """Propagate and prepare the count; return `None` when propagation finds that no deal is possible."""
    try:
        constraints.propagate()
    except Impossible:
        return None
    return Count(constraints)
