"""What a manual consists of: sections with paragraphs, lists and pictures, as data."""

from msgspec import Struct

Crop = tuple[int, int, int, int]
"""A part of a board: first column, first row, columns, rows; counted from 0."""


class Paragraph(Struct, frozen=True, kw_only=True):
    """A sentence, or a few that belong together."""

    text: str
    clauses: tuple[str, ...]
    """The clauses of RULES.md that it explains."""
    ours: bool = False
    """Whether the book says nothing here, so this is our choice."""
    changed: bool = False
    """Whether it is a house rule: the edition itself plays differently."""


class ListedCard(Struct, frozen=True, kw_only=True):
    """One line of a list: a card, how many there are, and what it does."""

    id: str
    name: str
    text: str = ""
    count: int = 1
    clauses: tuple[str, ...] = ()


class CardList(Struct, frozen=True, kw_only=True):
    """Cards of one sort."""

    key: str
    title: str
    entries: tuple[ListedCard, ...]


class Piece(Struct, frozen=True, kw_only=True):
    """A figure or a weapon in a picture: whose it is, and where it stands."""

    id: str
    name: str
    spot: str


class Way(Struct, frozen=True, kw_only=True):
    """A path through a picture: spots in order."""

    spots: tuple[str, ...]
    leap: bool = False
    """Whether it leads straight from one place to another, as a secret passage does."""


class BoardPicture(Struct, frozen=True, kw_only=True, tag="board"):
    """A part of the edition's board with something to see on it."""

    key: str
    crop: Crop
    caption: str
    alt: str
    """A full description, for people who cannot see the picture."""
    marked: tuple[str, ...] = ()
    """Highlighted squares."""
    barred: tuple[str, ...] = ()
    """Squares nobody can pass."""
    ways: tuple[Way, ...] = ()
    pieces: tuple[Piece, ...] = ()


class PicturedCard(Struct, frozen=True, kw_only=True):
    """A card in a picture."""

    id: str
    name: str
    kind: str
    """The name of its kind."""


class CardPicture(Struct, frozen=True, kw_only=True, tag="cards"):
    """Some cards side by side."""

    key: str
    cards: tuple[PicturedCard, ...]
    caption: str
    alt: str
    covered: bool = False
    """Whether they lie face down: only their kinds are visible."""


Picture = BoardPicture | CardPicture


class Section(Struct, frozen=True, kw_only=True):
    """One topic of the manual."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    pictures: tuple[Picture, ...] = ()
    lists: tuple[CardList, ...] = ()
