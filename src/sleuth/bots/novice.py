"""novice: fun for a child.

Crosses off what it was shown and forgets one card in five. Walks to the nearest room, preferring one that it has not
crossed off and has not visited often. Asks for cards it has not crossed off, shows any card it can, and accuses when
one card of each kind is left.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from sleuth.bots.belief import Crossing
from sleuth.bots.detective import Detective
from sleuth.bots.reasons import Reason
from sleuth.bots.temper import CALM, Temper
from sleuth.core.game import Case, Game, Seat, Spot
from sleuth.core.seen import SeenEvent, SuggestionMade
from sleuth.core.view import View

FORGETS = 0.2


class Novice(Detective):
    """Plays by what it was shown, as far as it remembers."""

    repeats = True

    def __init__(self, game: Game, seat: Seat, seed: int | str, temper: Temper = CALM) -> None:
        super().__init__(game, seat, seed, Crossing(game, seat, f"{seed}/memory", FORGETS), temper)
        self.been: Counter[Spot] = Counter()
        """How often it has asked in each room."""

    def see(self, event: SeenEvent) -> None:
        """Remember what happened and where it has asked."""
        super().see(event)
        if isinstance(event, SuggestionMade) and event.seat == self.seat:
            self.been[event.cards[-1]] += 1

    def worth(self, view: View, place: Spot) -> float:
        """Accept any room; one it has crossed off counts half, and so does one it has been in."""
        return (1.0 if self.belief.chance(place) > 0 else 0.5) / (1 + self.been[place])

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Ask for something it has not crossed off."""
        news = [sum(self.belief.chance(card) > 0 for card in case) for case in cases]
        best = max(news)
        return self.random.choice([case for case, new in zip(cases, news, strict=True) if new >= best - 1])

    def look_back(self) -> None:
        """Stop forgetting: which cards the bot forgot is not recorded."""
        self.belief = Crossing(self.game, self.seat, "", forgets=0.0)

    def why_ask(self, view: View, case: Case) -> Iterator[Reason]:
        """Yield what it has not crossed off and what it named anyway; the room is simply where it stands."""
        news = tuple(card for card in case if self.belief.chance(card) > 0)
        chosen = case if self.game.edition.board is None else case[:-1]
        rest = tuple(card for card in chosen if card not in news)
        if news:
            yield Reason("ask-uncrossed", cards=news)
        if rest:
            yield Reason("ask-crossed", cards=rest)

    def why_place(self, view: View, place: Spot) -> Reason:
        """Name a room it has not crossed off, one it has not been in, or just the nearest one."""
        if self.belief.chance(place) > 0:
            return Reason("place-uncrossed", place=place)
        return Reason("place-near" if self.been[place] else "place-new", place=place)
