"""The sheet and what follows from it, for the terminal."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice

from rich.console import Console
from rich.text import Text

from sleuth.core.game import CardId
from sleuth.deduction import Knowledge, Owner
from sleuth.deduction.sheet import Sheet, SheetCell, owner_label, percent
from sleuth.sentences import Speaker

_STYLES = {"yes": "bold green", "no": "dim", "one-of": "", "open": ""}
CELL = 4
"""The minimum width of a column: a probability."""
LABEL = 12
"""The minimum width of the cards' names."""


def show_sheet(console: Console, sheet: Sheet, names: Sequence[str], voice: Speaker) -> None:
    """Print the sheet; long names are cut only where a terminal is too narrow for them."""
    console.print(draw_sheet(sheet, names, voice, console.width if console.is_terminal else None), soft_wrap=True)


def draw_sheet(sheet: Sheet, names: Sequence[str], voice: Speaker, width: int | None = None) -> Text:
    """Draw the sheet as a table: ✓ certain, · impossible, otherwise the probability."""
    owners = sheet.owners
    labels = {card: f"  {voice.card(card)}" for cards in sheet.rows for card in cards}
    heads = [owner_label(owner, names, voice) for owner in owners]
    first = max(map(len, labels.values()))
    most = max(map(len, heads))
    if width is not None:
        most = max(CELL, (width - first) // len(owners) - 1)
        first = min(first, max(LABEL, width - len(owners) * (CELL + 1)))
    widths = [max(CELL, min(len(head), most)) for head in heads]
    lines = [Text(" " * first) + _row([Text(_cut(head, most), "bold") for head in heads], widths)]
    for kind, cards in zip(voice.edition.kinds, sheet.rows, strict=True):
        lines.append(Text(voice.kind(kind, "many"), "bold"))
        for card in cards:
            cells = [_drawn(sheet.cell(card, owner), owner) for owner in owners]
            lines.append(Text(_cut(labels[card], first).ljust(first)) + _row(cells, widths))
    return Text("\n").join(lines)


def _row(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Return cells centred in their columns."""
    row = Text()
    for cell, width in zip(cells, widths, strict=True):
        cell.align("center", width)
        row += Text(" ") + cell
    return row


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _drawn(cell: SheetCell, owner: Owner) -> Text:
    style = "bold yellow" if cell.mark == "yes" and owner == "case" else _STYLES[cell.mark]
    return Text(cell.sign, style=style)


def tell_deals(knowledge: Knowledge, voice: Speaker) -> str:
    """Return how many deals are possible; the digits in groups of three."""
    return voice.text("assist-deals", number=f"{knowledge.deals:,}".replace(",", "\u202f"))


def tell_cases(knowledge: Knowledge, voice: Speaker, top: int) -> Iterator[str]:
    """Yield the most likely cases."""
    cases = knowledge.cases
    if len(cases) == 1:
        yield voice.text("assist-case-known", cards=voice.cards(cases[0][0]))
        return
    yield voice.text("assist-cases", shown=min(top, len(cases)), count=len(cases))
    for cards, weight in islice(cases, top):
        yield f"  {percent(Fraction(weight, knowledge.total)):>4}  {voice.cards(cards)}"


def tell_news(
    before: dict[CardId, Owner], after: dict[CardId, Owner], names: Sequence[str], voice: Speaker
) -> Iterator[str]:
    """Yield which cards have become certain."""
    for card, owner in after.items():
        if before.get(card) != owner:
            yield f"  {voice.card(card)}: {owner_label(owner, names, voice)}"
