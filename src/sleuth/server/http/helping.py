"""A seat's sheet, why something on it is certain, and what to ask next: counted from what the seat saw, in a thread."""

import asyncio
from itertools import product
from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import Parameter
from msgspec import Struct, to_builtins

from sleuth.arena.counsel import Counsel
from sleuth.bots.advice import NoAdvice, advise, solution
from sleuth.core.game import CardId, Seat
from sleuth.core.view import View
from sleuth.deduction import Fact, Knowledge, Observer, Owner
from sleuth.deduction.sheet import Sheet, owner_label, percent
from sleuth.deduction.why import explain
from sleuth.sentences import Speaker
from sleuth.server.http.house import Caller
from sleuth.server.http.words import Glance, Language, glance
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal

Mode = Literal["none", "seen", "follows", "chances"]
Mark = Literal["yes", "no", "maybe", "unknown"]
"""`maybe`: the owner was seen to show one of some cards, this among them, and it is still open which."""
Marks = dict[tuple[CardId, Owner], Mark]
Name = Annotated[str, Parameter(max_length=40)]


class OwnerShown(Struct, frozen=True):
    """A column: a seat, the case or a pile."""

    id: Owner
    name: str


class CellShown(Struct, frozen=True):
    """An entry."""

    mark: Mark
    text: str | None = None
    """How likely it is, where chances are asked for and it is open."""


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
    """The automatic marks of my sheet, as of a version."""

    version: int
    owners: list[OwnerShown]
    kinds: list[GroupShown]


class Why(Struct, frozen=True):
    """Why an entry is certain, or how likely it is."""

    holds: bool | None
    heading: str
    sentences: list[str]


class Suggested(Struct, frozen=True):
    """Something to ask, and why."""

    cards: tuple[CardId, ...]
    claim: str
    reasons: list[str]


class HintShown(Struct, frozen=True):
    """What to ask next; nothing, if it is time to accuse."""

    version: int
    summary: str
    suggestions: list[Suggested] = []
    accuse: tuple[CardId, ...] | None = None


@get("/tables/{table:str}/sheet", summary="The marks on my sheet")
async def sheet(caller: Caller, authority: Authority, lang: Language = "en", mode: Mode = "follows") -> dict[str, Any]:
    """My sheet with automatic marks: none, what I saw, everything that follows, or with chances as well."""
    desk = Desk(caller, authority, lang)
    return await asyncio.to_thread(lambda: to_builtins(desk.sheet(mode)))


@get("/tables/{table:str}/why", summary="Why something is certain")
async def why(caller: Caller, authority: Authority, card: Name, owner: Name, lang: Language = "en") -> dict[str, Any]:
    """Why an owner (the number of a seat, or a pile) certainly has a card or certainly not, from what I saw."""
    caller.take("action")
    desk = Desk(caller, authority, lang)
    return await asyncio.to_thread(lambda: to_builtins(desk.why(card, owner)))


@get("/tables/{table:str}/hint", summary="What I could ask")
async def hint(caller: Caller, authority: Authority, lang: Language = "en") -> dict[str, Any]:
    """The best suggestions for my seat with reasons, at tables where hints are on."""
    caller.take("action")
    desk = Desk(caller, authority, lang)
    if not authority.table.plan.hints:
        raise TableRefusal("hints-off")
    return await asyncio.to_thread(lambda: to_builtins(desk.hint()))


class Desk:
    """What one seat has seen of a game, and who puts it into words. Made quickly; its answers take their time."""

    def __init__(self, caller: Caller, authority: Authority, lang: Language) -> None:
        self.glance: Glance = glance(caller, authority)
        if self.glance.now.seat is None:
            raise TableRefusal("not-seated")
        if self.glance.view is None:
            raise TableRefusal("not-dealt")
        self.view: View = self.glance.view
        self.seat: Seat = self.glance.now.seat
        self.voice: Speaker = self.glance.voice(lang)
        self.names = self.view.game.names

    def _observer(self) -> Observer:
        observer = Observer(self.view.game, self.seat).see_all(event for _, event in self.glance.seen)
        if observer.shape is None:
            raise TableRefusal("not-dealt")
        return observer

    # --- the sheet

    def sheet(self, mode: Mode) -> SheetShown:
        """The marks of a mode."""
        observer = self._observer()
        knowledge = observer.knowledge()
        table = Sheet(knowledge)
        marks = {} if mode == "none" else _seen(observer)
        if mode in ("follows", "chances"):
            marks |= _certain(table)
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
        return SheetShown(self.glance.now.version, owners, kinds)

    def _cells(self, table: Sheet, card: CardId, marks: Marks, chances: bool) -> list[CellShown]:
        found = [(owner, marks.get((card, owner), "unknown")) for owner in table.owners]
        return [
            CellShown(mark, percent(table.knowledge.exact(card, owner)) if chances and _is_open(mark) else None)
            for owner, mark in found
        ]

    # --- why

    def why(self, card: CardId, owner: str) -> Why:
        """Why an entry is certain, or that it is not."""
        knowledge = self._observer().knowledge()
        whose: Owner | None = next((each for each in knowledge.shape.owners if str(each) == owner), None)
        if card not in knowledge.shape.cards:
            raise TableRefusal("unknown-card", card=card)
        if whose is None:
            raise TableRefusal("unknown-owner", owner=owner)
        exact = knowledge.exact(card, whose)
        told = {"card": self.voice.card(card), "owner": owner_label(whose, self.names, self.voice)}
        if 0 < exact < 1:
            return Why(None, self.voice.text("assist-why-open", percent=percent(exact), **told), [])
        holds = exact == 1
        facts = explain(knowledge, card, whose, holds)
        heading = self.voice.text("assist-why-known" if holds else "assist-why-excluded", **told)
        return Why(holds, heading, self.voice.reasons(self.names, facts, card, whose, holds))

    # --- hints

    def hint(self) -> HintShown:
        """What to ask next, where the figure stands if it may ask there now."""
        version, knowledge = self.glance.now.version, self._observer().knowledge()
        public, case = self.view.public, solution(knowledge)
        asking = public.actor == self.seat and public.phase == "suggest"
        place = self.view.spot if asking and self.view.spot in self.voice.edition.places else None
        silent = [seat for seat, other in enumerate(public.seats) if other.standing == "taken"]  # R8.5
        try:
            found = advise(self.view.game, self.seat, knowledge, place=place, silent=silent)
        except NoAdvice as error:
            return HintShown(version, self.voice.text(f"advice-error-{error.code}", card="", known=""))
        if case is not None:
            return HintShown(version, self.voice.text("advice-accuse", **self.voice.claim_args(case)), accuse=case)
        counsel = Counsel(self.voice, self.names, self.seat, knowledge)
        told = [Suggested(each.cards, self.voice.claim(each.cards), [*counsel.reasons(each)]) for each in found]
        return HintShown(version, self._summary(knowledge, len(found)), told)

    def _summary(self, knowledge: Knowledge, number: int) -> str:
        return self.voice.text("advice-best", count=number, bits=round(knowledge.entropy, 2))


def _is_open(mark: Mark) -> bool:
    return mark in ("maybe", "unknown")


def _seen(observer: Observer) -> Marks:
    """What a seat was dealt, shown and told, without any conclusion; who sees his whole hand has none of the rest."""
    assert observer.shape is not None
    marks: Marks = {}
    if observer.view.own.hand and observer.seat is not None:
        marks |= {(card, observer.seat): "no" for card in observer.shape.cards}
    # certainties after suspicions: what is certain stays
    for fact in sorted(observer.facts, key=lambda fact: _of(fact) != "maybe"):
        marks |= {(card, fact.owner): _of(fact) for card in fact.cards if _of(fact) != "unknown"}
    return marks


def _of(fact: Fact) -> Mark:
    """What a fact says about each of its cards alone."""
    if fact.most == 0:
        return "no"
    if fact.least == len(fact.cards):
        return "yes"
    return "maybe" if fact.least else "unknown"


def _certain(table: Sheet) -> Marks:
    """Everything that follows."""
    entries = product((card for cards in table.rows for card in cards), table.owners)
    cells: dict[tuple[CardId, Owner], Mark] = {entry: table.cell(*entry).mark for entry in entries}
    return {entry: mark for entry, mark in cells.items() if mark != "maybe"}


ROUTES = [sheet, why, hint]
