"""What a bot believes: from crossing off cards to exact probabilities. Each level of play has its own belief."""

import random
from math import prod
from typing import Protocol

from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.deduction import Knowledge, Observer, Showing
from sleuth.deduction.constraints import Constraints, Impossible


class Belief(Protocol):
    """What a bot asks its notebook."""

    def see(self, event: SeenEvent) -> None:
        """Take in an event."""
        ...

    def chance(self, card: CardId) -> float:
        """Return how likely the card is in the case."""
        ...

    def unknown(self, seat: Seat) -> int:
        """Return how many of a seat's cards are unknown."""
        ...


def likely_case(game: Game, belief: Belief) -> tuple[Case, float]:
    """Return the likeliest card of each kind and the product of their chances, treating the kinds as independent."""
    best = [max(cards, key=belief.chance) for cards in game.edition.by_kind]
    return tuple(best), prod(belief.chance(card) for card in best)


class Crossing:
    """Crosses off the cards it was shown, and forgets one now and then."""

    def __init__(self, game: Game, seat: Seat, seed: str, forgets: float) -> None:
        self.game, self.seat = game, seat
        self.crossed: set[CardId] = set()
        self.sizes: tuple[int, ...] = ()
        self._random = random.Random(seed)
        self._forgets = forgets

    def see(self, event: SeenEvent) -> None:
        """Take in its own hand, the open cards and the cards it gets to see; nothing else matters."""
        if isinstance(event, s.SeenDealt):
            self.sizes = event.sizes
            self.crossed |= {*(event.hand or ()), *event.open}
        elif isinstance(event, s.SeatTaken):
            self.crossed.update(event.cards)
        elif self._random.random() >= self._forgets:
            self.crossed.update(card for card in _seen_cards(event) if card is not None)

    def chance(self, card: CardId) -> float:
        """Treat all cards of the kind that are not crossed off as equally likely."""
        if card in self.crossed:
            return 0.0
        kind = next(cards for cards in self.game.edition.by_kind if card in cards)
        return 1.0 / sum(other not in self.crossed for other in kind)

    def unknown(self, seat: Seat) -> int:
        """Return the hand's size: it does not keep track of whose cards it saw."""
        return self.sizes[seat]


def _seen_cards(event: SeenEvent) -> tuple[CardId | None, ...]:
    """Return the cards a seat was allowed to see; `None` stands for each of the others."""
    if isinstance(event, s.SeenCardShown | s.SeenPileLooked | s.SeenShownCardSeen):
        return (event.card,)
    if isinstance(event, s.SeenCardsPeeked):
        return tuple(card for _, _, card in event.looks)
    return event.cards or () if isinstance(event, s.SeenTipAnswered) else ()


class Paper:
    """A proper sheet: who showed and who lacks which card, and what follows directly."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.observer = Observer(game, seat)
        self._constraints: tuple[int, Constraints] | None = None

    def see(self, event: SeenEvent) -> None:
        """Keep every event."""
        self.observer.see(event)

    def chance(self, card: CardId) -> float:
        """Treat all cards of the kind that could be in the case as equally likely."""
        constraints, shape = self._propagated(), self.observer.shape
        assert shape is not None
        index = shape.card_index[card]
        could = constraints.possible[constraints.case]
        if not could >> index & 1:
            return 0.0
        return 1.0 / (could & constraints.of_kind[constraints.kinds[index]]).bit_count()

    def unknown(self, seat: Seat) -> int:
        """Return the size of the hand minus the cards known to be in it."""
        constraints = self._propagated()
        return constraints.sizes[seat] - constraints.held[seat].bit_count()

    def _propagated(self) -> Constraints:
        facts = self.observer.facts
        if self._constraints is None or self._constraints[0] != len(facts):
            assert self.observer.shape is not None
            constraints = Knowledge(self.observer.shape, facts).constraints()
            try:
                constraints.propagate()
            except Impossible:
                raise AssertionError("the facts of a game cannot contradict each other") from None
            self._constraints = (len(facts), constraints)
        return self._constraints[1]


class Exact:
    """Everything that can be known; `blind` keeps only certainties and treats the rest as equally likely."""

    def __init__(self, game: Game, seat: Seat, *, blind: bool, showing: Showing = "neutral") -> None:
        self.game = game
        self.observer = Observer(game, seat, showing)
        self.blind = blind

    @property
    def knowledge(self) -> Knowledge:
        """What can be known now."""
        return self.observer.knowledge()

    def see(self, event: SeenEvent) -> None:
        """Keep every event."""
        self.observer.see(event)

    def chance(self, card: CardId) -> float:
        """Return the exact probability; if `blind`, treat every card that is still open as equally likely."""
        knowledge = self.knowledge
        if not self.blind:
            return knowledge.probability(card, "case")
        if not knowledge.weight(card, "case"):
            return 0.0
        kind = next(cards for cards in self.game.edition.by_kind if card in cards)
        return 1.0 / sum(knowledge.weight(other, "case") > 0 for other in kind)

    def unknown(self, seat: Seat) -> int:
        """Return the size of the hand minus the cards known to be in it."""
        knowledge = self.knowledge
        size = knowledge.shape.sizes[seat]
        return size - sum(knowledge.weight(card, seat) == knowledge.total for card in knowledge.shape.cards)


def known_to(view: View, seat: Seat) -> set[CardId]:
    """Return the bot's own cards that it has shown to a seat."""
    return {card for card, to in view.own.showed if to == seat}
