"""The race: how close the others are to the solution, and what waiting is worth.

What another player knows is estimated deal by deal: the case chances of somebody who only watches, without the cases
that contain a card of the player's hand or one they were shown. What waiting is worth was fitted to games against the
tuning half of the strangers and against masterminds: what became of a bot that waited, if it accused at the best time.
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp, log, prod

import numpy as np
from msgspec.structs import replace

from sleuth.bots.opinion import Opinion
from sleuth.bots.reading.history import Answer
from sleuth.core import seen as s
from sleuth.core.game import Game, Seat
from sleuth.deduction import Knowledge, Observer
from sleuth.deduction.lattice import Array

SECRETS: dict[type, str] = {
    s.SeenDealt: "hand",
    s.SeenCaseChosen: "cards",
    s.SeenCardShown: "card",
    s.SeenShownCardSeen: "card",
    s.SeenPileLooked: "card",
    s.SeenTipAnswered: "cards",
    s.SeenAccusationMade: "case",
}
"""The part of an event about the deal that an onlooker does not see."""
START, CLOSE, MANY, LIKELY = 0.45, -0.17, -0.21, 0.11
"""The value of waiting, in log odds: to begin with, for the log odds that any rival knows the case, per rival, and for
the log odds of its own likeliest case."""
LATER = 0.1
"""By how much an accusation must be better than waiting: what is left to the chance of accusing better later."""
SURE = 0.999
LOOKS = 300
"""How many of the deals it looks at."""


class Onlooker:
    """What somebody without cards knows, from what a seat sees."""

    def __init__(self, game: Game) -> None:
        self.observer = Observer(game, None)

    def see(self, event: s.SeenEvent) -> None:
        """Take in an event without its secrets."""
        self.observer.see(public_part(event))

    @property
    def knowledge(self) -> Knowledge:
        """What can be known from what everybody sees."""
        return self.observer.knowledge()


def public_part(event: s.SeenEvent) -> s.SeenEvent:
    """Return what an onlooker sees of an event."""
    if isinstance(event, s.SeenCardsPeeked):
        return replace(event, looks=tuple((looker, owner, None) for looker, owner, _ in event.looks))
    secret = SECRETS.get(type(event))
    return event if secret is None else replace(event, **{secret: None})


class Standing:
    """How close each rival is to the solution, in the eyes of one seat."""

    def __init__(self, opinion: Opinion, public: Knowledge, answers: Sequence[Answer], rivals: Sequence[Seat]) -> None:
        self.opinion, self.public, self.answers, self.rivals = opinion, public, answers, rivals
        step = max(1, len(opinion.deals) // LOOKS)
        self.deals, self.weights = opinion.deals[::step], opinion.weights[::step]

    @cached_property
    def chances(self) -> dict[Seat, float]:
        """For each rival: how likely they think the true case, on average over the deals."""
        return {seat: float(np.average(self._believed(seat), weights=self.weights)) for seat in self.rivals}

    @cached_property
    def any_knows(self) -> float:
        """The chance that any rival knows the case."""
        return 1.0 - prod(1.0 - chance for chance in self.chances.values())

    @property
    def waiting(self) -> float:
        """The chance to win by waiting."""
        odds = START + CLOSE * _odds(self.any_knows) + MANY * len(self.rivals)
        odds += LIKELY * _odds(self.opinion.likely_case[1])
        return min(1.0, LATER + 1.0 / (1.0 + exp(-odds)))

    def _believed(self, seat: Seat) -> Array:
        """Return for each deal how likely a rival thinks its case."""
        kinds = np.array(self.opinion.shape.kinds)
        free = ~self._known(seat)
        first, second, third = (free[:, kinds == kind].astype(float) for kind in range(max(kinds) + 1))
        possible = np.einsum("nbc,nb,nc->n", np.tensordot(first, self._cube, 1), second, third)
        believed: Array = self._true / np.maximum(possible, 1e-9)
        return np.minimum(believed, 1.0)

    def _known(self, seat: Seat) -> Array:
        """Return by deal and card whether a rival holds it or was shown it; what was shown is drawn where unknown."""
        shape, deals = self.opinion.shape, self.deals
        known: Array = deals == shape.owner_index[seat]
        draw = np.random.default_rng(seat)
        for answer in (answer for answer in self.answers if answer.to == seat):
            columns = np.array([shape.card_index[card] for card in answer.cards])
            if answer.card is not None:
                known[:, shape.card_index[answer.card]] = True
                continue
            held = deals[:, columns] == shape.owner_index[answer.seat]
            shown = (held * (draw.random(held.shape) + 0.01)).argmax(axis=1)
            known[np.arange(len(deals)), columns[shown]] = True
        return known

    @cached_property
    def _cube(self) -> Array:
        """The chances of an onlooker: one axis for each kind."""
        shape = self.public.shape
        kinds = np.array(shape.kinds)
        where = {card: int((kinds[:index] == kinds[index]).sum()) for index, card in enumerate(shape.cards)}
        cube: Array = np.zeros([int((kinds == kind).sum()) for kind in range(max(kinds) + 1)])
        for case, weight in self.public.cases:
            cube[tuple(where[card] for card in case)] = weight / self.public.total
        return cube

    @cached_property
    def _true(self) -> Array:
        """For each deal: the onlooker's chance of its case."""
        shape, deals = self.opinion.shape, self.deals
        kinds, case = np.array(shape.kinds), shape.owner_index["case"]
        at = [(deals[:, kinds == kind] == case).argmax(axis=1) for kind in range(max(kinds) + 1)]
        found: Array = self._cube[tuple(at)]
        return found


def _odds(chance: float) -> float:
    """Return log odds, within bounds."""
    bounded = min(max(chance, 1.0 - SURE), SURE)
    return log(bounded / (1.0 - bounded))
