"""The words of notes: names of seats, ids of cards, piles and features; an unknown word gets the nearest known one."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

from sleuth.core.decks import featured
from sleuth.core.game import CardId, Game, Seat
from sleuth.deduction.facts import Owner
from sleuth.deduction.notes.errors import NotesError
from sleuth.deduction.shape import Shape
from sleuth.editions import Edition
from sleuth.editions.mistakes import nearest

PILES: tuple[str, ...] = tuple(word for part in get_args(Owner) for word in get_args(part) if isinstance(word, str))
"""The names of owners that are not seats."""


def feature_words(edition: Edition) -> tuple[str, ...]:
    """Return everything a tip can ask for: the kinds of cards and their features."""
    return (*edition.kinds, *sorted({word for card in edition.cards for word in card.features}))


class TableWords(NamedTuple):
    """The words that can be used at one table. Look-ups raise `NotesError` and take the number of the note for it."""

    game: Game

    def seat(self, name: str, note: int | None = None) -> Seat:
        """Return the seat with this name."""
        if name not in self.game.names:
            raise NotesError("unknown-seat", note, word=name, **self._hint(name, self.game.names))
        return self.game.names.index(name)

    def seats(self, names: Iterable[str], note: int) -> tuple[Seat, ...]:
        """Return the seats with these names, each once."""
        return tuple(dict.fromkeys(self.seat(name, note) for name in names))

    def owner(self, name: str, shape: Shape, note: int | None = None) -> Owner:
        """Return the seat or the pile with this name."""
        found: Owner = name if name in PILES else self._seat_or_pile(name, note)  # type: ignore[assignment]
        if found not in shape.owners:
            raise NotesError("no-such-pile", note, pile=name)
        return found

    def owner_name(self, owner: Owner) -> str:
        """Return an owner's name in notes and answers."""
        return self.game.names[owner] if isinstance(owner, int) else owner

    def card(self, word: str, note: int | None = None) -> CardId:
        """Return the card with this id."""
        if word not in self.game.edition.card:
            raise NotesError("unknown-card", note, word=word, **self._hint(word, self.game.edition.card))
        return word

    def cards(self, words: Sequence[str], note: int | None = None) -> tuple[CardId, ...]:
        """Return the cards with these ids; each may be named only once."""
        cards = tuple(self.card(word, note) for word in words)
        for card in cards:
            if cards.count(card) > 1:
                raise NotesError("card-twice", note, card=card)
        if not cards and note is not None:
            raise NotesError("no-cards", note)
        return cards

    def three(self, words: Sequence[str], note: int) -> tuple[CardId, ...]:
        """Return one card of each kind, in the order of the kinds."""
        edition = self.game.edition
        cards = self.cards(words, note)
        ordered = tuple(card for kind in edition.kinds for card in cards if edition.card[card].kind == kind)
        if [edition.card[card].kind for card in ordered] != list(edition.kinds):
            raise NotesError("one-of-each-kind", note)
        return ordered

    def featured(self, feature: str, note: int) -> tuple[CardId, ...]:
        """Return the cards a tip asks for."""
        wanted = featured(self.game.edition, feature)
        if not wanted:
            known = feature_words(self.game.edition)
            raise NotesError("unknown-feature", note, word=feature, **self._hint(feature, known))
        return wanted

    def _seat_or_pile(self, name: str, note: int | None) -> Seat:
        if name not in self.game.names:
            raise NotesError("unknown-owner", note, word=name, **self._hint(name, (*self.game.names, *PILES)))
        return self.game.names.index(name)

    @staticmethod
    def _hint(word: str, known: Iterable[str]) -> dict[str, str]:
        return {"nearest": nearest(word, known), "known": ", ".join(known)}
