"""Automatic marks for a sheet: what a seat saw, or everything that follows from it."""

from itertools import product

from sleuth.core.game import CardId
from sleuth.deduction.facts import Fact, Owner
from sleuth.deduction.observer import Observer
from sleuth.deduction.sheet import Mark, Sheet

Marks = dict[tuple[CardId, Owner], Mark]
"""Marks by entry; an entry without one is `open`."""


def seen_marks(observer: Observer) -> Marks:
    """Return marks for what a seat has seen, without conclusions except that it holds no card outside its hand."""
    assert observer.shape is not None
    marks: Marks = {}
    if observer.view.own.hand and observer.seat is not None:
        marks |= {(card, observer.seat): "no" for card in observer.shape.cards}
    found = [(fact, mark) for fact in observer.facts if (mark := _mark_of(fact)) is not None]
    for fact, mark in sorted(found, key=lambda pair: pair[1] != "one-of"):  # certainties overwrite the others
        marks |= {(card, fact.owner): mark for card in fact.cards}
    return marks


def _mark_of(fact: Fact) -> Mark | None:
    """Return what a fact says about each single card of it."""
    if fact.most == 0:
        return "no"
    if fact.least == len(fact.cards):
        return "yes"
    return "one-of" if fact.least else None


def certain_marks(sheet: Sheet) -> Marks:
    """Return the marks of all entries that are certain."""
    entries = product((card for cards in sheet.rows for card in cards), sheet.owners)
    cells = {entry: sheet.cell(*entry).mark for entry in entries}
    return {entry: mark for entry, mark in cells.items() if mark != "open"}
