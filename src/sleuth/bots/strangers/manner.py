"""The manner of a stranger: how it thinks, asks, shows and accuses, as data."""

from typing import Literal

from msgspec import Struct

Thinks = Literal["crossing", "paper", "certain", "exact"]
"""Crosses off what it is shown, keeps a sheet, knows all certainties, or knows all probabilities."""
Asks = Literal["random", "open", "proof", "likely", "information", "steady"]
"""Any cards; cards that could be in the case; those closest to proof; the likeliest; those that promise the most
information; or the last question with as few changes as possible."""
Shows = Literal["first", "last", "random", "same", "fresh"]
"""Always the first or the last card in the order of the edition; any; one it has shown before; or one it has not."""


class Manner(Struct, frozen=True):
    """How a stranger plays."""

    thinks: Thinks
    asks: Asks
    own: int | None = 0
    """How many of its own cards it wants to name as cover; `None`: it does not care whether a card is its own."""
    covers: float = 1.0
    """How often it wants that; otherwise it names none."""
    shows: Shows = "random"
    nerve: float = 1.0
    """How likely a case must be before it accuses."""
    waits: int = 0
    """How many of its turns it waits once it could accuse."""
    denies: float = 0.0
    """How often it denies a card it holds, where the rules give it the choice (R11)."""
    forgets: float = 0.0
    """How often it forgets to cross off a card it was shown."""
