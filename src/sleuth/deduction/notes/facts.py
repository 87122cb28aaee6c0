"""Facts from notes: follows the rows of `rules.py`; a note of something impossible is refused."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, structs

from sleuth.core.game import CardId, Seat
from sleuth.deduction.facts import Fact
from sleuth.deduction.notes import rules as r
from sleuth.deduction.notes.errors import NotesError
from sleuth.deduction.notes.format import NOTES, Note
from sleuth.deduction.notes.words import TableWords
from sleuth.deduction.shape import Shape

Lists = dict[str, list[Any]]
"""What the rows work on: seats, owners, cards and answers, by name."""

_KINDS = {kind: word for word, kind in NOTES.items()}


class Context(NamedTuple):
    """What it takes to read a note: the table, the writer and their hand, and the number of the note from 0."""

    words: TableWords
    shape: Shape
    me: Seat | None
    hand: frozenset[CardId]
    number: int


def facts_of(note: Note, context: Context) -> list[Fact]:
    """Return the facts in a note; raises `NotesError`."""
    return list(_Reader(note, context).follow(r.RULES[_KINDS[type(note)]]))


class _Reader:
    """Follows rows for one note."""

    def __init__(self, note: Note, context: Context) -> None:
        self.at = context
        self.shown: dict[Seat, CardId] = {}
        """The cards that players are known to have shown for a tip."""
        fields = {name: value for name, value in structs.asdict(note).items() if value not in (None, UNSET)}
        self.lists: Lists = {
            **{name: [value] for name, value in fields.items()},
            r.ME: [] if context.me is None else [context.me],
            r.HAND: [*context.hand],
            r.SEATS: [*context.words.game.seats],
            r.CASE: ["case"],
            r.FACE_DOWN: ["side", "centre"],
            r.YES: [True],
            r.NO: [False],
        }

    def follow(self, rows: Iterable[r.AnyRow]) -> Iterator[Fact]:
        """Yield what the rows say that follows, in order."""
        for row in rows:
            match row:
                case r.Read():
                    if row.field in self.lists:
                        self.lists[row.name or row.field] = self._read(row.reading, self.lists[row.field][0])
                case r.Let():
                    self.lists[row.name] = self._let(row)
                case r.Refuse():
                    self._check(row)
                case r.Learn():
                    yield from self._learn(row)
                case r.ForEach():
                    for entry in self._chosen(row):
                        self.lists |= {row.name: [entry], "card": [self.shown[entry]] if entry in self.shown else []}
                        yield from self.follow(row.rows)

    # --- rows

    def _read(self, reading: r.Reading, value: Any) -> list[Any]:
        words, number = self.at.words, self.at.number
        match reading:
            case "seat":
                return [words.seat(value, number)]
            case "seats":
                return [*words.seats(value, number)]
            case "owner":
                return [words.owner(value, self.at.shape, number)]
            case "card":
                return [words.card(value, number)]
            case "cards":
                return [*words.cards(value, number)]
            case "three":
                return [*words.three(value, number)]
            case "featured":
                return [*words.featured(value, number)]
            case "answer":
                return [value if isinstance(value, bool) else words.card(value, number)]
            case "shown":
                self.shown = {words.seat(name, number): words.card(card, number) for name, card in value.items()}
                return [*self.shown]

    def _let(self, row: r.Let) -> list[Any]:
        found = self._chosen(row)[row.skip :]
        if not row.filled:
            return found
        shape, size = self.at.shape, len(self._list(row.filled))
        return [owner for owner in found if shape.sizes[shape.owner_index[owner]] == size]

    def _check(self, row: r.Refuse) -> None:
        if not self._counts(row):
            return
        found = self._chosen(row)
        if row.each and not found:
            return
        details = row.details | {detail: self._list(name)[0] for detail, name in row.quotes.items()}
        if row.detail:
            details[row.detail] = self.at.words.owner_name(found[0])
        raise NotesError(row.code, self.at.number, **details)

    def _learn(self, row: r.Learn) -> Iterator[Fact]:
        if not self._counts(row):
            return
        cards, to = tuple(self._list(row.cards)), self._list(row.to)
        for owner in self._chosen(row):
            yield Fact(
                how=row.how,
                owner=owner,
                cards=cards,
                least=len(cards) if row.least == "all" else row.least,
                most=row.most if isinstance(row.most, int) else len(cards) - (row.most == "fewer"),
                among=tuple(self._list(row.among)),
                to=to[0] if to else None,
                turn=self.at.number + 1,
                note=self.at.number,
            )

    # --- lists

    def _list(self, name: str) -> list[Any]:
        return self.lists.get(name, [])

    def _joined(self, names: Iterable[str]) -> list[Any]:
        return [entry for name in names for entry in self._list(name)]

    def _chosen(self, row: r.Choose) -> list[Any]:
        within, without = self._joined(row.within), self._joined(row.without)
        entries = dict.fromkeys(self._joined(row.each))
        return [entry for entry in entries if (not row.within or entry in within) and entry not in without]

    def _counts(self, row: r.Guarded) -> bool:
        return all(map(self._list, row.given)) and not any(map(self._list, row.missing))
