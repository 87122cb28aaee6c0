"""What follows from the facts: every certainty and every probability, exactly."""

import math
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Literal

from numpy.random import default_rng

from sleuth.core.game import CardId
from sleuth.deduction.answers import Answers, WeighedHand
from sleuth.deduction.constraints import CardChoice, Constraints, Impossible, Limit
from sleuth.deduction.counting import Count
from sleuth.deduction.facts import Fact, Owner
from sleuth.deduction.lattice import Array
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
        self._new = self.facts
        self._start: Constraints | None = None
        """The constraints before the new facts, if some facts were known before."""
        self._before: Answers | None = None
        """What was known before; only until the count is made."""

    def given(self, *facts: Fact) -> "Knowledge":
        """Return the knowledge from these facts as well; reuses what is known already."""
        more = Knowledge(self.shape, (*self.facts, *facts), self.showing)
        before = self._answers
        if before is not None and before.count.total:
            more._start, more._new, more._before = before.narrowed, facts, before
        return more

    def __repr__(self) -> str:
        if not self.consistent:
            return f"<Knowledge from {len(self.facts)} facts: they contradict each other>"
        return f"<Knowledge from {len(self.facts)} facts: {self.deals:,} deals, {len(self.cases)} cases possible>"

    # --- certainties and probabilities

    @cached_property
    def consistent(self) -> bool:
        """Whether any deal satisfies all facts."""
        return self._answers is not None and self._answers.count.possible

    @property
    def total(self) -> int:
        """The weight of all possible deals."""
        return self._answers.count.total if self._answers is not None else 0

    @cached_property
    def deals(self) -> int:
        """The number of possible deals."""
        if self.showing == "neutral":
            return self.total
        return Knowledge(self.shape, self.facts).deals

    def weight(self, card: CardId, owner: Owner) -> int:
        """Return the weight of the deals in which the owner holds the card."""
        return self._solved.table[self.shape.card_index[card]][self.shape.owner_index[owner]]

    def exact(self, card: CardId, owner: Owner) -> Fraction:
        """Return the probability that the owner holds the card, as a fraction."""
        return Fraction(self.weight(card, owner), self.total)

    def probability(self, card: CardId, owner: Owner) -> float:
        """Return the probability that the owner holds the card."""
        return self.weight(card, owner) / self.total

    def owner_of(self, card: CardId) -> Owner | None:
        """Return the owner of the card if that is certain, else `None`."""
        row = self._solved.table[self.shape.card_index[card]]
        return next((owner for owner, weight in zip(self.shape.owners, row, strict=True) if weight == self.total), None)

    @property
    def certain(self) -> dict[CardId, Owner]:
        """All cards whose owner is certain."""
        found = {card: self.owner_of(card) for card in self.shape.cards}
        return {card: owner for card, owner in found.items() if owner is not None}

    # --- the case, hands, deals

    @property
    def cases(self) -> list[WeighedHand]:
        """All possible cases with their weights, most likely first; cards in the order of their kinds."""
        return self._solved.cases

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

    def hands(self, owner: Owner) -> list[WeighedHand]:
        """Return every hand the owner could hold with its weight, most likely first."""
        return self._solved.hands(owner)

    def samples(self, number: int, source: Random) -> Array:
        """Draw whole deals, each as likely as its weight: one row each, with the owner's index for every card."""
        return self._solved.sampler.draw(number, default_rng(source.getrandbits(64)))

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
        return self._solved.count.entries

    # --- inside

    @cached_property
    def _answers(self) -> Answers | None:
        """The answers of the count, or `None` when propagation finds that no deal is possible."""
        before, self._before = self._before, None
        try:
            constraints = self.constraints()
            constraints.propagate()
        except Impossible:
            return None
        if before is None:
            return Answers(self.shape, Count(constraints))
        if constraints.same(before.count.constraints):
            return before
        return Answers(self.shape, Count(constraints, before.count))

    @property
    def _count(self) -> Count | None:
        return None if self._answers is None else self._answers.count

    def constraints(self) -> Constraints:
        """Return the facts as constraints, before any conclusion is drawn."""
        shape = self.shape
        if sum(shape.sizes) != len(shape.cards):
            raise Impossible
        if self._start is None:
            constraints = Constraints(list(shape.kinds), list(shape.sizes), shape.owner_index["case"])
        else:
            constraints = self._start.copy()
        held, lacked = [0] * len(shape.owners), [0] * len(shape.owners)
        for fact in self._new:
            owner, cards = shape.owner_index[fact.owner], shape.bits(fact.cards)
            if fact.most == 0:
                lacked[owner] |= cards
            elif fact.least == cards.bit_count():
                held[owner] |= cards
            else:
                constraints.limits.append(Limit(owner, cards, fact.least, fact.most))
            if self.showing == "random" and fact.among:
                constraints.choices.append(CardChoice(owner, shape.bits(fact.among)))
        for owner in range(len(shape.owners)):
            constraints.hold(owner, held[owner])
            constraints.lack(owner, lacked[owner])
        return constraints

    @property
    def _solved(self) -> Answers:
        if self._answers is None or not self._answers.count.total:
            raise ValueError("no deal satisfies the facts")
        return self._answers
