"""Why a bot does something, as data: a code and what its sentence names. `locales/*/bots.ftl` has the sentences."""

from msgspec import Struct

from sleuth.core.game import CardId, Seat, Spot


class Reason(Struct, frozen=True, omit_defaults=True):
    """One reason for an action; an action may have several."""

    code: str
    cards: tuple[CardId, ...] = ()
    shares: tuple[int, ...] = ()
    """For each of the cards, how likely it is in the case, in percent."""
    seat: Seat | None = None
    place: Spot | None = None
    number: float | None = None
    """How many, how likely (in percent), or how much (in bits)."""


def percent(chance: float) -> int:
    """Round a probability to whole percent; an open one never becomes 0 or 100."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
