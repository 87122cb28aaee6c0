"""What one seat can know, in words: its sheet, why something is certain, what to ask next."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from sleuth.core.game import CardId, Seat
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.deduction import Observer, Owner
from sleuth.deduction.sheet import Mark, Sheet, owner_label, percent
from sleuth.deduction.sheet_marks import Marks, certain_marks, seen_marks
from sleuth.review.advice import NoAdvice
from sleuth.review.next_step import Adviser, NextStep
from sleuth.review.proof import prove
from sleuth.review.spoken_advice import SpokenAdvice, refusal
from sleuth.sentences import Speaker, speaker

Mode = Literal["none", "seen", "follows", "chances"]
MarkShown = Literal["yes", "no", "maybe", "unknown"]
"""A mark as the browser page knows it; `unknown` if nothing is known about the entry."""

_MARKS_SHOWN: dict[Mark, MarkShown] = {"yes": "yes", "no": "no", "one-of": "maybe", "open": "unknown"}


def marks_of(observer: Observer, mode: Mode) -> Marks:
    """Return the automatic marks of a sheet: none, what the seat saw, or all that follows from it."""
    if mode == "none":
        return {}
    seen = seen_marks(observer)
    return seen if mode == "seen" else seen | certain_marks(Sheet(observer.knowledge()))


class NoInsight(ValueError):
    """A question that cannot be answered: a code, and its details."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code, self.details = code, details
        super().__init__(code)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(NoInsight, **self.details), (self.code,)


class OwnerShown(Struct, frozen=True):
    """A column: a seat, the case or a pile."""

    id: Owner
    name: str


class CellShown(Struct, frozen=True):
    """An entry."""

    mark: MarkShown
    text: str | None = None
    """How likely it is, if chances are asked for and it is open."""
    chance: float | None = None
    """The same as a number, from 0 to 1."""


class RowShown(Struct, frozen=True):
    """A card, with an entry for each owner."""

    card: CardId
    name: str
    cells: list[CellShown]


class GroupShown(Struct, frozen=True):
    """The cards of one kind."""

    kind: str
    name: str
    rows: list[RowShown]


class SheetShown(Struct, frozen=True):
    """The automatic marks of a seat's sheet, as of a version."""

    version: int
    owners: list[OwnerShown]
    kinds: list[GroupShown]


class Why(Struct, frozen=True):
    """Why an entry is certain, or how likely it is."""

    holds: bool | None
    heading: str
    sentences: list[str]


class SuggestionShown(Struct, frozen=True):
    """A suggestion, and why it is good."""

    cards: tuple[CardId, ...]
    claim: str
    reasons: list[str]


class HintShown(Struct, frozen=True):
    """What to do now, and what to ask next; no suggestions if it is time to accuse, or no place is in reach."""

    version: int
    summary: str
    best: NextStep | None = None
    """What to do now; nothing while somebody else has to act."""
    suggestions: list[SuggestionShown] = []
    accuse: tuple[CardId, ...] | None = None


class SeatInsight(Struct, frozen=True):
    """What one seat has seen of a game: all that a worker process needs to answer expensive questions."""

    version: int
    view: View
    seat: Seat
    seen: Sequence[SeenEvent]
    lang: str

    @property
    def voice(self) -> Speaker:
        """The speaker that puts answers into words."""
        return speaker(self.lang, self.view.game.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.view.game.names

    def _observer(self) -> Observer:
        observer = Observer(self.view.game, self.seat).see_all(self.seen)
        if observer.shape is None:
            raise NoInsight("not-dealt")
        return observer

    # --- the sheet

    def sheet(self, mode: Mode) -> SheetShown:
        """Return the marks of a mode."""
        observer = self._observer()
        table, marks = Sheet(observer.knowledge()), marks_of(observer, mode)
        kinds = [
            GroupShown(
                kind,
                self.voice.kind(kind, "many"),
                [
                    RowShown(card, self.voice.card(card), self._cells(table, card, marks, mode == "chances"))
                    for card in cards
                ],
            )
            for kind, cards in zip(self.voice.edition.kinds, table.rows, strict=True)
        ]
        owners = [OwnerShown(owner, owner_label(owner, self.names, self.voice)) for owner in table.owners]
        return SheetShown(self.version, owners, kinds)

    def _cells(self, table: Sheet, card: CardId, marks: Marks, chances: bool) -> list[CellShown]:
        found: list[tuple[Owner, Mark]] = [(owner, marks.get((card, owner), "open")) for owner in table.owners]
        return [self._cell(table, card, owner, mark, chances) for owner, mark in found]

    def _cell(self, table: Sheet, card: CardId, owner: Owner, mark: Mark, chances: bool) -> CellShown:
        if not chances or mark not in ("one-of", "open"):
            return CellShown(_MARKS_SHOWN[mark])
        exact = table.knowledge.exact(card, owner)
        return CellShown(_MARKS_SHOWN[mark], percent(exact), round(float(exact), 4))

    # --- why

    def why(self, card: CardId, owner: str) -> Why:
        """Return why an entry is certain, or that it is not."""
        knowledge = self._observer().knowledge()
        whose: Owner | None = next((each for each in knowledge.shape.owners if str(each) == owner), None)
        if card not in knowledge.shape.cards:
            raise NoInsight("unknown-card", card=card)
        if whose is None:
            raise NoInsight("unknown-owner", owner=owner)
        proof = prove(self.voice, self.view.game, self.seat, knowledge, card, whose)
        return Why(proof.holds, proof.heading, proof.sentences)

    # --- hints

    def hint(self) -> HintShown:
        """Return what to do now, and the best suggestions where the seat can ask, or will ask next."""
        voice, knowledge = self.voice, self._observer().knowledge()
        adviser = Adviser(voice, self.view, self.seen, knowledge)
        best = adviser.next_step()
        where = adviser.asks_in(best)
        if where == () and adviser.case is None:
            return HintShown(self.version, "" if best is None else best.sentence, best)
        place = where[0] if where else None
        try:
            advice = SpokenAdvice(voice, self.view.game, self.seat, knowledge, place=place, silent=adviser.silent)
        except NoAdvice as error:
            return HintShown(self.version, refusal(voice, error, place), best)
        shown = [SuggestionShown(each.cards, voice.claim(each.cards), [*advice.reasons(each)]) for each in advice.found]
        return HintShown(self.version, advice.summary, best, shown, advice.case)
