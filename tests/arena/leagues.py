"""A small league, as several tests play it: on one backend or another."""

from typing import Any

import msgspec

from sleuth.arena import League
from sleuth.arena.league import Entrants
from sleuth.core.game import new_game
from sleuth.editions import load_edition

CARDS = new_game(load_edition("card-game"), 3)
BOTS = ("amateur", "novice")


def outcome(players: Entrants = BOTS, games: int = 36, seed: int = 3, **how: Any) -> dict[str, Any]:
    """Return the standings of a league without the times."""
    league = League(CARDS, players, seed=seed)
    found: dict[str, Any] = msgspec.to_builtins(league.run(games, **how))
    assert set(found.pop("times")) == set(league.names)
    return found
