"""Players as people name them: a bot by its name, its class, or a function that makes it."""

import inspect

from sleuth.bots.bot import Bot, UnknownBot
from sleuth.bots.registry import Maker, find_maker
from sleuth.core.game import Game, Seat

Player = str | Maker
"""The name of a bot, or a class or function that makes one from game, seat and seed."""


def player_name(player: Player) -> str:
    """Return the name of a player for records and standings."""
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))


def maker_of(player: Player) -> Maker:
    """Return what makes a player's bot; raises `UnknownBot`, which says what was expected."""
    if isinstance(player, str):
        return find_maker(player)
    if not callable(player):
        raise UnknownBot(f"{player!r}: expected the name of a bot, or a class or function called with game, seat, seed")
    try:
        inspect.signature(player).bind("game", "seat", "seed")
    except TypeError as error:
        raise UnknownBot(f"{player_name(player)}: expected to be called with game, seat, seed: {error}") from None
    except ValueError:  # some callables have no signature to inspect
        pass
    return player


def make_player(player: Player, game: Game, seat: Seat, seed: str) -> Bot:
    """Make a player's bot for one seat of one game; the same seed plays the same."""
    bot = maker_of(player)(game, seat, seed)
    missing = [name for name in ("listens", "see", "choose") if not hasattr(bot, name)]
    if missing:
        raise UnknownBot(f"{player_name(player)}: expected a bot with {', '.join(missing)}")
    return bot
