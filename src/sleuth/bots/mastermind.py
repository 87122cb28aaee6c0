"""mastermind: plays the odds, exactly.

Uses exact probabilities, assuming players show any of their cards with equal chance, and what the others' questions
suggest. Ranks suggestions by how likely the named cards are the case and by the expected information, own cards as
cover included, minus a share of what the answer tells everybody. Plans routes by that worth per expected turn. Shows
the card that gives away least. Accuses when certain, or when waiting would be riskier.
"""

from collections.abc import Iterator, Sequence
from typing import Self

import numpy as np

from sleuth.bots.belief import Exact
from sleuth.bots.detective import Detective
from sleuth.bots.reading import OWN_CARD, Reading
from sleuth.bots.reasons import Reason, percent
from sleuth.bots.routes import distances_past, expected_turns
from sleuth.bots.sampled_outcomes import SampledOutcomes, scores
from sleuth.bots.temper import Temper
from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.movement import net_of
from sleuth.core.view import View
from sleuth.core.ways import occupied
from sleuth.deduction import Showing

DEALS = 400
"""How many possible deals it looks at before it asks: its limit on thinking."""
DRAWN = 3
"""How many times `DEALS` are drawn first; the ones that best fit the others' questions are kept."""
LIKELY = 1.0
"""What naming a card that is certainly in the case is worth, in bits."""
ON_THE_WAY = 8.0
"""What walking to an almost certain room is worth, in bits: reaching a room takes turns, the other cards do not."""
ALMOST = 0.999
"""The highest chance that sampled deals can give: only facts make a case certain."""
BOLD = Temper(nerve=0.5)
GIVEN_AWAY = BOLD.discretion


class Mastermind(Detective):
    """Plays by exact probabilities."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        seed: int | str,
        temper: Temper = BOLD,
        *,
        deals: int = DEALS,
        likely: float = LIKELY,
        on_the_way: float = ON_THE_WAY,
        own_card: float = OWN_CARD,
        showing: Showing = "random",
        plans: bool = True,
    ) -> None:
        self.exact = Exact(game, seat, blind=False, showing=showing)
        super().__init__(game, seat, seed, self.exact, temper)
        self.deals, self.likely, self.on_the_way = deals, likely, on_the_way
        self.plans = plans
        self.reading = Reading(game, seat, own_card)
        self.hints: dict[CardId, float] = {}
        """For each of its own cards: how much the table has reason to suspect it."""
        self._asked: Case = ()
        self._sampled: tuple[tuple[int, int], SampledOutcomes] | None = None
        self._places: tuple[tuple[int, int], dict[Spot, float]] | None = None

    def see(self, event: s.SeenEvent) -> None:
        """Remember what happened, what was asked, and what the table saw of its own hand."""
        super().see(event)
        self.reading.see(event)
        if isinstance(event, s.SuggestionMade):
            self._asked = event.cards
        elif isinstance(event, s.SeenCardShown) and event.seat == self.seat:
            for card in self._asked:
                self.hints[card] = self.hints.get(card, 0.0) + 1 / len(self._asked)

    @property
    def _moment(self) -> tuple[int, int]:
        return len(self.exact.observer.facts), self.reading.length

    def sampled(self, view: View) -> SampledOutcomes:
        """Return possible deals; they are sampled again whenever something new is learnt."""
        if self._sampled is None or self._sampled[0] != self._moment:
            knowledge = self.exact.knowledge
            silent = [seat for seat, other in enumerate(view.public.seats) if other.standing == "taken"]
            drawn = knowledge.samples(DRAWN * self.deals, self.random)
            deals = self.reading.weighed(knowledge.shape, drawn, self.deals, self.random)
            self._sampled = (self._moment, SampledOutcomes(self.game, self.seat, knowledge, deals, silent))
        return self._sampled[1]

    def likely_case(self, view: View) -> tuple[Case, float]:
        """Return the case if it is certain, else the most frequent one among the deals and its share."""
        sure = super().likely_case(view)
        if sure[1] >= 1.0:
            return sure
        case, share = self.sampled(view).likely_case
        return case, min(share, ALMOST)

    def cases(self, view: View) -> dict[Case, float]:
        """Return how likely it thinks each case."""
        return self.sampled(view).cases

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the suggestion that promises most."""
        values = self.values(view, cases, self.likely)
        return cases[int(values.argmax())]

    def values(self, view: View, cases: Sequence[Case], likely: float) -> np.ndarray:
        """Return what suggestions promise, in bits."""
        sampled = self.sampled(view)
        mine, everybodys = sampled.gains(cases)
        return scores(mine, everybodys, sampled.chances(cases), self.temper.discretion, likely)

    def worth(self, view: View, place: Spot) -> float:
        """Return what the best suggestion there promises."""
        if self._places is None or self._places[0] != self._moment:
            self._places = (self._moment, self._all_places(view))
        return self._places[1][place]

    def turns_from(self, view: View, spot: Spot) -> dict[Spot, float]:
        """Return the average number of turns to each place, walking round figures in the way."""
        if not self.plans:
            return super().turns_from(view, spot)
        ways = distances_past(self.game, spot, occupied(view, net_of(self.game.edition)))
        return {place: expected_turns(self.game, steps) for place, steps in ways.items()}

    def _all_places(self, view: View) -> dict[Spot, float]:
        suspects, weapons, places = self.game.edition.by_kind
        cases = [(suspect, weapon, place) for place in places for suspect in suspects for weapon in weapons]
        best = self.values(view, cases, 0.0).reshape(len(places), -1).max(axis=1)
        worths = 0.05 + best + self.on_the_way * self.sampled(view).open_chances(places)
        return dict(zip(places, worths.tolist(), strict=True))

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """Show the card the table knows or suspects most; after that, one of the kind with the most candidates."""

        def news(card: CardId) -> tuple[float, float, float]:
            shown = sum(card == other for other, _ in view.own.showed)
            kind = next(cards for cards in self.game.edition.by_kind if card in cards)
            return -shown, -self.hints.get(card, 0.0), 1 / len(kind)

        return min(cards, key=news)

    def aside(self) -> Self:
        """Return a copy that samples its own deals."""
        twin = super().aside()
        twin._sampled = twin._places = None
        return twin

    def chance_of(self, view: View, case: Case) -> float:
        """Return 1 if it is certain, else its share of the deals; an open case never looks certain or impossible."""
        sure, sampled = super().chance_of(view, case), self.sampled(view)
        columns = [sampled.shape.card_index[card] for card in case]
        found = (sampled.deals[:, columns] == sampled.shape.owner_index["case"]).all(axis=1)
        return sure if sure in (0.0, 1.0) else float(found.mean().clip(0.01, 0.99))

    def why_ask(self, view: View, case: Case) -> Iterator[Reason]:
        """Yield what the answer will reveal, how likely the cards are the case, and which are cover from its hand."""
        sampled = self.sampled(view)
        yield Reason("ask-information", number=round(max(0.0, float(sampled.gains([case])[0][0])), 1))
        chances = {card: self.chance_of(view, (card,)) for card in case if card not in view.own.hand}
        if chances:
            yield Reason("ask-likely", cards=tuple(chances), shares=tuple(map(percent, chances.values())))
        if len(chances) < len(case):
            yield Reason("ask-cover", cards=tuple(card for card in case if card not in chances))

    def why_show(self, view: View, cards: Sequence[CardId], card: CardId) -> Reason:
        """Return whether the table knows or suspects the card, or it is one of many."""
        seen = sum(card == shown for shown, _ in view.own.showed)
        if seen:
            return Reason("show-seen", number=seen)
        if self.hints.get(card):
            return Reason("show-suspected")
        kinds = self.game.edition.card
        sizes = {other: sum(kinds[other].kind == each.kind for each in kinds.values()) for other in cards}
        return Reason("show-kind" if sizes[card] > min(sizes.values()) else "show-any")

    def why_place(self, view: View, place: Spot) -> Reason:
        """Return what the best suggestion there promises."""
        return Reason("place-promise", place=place, number=round(max(0.0, self.worth(view, place)), 1))
