"""inspector: misses nothing that can be proved.

Complete deduction: every certain fact, no probabilities. Asks for the cards closest to proof, those that most others
are known not to hold; where a kind is solved it names a card nobody can show, so that every answer is about the rest.
Walks to open rooms. Shows the card that most others have seen.
"""

from collections.abc import Iterator, Sequence

from sleuth.bots.belief import Exact
from sleuth.bots.detective import Detective
from sleuth.bots.reasons import Reason
from sleuth.bots.temper import CALM, Temper
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.view import View


class Inspector(Detective):
    """Plays by everything that is certain."""

    def __init__(self, game: Game, seat: Seat, seed: int | str, temper: Temper = CALM) -> None:
        self.exact = Exact(game, seat, blind=True)
        super().__init__(game, seat, seed, self.exact, temper)

    def worth(self, view: View, place: Spot) -> float:
        """Prefer open rooms, those closest to proof first; then rooms nobody can show, as long as they help."""
        if 0 < self.belief.chance(place) < 1 or self._open_beyond_places():
            return 0.3 + self._use_of(view, place)
        return 0.01

    def _open_beyond_places(self) -> bool:
        """Return whether there is anything left to ask for besides the room."""
        return any(0 < self.belief.chance(card) < 1 for kind in self.game.edition.by_kind[:2] for card in kind)

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Ask for the cards closest to proof."""
        uses = {card: self._use_of(view, card) for case in cases for card in case}
        worth = [sum(uses[card] for card in case) for case in cases]
        best = max(worth)
        return self.random.choice([case for case, value in zip(cases, worth, strict=True) if value > best - 1e-9])

    def _use_of(self, view: View, card: CardId) -> float:
        chance = self.belief.chance(card)
        if 0 < chance < 1:
            return 1.0 + self._proved(card)
        return 0.5 if chance == 1 or card in view.own.hand else 0.0

    def _proved(self, card: CardId) -> float:
        """Return the share of the other players known not to hold an open card."""
        return self._lacking(card) / (len(self.game.seats) - 1)

    def _lacking(self, card: CardId) -> int:
        """Return how many of the other players are known not to hold a card."""
        knowledge = self.exact.knowledge
        return sum(not knowledge.weight(card, seat) for seat in self.game.seats if seat != self.seat)

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """Show the card that most others have already seen."""
        seen = [sum(card == shown for shown, _ in view.own.showed) for card in cards]
        return self.random.choice([card for card, number in zip(cards, seen, strict=True) if number == max(seen)])

    def why_ask(self, view: View, case: Case) -> Iterator[Reason]:
        """Yield the cards closest to proof, the closest first; then those that nobody else can show."""
        unproved = sorted((card for card in case if 0 < self.belief.chance(card) < 1), key=self._lacking, reverse=True)
        if unproved:
            yield Reason("ask-proof", cards=tuple(unproved), number=self._lacking(unproved[0]))
        cover = tuple(card for card in case if self.belief.chance(card) == 1 or card in view.own.hand)
        if cover:
            yield Reason("ask-cover", cards=cover)

    def why_show(self, view: View, cards: Sequence[CardId], card: CardId) -> Reason:
        """Return whether others have seen it."""
        seen = sum(card == shown for shown, _ in view.own.showed)
        return Reason("show-seen", number=seen) if seen else super().why_show(view, cards, card)

    def why_place(self, view: View, place: Spot) -> Reason:
        """Name an open room, one that nobody can show, or just the nearest."""
        chance = self.belief.chance(place)
        if 0 < chance < 1:
            return Reason("place-proof", place=place, number=self._lacking(place))
        covered = chance == 1 or place in view.own.hand
        return Reason("place-cover" if covered else "place-near", place=place)
