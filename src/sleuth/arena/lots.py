"""What is drawn by lot before a game: the figures nobody has chosen, and who plays the culprit."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sleuth.arena.figures import drawn_figures
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.truth import Chance


class Lots(Struct, frozen=True):
    """What to draw; by default nothing."""

    figures: Mapping[Seat, CardId] | None = None
    """The figures that are chosen already, by seat; the other seats draw theirs. `None`: nobody draws."""
    culprits: tuple[Seat, ...] = ()
    """The seats from which the culprit is drawn; none: as the game has it."""

    def drawn(self, game: Game, chance: Chance) -> Game:
        """Return the game with what was drawn; raises `UnfitGame`."""
        if self.figures is not None:
            figures = drawn_figures(game.edition, len(game.seats), chance.shuffled, self.figures)
            game = replace(game, figures=figures)
        if self.culprits:
            game = replace(game, options=replace(game.options, dealer=chance.pick(self.culprits)))
        return game
