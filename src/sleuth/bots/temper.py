"""A player's temperament: the difference between two players who know the same."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    """A player's attitude to risk and to being read."""

    nerve: float = 1.0
    """How likely a case must be before it is named while others could still win; 1: only when it is certain.
    For a mastermind: below 0.5 bolder, above more careful than what wins most often."""
    bluff: float = 0.0
    """How often it names one of its own cards to mislead the table."""
    discretion: float = 0.15
    """How much it counts against a suggestion that everybody learns from it, where that is weighed at all."""


CALM = Temper()
