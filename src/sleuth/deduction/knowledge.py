"""What follows from the facts: every certainty and every probability, exactly."""

import math
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Literal

from numpy.random import default_rng

from sleuth.core.game import CardId
from sleuth.deduction.constraints import CardChoice, Constraints, Impossible, Limit
from sleuth.deduction.counting import Count, count
from sleuth.deduction.facts import Fact, Owner
from sleuth.deduction.lattice import Array
from sleuth.deduction.sampling import Sampler
from sleuth.deduction.shape import Shape

Showing = Literal["neutral", "random"]
"""How players are assumed to choose the card they show: the choice reveals nothing, or every card is equally likely."""


class Knowledge:
    """What a seat can know from its facts.

    With `neutral` showing all deals that satisfy the facts weigh the same. With `random` showing a deal weighs as much
    as it was likely, in that deal, that the owners chose the cards they showed.
    """

    def __init__(self, shape: Shape, facts: Iterable[Fact] = (), showing: Showing = "neutral") -> None:
        self.shape = shape
        self.facts = tuple(facts)
        self.showing: Showing = showing
        self._start: Constraints | None = None
        self._new = self.facts

    def given(self, *facts: Fact) -> "Knowledge":
        """Return the knowledge from these facts as well; reuses what is known already."""
        more = Knowledge(self.shape, (*self.facts, *facts), self.showing)
        if self._narrowed is not None:
            more._start, more._new = self._narrowed, facts
        return more

    def __repr__(self) -> str:
        if not self.consistent:
            return f"<Knowledge from {len(self.facts)} facts: they contradict each other>"
        return f"<Knowledge from {len(self.facts)} facts: {self.deals:,} deals, {len(self.cases)} cases possible>"

    # --- certainties and probabilities

    @cached_property
    def consistent(self) -> bool:
        """Whether any deal satisfies all facts."""
        return self._count is not None and self._count.possible

    @property
    def total(self) -> int:
        """The weight of all possible deals."""
        return self._count.total if self._count is not None else 0

    @cached_property
    def deals(self) -> int:
        """The number of possible deals."""
        if self.showing == "neutral":
            return self.total
        return Knowledge(self.shape, self.facts).deals

    def weight(self, card: CardId, owner: Owner) -> int:
        """Return the weight of the deals in which the owner holds the card."""
        return self._table[self.shape.card_index[card]][self.shape.owner_index[owner]]

    def exact(self, card: CardId, owner: Owner) -> Fraction:
        """Return the probability that the owner holds the card, as a fraction."""
        return Fraction(self.weight(card, owner), self.total)

    def probability(self, card: CardId, owner: Owner) -> float:
        """Return the probability that the owner holds the card."""
        return self.weight(card, owner) / self.total

    def owner_of(self, card: CardId) -> Owner | None:
        """Return the owner of the card if that is certain, else `None`."""
        row = self._table[self.shape.card_index[card]]
        return next((owner for owner, weight in zip(self.shape.owners, row, strict=True) if weight == self.total), None)

    @property
    def certain(self) -> dict[CardId, Owner]:
        """All cards whose owner is certain."""
        found = {card: self.owner_of(card) for card in self.shape.cards}
        return {card: owner for card, owner in found.items() if owner is not None}

    # --- the case, hands, deals

    @cached_property
    def cases(self) -> list[tuple[tuple[CardId, ...], int]]:
        """All possible cases with their weights, most likely first; cards in the order of their kinds."""
        return sorted(self._hands("case"), key=lambda entry: (-entry[1], entry[0]))

    @property
    def case(self) -> tuple[CardId | None, ...]:
        """The card of each kind that is certainly in the case, or `None`."""
        of_case = {
            self.shape.kinds[self.shape.card_index[c]]: c for c, owner in self.certain.items() if owner == "case"
        }
        return tuple(of_case.get(kind) for kind in range(max(self.shape.kinds) + 1))

    @cached_property
    def entropy(self) -> float:
        """The entropy of the case, in bits."""
        return -sum(weight / self.total * math.log2(weight / self.total) for _, weight in self.cases) + 0.0

    def hands(self, owner: Owner) -> list[tuple[tuple[CardId, ...], int]]:
        """Return every hand the owner could hold with its weight, most likely first."""
        return sorted(self._hands(owner), key=lambda entry: (-entry[1], entry[0]))

    def samples(self, number: int, source: Random) -> Array:
        """Draw whole deals, each as likely as its weight: one row each, with the owner's index for every card."""
        return self._sampler.draw(number, default_rng(source.getrandbits(64)))

    def sample(self, source: Random) -> dict[Owner, tuple[CardId, ...]]:
        """Draw one whole deal, by owner."""
        whose = self.samples(1, source)[0].tolist()
        return {
            owner: tuple(card for card, holder in zip(self.shape.cards, whose, strict=True) if holder == index)
            for index, owner in enumerate(self.shape.owners)
        }

    @property
    def entries(self) -> int:
        """The size of the count: the number of kinds of sets it ran over."""
        return self._solved.entries

    # --- inside

    @cached_property
    def _count(self) -> Count | None:
        try:
            constraints = self.constraints()
        except Impossible:
            return None
        return count(constraints)

    def constraints(self) -> Constraints:
        """Return the facts as constraints, before any conclusion is drawn."""
        shape = self.shape
        if sum(shape.sizes) != len(shape.cards):
            raise Impossible
        if self._start is None:
            constraints = Constraints(list(shape.kinds), list(shape.sizes), shape.owner_index["case"])
        else:
            constraints = self._start.copy()
        for fact in self._new:
            self._add(constraints, fact)
        return constraints

    def _add(self, constraints: Constraints, fact: Fact) -> None:
        owner, cards = self.shape.owner_index[fact.owner], self.shape.bits(fact.cards)
        if fact.most == 0:
            constraints.lack(owner, cards)
        elif fact.least == cards.bit_count():
            constraints.hold(owner, cards)
        else:
            constraints.limits.append(Limit(owner, cards, fact.least, fact.most))
        if self.showing == "random" and fact.among:
            constraints.choices.append(CardChoice(owner, self.shape.bits(fact.among)))

    @cached_property
    def _table(self) -> list[list[int]]:
        """By card and owner: the weight of the deals in which the owner holds the card."""
        solved = self._solved
        constraints, total = solved.constraints, solved.total
        table = [[0] * len(self.shape.owners) for _ in self.shape.cards]
        for owner, held in enumerate(constraints.held):
            for card in range(len(table)):
                if held >> card & 1:
                    table[card][owner] = total
        for hand, row in zip(solved.hands, solved.table, strict=True):
            for members, weight in zip(solved.groups, row, strict=True):
                for card in members:
                    table[card][hand.owner] = weight
        return table

    @property
    def _solved(self) -> Count:
        if self._count is None or not self._count.total:
            raise ValueError("no deal satisfies the facts")
        return self._count

    @cached_property
    def _sampler(self) -> Sampler:
        return Sampler(self._solved)

    @cached_property
    def _narrowed(self) -> Constraints | None:
        """The constraints, with everything that turned out certain or impossible added."""
        if not self.total:
            return None
        constraints = self._solved.constraints.copy()
        for card, row in enumerate(self._table):
            for owner, weight in enumerate(row):
                if weight == 0:
                    constraints.possible[owner] &= ~(1 << card)
                elif weight == self.total:
                    constraints.held[owner] |= 1 << card
        return constraints

    def _hands(self, owner: Owner) -> list[tuple[tuple[CardId, ...], int]]:
        solved, index = self._solved, self.shape.owner_index[owner]
        sure = [card for card in range(len(self.shape.cards)) if solved.constraints.held[index] >> card & 1]
        number = next((number for number, hand in enumerate(solved.hands) if hand.owner == index), None)
        if number is None:
            return [(self._named(sure), solved.total)]
        return [(self._named([*sure, *cards]), weight) for cards, weight in solved.hands_of(number)]

    def _named(self, cards: list[int]) -> tuple[CardId, ...]:
        return tuple(self.shape.cards[card] for card in sorted(cards))
