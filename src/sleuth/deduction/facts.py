"""What a seat has learnt. Every fact has the same form: an owner holds `least` to `most` of some cards."""

from typing import Literal

from msgspec import Struct

from sleuth.core.game import CardId, Seat
from sleuth.core.view import HiddenOwner

Owner = HiddenOwner | Literal["open"]
"""Who or what holds a card: a seat, the case, or a pile (beside the board, in the centre, or face up)."""

How = Literal[
    "hand",  # dealt to me
    "open",  # lies face up
    "shown",  # shown to me
    "showed",  # shown to somebody else
    "passed",  # has none of the cards asked for
    "accused",  # a false accusation
    "peeked",  # a random card I looked at
    "looked",  # a face-down card I looked at
    "opened",  # a hand laid open (R8.5)
    "tip-shown",  # a tip: shown to me
    "tip-showed",  # a tip: shown to somebody else
    "tip-all",  # a tip: all cards with the feature
    "tip-none",  # a tip: no card with the feature
    "second-none",  # had no second card to show
    "second-showed",  # showed a second card to somebody else
    "false-witness",  # was found to have denied a card
    "case",  # the case as I know it
    "noted",  # written down by a person
]


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An owner holds at least `least` and at most `most` of these cards, and how that is known."""

    how: How
    owner: Owner
    cards: tuple[CardId, ...]
    least: int
    most: int
    among: tuple[CardId, ...] = ()
    """The cards the owner chose from, if the owner chose which one to show."""
    to: Seat | None = None
    """The seat that asked, if one did."""
    turn: int = 0
    note: int | None = None
    """The number of the note it comes from, if a person wrote it down."""


def holds(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """Return the fact that the owner holds all of these cards."""
    return Fact(how=how, owner=owner, cards=cards, least=len(cards), most=len(cards), **more)  # type: ignore[arg-type]


def lacks(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """Return the fact that the owner holds none of these cards."""
    return Fact(how=how, owner=owner, cards=cards, least=0, most=0, **more)  # type: ignore[arg-type]


def holds_some(how: How, owner: Owner, *cards: CardId, least: int = 1, **more: object) -> Fact:
    """Return the fact that the owner holds at least one (or `least`) of these cards."""
    return Fact(how=how, owner=owner, cards=cards, least=least, most=len(cards), **more)  # type: ignore[arg-type]


def not_all(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """Return the fact that the owner does not hold all of these cards together."""
    return Fact(how=how, owner=owner, cards=cards, least=0, most=len(cards) - 1, **more)  # type: ignore[arg-type]
