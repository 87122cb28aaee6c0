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
from sleuth.deduction.weighing import CaseWeights

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
        """All possible cases, most likely first, equally likely ones by name."""
        weighed = self.count.case_weights if self.count.total else None
        return _sorted(self._hands("case")) if weighed is None else self._cases(weighed)

    def _cases(self, weighed: CaseWeights) -> list[WeighedHand]:
        """Return the cases kind by kind, so that only their weights are left to sort by."""
        names, kinds, groups = self.shape.cards, self.shape.kinds, self.count.groups
        sure = single_cards(self.count.constraints.held[self.shape.owner_index["case"]])
        of_kind: dict[int, list[CardId]] = {kinds[card]: [names[card]] for card in sure}
        axes = []
        for members in weighed.kinds:
            found = sorted([(names[card], at) for at, group in enumerate(members) for card in groups[group]])
            of_kind[kinds[groups[members[0]][0]]] = [name for name, _ in found]
            axes.append([at for _, at in found])
        weights = weighed.each[np.ix_(*axes)].ravel().tolist()
        cases = product(*[of_kind[kind] for kind in sorted(of_kind)])
        possible = [entry for entry in zip(cases, weights, strict=True) if entry[1]]
        return sorted(possible, key=itemgetter(1), reverse=True)

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
                bits = sum([1 << card for card in cards])
                if weight == total:
                    constraints.held[hand.owner] |= bits
                elif not weight:
                    constraints.possible[hand.owner] &= ~bits
        return constraints

    def _hands(self, owner: Owner) -> Iterator[WeighedHand]:
        count, index = self.count, self.shape.owner_index[owner]
        sure: list[tuple[int, ...]] = [(card,) for card in single_cards(count.constraints.held[index])]
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
