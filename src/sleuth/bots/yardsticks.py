"""Yardsticks: published players, rebuilt from their descriptions, and masterminds with one idea left out.

They play all phases with the common sense of every detective and differ in what they believe and ask. They are not fun
to play against; they are here to measure the strength of our levels.
"""

from collections.abc import Sequence
from functools import partial

from sleuth.bots.belief import Crossing, Exact
from sleuth.bots.detective import Detective
from sleuth.bots.mastermind import DEALS, Mastermind
from sleuth.bots.sampled_outcomes import SampledOutcomes
from sleuth.bots.temper import Temper
from sleuth.core.game import Case, Game, Seat
from sleuth.core.view import View


class RandomAsker(Detective):
    """A random asker: any three cards, crosses off what it is shown, forgets nothing."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed, Crossing(game, seat, f"{seed}/memory", forgets=0.0))


class Eliminator(RandomAsker):
    """An eliminating player: asks for cards it has not crossed off."""

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return a case with as many cards as possible that are not crossed off."""
        open_cards = [sum(self.belief.chance(card) > 0 for card in case) for case in cases]
        most = max(open_cards)
        return self.random.choice([case for case, number in zip(cases, open_cards, strict=True) if number == most])


class Reasoner(Detective):
    """A complete reasoner, as strong as a SAT solver, that asks at random."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed, Exact(game, seat, blind=True))


class Entropist(Detective):
    """An entropy asker: maximises the expected information, but plans no route; it goes to the nearest room."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        self.exact = Exact(game, seat, blind=False)
        super().__init__(game, seat, seed, self.exact)

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the suggestion with the most information."""
        knowledge = self.exact.knowledge
        silent = [seat for seat, other in enumerate(view.public.seats) if other.standing == "taken"]
        sampled = SampledOutcomes(self.game, self.seat, knowledge, knowledge.samples(DEALS, self.random), silent)
        return cases[int(sampled.gains(cases)[0].argmax())]


class Likeliest(Detective):
    """Names the likeliest card of each kind, on exact probabilities."""

    def __init__(self, game: Game, seat: Seat, seed: int | str) -> None:
        super().__init__(game, seat, seed, Exact(game, seat, blind=False))

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the case with the likeliest cards."""
        return max(cases, key=lambda case: sum(self.belief.chance(card) for card in case))


YARDSTICKS = {
    "asker": RandomAsker,
    "eliminator": Eliminator,
    "reasoner": Reasoner,
    "entropist": Entropist,
    "likeliest": Likeliest,
}
ABLATIONS = {
    "unread": partial(Mastermind, reads="nothing"),
    "fixed": partial(Mastermind, reads="fixed"),
    "unweighed": partial(Mastermind, weighs=False),
    "certain": partial(Mastermind, temper=Temper(nerve=1.0)),
    "uninformed": partial(Mastermind, likely=1000.0),
    "unlikely": partial(Mastermind, likely=0.0),
    "neutral": partial(Mastermind, showing="neutral"),
    "aimless": partial(Mastermind, on_the_way=0.0),
    "unplanned": partial(Mastermind, plans=False),
}
"""Masterminds without reading, reading everybody alike, accusing at even odds whatever the others know, without odds,
without expected information, without weight on likely cards, with a neutral model of which card is shown, without
preferring likely rooms, and with rough distances."""
