"""A stranger: a detective that plays in a given manner."""

from collections.abc import Callable, Sequence

from sleuth.bots.belief import Belief, Crossing, Exact, Paper, known_to
from sleuth.bots.detective import Detective
from sleuth.bots.strangers.asking import WORTH, exact_of
from sleuth.bots.strangers.manner import Manner
from sleuth.bots.temper import Temper
from sleuth.core import actions as a
from sleuth.core.choices import Choices
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.seen import SeenEvent, SuggestionMade
from sleuth.core.view import View

_BELIEFS: dict[str, Callable[[Game, Seat, str, float], Belief]] = {
    "crossing": lambda game, seat, seed, forgets: Crossing(game, seat, f"{seed}/memory", forgets),
    "paper": lambda game, seat, seed, forgets: Paper(game, seat),
    "certain": lambda game, seat, seed, forgets: Exact(game, seat, blind=True),
    "exact": lambda game, seat, seed, forgets: Exact(game, seat, blind=False),
}


class Stranger(Detective):
    """Plays in its manner, with the common sense of all detectives in everything else."""

    def __init__(self, game: Game, seat: Seat, seed: int | str, manner: Manner) -> None:
        belief = _BELIEFS[manner.thinks](game, seat, f"{seed}", manner.forgets)
        super().__init__(game, seat, seed, belief, Temper(nerve=manner.nerve))
        self.manner = manner
        self.last: Case = ()
        """Its last question."""
        self._solved: list[int] = []
        """The turns in which it could have accused."""

    def exact(self) -> Exact:
        """Return its belief, which must know all that can be known."""
        return exact_of(self.belief)

    def see(self, event: SeenEvent) -> None:
        """Remember what happened, and its last question."""
        super().see(event)
        if isinstance(event, SuggestionMade) and event.seat == self.seat:
            self.last = event.cards

    def accusation(self, view: View) -> Case | None:
        """Return the case once it is likely enough and it has waited long enough."""
        case = super().accusation(view)
        turn = view.public.turn
        if case is None or not self.manner.waits or turn.seat != self.seat:
            return None if self.manner.waits else case
        if turn.number not in self._solved:
            self._solved.append(turn.number)
        return case if len(self._solved) > self.manner.waits else None

    def worth(self, view: View, place: Spot) -> float:
        """Prefer rooms that could be in the case."""
        return 1.0 if self.belief.chance(place) > 0 else 0.2

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the best question in its manner, out of those with the right number of own cards."""
        cases = self._covered(view, cases)
        worth = WORTH[self.manner.asks](self, view, cases)
        best = max(worth) - 1e-9
        return self.random.choice([case for case, value in zip(cases, worth, strict=True) if value >= best])

    def _covered(self, view: View, cases: Sequence[Case]) -> Sequence[Case]:
        """Return the questions whose number of own cards is nearest to what it wants."""
        if self.manner.own is None:
            return cases
        wanted = self.manner.own if self.random.random() < self.manner.covers else 0
        hand = set(view.own.hand)
        miss = [abs(len(hand.intersection(case)) - wanted) for case in cases]
        return [case for case, off in zip(cases, miss, strict=True) if off == min(miss)]

    def answer(self, view: View, choices: Choices) -> a.Action:
        """Deny now and then, if that is possible; otherwise show a card in its manner."""
        question = view.public.question
        assert question is not None
        cards = [action.card for action in choices if isinstance(action, a.Show)]
        if not cards or (a.Pass() in choices and self.random.random() < self.manner.denies):
            return a.Pass()
        return a.Show(self.show(view, cards, question.asker))

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """Return the card its manner prefers."""
        if self.manner.shows == "random":
            return self.random.choice(cards)
        order = list(self.game.edition.card)
        if self.manner.shows in ("first", "last"):
            ends = min if self.manner.shows == "first" else max
            return ends(cards, key=order.index)
        known = known_to(view, asker)
        shown = [card for card, _ in view.own.showed]
        sign = 1 if self.manner.shows == "same" else -1
        return max(cards, key=lambda card: (sign * (card in known), sign * shown.count(card), self.random.random()))
