"""One game in one call."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sleuth.arena.match import Match, play_match
from sleuth.arena.simulation import bot_seed
from sleuth.bots.players import Player, make_player, player_name
from sleuth.core import game as core
from sleuth.core.game import CardId, Game, SeatName
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth import SeededChance
from sleuth.editions import Edition, EditionError, load_edition

EditionName = str | Path | Edition
"""An edition as people name it: by its id, by its folder, or the edition itself."""


def new_game(
    edition: EditionName,
    seats: int | Sequence[CardId],
    *,
    names: Sequence[SeatName] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Agree on a game: an edition, the number of seats (or their figures, clockwise), names and house rules.

    Raises `UnfitGame`, in words.

    >>> new_game("classic", 3, names=["Anna", "Ben", "Clara"], options={"staying": True})
    <Game of 'classic', 3 seats: Anna, Ben, Clara; staying=True>
    """
    found = edition if isinstance(edition, Edition) else load_edition(edition)
    try:
        return core.new_game(found, seats, names=names, options=options)
    except UnfitGame as unfit:
        unfit.sentence = _sentence(found, unfit)
        raise


def _sentence(edition: Edition, unfit: UnfitGame) -> str | None:
    """Return the refusal in English; none if the edition has no English names."""
    from sleuth.sentences import speaker  # loads Fluent, which a game that can be played does not need

    try:
        return speaker("en", edition).refusal(unfit)
    except EditionError:
        return None


def play(
    edition: EditionName,
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
    game = new_game(edition, len(players), names=names, options=options)
    luck = secrets.randbits(64) if seed is None else seed
    bots = [make_player(player, game, seat, bot_seed(luck, 0, seat)) for seat, player in enumerate(players)]
    match = play_match(game, bots, SeededChance(f"{luck}/0"))
    return replace(match, players=tuple(map(player_name, players)))
