"""The values an edition consists of."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Literal

from msgspec import Struct, field, structs

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


class EditionFiles(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The text of the files in one folder."""

    rules: str = field(name="edition.toml")
    board: str | None = field(name="board.txt", default=None)
    names: dict[str, str] = {}
    """By language."""

    @property
    def size(self) -> int:
        """How many bytes the files have together."""
        texts = (self.rules, self.board or "", *self.names, *self.names.values())
        return sum(len(text.encode()) for text in texts)


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
    """Its own folder, then those of its bases; only for messages."""
    files: tuple[EditionFiles, ...]
    """The files of these folders, read; names are searched in this order."""
    digest: str
    """A hash of the rules and boards in its own folders; names and comments do not count, nor does what is shipped."""

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


WORDING = frozenset({"theme", "folders", "files", "digest"})
"""What may differ between two editions with the same rules."""


def same_rules(one: Edition, other: Edition) -> bool:
    """Whether a game of one edition is also a game of the other; what is usual may differ, since games name options."""
    usual = {"options": None}
    return {**_rules(one), **usual} == {**_rules(other), **usual}


def _rules(edition: Edition) -> dict[str, object]:
    board = edition.board and structs.astuple(edition.board)
    return {**{key: value for key, value in structs.asdict(edition).items() if key not in WORDING}, "board": board}
