"""One game in one call."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sleuth.arena.match import Match, play_match
from sleuth.arena.simulation import bot_seed
from sleuth.bots.players import Player, make_player, player_name
from sleuth.core.game import SeatName, new_game
from sleuth.core.truth import SeededChance
from sleuth.editions import Edition, load_edition


def play(
    edition: str | Path | Edition,
    players: Sequence[Player],
    *,
    seed: int | None = None,
    names: Sequence[SeatName] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Let bots play a game: one player for each seat, by name, class or factory. The same seed plays the same game.

    >>> match = play("classic", ["novice", "amateur", "inspector"], seed=1)
    >>> match.winner, match.case
    (1, ('plum', 'lead-pipe', 'dining-room'))
    """
    found = edition if isinstance(edition, Edition) else load_edition(edition)
    game = new_game(found, len(players), names=names, options=options)
    luck = secrets.randbits(64) if seed is None else seed
    bots = [make_player(player, game, seat, bot_seed(luck, 0, seat)) for seat, player in enumerate(players)]
    match = play_match(game, bots, SeededChance(f"{luck}/0"))
    return replace(match, players=tuple(map(player_name, players)))
