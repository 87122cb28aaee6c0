"""The values an edition consists of."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Literal

from msgspec import Struct

from sleuth.editions.board import Board
from sleuth.editions.options import Options

Family = Literal["board", "cards", "questions"]
Theme = Literal["murder", "flight"]


class EditionError(ValueError):
    """An edition that cannot be used: names the file, the key and what is expected."""


class Card(Struct, frozen=True, kw_only=True):
    """One card of an edition; some fields only apply to one kind."""

    id: str
    kind: str
    features: tuple[str, ...] = ()
    colour: str | None = None
    start: str | None = None
    ability: str | None = None


class Edition(Struct, frozen=True, eq=False, kw_only=True, dict=True):
    """One edition, loaded and validated; equal only to itself."""

    id: str
    family: Family
    theme: Theme
    seats: tuple[int, int]
    two_players: bool
    kinds: tuple[str, ...]
    cards: tuple[Card, ...]
    first: str | None
    passages: tuple[tuple[str, str], ...]
    centre: str | None
    options: Options
    decks: Mapping[str, tuple[str, ...]]
    """The cards of each extra deck, repeated as often as they occur in it, sorted."""
    board: Board | None
    folders: tuple[Path, ...]
    """The folders searched for names: its own, then those of its bases."""

    def __repr__(self) -> str:
        return f"load_edition({self.id!r})"

    @cached_property
    def card(self) -> Mapping[str, Card]:
        """Cards by their id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def by_kind(self) -> tuple[tuple[str, ...], ...]:
        """The ids of the cards, one tuple per kind."""
        return tuple(tuple(card.id for card in self.cards if card.kind == kind) for kind in self.kinds)

    @property
    def suspects(self) -> tuple[str, ...]:
        """The figures, in clockwise order of their start squares."""
        return self.by_kind[0]

    @property
    def weapons(self) -> tuple[str, ...]:
        """The cards of the second kind."""
        return self.by_kind[1]

    @property
    def places(self) -> tuple[str, ...]:
        """The cards of the third kind; the centre is not one of them."""
        return self.by_kind[2]
