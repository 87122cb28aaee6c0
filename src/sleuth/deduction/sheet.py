"""The detective's notebook of a seat: a table of cards and owners, with the person's own marks beside the engine's."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Protocol

from msgspec import Struct

from sleuth.core.game import CardId
from sleuth.deduction.facts import Owner
from sleuth.deduction.knowledge import Knowledge
from sleuth.editions import Edition

Mark = Literal["yes", "no", "maybe"]
"""The owner certainly holds the card, certainly not, or it is open."""

SIGNS: Mapping[Mark, str] = {"yes": "✓", "no": "·", "maybe": "?"}
"""How marks are written; an open entry of the engine shows its probability instead."""


class Voice(Protocol):
    """What the text of a sheet needs; `sleuth.sentences.Speaker` is one."""

    @property
    def edition(self) -> Edition:
        """The edition it speaks of."""

    def card(self, card: CardId) -> str:
        """The name of a card."""

    def kind(self, kind: str, form: str | None = None) -> str:
        """The name of a kind."""

    def text(self, key: str, **args: Any) -> str:
        """A message."""


class Cell(Struct, frozen=True):
    """One entry: what can be known, and what the person has marked."""

    mark: Mark
    exact: Fraction
    own: Mark | None = None

    @property
    def probability(self) -> float:
        """The probability that the owner holds the card."""
        return float(self.exact)

    @property
    def sign(self) -> str:
        """The engine's mark or the probability."""
        return SIGNS[self.mark] if self.mark != "maybe" else percent(self.exact)


class Remark(Struct, frozen=True):
    """Something to learn from one of the person's marks, or from a missing one."""

    sort: Literal["wrong", "missing", "unjustified"]
    card: CardId
    owner: Owner
    own: Mark | None
    mark: Mark
    exact: Fraction


class Sheet:
    """Rows are cards, grouped by kind; columns are owners."""

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

    def cell(self, card: CardId, owner: Owner) -> Cell:
        """One entry."""
        exact = self.knowledge.exact(card, owner)
        mark: Mark = "yes" if exact == 1 else "no" if exact == 0 else "maybe"
        return Cell(mark, exact, self.own.get((card, owner)))

    def set_own(self, card: CardId, owner: Owner, mark: Mark | None) -> None:
        """Write down the person's own mark, or wipe it out."""
        if mark is None:
            self.own.pop((card, owner), None)
        else:
            self.own[card, owner] = mark

    def as_json(self) -> dict[str, Any]:
        """The sheet for programs; owners are seats as numbers, or piles."""
        rows = [
            {"card": card, "kind": kind, "cells": [self._cell_json(card, owner) for owner in self.owners]}
            for kind, cards in enumerate(self.rows)
            for card in cards
        ]
        return {"owners": list(self.owners), "rows": rows}

    def _cell_json(self, card: CardId, owner: Owner) -> dict[str, Any]:
        cell = self.cell(card, owner)
        return {"mark": cell.mark, "p": cell.probability, "exact": str(cell.exact), "own": cell.own}

    def as_text(self, names: Sequence[str], voice: Voice) -> str:
        """The sheet as lines of text; the person's own marks stand behind the engine's, in brackets."""
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
    """What the person could learn: wrong marks, marks that nothing justifies, and certainties not marked yet.

    A missing `no` is only told where nobody is certain to hold the card: otherwise the `yes` says it.
    """
    return tuple(remark for cards in sheet.rows for card in cards for remark in _row_remarks(sheet, card))


def _row_remarks(sheet: Sheet, card: CardId) -> Iterator[Remark]:
    settled = sheet.knowledge.owner_of(card) is not None
    for owner in sheet.owners:
        cell = sheet.cell(card, owner)
        sort = _judge(cell, settled)
        if sort is not None:
            yield Remark(sort, card, owner, cell.own, cell.mark, cell.exact)


def _judge(cell: Cell, settled: bool) -> Literal["wrong", "missing", "unjustified"] | None:
    if cell.own in (None, "maybe"):
        told = cell.mark == "yes" or (cell.mark == "no" and (not settled or cell.own == "maybe"))
        return "missing" if told else None
    if cell.mark == "maybe":
        return "unjustified"
    return None if cell.own == cell.mark else "wrong"


def owner_label(owner: Owner, names: Sequence[str], voice: Voice) -> str:
    """What an owner is called at the head of a column."""
    return names[owner] if isinstance(owner, int) else voice.text(f"assist-owner-{owner}")


def percent(exact: Fraction) -> str:
    """A probability in whole percent; what is open never looks certain."""
    if 0 < exact <= Fraction(1, 200):
        return "<1%"
    if Fraction(199, 200) <= exact < 1:
        return ">99%"
    return f"{float(exact) * 100:.0f}%"
