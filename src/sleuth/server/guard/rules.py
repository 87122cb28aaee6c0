"""What the guard goes by, as the settings say it."""

from msgspec import Struct

from sleuth.server.addresses import Network, networks
from sleuth.server.guard.descriptors import room
from sleuth.server.settings import Settings

KEPT = 8
"""One of so many connections is kept for people who sit at tables."""
MOST_SAID = 128 * 1024
"""Bytes: a player needs a few hundred. Small frames take long to read: a thousand pings, some 25 ms."""


class Rules(Struct, frozen=True, kw_only=True):
    """How many connections there may be, and how long each may take for what it does."""

    most: int
    """Connections in all."""
    strangers: int
    """From this number on, only people who sit at tables are let in."""
    per_address: int = 0
    """Connections from one address; 0 sets no limit."""
    trusted: tuple[Network, ...] = ()
    """Proxies: their connections are those of many people."""
    head_seconds: float = 10.0
    """For the head of a request, handshakes included, from the connection or the answer before it."""
    body_seconds: float = 30.0
    """For the whole body of a request."""
    reading_seconds: float = 20.0
    """How often a client must have read some of what waits for it."""
    silence_seconds: float = 60.0
    """For a live connection to say nothing, not even that it is there."""
    most_said: float = 0
    """Bytes a live connection may send in a second; 0 sets no limit."""


def rules_of(settings: Settings) -> Rules:
    """Return the rules of a server; without a number in the settings, open files are the measure."""
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
