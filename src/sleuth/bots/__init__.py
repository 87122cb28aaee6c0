"""Players that get a view and its legal actions, and nothing else."""

from sleuth.bots.bot import Bot
from sleuth.bots.random_bot import RandomBot

__all__ = ["Bot", "RandomBot"]
