"""Loading an edition from its folder: `edition.toml` and `board.txt`, on top of its base if it has one."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from sleuth.editions.board import Board, BoardError, read_board
from sleuth.editions.model import Card, Edition, EditionError, Family, Theme
from sleuth.editions.options import Options

EDITION_IDS = ("classic", "sherlock", "red-keep", "meereen", "card-game", "one-against-all", "travel", "questions")
"""The editions that come with sleuth, in the order in which they are offered."""

_HOME = Path(str(files("sleuth.editions")))
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class _CardEntry(Struct, forbid_unknown_fields=True):
    id: str
    colour: str | None = None
    start: str | None = None
    ability: str | None = None
    map: str | None = None
    features: tuple[str, ...] = ()


class _Centre(Struct, forbid_unknown_fields=True):
    id: str
    map: str


class _File(Struct, forbid_unknown_fields=True, kw_only=True):
    """The content of `edition.toml`, merged with its base's."""

    id: str
    family: Family
    theme: Theme
    seats: tuple[int, int]
    kinds: tuple[str, str, str]
    cards: dict[str, tuple[_CardEntry, ...]]
    options: Options
    two_players: bool = False
    abstract: bool = False
    first: str | None = None
    passages: tuple[tuple[str, str], ...] = ()
    centre: _Centre | None = None
    decks: dict[str, dict[str, int]] = field(default_factory=dict)


msgspec.json.Decoder(_File)  # in one thread: msgspec crashes if two threads convert to a new struct at once


def load_edition(name: str | Path) -> Edition:
    """Return the edition with this id or in this folder, loaded once; raises `EditionError`."""
    if str(name) in EDITION_IDS:
        return _load(_HOME / str(name))
    folder = Path(name)
    if folder.is_dir():
        return _load(folder.resolve())
    known = ", ".join(EDITION_IDS)
    raise EditionError(f"unknown edition {str(name)!r}: expected one of {known}, or a folder with an edition.toml")


@cache
def _load(folder: Path) -> Edition:
    raw, folders = _read(folder)
    path = folder / "edition.toml"
    spec = _convert(raw, path)
    if spec.abstract:
        raise EditionError(f"{path}: abstract: this is a base for other editions and cannot be played")
    cards = tuple(
        Card(id=c.id, kind=k, features=c.features, colour=c.colour, start=c.start, ability=c.ability)
        for k in spec.kinds
        for c in spec.cards.get(k, ())
    )
    _check(spec, cards, path)
    return Edition(
        id=spec.id,
        family=spec.family,
        theme=spec.theme,
        seats=spec.seats,
        two_players=spec.two_players,
        kinds=spec.kinds,
        cards=cards,
        first=spec.first,
        passages=spec.passages,
        centre=spec.centre.id if spec.centre else None,
        options=spec.options,
        decks={deck: _spread(counts) for deck, counts in spec.decks.items()},
        board=_board(spec, folders) if spec.family == "board" else None,
        folders=folders,
    )


def _read(folder: Path) -> tuple[dict[str, Any], tuple[Path, ...]]:
    """Return the file's content merged with its base's, and the folders it came from."""
    path = folder / "edition.toml"
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise EditionError(f"{path}: not found: expected a file edition.toml in the folder") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{path}: not a TOML file: {error}") from None
    base = raw.pop("base", None)
    if base is None:
        return raw, (folder,)
    under = _HOME / str(base) if (_HOME / str(base)).is_dir() else (folder / str(base)).resolve()
    if not under.is_dir() or under == folder:
        raise EditionError(f"{path}: base: expected the id or the folder of another edition, got {base!r}")
    below, folders = _read(under)
    below.pop("abstract", None)
    return _merge(below, raw), (folder, *folders)


def _merge(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(merged.get(key), dict) and key != "centre":
            merged[key] = _merge(merged[key], value)
        else:
            merged[key] = value
    return merged


def _convert(raw: dict[str, Any], path: Path) -> _File:
    try:
        return msgspec.convert(raw, _File)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        key = where.rstrip("`").lstrip(".") or "the file"
        raise EditionError(f"{path}: {key}: {message}") from None


def _check(spec: _File, cards: tuple[Card, ...], path: Path) -> None:
    def expect(holds: bool, key: str, expected: str) -> None:
        if not holds:
            raise EditionError(f"{path}: {key}: expected {expected}")

    ids = [card.id for card in cards] + ([spec.centre.id] if spec.centre else [])
    for kind in spec.kinds:
        expect(len(spec.cards.get(kind, ())) >= 2, f"cards.{kind}", "at least two cards")
    for kind in spec.cards:
        expect(kind in spec.kinds, f"cards.{kind}", f"one of the kinds {', '.join(spec.kinds)}")
    for card in ids:
        expect(_ID.fullmatch(card) is not None, f"card {card!r}", "lower-case words joined by hyphens")
        expect(ids.count(card) == 1, f"card {card!r}", "every id once")
    suspects = [card.id for card in cards if card.kind == spec.kinds[0]]
    places = [card.id for card in cards if card.kind == spec.kinds[2]]
    least, most = spec.seats
    expect(2 <= least <= most, "seats", "[least, greatest] with 2 <= least <= greatest")
    if spec.family == "board":
        expect(most <= len(suspects), "seats", f"at most {len(suspects)}, one per suspect")
        expect(spec.centre is not None, "centre", "a table with id and map")
    elif spec.family == "cards":
        expect(bool(spec.decks.get("investigation")), "decks.investigation", "the number of each investigation card")
        expect(most <= len(places), "seats", f"at most {len(places)}, one city card each")
    expect(spec.first is None or spec.first in suspects, "first", "the id of a suspect")
    for pair in spec.passages:
        for place in pair:
            expect(place in places, "passages", f"ids of places, got {place!r}")
    for deck, counts in spec.decks.items():
        for name, count in counts.items():
            expect(count >= 0, f"decks.{deck}.{name}", "a number of cards, 0 or more")


def _spread(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in counts.items() for _ in range(count)))


def _board(spec: _File, folders: tuple[Path, ...]) -> Board:
    path = next((f / "board.txt" for f in folders if (f / "board.txt").exists()), folders[0] / "board.txt")
    letters = {entry.map: entry.id for entry in spec.cards[spec.kinds[2]] if entry.map}
    if spec.centre:
        letters[spec.centre.map] = spec.centre.id
    try:
        board = read_board(path.read_text(encoding="utf-8"), letters)
    except FileNotFoundError:
        raise EditionError(f"{path}: not found: expected the drawing of the board") from None
    except BoardError as error:
        raise EditionError(f"{path}: {error}") from None
    for entry in spec.cards[spec.kinds[2]]:
        if entry.id not in board.doors:
            raise EditionError(f"{path.parent / 'edition.toml'}: {entry.id}.map: expected its letter on the board")
        if not board.doors[entry.id]:
            raise EditionError(f"{path}: the place {entry.id!r} cannot be reached: expected at least one door")
    for entry in spec.cards[spec.kinds[0]]:
        if entry.start is not None and entry.start not in board.starts:
            raise EditionError(f"{path}: expected the start square {entry.start!r} of {entry.id!r}")
    return board
