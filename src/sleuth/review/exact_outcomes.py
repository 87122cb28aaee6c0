"""The answers a suggestion can get, and what they reveal about the case: exact, by counting deals.

Players are assumed to tell the truth. A player known to hold one of the cards shows that one, so nothing more can be
learnt from them; otherwise each named card they hold is equally likely.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import structs

from sleuth.core.game import CardId, Case, Seat
from sleuth.deduction import Fact, Knowledge, holds, lacks
from sleuth.deduction.counting import Count, count

Shares = dict[tuple[int, ...], float]
"""For each case, as the indexes of its cards: how likely it is."""


class Outcome(NamedTuple):
    """One way a suggestion can be answered: who shows which card; `None` and `None` if nobody does."""

    by: Seat | None
    card: CardId | None
    shares: Shares
    """How likely each case is together with this answer."""

    @property
    def chance(self) -> float:
        """How likely this answer is."""
        return math.fsum(self.shares.values())


class ExactOutcomes:
    """All answers to a suggestion of one seat."""

    def __init__(self, knowledge: Knowledge, order: Sequence[Seat]) -> None:
        self.knowledge = _choosing(knowledge)
        self.order = order
        """The seats that are asked, in order."""
        weights = _shares(self.knowledge, 1.0)
        self.total = math.fsum(weights.values())
        """The total weight of all deals."""
        self.unknown = _unknown([{case: weight / self.total for case, weight in weights.items()}])
        """What is unknown about the case now, in bits."""

    def outcomes(self, named: Case) -> list[Outcome]:
        """Return every possible answer."""
        found = [Outcome(by, card, _shares(self.knowledge, self.total, facts)) for by, card, facts in self._ways(named)]
        return [outcome for outcome in found if outcome.shares]

    def _ways(self, named: Case) -> Iterator[tuple[Seat | None, CardId | None, list[Fact]]]:
        """Yield each answer with the facts that would lead to it."""
        passed: list[Fact] = []
        for seat in self.order:
            known = [card for card in named if self.knowledge.owner_of(card) == seat]
            if known:
                yield seat, known[0], passed
                return
            for card in named:
                if self.knowledge.weight(card, seat):
                    yield seat, card, [*passed, holds("shown", seat, card, among=named)]
            passed = [*passed, lacks("passed", seat, *named)]
        yield None, None, passed

    def bits(self, outcomes: Iterable[Outcome]) -> float:
        """Return what learning who shows which card reveals about the case, on average."""
        return self.unknown - _unknown(outcome.shares for outcome in outcomes)

    def public_bits(self, outcomes: Iterable[Outcome]) -> float:
        """Return what learning only who shows a card reveals about the case, on average."""
        by_seat: dict[Seat | None, Shares] = {}
        for outcome in outcomes:
            shares = by_seat.setdefault(outcome.by, {})
            for case, share in outcome.shares.items():
                shares[case] = shares.get(case, 0.0) + share
        return self.unknown - _unknown(by_seat.values())


def _choosing(knowledge: Knowledge) -> Knowledge:
    """Return the same knowledge, but with a random choice of the cards still to be shown."""
    if knowledge.showing == "random":
        return knowledge
    facts = [structs.replace(fact, among=()) for fact in knowledge.facts]  # cards shown before reveal nothing more
    return Knowledge(knowledge.shape, facts, "random")


def _unknown(groups: Iterable[Shares]) -> float:
    """Return how much stays unknown about the case, in bits, once it is known which group holds."""
    left = 0.0
    for shares in groups:
        total = math.fsum(shares.values())
        left += math.fsum(share * math.log2(total / share) for share in shares.values())
    return left


def _shares(knowledge: Knowledge, total: float, facts: Iterable[Fact] = ()) -> Shares:
    """Return each case's weight among the deals that also satisfy these facts, divided by `total`."""
    solved = count(knowledge.given(*facts).constraints())
    if solved is None:
        return {}
    case, unit = knowledge.shape.owner_index["case"], _unit(solved) * total
    held = solved.constraints.held[case]
    sure = tuple(card for card in range(len(knowledge.shape.cards)) if held >> card & 1)
    number = next((number for number, hand in enumerate(solved.hands) if hand.owner == case), None)
    if number is None:
        return {sure: solved.total / unit} if solved.total else {}
    return {tuple(sorted((*sure, *cards))): weight / unit for cards, weight in solved.hands_of(number)}


def _unit(solved: Count) -> int:
    """Return what a deal weighs in a count, so that different counts can be compared.

    Counts leave out choices that no longer distinguish hands: those contribute the same factor to every deal.
    """
    constraints, unit = solved.constraints, math.prod(hand.scale for hand in solved.hands)
    for owner, cards, known in constraints.choices:
        held = constraints.held[owner]
        if not cards & constraints.possible[owner] & ~held:
            unit *= known + (cards & held).bit_count()
    return unit
