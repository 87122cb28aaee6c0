"""What a manual consists of: sections with paragraphs, lists and pictures, all of it data."""

from msgspec import Struct

Crop = tuple[int, int, int, int]
"""A part of a board: first column, first row, columns, rows; counted from 0."""


class Paragraph(Struct, frozen=True, kw_only=True):
    """A sentence or a few that belong together."""

    text: str
    clauses: tuple[str, ...]
    """The clauses of RULES.md that it tells."""
    ours: bool = False
    """Whether the book is silent here, and we had to choose."""
    changed: bool = False
    """Whether it is a house rule: the edition itself plays otherwise."""


class Entry(Struct, frozen=True, kw_only=True):
    """One line of a list: a card, how often it is there, and what it does."""

    id: str
    name: str
    text: str = ""
    count: int = 1
    clauses: tuple[str, ...] = ()


class Listing(Struct, frozen=True, kw_only=True):
    """Cards of one sort."""

    key: str
    title: str
    entries: tuple[Entry, ...]


class Piece(Struct, frozen=True, kw_only=True):
    """A figure or a weapon in a picture: whose it is, and where it stands."""

    id: str
    name: str
    spot: str


class Way(Struct, frozen=True, kw_only=True):
    """A way through a picture: spots in order, from where it begins to where it ends."""

    spots: tuple[str, ...]
    leap: bool = False
    """Whether it goes straight from one place to the other, as through a secret passage."""


class BoardPicture(Struct, frozen=True, kw_only=True, tag="board"):
    """A part of the edition's board with something to see on it."""

    key: str
    crop: Crop
    caption: str
    alt: str
    """All that can be seen, for those who do not see it."""
    marked: tuple[str, ...] = ()
    """Squares that light up."""
    barred: tuple[str, ...] = ()
    """Squares where nobody gets through."""
    ways: tuple[Way, ...] = ()
    pieces: tuple[Piece, ...] = ()


class PicturedCard(Struct, frozen=True, kw_only=True):
    """A card in a picture."""

    id: str
    name: str
    kind: str
    """What its kind is called."""


class CardPicture(Struct, frozen=True, kw_only=True, tag="cards"):
    """Some cards side by side."""

    key: str
    cards: tuple[PicturedCard, ...]
    caption: str
    alt: str
    covered: bool = False
    """Whether they lie face down: only their kinds can be seen."""


Picture = BoardPicture | CardPicture


class Section(Struct, frozen=True, kw_only=True):
    """One topic of the manual."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    pictures: tuple[Picture, ...] = ()
    lists: tuple[Listing, ...] = ()
