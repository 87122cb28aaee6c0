"""The temperament of a player: what differs between two who know equally much."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    """How a player feels about risk and about being read."""

    nerve: float = 1.0
    """How likely a case must be before it is named while others could still win; 1: only when it is certain."""
    bluff: float = 0.0
    """How often one of the own cards is named among the others, to lead the table astray."""
    discretion: float = 0.15
    """How much what everybody learns counts against a suggestion, where that is weighed at all."""


CALM = Temper()
