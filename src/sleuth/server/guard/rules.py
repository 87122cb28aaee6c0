"""The limits of the guard, from the settings."""

from msgspec import Struct

from sleuth.server.addresses import Network, networks
from sleuth.server.guard.descriptors import room
from sleuth.server.settings import Settings

KEPT = 8
"""One in this many connections is reserved for seated people."""
MOST_SAID = 128 * 1024
"""Bytes: a player needs a few hundred. Small frames are slow to read: a thousand pings take about 25 ms."""


class Rules(Struct, frozen=True, kw_only=True):
    """How many connections there may be, and how long each may take for what it does."""

    most: int
    """The most connections in total."""
    strangers: int
    """From this number of connections on, only seated people are let in."""
    per_address: int = 0
    """The most connections from one address; 0 sets no limit."""
    trusted: tuple[Network, ...] = ()
    """Proxies: their connections carry many people."""
    head_seconds: float = 10.0
    """The time for the head of a request or handshake, from the connection or the previous answer."""
    body_seconds: float = 30.0
    """The time for the whole body of a request."""
    reading_seconds: float = 20.0
    """The interval within which a client must have read some of what is pending."""
    silence_seconds: float = 60.0
    """How long a live connection may send nothing, not even a pong."""
    most_said: float = 0
    """The most bytes a live connection may send per second; 0 sets no limit."""


def rules_of(settings: Settings) -> Rules:
    """Return the rules of a server; without a limit in the settings, open files set it."""
    most = settings.connections or room(2 * settings.workers)  # there are two pools
    return Rules(
        most=most,
        strangers=most - max(most // KEPT, 1),
        per_address=settings.connections_per_address,
        trusted=networks(settings.trusted_proxies),
        head_seconds=settings.head_seconds,
        body_seconds=settings.body_seconds,
        reading_seconds=settings.reading_seconds,
        silence_seconds=settings.silence_seconds,
        most_said=MOST_SAID * settings.limits,
    )
