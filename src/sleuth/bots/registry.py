"""Bots by name: built-in ones, those that other packages register under the entry point `sleuth.bots`, and commands.

Built in are a random player, the levels (`mastermind@100` limits its thinking) and the characters.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from sleuth.bots.amateur import Amateur
from sleuth.bots.bot import Bot, UnknownBot
from sleuth.bots.characters import CHARACTERS
from sleuth.bots.detective import Detective
from sleuth.bots.inspector import Inspector
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.novice import Novice
from sleuth.bots.programs.process import ProcessBot, is_command, read_command
from sleuth.bots.random_bot import RandomBot
from sleuth.bots.strangers import STRANGERS
from sleuth.bots.yardsticks import ABLATIONS, YARDSTICKS
from sleuth.core.game import Game, Seat

Maker = Callable[[Game, Seat, str], Bot]
GROUP = "sleuth.bots"

_LEVELS: dict[str, Callable[..., Detective]] = {
    "novice": Novice,
    "amateur": Amateur,
    "inspector": Inspector,
    "mastermind": Mastermind,
}
LEVELS = tuple(_LEVELS)
"""The built-in levels, weakest first."""
BOUNDED = ("mastermind",)
"""The levels whose number of deals can be limited."""
BOUNDS = range(10, 100_001)
"""The allowed limits."""

_OURS: dict[str, Maker] = {
    "random": lambda game, seat, seed: RandomBot(seed),
    **_LEVELS,
    **{name: partial(_LEVELS[each.level], temper=each.temper) for name, each in CHARACTERS.items()},
}
_MEASURES: dict[str, Maker] = {**YARDSTICKS, **ABLATIONS, **STRANGERS}
"""Bots to measure strength with; found by name, but not listed."""


@cache
def _plugged() -> dict[str, EntryPoint]:
    """Return the bots of other packages without loading them: a broken one affects only those who ask for it."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in _OURS}


def bot_names() -> tuple[str, ...]:
    """Return all named bots, characters last."""
    return (*(name for name in _OURS if name not in CHARACTERS), *_plugged(), *CHARACTERS)


def find_maker(name: str) -> Maker:
    """Return what makes the bot of this name; raise `UnknownBot` with a clear message if there is none."""
    if is_command(name):
        return partial(ProcessBot, read_command(name))
    if name in _OURS:
        return _OURS[name]
    if name in _MEASURES:
        return _MEASURES[name]
    if name in _plugged():
        return _load(_plugged()[name])
    known, at, bound = name.partition("@")
    if at and known in _OURS:
        return _bounded(known, bound)
    raise UnknownBot(f"unknown bot {name!r}: expected one of {', '.join(bot_names())}, or cmd:COMMAND")


def level_of(name: str) -> str | None:
    """Return the level that plays under this name; `None` for random players and bots of other packages."""
    if name in CHARACTERS:
        return CHARACTERS[name].level
    level = name.partition("@")[0]
    return level if level in _LEVELS else None


def _bounded(level: str, bound: str) -> Maker:
    """Return a level that looks at `bound` deals."""
    if level not in BOUNDED:
        raise UnknownBot(f"bot '{level}@{bound}': only {', '.join(BOUNDED)} can be limited to a number of deals")
    if not (bound.isascii() and bound.isdecimal() and len(bound) <= 6 and int(bound) in BOUNDS):
        expected = f"expected a whole number from {BOUNDS[0]} to {BOUNDS[-1]}, as in {level}@400"
        raise UnknownBot(f"bot '{level}@{bound}': {expected}")
    return partial(_LEVELS[level], deals=int(bound))


def _load(entry: EntryPoint) -> Maker:
    try:
        maker: Maker = entry.load()
    except Exception as error:  # another package may raise anything on import
        raise UnknownBot(f"bot {entry.name!r} ({entry.value}) cannot be loaded: {_described(error)}") from error
    if not callable(maker):
        raise UnknownBot(f"bot {entry.name!r} ({entry.value}) cannot be loaded: expected a callable that makes a bot")
    return maker


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def make_bot(name: str, game: Game, seat: Seat, seed: str) -> Bot:
    """Make a bot for one seat of one game; the same seed plays the same."""
    return find_maker(name)(game, seat, seed)
