"""What a count says about the cards and owners of a deal, by name. Knowledge that learns nothing new shares it."""

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, product
from operator import itemgetter

import numpy as np

from sleuth.core.game import CardId
from sleuth.deduction.constraints import Constraints, single_cards
from sleuth.deduction.counting import Count
from sleuth.deduction.facts import Owner
from sleuth.deduction.sampling import Sampler
from sleuth.deduction.shape import Shape

WeighedHand = tuple[tuple[CardId, ...], int]


class Answers:
    """The answers of a count; each is computed when it is first asked for."""

    def __init__(self, shape: Shape, count: Count) -> None:
        self.shape, self.count = shape, count

    @cached_property
    def table(self) -> list[list[int]]:
        """By card and owner: the weight of the deals in which the owner holds the card."""
        count, total = self.count, self.count.total
        table = [[0] * len(self.shape.owners) for _ in self.shape.cards]
        for owner, held in enumerate(count.constraints.held):
            for card in single_cards(held):
                table[card][owner] = total
        for hand, row in zip(count.hands, count.table, strict=True):
            for cards, weight in zip(count.groups, row, strict=True):
                if weight:
                    for card in cards:
                        table[card][hand.owner] = weight
        return table

    @cached_property
    def cases(self) -> list[WeighedHand]:
        """All possible cases, most likely first; equally likely ones by name."""
        weighed = self.count.total and self.count.case_weights
        if not weighed:
            return _sorted(self._hands("case"))
        pools: dict[int, list[tuple[CardId, int]]] = {}
        names, kinds = self.shape.cards, self.shape.kinds
        for groups in weighed.kinds:
            found = sorted([(names[card], at) for at, group in enumerate(groups) for card in self.count.groups[group]])
            pools[kinds[self.count.groups[groups[0]][0]]] = found
        weights = weighed.each[np.ix_(*[[at for _, at in pool] for pool in pools.values()])].ravel().tolist()
        for card in single_cards(self.count.constraints.held[self.shape.owner_index["case"]]):
            pools[kinds[card]] = [(names[card], 0)]
        cards = product(*[[name for name, _ in pools[kind]] for kind in sorted(pools)])
        found = [entry for entry in zip(cards, weights, strict=True) if entry[1]]
        found.sort(key=itemgetter(1), reverse=True)
        return found

    def hands(self, owner: Owner) -> list[WeighedHand]:
        """Return every hand the owner could hold, most likely first."""
        return _sorted(self._hands(owner))

    @cached_property
    def sampler(self) -> Sampler:
        """What draws deals."""
        return Sampler(self.count)

    @cached_property
    def narrowed(self) -> Constraints:
        """The constraints, with everything that turned out certain or impossible added."""
        count, total = self.count, self.count.total
        constraints = count.constraints.copy()
        for hand, row in zip(count.hands, count.table, strict=True):
            for cards, weight in zip(count.groups, row, strict=True):
                if weight in (0, total):
                    changed = constraints.held if weight else constraints.possible
                    for card in cards:
                        changed[hand.owner] = changed[hand.owner] | 1 << card if weight else changed[hand.owner] & ~(1 << card)
        return constraints

    def _hands(self, owner: Owner) -> Iterator[WeighedHand]:
        count, index = self.count, self.shape.owner_index[owner]
        sure = [(card,) for card in single_cards(count.constraints.held[index])]
        number = next((number for number, hand in enumerate(count.hands) if hand.owner == index), None)
        if number is None:
            yield self._named(sure), count.total
            return
        for numbers, weight in count.kinds_of_hands(number):
            for parts in product(*[combinations(count.groups[group], number) for group, number in numbers]):
                yield self._named([*sure, *parts]), weight

    def _named(self, parts: list[tuple[int, ...]]) -> tuple[CardId, ...]:
        names = self.shape.cards
        return tuple([names[card] for card in sorted([card for part in parts for card in part])])


def _sorted(hands: Iterator[WeighedHand]) -> list[WeighedHand]:
    """Return hands by falling weight, equally likely ones by name."""
    found = sorted(hands)
    found.sort(key=itemgetter(1), reverse=True)
    return found
