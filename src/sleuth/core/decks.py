"""The extra cards by their ids: intrigue cards and investigation cards."""

from typing import NamedTuple

from sleuth.core.game import CardId
from sleuth.editions import Edition

WALKER = "white-walker"
"""The last one in the deck takes the seat of whoever draws it (R8.5)."""
AT_ONCE = frozenset({WALKER, "send-to-centre", "all-look-left"})
"""Intrigue cards that are played at once and never kept (R8.5, R8.9)."""
TURN_EFFECTS = ("another-turn", "look-right", "look-any")
"""Effects for any moment of the player's own turn in which no answer is pending (R8.6, R8.13)."""
EFFECTS = frozenset(
    {"add-six", "any-place", "decline", "second-rumour", "see-shown", "move-again", "second-card", *TURN_EFFECTS}
)
"""Every effect of a kept card or an ability."""

ANY_CITY, OWN_CITY = "suspicion-any-city", "suspicion-own-city"
PEEK, PEEK_LEFT, PEEK_RIGHT = "peek", "peek-left", "peek-right"
PLAIN_INVESTIGATIONS = frozenset({ANY_CITY, OWN_CITY, PEEK, PEEK_LEFT, PEEK_RIGHT})


class Tip(NamedTuple):
    """What a tip asks for: cards with a feature (or of a kind), one or all of them, openly or in secret."""

    feature: str
    every: bool
    secret: bool


def read_tip(card: str) -> Tip | None:
    """Return the tip on an investigation card, or `None` if the card is not a tip (R9.8, R9.9)."""
    for prefix, every, secret in (("secret-one-", False, True), ("secret-all-", True, True), ("tip-", False, False)):
        if card.startswith(prefix):
            return Tip(card.removeprefix(prefix), every, secret)
    return None


def featured(edition: Edition, feature: str) -> tuple[CardId, ...]:
    """Return the cards of an edition that have a feature, or are of that kind."""
    return tuple(card.id for card in edition.cards if feature in card.features or card.kind == feature)
