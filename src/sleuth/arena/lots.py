"""What is drawn by lot before a game: figures that no seat has chosen, and the seat that plays the culprit."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from sleuth.arena.figures import drawn_figures
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.truth import Chance, SeededChance


class Lots(Struct, frozen=True):
    """What to draw; by default nothing."""

    figures: Mapping[Seat, CardId] | None = None
    """Figures already chosen, by seat; the other seats draw theirs. `None`: no figure is drawn."""
    culprits: tuple[Seat, ...] = ()
    """The seats from which the culprit is drawn; if empty, the game's own culprit stays."""

    def drawn(self, game: Game, seed: int, number: int) -> Game:
        """Draw for one game of a simulation or one block of a league; the deal stays the same."""
        return self.draw(game, SeededChance(f"{seed}/{number}/lots"))

    def draw(self, game: Game, chance: Chance) -> Game:
        """Return the game with everything drawn; raise `UnfitGame` if that is impossible."""
        if self.figures is not None:
            figures = drawn_figures(game.edition, len(game.seats), chance.shuffled, self.figures)
            game = replace(game, figures=figures)
        if self.culprits:
            game = replace(game, options=replace(game.options, dealer=chance.pick(self.culprits)))
        return game


NO_LOTS = Lots()


def usual_lots(game: Game) -> Lots:
    """Return what is drawn when nothing was chosen: all figures, if the edition has a board."""
    return Lots(figures={}) if game.edition.board is not None else NO_LOTS
