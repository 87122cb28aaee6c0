"""What a seat has learnt. Every fact has the same form: an owner holds at least and at most so many of some cards."""

from typing import Literal

from msgspec import Struct

from sleuth.core.game import CardId, Seat
from sleuth.core.view import Owner as Pile

Owner = Pile | Literal["open"]
"""Whose a card is: a seat's, the case's, or of a pile: beside the board, in the centre, or face up."""

How = Literal[
    "hand",  # dealt to me
    "open",  # lies face up
    "shown",  # shown to me
    "showed",  # shown to somebody else
    "passed",  # had nothing to show
    "accused",  # a false accusation
    "peeked",  # a random card I looked at
    "looked",  # a face-down card I looked at
    "opened",  # a hand laid open
    "tip-shown",  # a tip: shown to me
    "tip-showed",  # a tip: shown to somebody else
    "tip-all",  # a tip: everything with the feature
    "tip-none",  # a tip: nothing with the feature
    "second-none",  # had no second card to show
    "second-showed",  # showed a second card to somebody else
    "false-witness",  # was found to have denied a card
    "case",  # I know the case
    "noted",  # a person says so
]


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An owner holds at least `least` and at most `most` of these cards, and how that is known."""

    how: How
    owner: Owner
    cards: tuple[CardId, ...]
    least: int
    most: int
    among: tuple[CardId, ...] = ()
    """What the owner could have shown instead, if he chose the card."""
    to: Seat | None = None
    """Who asked, where somebody did."""
    turn: int = 0
    note: int | None = None
    """The number of the note it comes from, if a person wrote it down."""


def holds(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """The owner holds all of these cards."""
    return Fact(how=how, owner=owner, cards=cards, least=len(cards), most=len(cards), **more)  # type: ignore[arg-type]


def lacks(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """The owner holds none of these cards."""
    return Fact(how=how, owner=owner, cards=cards, least=0, most=0, **more)  # type: ignore[arg-type]


def holds_some(how: How, owner: Owner, *cards: CardId, least: int = 1, **more: object) -> Fact:
    """The owner holds one of these cards, or more."""
    return Fact(how=how, owner=owner, cards=cards, least=least, most=len(cards), **more)  # type: ignore[arg-type]


def not_all(how: How, owner: Owner, *cards: CardId, **more: object) -> Fact:
    """The owner does not hold all of these cards together."""
    return Fact(how=how, owner=owner, cards=cards, least=0, most=len(cards) - 1, **more)  # type: ignore[arg-type]
