"""Ratings: what every single game says about the bots at the table."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sleuth.arena.blocks import Result
from sleuth.arena.extras import optional


class Rating(Struct, frozen=True):
    """How strong a bot is thought to be (Plackett-Luce); it starts at 25, three sigmas above an ordinal of 0."""

    mu: float
    sigma: float
    ordinal: float
    """mu less three sigmas: it is almost certainly better than that."""


class Ratings:
    """Rates bots game by game; the order of the games matters."""

    def __init__(self, names: Sequence[str]) -> None:
        self._model: Any = optional("openskill.models").PlackettLuce()
        self._ratings: dict[str, Any] = {name: self._model.rating(name=name) for name in names}

    def see(self, result: Result) -> None:
        """The winner beats all other bots at the table, who are tied; a bot with several seats counts once."""
        if result.won_by is None:
            return
        names = [name for name in self._ratings if name in result.seating]
        ranks = [0 if name == result.won_by else 1 for name in names]
        rated = self._model.rate([[self._ratings[name]] for name in names], ranks=ranks)
        self._ratings.update(zip(names, (rating for (rating,) in rated), strict=True))

    def rating(self, name: str) -> Rating:
        """What is thought of a bot now."""
        rating = self._ratings[name]
        return Rating(round(rating.mu, 4), round(rating.sigma, 4), round(rating.ordinal(), 4))
