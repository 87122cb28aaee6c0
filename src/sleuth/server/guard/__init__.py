"""The guard at the socket: how many connections there may be, how slow, and which one gives way (ADR 9)."""

from sleuth.server.guard.answers import RETRY_SECONDS
from sleuth.server.guard.connection import CONNECTION, GuardedConnection
from sleuth.server.guard.descriptors import raise_limit
from sleuth.server.guard.guard import Guard
from sleuth.server.guard.live_protocol import LISTEN, WRITE_TEXT, LiveProtocol
from sleuth.server.guard.rules import Rules, rules_of

__all__ = [
    "CONNECTION",
    "LISTEN",
    "RETRY_SECONDS",
    "WRITE_TEXT",
    "Guard",
    "GuardedConnection",
    "LiveProtocol",
    "Rules",
    "raise_limit",
    "rules_of",
]
