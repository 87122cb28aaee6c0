"""What the extra cards are: intrigue cards and investigation cards, by their ids."""

from typing import NamedTuple

from sleuth.core.game import CardId
from sleuth.editions import Edition

WALKER = "white-walker"
"""The last one in the deck takes the seat that draws it (R8.5)."""
AT_ONCE = frozenset({WALKER, "send-to-centre", "all-look-left"})
"""Intrigue cards that are not kept (R8.9)."""
TURN_EFFECTS = ("another-turn", "look-right", "look-any")
"""Effects for any quiet moment of the own turn (R8.6, R8.13)."""
EFFECTS = frozenset(
    {"add-six", "any-place", "decline", "second-rumour", "see-shown", "move-again", "second-card", *TURN_EFFECTS}
)
"""Everything a kept card or an ability can do."""

ANY_CITY, OWN_CITY = "suspicion-any-city", "suspicion-own-city"
PEEK, PEEK_LEFT, PEEK_RIGHT = "peek", "peek-left", "peek-right"
PLAIN_INVESTIGATIONS = frozenset({ANY_CITY, OWN_CITY, PEEK, PEEK_LEFT, PEEK_RIGHT})


class Tip(NamedTuple):
    """What a tip asks for: a feature (or a kind), one card or all of them, openly or in secret."""

    feature: str
    every: bool
    secret: bool


def read_tip(card: str) -> Tip | None:
    """The tip on an investigation card, if it is one (R9.8, R9.9)."""
    for prefix, every, secret in (("secret-one-", False, True), ("secret-all-", True, True), ("tip-", False, False)):
        if card.startswith(prefix):
            return Tip(card.removeprefix(prefix), every, secret)
    return None


def featured(edition: Edition, feature: str) -> tuple[CardId, ...]:
    """The cards of an edition that have a feature, or are of that kind."""
    return tuple(card.id for card in edition.cards if feature in card.features or card.kind == feature)
