"""The squares of a board in words: fetched only when somebody wants to read where everything is."""

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.json import encode

from sleuth.editions import Edition
from sleuth.sentences import speaker
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.dependencies import TheContext
from sleuth.server.http.routes.narration import Language
from sleuth.server.tables.log.plan import known_edition


class SquaresTold(Struct, frozen=True):
    """Where each square of a board is, in words."""

    squares: dict[str, str]


@get("/editions/{edition:str}/squares", summary="The squares of a board, in words")
async def squares(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return how far each square of an edition's board is from the nearest place; none without a board."""
    found = known_edition(context.editions, edition)
    return (await asyncio.to_thread(_cached, found, lang)).answer(request)


@cache
def _cached(edition: Edition, lang: Language) -> CachedResponse:
    voice, cells = speaker(lang, edition), () if edition.board is None else edition.board.cells
    return CachedResponse(encode(SquaresTold({square: voice.spot(square) for square in cells})), "application/json")


ROUTES = [squares]
