"""The sheet in the terminal: cards by owners in two halves, to fit 80 columns and 24 lines."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from sleuth.core.game import CardId
from sleuth.deduction import Observer, Owner, Sheet
from sleuth.deduction.sheet import SIGNS, owner_label
from sleuth.deduction.sheet_marks import Marks
from sleuth.review.insight import marks_of
from sleuth.sentences import Speaker

Signs = Mapping[tuple[CardId, Owner], str]
"""What the person has written into entries: any character."""

LEAST = 12
"""The minimum width of the cards' names."""
GAP = 3
"""Columns between the halves."""
_STYLES = {"yes": "bold green", "no": "dim", "one-of": "", "open": ""}
_OWN = "bold magenta"


class TerminalSheet:
    """The sheet of one seat, once the cards are dealt."""

    def __init__(self, observer: Observer, voice: Speaker) -> None:
        assert observer.shape is not None
        self.observer = observer
        self.voice = voice
        self.names = observer.view.game.names
        self.owners = Sheet(observer.knowledge()).owners
        self.labels = [owner_label(owner, self.names, voice) for owner in self.owners]
        self.heads = short_names(self.labels)

    def draw(self, own: Signs, width: int, *, follows: bool = False) -> Text:
        """Draw the table: what was seen, or all that follows; the person's own marks take precedence."""
        marks = marks_of(self.observer, "follows" if follows else "seen")
        columns = sum(len(head) + 1 for head in self.heads)
        halves = 2 if width >= 2 * (LEAST + columns) + GAP else 1
        space = (width - GAP * (halves - 1)) // halves - columns
        kinds = zip(self.voice.edition.kinds, self.voice.edition.by_kind, strict=True)
        *first, last = [list(self._group(kind, cards, marks, own, space)) for kind, cards in kinds]
        left = [self._head(space), *(line for group in first for line in group)]
        right = [self._head(space), *last]
        if halves == 1:
            return Text("\n").join([*left, *last])
        label = max(line.cell_len for line in left)
        return Text("\n").join(_beside(left, right, label))

    def legend(self) -> str:
        """Return which column belongs to whom."""
        return ", ".join(f"{head} {label}" for head, label in zip(self.heads, self.labels, strict=True))

    def _head(self, space: int) -> Text:
        return Text(" " * self._label_width(space)) + Text("".join(f" {head}" for head in self.heads), "bold")

    def _label_width(self, space: int) -> int:
        return min(space, max(len(self.voice.card(card.id)) for card in self.voice.edition.cards) + 1)

    def _group(self, kind: str, cards: Sequence[CardId], marks: Marks, own: Signs, space: int) -> Iterator[Text]:
        """Yield the lines of one kind."""
        title = self.voice.kind(kind, "many")
        yield Text(title[:1].upper() + title[1:], "bold")
        width, hand = self._label_width(space), self.observer.view.own.hand
        for card in cards:
            line = Text(_cut(f" {self.voice.card(card)}", width).ljust(width), "bold" if card in hand else "")
            for owner, head in zip(self.owners, self.heads, strict=True):
                line += Text(" ") + _cell(marks, own, card, owner, len(head))
            yield line


def _cell(marks: Marks, own: Signs, card: CardId, owner: Owner, width: int) -> Text:
    sign = own.get((card, owner))
    if sign is not None:
        return Text(sign.ljust(width), _OWN)
    mark = marks.get((card, owner))
    return Text(" " * width) if mark is None else Text(SIGNS[mark].ljust(width), _STYLES[mark])


def _beside(left: Sequence[Text], right: Sequence[Text], width: int) -> Iterator[Text]:
    """Yield two columns of lines as one."""
    for one, other in zip_longest(left, right, fillvalue=Text()):
        yield one + Text(" " * (width - one.cell_len + GAP)) + other if other.cell_len else one


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def short_names(labels: Sequence[str]) -> list[str]:
    """Return one or two letters for each label, all different; a number where letters do not distinguish them."""
    letters = ["".join(sign for sign in label if sign.isalnum()) or "?" for label in labels]
    return [_short(letters, index) for index in range(len(letters))]


def _short(letters: Sequence[str], index: int) -> str:
    for count in (1, 2):
        start = letters[index][:count].casefold()
        if sum(other[:count].casefold() == start for other in letters) == 1:
            return letters[index][:1].upper() + letters[index][1:count]
    return f"{letters[index][0].upper()}{index}"
