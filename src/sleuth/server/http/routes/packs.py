"""What the assistant at a real table needs to work without a server: one file for each edition and language."""

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import structs
from msgspec.json import encode

from sleuth.editions import Edition
from sleuth.review.pack import EditionPack, pack_of
from sleuth.sentences import Speaker, speaker
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.dependencies import TheContext
from sleuth.server.http.routes.editions import EditionDrawn, drawn
from sleuth.server.http.routes.narration import Language
from sleuth.server.tables.log.plan import known_edition


class ServedPack(EditionPack, frozen=True, kw_only=True):
    """An edition in one language, for notes, and as the page draws it."""

    drawn: EditionDrawn
    """Without the board: the one on the real table is enough."""


@get("/editions/{edition:str}/pack", summary="An edition, for notes without a server")
async def pack(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return cards, rules of notes, house rules and sentences; they change only with the server's version."""
    cached = await asyncio.to_thread(_cached, known_edition(context.editions, edition), lang)
    return cached.answer(request)


@cache
def _cached(edition: Edition, lang: Language) -> CachedResponse:
    return CachedResponse(encode(served_pack(speaker(lang, edition))), "application/json")


def served_pack(voice: Speaker) -> ServedPack:
    """Return the pack of an edition with its drawing."""
    shown = structs.replace(drawn(voice), board=None)
    return ServedPack(**structs.asdict(pack_of(voice)), drawn=shown)


ROUTES = [pack]
