"""Players that get a view and its legal actions, and nothing else."""

from sleuth.bots.bot import Bot, ClosableBot, UnknownBot, safe_default, seated
from sleuth.bots.random_bot import RandomBot
from sleuth.bots.registry import LEVELS, Maker, bot_names, find_maker, make_bot

__all__ = [
    "LEVELS",
    "Bot",
    "ClosableBot",
    "Maker",
    "RandomBot",
    "UnknownBot",
    "bot_names",
    "find_maker",
    "make_bot",
    "safe_default",
    "seated",
]
