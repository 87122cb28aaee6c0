"""Manuals for tests: their texts, and the games they are written for."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from msgspec import structs
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, VarTupleType, type_info

from sleuth.core.game import MAX_SIDE_CARDS, foreign_options, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import Edition, Options
from sleuth.sentences.manual import Paragraph, Section

Sections = tuple[Section, ...]
Flip = tuple[str, Options]
"""The name of a switch, and the options of a game in which it differs from the edition's default."""


def paragraphs(sections: Sections) -> list[Paragraph]:
    """Return all paragraphs of a manual."""
    return [paragraph for section in sections for paragraph in section.paragraphs]


def texts(sections: Sections) -> Iterator[str]:
    """Yield every text in a manual."""
    for section in sections:
        yield section.title
        yield from (paragraph.text for paragraph in section.paragraphs)
        for picture in section.pictures:
            yield from (picture.caption, picture.alt)
        for listing in section.lists:
            yield listing.title
            yield from (text for entry in listing.entries for text in (entry.name, entry.text) if text)


def cited(sections: Sections) -> set[str]:
    """Return the clauses that a manual explains."""
    entries = [entry for section in sections for listing in section.lists for entry in listing.entries]
    return {clause for part in (*paragraphs(sections), *entries) for clause in part.clauses}


def usual(edition: Edition, seats: int) -> Options | None:
    """Return the options of an edition for this many players, or `None` if they cannot play it."""
    try:
        return new_game(edition, seats, options={"side_cards": 4} if seats == 2 else None).options
    except UnfitGame:
        return None


def flips(edition: Edition, seats: int) -> Iterator[Flip]:
    """Yield every game for this many players in which one switch differs from the edition's default."""
    plain, types = usual(edition, seats), type_info(Options)
    assert isinstance(types, StructType)
    if plain is None:
        return
    for field in types.fields:
        if field.name in foreign_options(edition):
            continue
        for value in _values(field.type):
            if not _same(value, getattr(plain, field.name)):
                yield from _flip(edition, seats, plain, field.name, value)


def _flip(edition: Edition, seats: int, plain: Options, name: str, value: Any) -> Iterator[Flip]:
    """Yield the game with a switch set to a value, unless that cannot be played."""
    kept = {"side_cards": plain.side_cards} if plain.side_cards else {}
    try:
        yield name, new_game(edition, seats, options={**kept, name: value}).options
    except UnfitGame:
        return


def _same(one: Any, other: Any) -> bool:
    return sorted(one) == sorted(other) if isinstance(one, tuple) else bool(one == other)


def _values(of: object) -> list[Any]:
    """Return every value a switch could have in any edition; for lists, those with one and two items."""
    if isinstance(of, BoolType):
        return [False, True]
    if isinstance(of, IntType):
        return [*range(-1, MAX_SIDE_CARDS + 1)]
    if isinstance(of, LiteralType):
        return list(of.values)
    assert isinstance(of, VarTupleType)
    single = _values(of.item_type)
    return [(each,) for each in single] + list(combinations_with_replacement(single, 2))


def switches(edition: Edition) -> set[str]:
    """Return the names of the switches that apply to an edition."""
    return set(structs.asdict(edition.options)) - foreign_options(edition)
