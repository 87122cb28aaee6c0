"""Ratings, updated after every game."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sleuth.arena.blocks import Result
from sleuth.arena.extras import optional


class Rating(Struct, frozen=True):
    """The estimated strength of a bot (Plackett-Luce); it starts at mu 25 and ordinal 0."""

    mu: float
    sigma: float
    ordinal: float
    """mu minus three sigma: the bot is almost certainly at least this strong."""


class Ratings:
    """Rates bots game by game; the order of the games matters."""

    def __init__(self, names: Sequence[str]) -> None:
        self._model: Any = optional("openskill.models").PlackettLuce()
        self._ratings: dict[str, Any] = {name: self._model.rating(name=name) for name in names}

    def see(self, result: Result) -> None:
        """Rate a game: the winner beats all other bots, which tie; a bot with several seats counts once."""
        if result.won_by is None:
            return
        names = [name for name in self._ratings if name in result.seating]
        ranks = [0 if name == result.won_by else 1 for name in names]
        rated = self._model.rate([[self._ratings[name]] for name in names], ranks=ranks)
        self._ratings.update(zip(names, (rating for (rating,) in rated), strict=True))

    def rating(self, name: str) -> Rating:
        """Return the current rating of a bot."""
        rating = self._ratings[name]
        return Rating(round(rating.mu, 4), round(rating.sigma, 4), round(rating.ordinal(), 4))
