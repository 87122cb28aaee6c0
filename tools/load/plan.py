"""What the process of people is asked to do, and what it answers: a line of JSON each."""

from msgspec import Struct

from tools.server_load import Guest


class Step(Struct):
    """Join more tables, then play at some of them, one action a second each."""

    ports: list[int]
    """The servers."""
    guests: list[Guest]
    """More tables, where the cards are dealt."""
    tables: int
    """At how many of them something happens; at the others people only sit."""
    seconds: float


class Began(Struct, tag=True):
    """Everybody has got going: from now on it counts."""


class Played(Struct, tag=True):
    """How a step went; times are from when an action was due until the last person had all that followed."""

    tables: int
    actions: int
    seconds: float
    latencies: list[float]
    """In seconds, sorted; without the interrupted ones."""
    interrupted: list[float]
    """Of actions during which somebody at the table had no connection."""
    drops: int
    """How many connections were lost."""
    refused: int
    confirmed: list[list[int]]
    """How many actions each person at each table has got confirmed, since the first step: the keys k1, k2, ..."""

    def at(self, percent: int) -> float:
        """Return a percentile of the latencies."""
        return self.latencies[min(len(self.latencies) * percent // 100, len(self.latencies) - 1)]
