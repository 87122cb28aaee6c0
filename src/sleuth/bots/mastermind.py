"""mastermind: plays the odds, exactly.

Uses exact probabilities, assuming players show any of their cards with equal chance, and corrects them by what the
others' questions suggest once it has learnt how each of them asks. Ranks suggestions by how likely the named cards are
the case and by the expected information, own cards as cover included, minus a share of what the answer tells everybody.
Plans routes by that worth per expected turn. Shows the card that gives away least. Accuses when certain, or when that
wins more often than waiting, as far as the others can know the case.
"""

from collections.abc import Iterator, Sequence
from typing import Self

import numpy as np

from sleuth.bots.belief import Exact
from sleuth.bots.detective import Detective
from sleuth.bots.opinion import Opinion, weights_of
from sleuth.bots.race import Onlooker, Standing
from sleuth.bots.reading import READERS, History
from sleuth.bots.reasons import Reason, percent
from sleuth.bots.routes import distances_past, expected_turns
from sleuth.bots.sampled_outcomes import SampledOutcomes, scores
from sleuth.bots.temper import Temper
from sleuth.core import actions as a
from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.legal import legal_actions
from sleuth.core.movement import net_of
from sleuth.core.view import View
from sleuth.core.ways import occupied
from sleuth.deduction import Showing

DEALS = 400
"""How many possible deals it looks at before it asks: its limit on thinking."""
DRAWN = 3
"""How many times `DEALS` are drawn first; the ones that best fit what it reads from the others are kept."""
LIKELY = 1.0
"""What naming a card that is certainly in the case is worth, in bits."""
ON_THE_WAY = 8.0
"""What walking to an almost certain room is worth, in bits: reaching a room takes turns, the other cards do not."""
ALMOST = 0.999
"""The highest chance that is not certainty: only facts make a case certain."""
ASKS_FIRST = frozenset({"start", "after-suggestion"})
"""Where one of these allows an accusation, it is possible in most turns, and no suggestion is spent on making it so."""
HOPELESS = 0.1
"""A case that is less likely is not worth thinking about an accusation."""
COOL = Temper(nerve=0.5)
GIVEN_AWAY = COOL.discretion


class Mastermind(Detective):
    """Plays by exact probabilities."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        seed: int | str,
        temper: Temper = COOL,
        *,
        deals: int = DEALS,
        likely: float = LIKELY,
        on_the_way: float = ON_THE_WAY,
        reads: str = "habits",
        showing: Showing = "random",
        plans: bool = True,
        weighs: bool = True,
    ) -> None:
        self.exact = Exact(game, seat, blind=False, showing=showing)
        super().__init__(game, seat, seed, self.exact, temper)
        self.deals, self.likely, self.on_the_way = deals, likely, on_the_way
        self.plans, self.weighs = plans, weighs
        self.read, self.history, self.onlooker = READERS[reads], History(game, seat), Onlooker(game)
        self.hints: dict[CardId, float] = {}
        """For each of its own cards: how much the table has reason to suspect it."""
        self._asked: Case = ()
        self._opinion: tuple[tuple[int, int], Opinion] | None = None
        self._sampled: tuple[tuple[int, int], SampledOutcomes] | None = None
        self._standing: tuple[tuple[int, int], Standing] | None = None
        self._places: tuple[tuple[int, int], dict[Spot, float]] | None = None
        self._decided: tuple[object, Case | None] | None = None

    def see(self, event: s.SeenEvent) -> None:
        """Remember what happened, what was asked, and what the table saw of its own hand."""
        super().see(event)
        self.history.see(event)
        self.onlooker.see(event)
        if isinstance(event, s.SuggestionMade):
            self._asked = event.cards
        elif isinstance(event, s.SeenCardShown) and event.seat == self.seat:
            for card in self._asked:
                self.hints[card] = self.hints.get(card, 0.0) + 1 / len(self._asked)

    @property
    def _moment(self) -> tuple[int, int]:
        return len(self.exact.observer.facts), self.history.length

    @property
    def opinion(self) -> Opinion:
        """What it thinks of the case; formed again whenever something new is learnt."""
        if self._opinion is None or self._opinion[0] != self._moment:
            knowledge = self.exact.knowledge
            deals = knowledge.samples(DRAWN * self.deals, self.random)
            weights = weights_of(self.read(self.history, knowledge.shape, deals))
            self._opinion = (self._moment, Opinion(knowledge, deals, weights))
        return self._opinion[1]

    def sampled(self, view: View) -> SampledOutcomes:
        """Return possible deals, as likely as it thinks them."""
        if self._sampled is None or self._sampled[0] != self._moment:
            silent = [seat for seat, other in enumerate(view.public.seats) if other.standing == "taken"]
            deals = self.opinion.resampled(self.deals, self.random)
            self._sampled = (self._moment, SampledOutcomes(self.game, self.seat, self.exact.knowledge, deals, silent))
        return self._sampled[1]

    def likely_case(self, view: View) -> tuple[Case, float]:
        """Return the case if it is certain, else the likeliest one and its chance."""
        sure = super().likely_case(view)
        if sure[1] >= 1.0:
            return sure
        case, chance = self.opinion.likely_case
        return case, min(chance, ALMOST)

    def cases(self, view: View) -> dict[Case, float]:
        """Return how likely it thinks each case."""
        return self.opinion.cases

    def accusation(self, view: View) -> Case | None:
        """Return the case to name, if it is certain or naming it wins more often than waiting."""
        here = (self._moment, view.public.turn.number, view.public.phase)
        if self._decided is None or self._decided[0] != here:
            self._decided = (here, self._to_name(view))
        return self._decided[1]

    def _to_name(self, view: View) -> Case | None:
        case, chance = self.likely_case(view)
        if chance >= 1.0:
            return case
        rivals = [seat for seat, other in enumerate(view.public.seats) if other.standing == "in" and seat != self.seat]
        if not rivals or self.temper.nerve >= 1.0 or chance < HOPELESS or self._asks_first(view):
            return None
        return case if chance >= self.needed(rivals) else None

    def _asks_first(self, view: View) -> bool:
        """Return whether it can ask and then still accuse in this turn: the answer may tell more."""
        if view.public.phase != "start" or "after-suggestion" not in self.game.options.accuse:
            return False
        return any(isinstance(action, a.Suggest) for action in legal_actions(view))

    def settled(self, view: View) -> Case | None:
        """Return the case if asking cannot help any more: one it only suspects is asked about before it is named."""
        case = self.accusation(view)
        certain = case is not None and super().likely_case(view)[1] >= 1.0
        return case if certain or not ASKS_FIRST.intersection(self.game.options.accuse) else None

    def needed(self, rivals: Sequence[Seat]) -> float:
        """Return how likely a case must be to be named now: as likely as winning by waiting, bent by its nerve."""
        nerve = self.temper.nerve
        if not self.weighs or not ASKS_FIRST.intersection(self.game.options.accuse):
            return nerve  # where one may seldom accuse, waiting for the next time costs more than is reckoned here
        waiting = self.standing(rivals).waiting
        return 2 * nerve * waiting if nerve <= COOL.nerve else waiting + (2 * nerve - 1) * (1 - waiting)

    def standing(self, rivals: Sequence[Seat]) -> Standing:
        """Return how close the rivals are to the solution."""
        if self._standing is None or self._standing[0] != self._moment:
            known = self.onlooker.knowledge
            self._standing = (self._moment, Standing(self.opinion, known, self.history.answers, rivals))
        return self._standing[1]

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the suggestion that promises most."""
        values = self.values(view, cases, self.likely)
        return cases[int(values.argmax())]

    def values(self, view: View, cases: Sequence[Case], likely: float) -> np.ndarray:
        """Return what suggestions promise, in bits."""
        sampled = self.sampled(view)
        mine, everybodys = sampled.gains(cases)
        of_cards = self.opinion.of_cards
        chances = np.array([sum(of_cards[card] for card in case) for case in cases])
        return scores(mine, everybodys, chances, self.temper.discretion, likely)

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
        chances = np.array([self.opinion.of_cards[place] for place in places])
        worths = 0.05 + best + self.on_the_way * np.where(chances < ALMOST, chances, 0.0)
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
        twin._opinion = twin._sampled = twin._standing = twin._places = twin._decided = None
        return twin

    def chance_of(self, view: View, case: Case) -> float:
        """Return 1 if it is certain, else what it thinks; an open case never looks certain or impossible."""
        sure = super().chance_of(view, case)
        return sure if sure in (0.0, 1.0) else min(max(self.opinion.chance(case), 0.01), 0.99)

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
