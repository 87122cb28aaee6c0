"""Conformance kits: what anything that plugs into sleuth must satisfy, as code anyone can call."""

from sleuth.testing.bots import BotReport, check_bot
from sleuth.testing.editions import check_edition
from sleuth.testing.fanouts import FanoutFault, check_fanout
from sleuth.testing.stores import StoreFault, check_store
from sleuth.testing.watched_bot import BotFault

__all__ = [
    "BotFault",
    "BotReport",
    "FanoutFault",
    "StoreFault",
    "check_bot",
    "check_edition",
    "check_fanout",
    "check_store",
]
