"""Everything the page needs to draw an edition and to open a table for it, in one language."""

import asyncio
from collections import Counter
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct, structs
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, VarTupleType, type_info
from msgspec.json import encode

from sleuth.core.decks import AT_ONCE
from sleuth.core.game import MAX_SIDE_CARDS, foreign_options, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.editions import Edition, Options
from sleuth.editions.board import Board, Cell
from sleuth.sentences import Speaker, speaker
from sleuth.sentences.vocabulary import words_text
from sleuth.server.http.art import art_of
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.dependencies import TheContext
from sleuth.server.http.routes.narration import Language
from sleuth.server.tables.log.plan import known_edition

Point = tuple[int, int]
"""Column and row, counted from 0."""


class KindDrawn(Struct, frozen=True):
    """A kind of cards."""

    id: str
    name: str
    many: str


class Skill(Struct, frozen=True):
    """An ability, an intrigue card or an investigation card: its name and effect."""

    id: str
    name: str
    help: str
    count: int = 1
    at_once: bool = False
    """Whether it takes effect when drawn, and is never kept."""


class CardDrawn(Struct, frozen=True, kw_only=True):
    """A card."""

    id: str
    kind: str
    name: str
    colour: str | None
    features: tuple[str, ...]
    ability: Skill | None


class Switch(Struct, frozen=True, kw_only=True):
    """A house rule: what it decides, and its possible values."""

    name: str
    text: str
    type: str
    """`switch`, `number`, `choice`, or `list` of choices."""
    default: Any
    values: list[Any]
    """The possible values, or elements of the list; a single one means there is no choice."""


class PlaceDrawn(Struct, frozen=True, kw_only=True):
    """A place on the board."""

    id: str
    name: str
    cells: list[Point]
    doors: list[tuple[int, int, int, int]]
    """The square in front of each door, and the cell of the place on its other side."""
    centre: bool


class BoardDrawn(Struct, frozen=True, kw_only=True):
    """The board."""

    width: int
    height: int
    squares: list[tuple[str, int, int]]
    places: list[PlaceDrawn]
    passages: tuple[tuple[str, str], ...]
    questions: list[str]
    starts: dict[str, str]
    """The start square of each suspect that has one."""


class EditionDrawn(Struct, frozen=True, kw_only=True):
    """An edition."""

    id: str
    family: str
    theme: str
    title: str
    tagline: str
    seats: tuple[int, int]
    kinds: list[KindDrawn]
    cards: list[CardDrawn]
    features: dict[str, str]
    """The names of card features."""
    decks: dict[str, list[Skill]]
    options: list[Switch]
    board: BoardDrawn | None
    art: str | None
    """The file with its drawings, under `/assets/art`."""


@get("/editions/{edition:str}", summary="An edition, to be drawn")
async def drawing(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return names, cards, decks, house rules and board of an edition; they change only with the server's version."""
    cached = await asyncio.to_thread(_cached, known_edition(context.editions, edition), lang)
    return cached.answer(request)


@get("/editions/{edition:str}/vocabulary", summary="The words of an edition", include_in_schema=False)
async def vocabulary(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return an edition's own words for things, in Fluent: the page's sentences use them."""
    found = known_edition(context.editions, edition)
    return (await asyncio.to_thread(_vocabulary, found, lang)).answer(request)


@cache
def _vocabulary(edition: Edition, lang: Language) -> CachedResponse:
    return CachedResponse(words_text(lang, edition).encode(), "text/plain")


@cache
def _cached(edition: Edition, lang: Language) -> CachedResponse:
    return CachedResponse(encode(drawn(speaker(lang, edition))), "application/json")


def drawn(voice: Speaker) -> EditionDrawn:
    """Return an edition in the language of a speaker."""
    edition = voice.edition
    features = dict.fromkeys(feature for card in edition.cards for feature in card.features)
    return EditionDrawn(
        id=edition.id,
        family=edition.family,
        theme=edition.theme,
        title=voice.edition_title(),
        tagline=voice.tagline(),
        seats=edition.seats,
        kinds=[KindDrawn(kind, voice.kind(kind), voice.kind(kind, "many")) for kind in edition.kinds],
        cards=_cards(voice),
        features={feature: voice.feature(feature) for feature in features},
        decks={deck: _deck(voice, deck) for deck in edition.decks},
        options=_switches(voice),
        board=None if edition.board is None else _board(voice, edition.board),
        art=art_of(edition),
    )


def _cards(voice: Speaker) -> list[CardDrawn]:
    return [
        CardDrawn(
            id=card.id,
            kind=card.kind,
            name=voice.card(card.id),
            colour=card.colour,
            features=card.features,
            ability=None if card.ability is None else _effect(voice, card.ability),
        )
        for card in voice.edition.cards
    ]


def _effect(voice: Speaker, effect: str, count: int = 1) -> Skill:
    return Skill(effect, voice.effect(effect), voice.effect_help(effect), count, effect in AT_ONCE)


def _deck(voice: Speaker, deck: str) -> list[Skill]:
    counts = Counter(voice.edition.decks[deck])
    if deck == "intrigue":
        return [_effect(voice, card, count) for card, count in counts.items()]
    return [
        Skill(card, voice.investigation(card), voice.investigation_help(card), count) for card, count in counts.items()
    ]


# --- the house rules


def _switches(voice: Speaker) -> list[Switch]:
    edition = voice.edition
    options, types = structs.asdict(edition.options), type_info(Options)
    assert isinstance(types, StructType)
    foreign = foreign_options(edition)
    return [
        _switch(voice, field.name, field.type, options[field.name])
        for field in types.fields
        if field.name not in foreign
    ]


def _switch(voice: Speaker, name: str, of: object, default: Any) -> Switch:
    wrap = (lambda value: [*default, value]) if isinstance(of, VarTupleType) else (lambda value: value)
    kind, candidates = _candidates(of)
    values = [value for value in candidates if _playable(voice.edition, name, wrap(value))]
    return Switch(name=name, text=voice.option(name), type=kind, default=default, values=values)


def _candidates(of: object) -> tuple[str, list[Any]]:
    """Return the type of a switch, and all values it can have in any edition."""
    if isinstance(of, BoolType):
        return "switch", [False, True]
    if isinstance(of, IntType):
        return "number", [*range(-1, MAX_SIDE_CARDS + 1)]
    if isinstance(of, LiteralType):
        return "choice", list(of.values)
    assert isinstance(of, VarTupleType)
    return "list", _candidates(of.item_type)[1]


def _playable(edition: Edition, name: str, value: Any) -> bool:
    """Whether some game can be played with this value; `new_game` decides."""
    for seats in range(2, edition.seats[1] + 1):
        try:
            new_game(edition, seats, options={name: value})
        except UnfitGame:
            continue
        return True
    return False


# --- the board


def _point(cell: Cell) -> Point:
    row, column = cell
    return column, row


def _board(voice: Speaker, board: Board) -> BoardDrawn:
    edition = voice.edition
    starts = {suspect: edition.card[suspect].start for suspect in edition.suspects}
    return BoardDrawn(
        width=board.width,
        height=board.height,
        squares=[(name, *_point(cell)) for name, cell in board.cells.items()],
        places=[_place(voice, board, place) for place in board.rooms],
        passages=edition.passages,
        questions=sorted(board.questions),
        starts={suspect: board.starts[mark] for suspect, mark in starts.items() if mark is not None},
    )


def _place(voice: Speaker, board: Board, place: str) -> PlaceDrawn:
    return PlaceDrawn(
        id=place,
        name=voice.spot(place),
        cells=[_point(cell) for cell in board.rooms[place]],
        doors=[(*_point(square), *_point(inside)) for square, inside in board.doorways(place)],
        centre=place == voice.edition.centre,
    )


ROUTES = [drawing, vocabulary]
