"""A sheet as a table of text, and as HTML for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # it imports this module where it is printed
    from sleuth.deduction.sheet import Sheet


CERTAIN = "26, 158, 143"
"""The colour behind likely entries, as red, green and blue; legible on light and dark pages."""

TABLE = "border-collapse:collapse;color:inherit;text-align:center"


class Group(NamedTuple):
    """The rows of one kind of cards, under a heading: each row is a label and its cells."""

    heading: str
    rows: Sequence[tuple[str, Sequence[str]]]


def text_table(heads: Sequence[str], groups: Sequence[Group]) -> str:
    """Return a table whose cells are centred below their heads; each group begins with its heading."""
    rows = [row for group in groups for row in group.rows]
    first = max(len(label) for label in (*(label for label, _ in rows), *(group.heading for group in groups)))
    widths = [max(len(head), *(len(cells[column]) for _, cells in rows)) for column, head in enumerate(heads)]

    def line(label: str, cells: Sequence[str]) -> str:
        padded = [cell.center(width) for cell, width in zip(cells, widths, strict=True)]
        return "  ".join([label.ljust(first), *padded]).rstrip()

    lines = [line("", heads)]
    for group in groups:
        lines += [group.heading, *(line(label, cells) for label, cells in group.rows)]
    return "\n".join(lines)


def plain_text(sheet: Sheet) -> str:
    """Return the sheet with cards by their ids: `✓` certain, `·` impossible, otherwise the probability."""
    groups = [
        Group("", [(card, [sheet.cell(card, owner).sign for owner in sheet.owners]) for card in cards])
        for cards in sheet.rows
    ]
    return text_table(heads(sheet), groups)


def heads(sheet: Sheet) -> list[str]:
    """Return the heads of the columns: the names of the players, if the sheet has them, and the piles."""
    named = sheet.names or [f"seat {seat}" for seat in range(len(sheet.owners))]
    return [named[owner] if isinstance(owner, int) else owner for owner in sheet.owners]


def as_html(sheet: Sheet) -> str:
    """Return the sheet as an HTML table: the more likely an entry, the stronger its background."""
    head = "".join(f"<th>{escape(text)}</th>" for text in ("", *heads(sheet)))
    body = "".join(_html_row(sheet, card, first=card == cards[0]) for cards in sheet.rows for card in cards)
    return f'<table cellpadding="3" style="{TABLE}"><tr>{head}</tr>{body}</table>'


def _html_row(sheet: Sheet, card: str, *, first: bool) -> str:
    """Return a row; a line separates the kinds."""
    line = ' style="border-top:1px solid currentColor"' if first else ""
    cells = (sheet.cell(card, owner) for owner in sheet.owners)
    drawn = (_html_cell(cell.sign, cell.probability) for cell in cells)
    return f'<tr{line}><th style="text-align:left">{escape(card)}</th>{"".join(drawn)}</tr>'


def _html_cell(sign: str, probability: float) -> str:
    shade = f' style="background:rgba({CERTAIN},{0.6 * probability:.2f})"' if probability else ' style="opacity:.5"'
    return f"<td{shade}>{escape(sign)}</td>"
