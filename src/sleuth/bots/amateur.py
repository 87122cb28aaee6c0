"""amateur: a grown-up at the kitchen table.

Keeps a proper sheet of passes and shows and draws the plain conclusions. Heads for rooms that could be in the case,
asks for cards that could be in it, and shows the same card again when it can.
"""

from collections.abc import Iterator, Sequence

from sleuth.bots.belief import Paper
from sleuth.bots.detective import Detective
from sleuth.bots.reasons import Reason
from sleuth.bots.temper import CALM, Temper
from sleuth.core.game import Case, Game, Seat, Spot
from sleuth.core.view import View


class Amateur(Detective):
    """Plays by a paper sheet."""

    def __init__(self, game: Game, seat: Seat, seed: int | str, temper: Temper = CALM) -> None:
        super().__init__(game, seat, seed, Paper(game, seat), temper)

    def worth(self, view: View, place: Spot) -> float:
        """Prefer rooms that could be in the case."""
        return 1.0 if self.belief.chance(place) > 0 else 0.2

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Ask for cards that could be in the case."""
        news = [sum(self.belief.chance(card) > 0 for card in case) for case in cases]
        return self.random.choice([case for case, new in zip(cases, news, strict=True) if new == max(news)])

    def why_ask(self, view: View, case: Case) -> Iterator[Reason]:
        """Yield which cards could be in the case."""
        could = tuple(card for card in case if self.belief.chance(card) > 0)
        if could:
            yield Reason("ask-could", cards=could)

    def why_place(self, view: View, place: Spot) -> Reason:
        """Name a room that could be in the case, or just the nearest one."""
        return Reason("place-could" if self.belief.chance(place) > 0 else "place-near", place=place)
