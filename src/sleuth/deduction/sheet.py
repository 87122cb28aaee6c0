"""The detective's sheet of a seat: cards by owners, with the person's own marks beside the engine's."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Protocol

from msgspec import Struct

from sleuth.core.game import CardId
from sleuth.deduction.facts import Owner
from sleuth.deduction.knowledge import Knowledge
from sleuth.editions import Edition

Mark = Literal["yes", "no", "one-of", "open"]
"""What is known about an owner and a card.

`yes`: the owner certainly holds it; `no`: certainly not; `one-of`: the owner holds one of some cards, this among them;
`open`: nothing is certain.
"""

SIGNS: Mapping[Mark, str] = {"yes": "✓", "no": "·", "one-of": "?", "open": "?"}
"""How marks are written; an open entry of the engine shows its probability instead."""

_JSON_MARKS: Mapping[Mark, str] = {"yes": "yes", "no": "no", "one-of": "maybe", "open": "maybe"}
"""How `as_json` writes marks: programs rely on these words."""


class SheetVoice(Protocol):
    """What writes a sheet as text; `sleuth.sentences.Speaker` is one."""

    @property
    def edition(self) -> Edition:
        """The edition it speaks of."""

    def card(self, card: CardId) -> str:
        """Return the name of a card."""

    def kind(self, kind: str, form: str | None = None) -> str:
        """Return the name of a kind."""

    def text(self, key: str, **args: Any) -> str:
        """Return a message."""


class SheetCell(Struct, frozen=True):
    """One entry of a sheet: what can be known, and what the person has marked."""

    mark: Mark
    exact: Fraction
    own: Mark | None = None

    @property
    def probability(self) -> float:
        """The probability that the owner holds the card."""
        return float(self.exact)

    @property
    def sign(self) -> str:
        """The engine's mark, or the probability where that is open."""
        return SIGNS[self.mark] if self.mark != "open" else percent(self.exact)


class Remark(Struct, frozen=True):
    """A lesson about one of the person's marks, or about a missing one."""

    sort: Literal["wrong", "missing", "unjustified"]
    card: CardId
    owner: Owner
    own: Mark | None
    mark: Mark
    exact: Fraction


class Sheet:
    """A table whose rows are cards, grouped by kind, and whose columns are owners."""

    def __init__(
        self,
        knowledge: Knowledge,
        own: Mapping[tuple[CardId, Owner], Mark] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.knowledge = knowledge
        self.own: dict[tuple[CardId, Owner], Mark] = dict(own or {})
        self.names = tuple(names)
        """The names of the players, by seat; only for printing."""

    def __repr__(self) -> str:
        certain, cards = len(self.knowledge.certain), len(self.knowledge.shape.cards)
        return f"<Sheet of {cards} cards and {len(self.owners)} owners: {certain} certain>"

    def __str__(self) -> str:
        from sleuth.deduction.sheet_text import plain_text  # only printing needs it

        return plain_text(self)

    def _repr_html_(self) -> str:
        from sleuth.deduction.sheet_text import as_html

        return as_html(self)

    @property
    def owners(self) -> tuple[Owner, ...]:
        """The columns: the case first, then the seats and the piles."""
        owners = self.knowledge.shape.owners
        return ("case", *(owner for owner in owners if owner != "case"))

    @property
    def rows(self) -> tuple[tuple[CardId, ...], ...]:
        """The cards, one tuple per kind."""
        shape = self.knowledge.shape
        pairs = list(zip(shape.cards, shape.kinds, strict=True))
        return tuple(tuple(card for card, of in pairs if of == kind) for kind in range(max(shape.kinds) + 1))

    def cell(self, card: CardId, owner: Owner) -> SheetCell:
        """Return one entry."""
        exact = self.knowledge.exact(card, owner)
        mark: Mark = "yes" if exact == 1 else "no" if exact == 0 else "open"
        return SheetCell(mark, exact, self.own.get((card, owner)))

    def set_own(self, card: CardId, owner: Owner, mark: Mark | None) -> None:
        """Set the person's own mark, or remove it."""
        if mark is None:
            self.own.pop((card, owner), None)
        else:
            self.own[card, owner] = mark

    def as_json(self) -> dict[str, Any]:
        """Return the sheet for programs; owners are seat numbers or names of piles."""
        rows = [
            {"card": card, "kind": kind, "cells": [self._cell_json(card, owner) for owner in self.owners]}
            for kind, cards in enumerate(self.rows)
            for card in cards
        ]
        return {"owners": list(self.owners), "rows": rows}

    def _cell_json(self, card: CardId, owner: Owner) -> dict[str, Any]:
        cell = self.cell(card, owner)
        own = None if cell.own is None else _JSON_MARKS[cell.own]
        return {"mark": _JSON_MARKS[cell.mark], "p": cell.probability, "exact": str(cell.exact), "own": own}

    def as_text(self, names: Sequence[str], voice: SheetVoice) -> str:
        """Return the sheet as lines of text; the person's own marks follow the engine's, in brackets."""
        from sleuth.deduction.sheet_text import Group, text_table

        heads = [owner_label(owner, names, voice) for owner in self.owners]
        kinds = [voice.kind(kind, "many") for kind in voice.edition.kinds]
        rows = [
            [(voice.card(card), [self._written(card, owner) for owner in self.owners]) for card in cards]
            for cards in self.rows
        ]
        return text_table(heads, [Group(kind, cards) for kind, cards in zip(kinds, rows, strict=True)])

    def _written(self, card: CardId, owner: Owner) -> str:
        cell = self.cell(card, owner)
        return cell.sign if cell.own is None else f"{cell.sign} [{SIGNS[cell.own]}]"


def teach(sheet: Sheet) -> tuple[Remark, ...]:
    """Return what the person could learn: wrong marks, unjustified marks, and certainties not marked yet.

    A missing `no` is reported only while the card's owner is not certain: otherwise the missing `yes` implies it.
    """
    return tuple(remark for cards in sheet.rows for card in cards for remark in _row_remarks(sheet, card))


def _row_remarks(sheet: Sheet, card: CardId) -> Iterator[Remark]:
    settled = sheet.knowledge.owner_of(card) is not None
    for owner in sheet.owners:
        cell = sheet.cell(card, owner)
        sort = _judge(cell, settled)
        if sort is not None:
            yield Remark(sort, card, owner, cell.own, cell.mark, cell.exact)


def _judge(cell: SheetCell, settled: bool) -> Literal["wrong", "missing", "unjustified"] | None:
    if cell.own not in ("yes", "no"):
        missing = cell.mark == "yes" or (cell.mark == "no" and (not settled or cell.own is not None))
        return "missing" if missing else None
    if cell.mark == "open":
        return "unjustified"
    return None if cell.own == cell.mark else "wrong"


def owner_label(owner: Owner, names: Sequence[str], voice: SheetVoice) -> str:
    """Return the heading of an owner's column."""
    return names[owner] if isinstance(owner, int) else voice.text(f"assist-owner-{owner}")


def percent(exact: Fraction) -> str:
    """Return a probability in whole percent; what is not certain never reads 0% or 100%."""
    if 0 < exact <= Fraction(1, 200):
        return "<1%"
    if Fraction(199, 200) <= exact < 1:
        return ">99%"
    return f"{float(exact) * 100:.0f}%"
