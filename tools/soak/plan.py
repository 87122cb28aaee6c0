"""How much happens in a soak, and when."""

from msgspec import Struct

CALM, LOADED, KILLED = 0.1, 0.15, 0.25
"""Shares of the time: first a few people play calmly, then there is load, then abuse too while the server is killed
again and again; the rest is a stretch without kills, in which memory and latency are compared."""


class Amounts(Struct, frozen=True):
    """The numbers of tables, clients and kills."""

    tables: int
    """Games at a time, each followed by another with new names in another edition."""
    bystanders: int
    """Tables of three people who play calmly."""
    silent: int
    """Connections that send nothing, or only a part of a head."""
    slow: int
    """Clients that send byte by byte, and as many that read nothing."""
    kills: int


class Times(Struct, frozen=True):
    """When each part begins, by the clock all processes share (`time.monotonic`)."""

    begin: float
    load: float
    abuse: float
    stretch: float
    """From here on the server is no longer killed."""
    end: float

    def kills(self, number: int) -> list[float]:
        """Return the moments at which the server is killed."""
        step = (self.stretch - self.abuse) / (number + 1)
        return [self.abuse + step * (each + 1) for each in range(number)]


def times(begin: float, seconds: float) -> Times:
    """Divide the available time."""
    shares = (0, CALM, CALM + LOADED, CALM + LOADED + KILLED, 1)
    return Times(*(begin + share * seconds for share in shares))
