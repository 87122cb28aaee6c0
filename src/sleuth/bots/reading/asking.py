"""How players ask: whether they name cards of their own, and cards that they have been shown.

A player's habit is not known, so it is learnt: every question is predicted from those before it. How many own cards a
question names depends on the deal; a deal in which the questions follow a habit is more likely than one in which they
do not.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from msgspec import Struct

from sleuth.bots.reading.history import Answer, Question
from sleuth.core.game import CardId, Seat
from sleuth.deduction.lattice import Array
from sleuth.deduction.shape import Shape


class Cover(Struct, frozen=True):
    """A habit of naming a certain number of own cards."""

    share: float
    """How many players have it."""
    counts: tuple[float, float, float, float]
    """Before the first question: as if so many with none, one, two, three own cards had been seen."""


class Taste(Struct, frozen=True):
    """A habit of choosing card by card."""

    share: float
    """How many players have it."""
    own: float
    """How likely it is to name a card of their own, relative to another card."""


COVERS = (Cover(0.14, (0.5, 8.0, 0.2, 0.1)), Cover(0.02, (0.5, 1.0, 6.0, 0.2)))
TASTES = (Taste(0.55, 0.03), Taste(0.21, 0.2))
ANYTHING = 0.08
"""How many players ask as if they did not know their own cards: nothing can be read from them."""
KNOWN = 0.12
"""How likely a player names a card that they have been shown, relative to another."""


def fit_asked(
    shape: Shape, deals: Array, seat: Seat, questions: Sequence[Question], answers: Sequence[Answer]
) -> Array:
    """Return for each deal the logarithm of how well it fits a player's questions."""
    if not questions:
        nothing: Array = np.zeros(len(deals))
        return nothing
    hands = Hands(shape, deals, seat)
    fits = [_fit_cover(hands, cover, questions) + np.log(cover.share) for cover in COVERS]
    fits += [_fit_taste(hands, taste, questions) + np.log(taste.share) for taste in TASTES]
    fits.append(np.full(len(deals), np.log(ANYTHING)))
    fit: Array = np.logaddexp.reduce(fits)
    for question in questions:
        fit = fit + _fit_renamed(hands, question, answers)
    return fit


class Hands:
    """A player's hand in every deal."""

    def __init__(self, shape: Shape, deals: Array, seat: Seat) -> None:
        self.shape, self.deals = shape, deals
        self.mine: Array = deals == shape.owner_index[seat]
        """By deal and card: whether the player holds it."""

    def columns(self, cards: Sequence[CardId]) -> list[int]:
        """Return where some cards are."""
        return [self.shape.card_index[card] for card in cards]

    @cached_property
    def of_kind(self) -> list[tuple[Array, int]]:
        """For each kind: how many of its cards the player holds, and how many there are."""
        kinds = np.array(self.shape.kinds)
        return [(self.mine[:, kinds == kind].sum(axis=1), int((kinds == kind).sum())) for kind in range(max(kinds) + 1)]


def _fresh(questions: Sequence[Question]) -> list[list[CardId]]:
    """Return the cards of each question that the player has not named before: repeating one says nothing new."""
    named: set[CardId] = set()
    fresh = []
    for question in questions:
        fresh.append([card for card in question.cards if card not in named])
        named.update(question.cards)
    return fresh


def _fit_cover(hands: Hands, cover: Cover, questions: Sequence[Question]) -> Array:
    """Predict how many own cards each question names from how many those before it named."""
    most = len(questions[0].cards)
    ways, rows = _ways(hands, questions[0]), np.arange(len(hands.deals))
    seen: Array = np.tile(np.array(cover.counts[: most + 1]), (len(rows), 1))
    fit: Array = np.zeros(len(rows))
    for question, fresh in zip(questions, _fresh(questions), strict=True):
        own = hands.mine[:, hands.columns(question.cards)].sum(axis=1)
        chance = seen[rows, own] / seen[0].sum() / ways[rows, own]
        fit += len(fresh) / most * np.log(chance)
        seen[rows, own] += len(fresh) / most
    return fit


def _ways(hands: Hands, question: Question) -> Array:
    """Return for each deal and number of own cards: the share of such questions among all."""
    ways: Array = np.ones((len(hands.deals), 1))
    for column in hands.columns(question.cards):
        own, number = hands.of_kind[hands.shape.kinds[column]]
        share = (own / number)[:, None]
        ways = np.pad(ways * (1 - share), ((0, 0), (0, 1))) + np.pad(ways * share, ((0, 0), (1, 0)))
    # a number that is impossible in a deal is never looked up there
    return np.maximum(ways, 1e-6)


def _fit_taste(hands: Hands, taste: Taste, questions: Sequence[Question]) -> Array:
    fit: Array = np.zeros(len(hands.deals))
    for column in (column for fresh in _fresh(questions) for column in hands.columns(fresh)):
        own, number = hands.of_kind[hands.shape.kinds[column]]
        fit += np.log(taste.own) * hands.mine[:, column] - np.log1p((taste.own - 1) * own / number)
    return fit


def _fit_renamed(hands: Hands, question: Question, answers: Sequence[Answer]) -> Array:
    """Return how well it fits that the player named a card that they may have been shown."""
    fit: Array = np.zeros(len(hands.deals))
    for answer in answers[: question.told]:
        again = [card for card in question.cards if card in answer.cards]
        if answer.to == question.seat and answer.card is None and again:
            held = hands.deals == hands.shape.owner_index[answer.seat]
            number = np.maximum(held[:, hands.columns(answer.cards)].sum(axis=1), 1)
            shown = held[:, hands.columns(again)].sum(axis=1) / number
            fit += np.log(1.0 - shown * (1.0 - KNOWN))
    return fit
