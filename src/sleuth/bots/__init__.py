"""Players that get a view and its legal actions, and nothing else."""

from sleuth.bots.bot import Bot
from sleuth.bots.random_bot import RandomBot
from sleuth.bots.registry import LEVELS, UnknownBot, make_bot, makers

__all__ = ["LEVELS", "Bot", "RandomBot", "UnknownBot", "make_bot", "makers"]
