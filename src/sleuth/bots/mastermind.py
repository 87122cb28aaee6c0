"""mastermind: plays the odds, exactly.

Exact probabilities of everything, players being thought to show any of their cards alike. Suggestions by how likely
the named cards are the case and by expected information about it, own cards as cover included, less a part of what
the answer tells everybody. Routes by that worth per expected turn. Shows the card that gives away least. Accuses when
certain.
"""

from collections.abc import Sequence

from sleuth.bots.belief import Exact
from sleuth.bots.detective import Detective
from sleuth.bots.information import Prospect
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.view import View

DEALS = 400
"""How many possible deals it looks at before it asks: its bound on thinking."""
GIVEN_AWAY = 0.15
"""What everybody learns counts this much against a suggestion."""

LIKELY = 3.0
"""What naming a card that is surely in the case is worth, in bits: it is what a solution is made of."""

ON_THE_WAY = 0.1
"""How much of that counts when a place to go to is chosen: a walk is made for what will be learnt."""


class Mastermind(Detective):
    """Plays by exact probabilities."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        seed: int | str,
        deals: int = DEALS,
        given_away: float = GIVEN_AWAY,
        likely: float = LIKELY,
    ) -> None:
        self.exact = Exact(game, seat, blind=False, showing="random")
        super().__init__(game, seat, seed, self.exact)
        self.deals, self.given_away, self.likely = deals, given_away, likely
        self._thought: tuple[int, Prospect] | None = None
        self._places: tuple[int, dict[Spot, float]] | None = None

    def prospect(self, view: View) -> Prospect:
        """Possible deals; drawn anew when something has been learnt."""
        facts = len(self.exact.observer.facts)
        if self._thought is None or self._thought[0] != facts:
            knowledge = self.exact.knowledge
            silent = [seat for seat, other in enumerate(view.public.seats) if other.standing == "taken"]
            deals = knowledge.samples(self.deals, self.random)
            self._thought = (facts, Prospect(self.game, self.seat, knowledge, deals, silent))
        return self._thought[1]

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """The suggestion that promises most."""
        values = self.values(view, cases, self.likely)
        return max(zip(values, cases, strict=True))[1]

    def values(self, view: View, cases: Sequence[Case], likely: float) -> list[float]:
        """What suggestions promise, in bits."""
        mine, everybodys = self.prospect(view).gains(cases)
        chances = [sum(self.belief.chance(card) for card in case) for case in cases]
        worth = mine - self.given_away * everybodys
        return [float(value) + likely * chance for value, chance in zip(worth, chances, strict=True)]

    def worth(self, view: View, place: Spot) -> float:
        """What the best suggestion there promises."""
        facts = len(self.exact.observer.facts)
        if self._places is None or self._places[0] != facts:
            self._places = (facts, self._all_places(view))
        return self._places[1][place]

    def _all_places(self, view: View) -> dict[Spot, float]:
        suspects, weapons, places = self.game.edition.by_kind
        cases = [(suspect, weapon, place) for place in places for suspect in suspects for weapon in weapons]
        values, size = self.values(view, cases, ON_THE_WAY * self.likely), len(suspects) * len(weapons)
        return {place: 0.05 + max(values[i * size : (i + 1) * size]) for i, place in enumerate(places)}

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """The card others know, then one of the kind with the most candidates."""

        def given_away(card: CardId) -> tuple[float, float]:
            shown = sum(card == other for other, _ in view.own.showed)
            kind = next(cards for cards in self.game.edition.by_kind if card in cards)
            return -shown, 1 / len(kind)

        return min(cards, key=given_away)
