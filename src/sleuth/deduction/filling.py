"""What fills in a sheet by itself: what a seat saw, or all that follows from it."""

from itertools import product

from sleuth.core.game import CardId
from sleuth.deduction.facts import Fact, Owner
from sleuth.deduction.observing import Observer
from sleuth.deduction.sheet import Mark, Sheet

Marks = dict[tuple[CardId, Owner], Mark]
"""Marks of entries; an entry of which nothing is known has none.

`maybe`: the owner was seen to show one of some cards, this among them, and it is still open which.
"""


def seen_marks(observer: Observer) -> Marks:
    """What a seat was dealt, shown and told, without any conclusion; it has none of the cards outside its hand."""
    assert observer.shape is not None
    marks: Marks = {}
    if observer.view.own.hand and observer.seat is not None:
        marks |= {(card, observer.seat): "no" for card in observer.shape.cards}
    told = [(fact, mark) for fact in observer.facts if (mark := _of(fact)) is not None]
    for fact, mark in sorted(told, key=lambda pair: pair[1] != "maybe"):  # what is certain overwrites what may be
        marks |= {(card, fact.owner): mark for card in fact.cards}
    return marks


def _of(fact: Fact) -> Mark | None:
    """What a fact says about each of its cards alone."""
    if fact.most == 0:
        return "no"
    if fact.least == len(fact.cards):
        return "yes"
    return "maybe" if fact.least else None


def certain_marks(sheet: Sheet) -> Marks:
    """Everything that follows."""
    entries = product((card for cards in sheet.rows for card in cards), sheet.owners)
    cells = {entry: sheet.cell(*entry).mark for entry in entries}
    return {entry: mark for entry, mark in cells.items() if mark != "maybe"}
