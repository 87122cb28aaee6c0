"""What `edition.toml` may say, and whether it makes sense."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

from sleuth.editions.files import SHIPPED, is_shipped
from sleuth.editions.model import EditionError, Family, Theme
from sleuth.editions.options import Options

EDITION_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
CARD_ID = re.compile(r"(?=.{1,40}\Z)[a-z][a-z0-9]*(-[a-z0-9]+)*")
DECKS = frozenset({"intrigue", "investigation"})
MOST_SEATS = 12
MOST_CARDS = 60
"""Of the three kinds together."""
LARGEST_DECK = 200


class CardSpec(Struct, forbid_unknown_fields=True):
    """A card."""

    id: str
    colour: str | None = None
    start: str | None = None
    ability: str | None = None
    map: str | None = None
    features: tuple[str, ...] = ()


class Centre(Struct, forbid_unknown_fields=True):
    """The place in the middle of the board."""

    id: str
    map: str


class EditionSpec(Struct, forbid_unknown_fields=True, kw_only=True):
    """What `edition.toml` says, after its base has been laid under it."""

    id: str
    family: Family
    theme: Theme
    seats: tuple[int, int]
    kinds: tuple[str, str, str]
    cards: dict[str, tuple[CardSpec, ...]]
    options: Options
    two_players: bool = False
    abstract: bool = False
    first: str | None = None
    passages: tuple[tuple[str, str], ...] = ()
    centre: Centre | None = None
    decks: dict[str, dict[str, int]] = field(default_factory=dict)

    def cards_of(self, kind: int) -> tuple[CardSpec, ...]:
        """Return the cards of the first, second or third kind."""
        return self.cards.get(self.kinds[kind], ())


msgspec.json.Decoder(EditionSpec)  # in one thread: msgspec crashes if two threads convert to a new struct at once


def check_spec(spec: EditionSpec, folder: Path) -> None:
    """Raise `EditionError` with the first thing that is wrong."""
    path = folder / "edition.toml"
    if spec.abstract:
        raise EditionError(f"{path}: abstract: this is a base for other editions and cannot be played")
    if EDITION_ID.fullmatch(spec.id) is None:
        words = "a lower-case letter, then up to 39 lower-case letters, digits or hyphens"
        raise EditionError(f"{path}: id: expected {words}, got {spec.id[:80]!r}")
    if spec.id in SHIPPED and not (is_shipped(folder) and folder.name == spec.id):
        raise EditionError(f"{path}: id: {spec.id!r} comes with sleuth: expected an id of its own")
    for holds, key, expected in (*_cards(spec), *_seats(spec), *_details(spec), *_decks(spec)):
        if not holds:
            raise EditionError(f"{path}: {key}: expected {expected}")


Expectation = tuple[bool, str, str]
"""Whether it holds, the key it is about, and what was expected there."""


def _cards(spec: EditionSpec) -> Iterator[Expectation]:
    ids = [card.id for cards in spec.cards.values() for card in cards] + ([spec.centre.id] if spec.centre else [])
    yield len(set(spec.kinds)) == 3, "kinds", "three different kinds"
    for kind in spec.kinds:
        yield CARD_ID.fullmatch(kind) is not None, f"kind {kind!r}", "lower-case words joined by hyphens"
        yield len(spec.cards.get(kind, ())) >= 2, f"cards.{kind}", "at least two cards"
    for kind in spec.cards:
        yield kind in spec.kinds, f"cards.{kind}", f"one of the kinds {', '.join(spec.kinds)}"
    yield len(ids) <= MOST_CARDS, "cards", f"at most {MOST_CARDS} together, the centre included"
    for card in ids:
        yield CARD_ID.fullmatch(card) is not None, f"card {card!r}", "lower-case words joined by hyphens"
        yield ids.count(card) == 1, f"card {card!r}", "every id once"


def _seats(spec: EditionSpec) -> Iterator[Expectation]:
    suspects, places = len(spec.cards_of(0)), len(spec.cards_of(2))
    least, most = spec.seats
    yield 2 <= least <= most, "seats", "[least, greatest] with 2 <= least <= greatest"
    yield most <= MOST_SEATS, "seats", f"at most {MOST_SEATS}"
    if spec.family == "board":
        yield most <= suspects, "seats", f"at most {suspects}, one per suspect"
        yield spec.centre is not None, "centre", "a table with id and map"
    elif spec.family == "cards":
        yield bool(spec.decks.get("investigation")), "decks.investigation", "the number of each investigation card"
        yield most <= places, "seats", f"at most {places}, one city card each"


def _details(spec: EditionSpec) -> Iterator[Expectation]:
    suspects, places = ({card.id for card in spec.cards_of(kind)} for kind in (0, 2))
    yield spec.first is None or spec.first in suspects, "first", "the id of a suspect"
    for pair in spec.passages:
        for place in pair:
            yield place in places, "passages", f"ids of places, got {place!r}"
    for card in (card for cards in spec.cards.values() for card in cards):
        words = (*card.features, *([card.colour] if card.colour else []))
        for word in words:
            yield CARD_ID.fullmatch(word) is not None, f"{card.id}: {word!r}", "lower-case words joined by hyphens"
        start = card.start
        yield start is None or (len(start) == 1 and start.islower() and start != "v"), f"{card.id}.start", "a letter"
        yield card.map is None or (len(card.map) == 1 and card.map.isupper()), f"{card.id}.map", "a capital letter"


def _decks(spec: EditionSpec) -> Iterator[Expectation]:
    for deck, counts in spec.decks.items():
        yield deck in DECKS, f"decks.{deck}", f"one of {', '.join(sorted(DECKS))}"
        for name, count in counts.items():
            yield count >= 0, f"decks.{deck}.{name}", "a number of cards, 0 or more"
        yield sum(counts.values()) <= LARGEST_DECK, f"decks.{deck}", f"at most {LARGEST_DECK} cards"
