"""Bots by name: ours, and those that other packages register under the entry point `sleuth.bots`."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from sleuth.bots.amateur import Amateur
from sleuth.bots.bot import Bot
from sleuth.bots.inspector import Inspector
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.novice import Novice
from sleuth.bots.random_bot import RandomBot
from sleuth.core.game import Game, Seat

Maker = Callable[[Game, Seat, str], Bot]
LEVELS = ("novice", "amateur", "inspector", "mastermind")
"""Our levels, weakest first."""


class UnknownBot(ValueError):
    """A name that no bot has."""


@cache
def makers() -> dict[str, Maker]:
    """How to make every known bot."""
    found: dict[str, Maker] = {
        "random": lambda game, seat, seed: RandomBot(seed),
        "novice": Novice,
        "amateur": Amateur,
        "inspector": Inspector,
        "mastermind": Mastermind,
    }
    for entry in entry_points(group="sleuth.bots"):
        found.setdefault(entry.name, entry.load())
    return found


def make_bot(name: str, game: Game, seat: Seat, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed plays the same."""
    if name not in makers():
        raise UnknownBot(f"unknown bot {name!r}: expected one of {', '.join(makers())}")
    return makers()[name](game, seat, seed)
