"""Facts from notes: one function per kind of note; a note of something impossible is refused."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import UNSET

from sleuth.core.game import CardId, Seat
from sleuth.deduction.facts import Fact, holds, holds_some, lacks, not_all
from sleuth.deduction.notes import format as f
from sleuth.deduction.notes.errors import NotesError
from sleuth.deduction.notes.words import TableWords
from sleuth.deduction.shape import Shape


class Context(NamedTuple):
    """What it takes to read a note: the table, the writer and their hand, and the number of the note from 0."""

    words: TableWords
    shape: Shape
    me: Seat | None
    hand: frozenset[CardId]
    number: int

    def origin(self, to: Seat | None = None) -> dict[str, Any]:
        """Return the fields of a fact that say where it comes from."""
        return {"to": to, "turn": self.number + 1, "note": self.number}

    def refuse(self, code: str, **details: str | int) -> NotesError:
        """Return the error for this note."""
        return NotesError(code, self.number, **details)

    def name(self, seat: Seat) -> str:
        """Return the name of a player."""
        return self.words.game.names[seat]


def facts_of(note: f.Note, context: Context) -> list[Fact]:
    """Return the facts in a note; raises `NotesError`."""
    return list(_READERS[type(note)](context, note))


# --- suggestions


def _suggested(at: Context, note: f.Suggested) -> Iterator[Fact]:
    cards, asker = at.words.three(note.suggest, at.number), at.words.seat(note.by, at.number)
    passed, lied = at.words.seats(note.passed, at.number), at.words.seats(note.lied, at.number)
    declined = at.words.seats(note.declined, at.number)
    shown_by = None if note.shown_by is None else at.words.seat(note.shown_by, at.number)
    for seat in (*passed, *declined, *lied, shown_by):
        if seat == asker:
            raise at.refuse("asks-himself", seat=at.name(asker))
    _check_answers(at, passed, declined, shown_by, lied)
    for seat in passed:
        if seat not in lied:
            yield from _passed(at, seat, cards, asker, "passed")
    for seat in lied:
        if seat != at.me:
            yield holds_some("false-witness", seat, *cards, **at.origin(asker))
    if shown_by is None:
        if note.card is not None or note.second is not UNSET:
            raise at.refuse("shown-by-nobody", field="card" if note.card is not None else "second")
        return
    card = None if note.card is None else _named(at, note.card, cards)
    yield from _shown(at, shown_by, card, cards, asker, golden=False)
    if note.second is not UNSET:
        yield from _second(at, note.second, shown_by, card, cards, asker)


def _check_answers(
    at: Context, passed: tuple[Seat, ...], declined: tuple[Seat, ...], shown_by: Seat | None, lied: tuple[Seat, ...]
) -> None:
    """Check that each seat answers once; only a false witness may answer again (R11.4)."""
    for seat in passed:
        if seat == shown_by and seat not in lied:
            raise at.refuse("passed-and-shown", seat=at.name(seat))
    for seat in declined:
        if seat in passed or seat == shown_by:
            raise at.refuse("declined-and-answered", seat=at.name(seat))


def _named(at: Context, word: str, cards: tuple[CardId, ...]) -> CardId:
    card = at.words.card(word, at.number)
    if card not in cards:
        raise at.refuse("card-not-named", card=card)
    return card


def _passed(at: Context, seat: Seat, cards: tuple[CardId, ...], asker: Seat, how: Any) -> Iterator[Fact]:
    if seat != at.me:
        yield lacks(how, seat, *cards, **at.origin(asker))
        return
    for card in cards:
        if card in at.hand:
            raise at.refuse("you-hold-it", card=card)


def _shown(
    at: Context, seat: Seat, card: CardId | None, cards: tuple[CardId, ...], asker: Seat, *, golden: bool
) -> Iterator[Fact]:
    """Yield what a shown card reveals; a card the writer showed reveals nothing new."""
    if seat == at.me:
        if card is not None and card not in at.hand:
            raise at.refuse("not-your-card", card=card)
        if not at.hand.intersection(cards):
            raise at.refuse("nothing-to-show")
    elif card is not None:
        yield holds("tip-shown" if golden else "shown", seat, card, among=cards, **at.origin(asker))
    else:
        yield holds_some("tip-showed" if golden else "showed", seat, *cards, **at.origin(asker))


def _second(
    at: Context, second: str | bool | Any, seat: Seat, first: CardId | None, cards: tuple[CardId, ...], asker: Seat
) -> Iterator[Fact]:
    """Yield what the answer to a request for a second card reveals (R8.12)."""
    card = _named(at, second, cards) if isinstance(second, str) else None
    if card is not None and card == first:
        raise at.refuse("second-is-first", card=card)
    if seat == at.me:
        if (card is not None and card not in at.hand) or (second and len(at.hand.intersection(cards)) < 2):
            raise at.refuse("no-second-to-show")
        if not second and len(at.hand.intersection(cards)) > 1:
            raise at.refuse("second-to-show")
    elif not second:
        yield Fact(how="second-none", owner=seat, cards=cards, least=1, most=1, **at.origin(asker))
    elif card is None:
        yield holds_some("second-showed", seat, *cards, least=2, **at.origin(asker))
    else:
        if first is None:
            yield holds_some("second-showed", seat, *cards, least=2, **at.origin(asker))
        among = tuple(other for other in cards if other != first)
        yield holds("shown", seat, card, among=among, **at.origin(asker))


# --- everything else


def _accused(at: Context, note: f.Accused) -> Iterator[Fact]:
    cards, accuser = at.words.three(note.accuse, at.number), at.words.seat(note.by, at.number)
    if note.right:
        yield holds("case", "case", *cards, **at.origin(accuser))
    else:
        yield not_all("accused", "case", *cards, **at.origin(accuser))


def _saw(at: Context, note: f.Saw) -> Iterator[Fact]:
    owner = at.words.owner(note.of, at.shape, at.number)
    how = "peeked" if isinstance(owner, int) else "looked" if owner in ("side", "centre") else "noted"
    yield holds(how, owner, at.words.card(note.saw, at.number), **at.origin())  # type: ignore[arg-type]


def _lacks(at: Context, note: f.Lacks) -> Iterator[Fact]:
    owner = at.words.owner(note.who, at.shape, at.number)
    yield lacks("noted", owner, *at.words.cards(note.lacks, at.number), **at.origin())


def _holds_one_of(at: Context, note: f.HoldsOneOf) -> Iterator[Fact]:
    owner = at.words.owner(note.who, at.shape, at.number)
    yield holds_some("noted", owner, *at.words.cards(note.holds_one_of, at.number), **at.origin())


def _holds(at: Context, note: f.Holds) -> Iterator[Fact]:
    owner, cards = at.words.owner(note.who, at.shape, at.number), at.words.cards(note.holds, at.number)
    whole = isinstance(owner, int) and len(cards) == at.shape.sizes[at.shape.owner_index[owner]]
    yield holds("opened" if whole else "noted", owner, *cards, **at.origin())


def _tipped(at: Context, note: f.Tipped) -> Iterator[Fact]:
    """Yield what the answers to a tip reveal, from every player (R9.8) or from one (R9.9)."""
    wanted, asker = at.words.featured(note.tip, at.number), at.words.seat(note.by, at.number)
    passed = at.words.seats(note.passed, at.number)
    cards = {at.words.seat(name, at.number): at.words.card(card, at.number) for name, card in note.cards.items()}
    shown_by = (*at.words.seats(note.shown_by, at.number), *cards)
    for seat in (*passed, *shown_by):
        if seat == asker:
            raise at.refuse("asks-himself", seat=at.name(asker))
    for seat in passed:
        if seat in shown_by:
            raise at.refuse("passed-and-shown", seat=at.name(seat))
        yield from _passed(at, seat, wanted, asker, "tip-none")
    for seat in dict.fromkeys(shown_by):
        card = cards.get(seat)
        if card is not None and card not in wanted:
            raise at.refuse("card-without-feature", card=card, feature=note.tip)
        yield from _shown(at, seat, card, wanted, asker, golden=True)


def _case_known(at: Context, note: f.CaseKnown) -> Iterator[Fact]:
    yield holds("case", "case", *at.words.three(note.case, at.number), **at.origin())


_READERS: dict[type, Callable[[Context, Any], Iterator[Fact]]] = {
    f.Suggested: _suggested,
    f.Accused: _accused,
    f.Saw: _saw,
    f.Lacks: _lacks,
    f.HoldsOneOf: _holds_one_of,
    f.Holds: _holds,
    f.Tipped: _tipped,
    f.CaseKnown: _case_known,
}
