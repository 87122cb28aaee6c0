"""A person's notes, read and checked: the table, the deal, and the facts."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sleuth.core.game import CardId, Game, Seat, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.deduction.facts import Fact, Owner, holds
from sleuth.deduction.knowledge import Knowledge, Showing
from sleuth.deduction.notes.deal import sizes_of
from sleuth.deduction.notes.errors import NotesError, UnfitNotesError
from sleuth.deduction.notes.facts import Context, facts_of
from sleuth.deduction.notes.format import Note, NotesFile, read_file, read_json, read_note
from sleuth.deduction.notes.words import PILES, TableWords
from sleuth.deduction.shape import Shape, shape_of
from sleuth.editions import Edition, EditionError, load_edition


class Notebook(Struct, frozen=True, kw_only=True):
    """The players at the table, which of them wrote the notes, and what they have learnt."""

    game: Game
    me: Seat | None
    hand: tuple[CardId, ...]
    shape: Shape
    notes: tuple[Note, ...]
    facts: tuple[Fact, ...]
    """Facts from the writer's hand and from open cards have no note; the others have its number, from 0."""

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.game.edition

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self.game.names

    @property
    def opened(self) -> frozenset[Seat]:
        """The seats whose hands lie open."""
        return frozenset(fact.owner for fact in self.facts if fact.how == "opened" and isinstance(fact.owner, int))

    def knowledge(self, showing: Showing = "neutral") -> Knowledge:
        """Return what follows from the notes."""
        return Knowledge(self.shape, self.facts, showing)

    def owner_name(self, owner: Owner) -> str:
        """Return an owner's name in notes and answers: a player's name, or `case`, `side`, `centre`, `open`."""
        return TableWords(self.game).owner_name(owner)

    def owner(self, name: str) -> Owner:
        """Return the owner with this name; raises `NotesError`."""
        return TableWords(self.game).owner(name, self.shape)

    def card(self, word: str) -> CardId:
        """Return the card with this id; raises `NotesError`."""
        return TableWords(self.game).card(word)


def read_notes(text: str) -> Notebook:
    """Read the text of a notes file; raises `NotesError`."""
    return notebook_of(read_json(text))


def notebook_of(raw: Any) -> Notebook:
    """Read the notebook that a JSON object describes; raises `NotesError`."""
    file = read_file(raw)
    game = _game(file)
    words = TableWords(game)
    me = None if file.me is None else words.seat(file.me)
    hand, open_cards = words.cards(file.hand), words.cards(file.open)
    for card in hand:
        if card in open_cards:
            raise NotesError("hand-and-open", card=card)
    dealt = sizes_of(game, file.hand_sizes, len(open_cards), dealer_known="dealer" in file.options)
    if me is None and hand:
        raise NotesError("hand-of-nobody")
    if me is not None and len(hand) != dealt.hands[me]:
        raise NotesError("hand-size", found=len(hand), expected=dealt.hands[me])
    shape = shape_of(game.edition, dealt.hands, side=dealt.side, centre=dealt.centre, open_cards=dealt.open)
    notes = tuple(read_note(entry, number) for number, entry in enumerate(file.notes))
    facts = [*_given(me, hand, open_cards)]
    for number, note in enumerate(notes):
        facts += facts_of(note, Context(words, shape, me, frozenset(hand), number))
    return Notebook(game=game, me=me, hand=hand, shape=shape, notes=notes, facts=tuple(facts))


def _game(file: NotesFile) -> Game:
    try:
        edition = load_edition(file.edition)
    except EditionError as error:
        raise NotesError("unknown-edition", problem=str(error)) from None
    except OSError as error:  # for example a name that is too long for a folder
        raise NotesError("unknown-edition", problem=error.strerror or "?") from None
    for name in file.seats:
        if name in PILES:
            raise NotesError("seat-reserved", seat=name)
        if file.seats.count(name) > 1:
            raise NotesError("seat-twice", seat=name)
    try:
        return new_game(edition, len(file.seats), names=file.seats, options=file.options)
    except UnfitGame as refusal:
        raise UnfitNotesError(refusal) from None


def _given(me: Seat | None, hand: tuple[CardId, ...], open_cards: tuple[CardId, ...]) -> Iterator[Fact]:
    for card in hand:
        assert me is not None
        yield holds("hand", me, card)
    for card in open_cards:
        yield holds("open", "open", card)
