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
    """What to ask next; no suggestions if it is time to accuse."""

    version: int
    summary: str
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
        return [
            CellShown(
                _MARKS_SHOWN[mark],
                percent(table.knowledge.exact(card, owner)) if chances and mark in ("one-of", "open") else None,
            )
            for owner, mark in found
        ]

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
        """Return what to ask next; where the figure stands, if it may ask there now."""
        public, voice, knowledge = self.view.public, self.voice, self._observer().knowledge()
        asking = public.actor == self.seat and public.phase == "suggest"
        place = self.view.spot if asking and self.view.spot in voice.edition.places else None
        silent = [seat for seat, other in enumerate(public.seats) if other.standing == "taken"]  # R8.5
        try:
            advice = SpokenAdvice(voice, self.view.game, self.seat, knowledge, place=place, silent=silent)
        except NoAdvice as error:
            return HintShown(self.version, refusal(voice, error, place))
        shown = [SuggestionShown(each.cards, voice.claim(each.cards), [*advice.reasons(each)]) for each in advice.found]
        return HintShown(self.version, advice.summary, shown, advice.case)
