"""The best next suggestions for a seat: the mastermind's chooser, with exact figures.

Deals drawn at random pick the suggestions that are worth a closer look; everything that is told about those is counted.
"""

import math
import random
from collections.abc import Collection, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from sleuth.bots.information import SampledOutcomes, scores
from sleuth.bots.mastermind import GIVEN_AWAY, LIKELY
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.counting import count
from sleuth.deduction.lattice import Array
from sleuth.review.exact_outcomes import ExactOutcomes, Outcome

TOP = 3
"""How many suggestions are told, if nobody says otherwise."""
DEALS = 800
"""How many deals are drawn to find those that are worth a closer look."""
SPARE = 2
"""How many more than those that are told get a closer look: their order may change."""
SEED = "advice"
"""The same notes get the same advice."""


class NoAdvice(ValueError):
    """Nothing can be advised: nobody to advise (`watching`), a `culprit`, who never asks, or `not-a-place`."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Advice(NamedTuple):
    """A suggestion and what can be expected of it."""

    cards: Case
    value: float
    """What the chooser ranks by, in bits."""
    bits: float
    """What the answer tells the asker about the case."""
    public_bits: float
    """What of that everybody hears: who passes and who shows a card, taken with what the asker knows."""
    whole: float
    """How likely the suggestion names the whole case."""
    outcomes: tuple[Outcome, ...]
    alike: dict[CardId, tuple[CardId, ...]]
    """For each card, if there are any: other cards of its kind in whose place everything stays the same."""

    def __repr__(self) -> str:
        return f"<Advice: suggest {', '.join(self.cards)}: {self.bits:.2f} bits, solves {100 * self.solves:.0f} %>"

    @property
    def nobody(self) -> float:
        """How likely nobody shows a card."""
        return math.fsum(outcome.chance for outcome in self.outcomes if outcome.by is None)

    @property
    def solves(self) -> float:
        """How likely the case is certain after the answer."""
        return math.fsum(outcome.chance for outcome in self.outcomes if len(outcome.shares) == 1)

    @property
    def answers(self) -> dict[Seat, dict[CardId, float]]:
        """How likely each seat shows each card, in the order in which they are asked."""
        told: dict[Seat, dict[CardId, float]] = {}
        for outcome in self.outcomes:
            if outcome.by is not None and outcome.card is not None:
                told.setdefault(outcome.by, {})[outcome.card] = outcome.chance
        return told


def solution(knowledge: Knowledge) -> Case | None:
    """The case, if it is certain: then there is nothing to ask."""
    return knowledge.cases[0][0] if len(knowledge.cases) == 1 else None


def advise(
    game: Game,
    seat: Seat | None,
    knowledge: Knowledge,
    *,
    place: CardId | None = None,
    silent: Collection[Seat] = (),
    top: int = TOP,
) -> list[Advice]:
    """The best suggestions, best first; none when the case is certain.

    In `place` only, if it is given: where the figure stands. `silent` seats are not asked.
    """
    if seat is None or seat == game.culprit:
        raise NoAdvice("watching" if seat is None else "culprit")
    if place is not None and place not in game.edition.places:
        raise NoAdvice("not-a-place")
    if solution(knowledge) is not None:
        return []
    *others, places = (_alike(knowledge, cards) for cards in game.edition.by_kind)
    places = places if place is None else [(place,)]
    alike = {cards[0]: cards[1:] for kind in (*others, places) for cards in kind}
    cases = list(product(*((cards[0] for cards in kind) for kind in (*others, places))))
    sampled = SampledOutcomes(game, seat, knowledge, knowledge.samples(DEALS, random.Random(SEED)), tuple(silent))
    promised = _scores(knowledge, cases, *sampled.gains(cases))
    closer = sorted(np.argsort(-promised, kind="stable")[: top + SPARE].tolist())
    return _counted(knowledge, sampled.answerers, [cases[index] for index in closer], alike)[:top]


def _alike(knowledge: Knowledge, cards: Sequence[CardId]) -> list[tuple[CardId, ...]]:
    """Cards of one kind, those together that nothing tells apart: a suggestion with any of them is as good."""
    solved, index = count(knowledge.given().problem()), knowledge.shape.card_index
    assert solved is not None
    groups = {card: number for number, members in enumerate(solved.groups) for card in members}
    found: dict[object, list[CardId]] = {}
    for card in cards:
        found.setdefault((groups.get(index[card]), knowledge.owner_of(card)), []).append(card)
    return [tuple(same) for same in found.values()]


def _counted(
    knowledge: Knowledge, order: Sequence[Seat], cases: Sequence[Case], alike: dict[CardId, tuple[CardId, ...]]
) -> list[Advice]:
    """These suggestions with exact figures, best first."""
    outcomes_of = ExactOutcomes(knowledge, order)
    outcomes = [tuple(outcomes_of.outcomes(case)) for case in cases]
    bits = np.array([outcomes_of.bits(told) for told in outcomes])
    public = np.array([outcomes_of.public_bits(told) for told in outcomes])
    values = _scores(knowledge, cases, bits, public)
    whole = {case: weight / knowledge.total for case, weight in knowledge.cases}
    found = [
        Advice(
            cards=case,
            value=float(values[number]),
            bits=float(bits[number]),
            public_bits=float(public[number]),
            whole=whole.get(case, 0.0),
            outcomes=outcomes[number],
            alike={card: alike[card] for card in case if alike[card]},
        )
        for number, case in enumerate(cases)
    ]
    return sorted(found, key=lambda advice: -round(advice.value, 9))  # what is equal stays in the order of the cards


def _scores(knowledge: Knowledge, cases: Sequence[Case], mine: Array, everybodys: Array) -> Array:
    """What suggestions promise to the mastermind."""
    chances = np.array([sum(knowledge.probability(card, "case") for card in case) for case in cases])
    return scores(mine, everybodys, chances, GIVEN_AWAY, LIKELY)
