"""Conformance kits: what anything that plugs into sleuth must satisfy, as code anyone can call."""

from sleuth.testing.bots import BotReport, check_bot
from sleuth.testing.editions import check_edition
from sleuth.testing.watching import BotFault

__all__ = ["BotFault", "BotReport", "check_bot", "check_edition"]
