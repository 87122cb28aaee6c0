"""The best next suggestions for a seat: the mastermind's ranking, with exact numbers.

Random deals select the suggestions worth a closer look; everything reported about those is counted exactly.
"""

import math
import random
from collections.abc import Collection, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from sleuth.bots.mastermind import GIVEN_AWAY, LIKELY
from sleuth.bots.sampled_outcomes import SampledOutcomes, scores
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.counting import count
from sleuth.deduction.lattice import Array
from sleuth.review.exact_outcomes import ExactOutcomes, Outcome

TOP = 3
"""How many suggestions are returned by default."""
DEALS = 800
"""How many deals are drawn to select the suggestions worth a closer look."""
SPARE = 2
"""How many more than those returned get a closer look: their order may change."""
SEED = "advice"
"""Fixed, so that the same notes get the same advice."""


class NoAdvice(ValueError):
    """No advice is possible: nobody to advise (`watching`), a `culprit`, who never asks, or `not-a-place`."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class Advice(NamedTuple):
    """A suggestion and what to expect from it."""

    cards: Case
    value: float
    """What suggestions are ranked by, in bits."""
    bits: float
    """What the answer tells the asker about the case."""
    public_bits: float
    """The part that everybody learns: who passes and who shows a card, combined with what the asker knows."""
    whole: float
    """How likely the suggestion names the whole case."""
    outcomes: tuple[Outcome, ...]
    alike: dict[CardId, tuple[CardId, ...]]
    """For each card: other cards of its kind that would do exactly as well, if there are any."""

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
        answers: dict[Seat, dict[CardId, float]] = {}
        for outcome in self.outcomes:
            if outcome.by is not None and outcome.card is not None:
                answers.setdefault(outcome.by, {})[outcome.card] = outcome.chance
        return answers


def solution(knowledge: Knowledge) -> Case | None:
    """Return the case if it is certain: then there is nothing left to ask."""
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
    """Return the best suggestions, best first; none when the case is certain.

    With `place`, only suggestions there: where the figure stands. `silent` seats are not asked.
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
    """Group the cards of one kind that nothing distinguishes: a suggestion with any of a group is as good."""
    solved, index = count(knowledge.given().constraints()), knowledge.shape.card_index
    assert solved is not None
    groups = {card: number for number, members in enumerate(solved.groups) for card in members}
    found: dict[object, list[CardId]] = {}
    for card in cards:
        found.setdefault((groups.get(index[card]), knowledge.owner_of(card)), []).append(card)
    return [tuple(same) for same in found.values()]


def _counted(
    knowledge: Knowledge, order: Sequence[Seat], cases: Sequence[Case], alike: dict[CardId, tuple[CardId, ...]]
) -> list[Advice]:
    """Return these suggestions with exact numbers, best first."""
    outcomes_of = ExactOutcomes(knowledge, order)
    outcomes = [tuple(outcomes_of.outcomes(case)) for case in cases]
    bits = np.array([outcomes_of.bits(answers) for answers in outcomes])
    public = np.array([outcomes_of.public_bits(answers) for answers in outcomes])
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
    return sorted(found, key=lambda advice: -round(advice.value, 9))  # ties keep the order of the cards


def _scores(knowledge: Knowledge, cases: Sequence[Case], mine: Array, everybodys: Array) -> Array:
    """Return what suggestions promise to the mastermind."""
    chances = np.array([sum(knowledge.probability(card, "case") for card in case) for case in cases])
    return scores(mine, everybodys, chances, GIVEN_AWAY, LIKELY)
