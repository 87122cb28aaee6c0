"""The manual of an edition, and that of a table with its house rules."""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.json import encode

from sleuth.editions import Edition, Options
from sleuth.sentences import Speaker, speaker
from sleuth.sentences.manual import Section, manual, teaser
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.dependencies import TheContext, TheTable
from sleuth.server.http.routes.narration import Language
from sleuth.server.tables.log.plan import agreed, known_edition


class Manual(Struct, frozen=True, kw_only=True):
    """How to play."""

    edition: str
    title: str
    sections: tuple[Section, ...]


class Aim(Struct, frozen=True):
    """What an edition is about."""

    sentences: list[str]


@get("/editions/{edition:str}/aim", summary="What an edition is about")
async def edition_aim(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return the first sentences of its manual, for people who choose an edition."""
    voice = speaker(lang, known_edition(context.editions, edition))
    return CachedResponse(encode(Aim(teaser(voice))), "application/json").answer(request)


@get("/editions/{edition:str}/manual", summary="How to play an edition")
async def edition_manual(
    context: TheContext, request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """Return all rules of an edition, with lists and pictures; they change only with the server's version."""
    cached = await asyncio.to_thread(_cached, known_edition(context.editions, edition), lang)
    return cached.answer(request)


@get("/tables/{table:str}/manual", summary="How to play at a table")
async def table_manual(request: AnyRequest, authority: TheTable, lang: FromQuery[Language] = "en") -> Response[Any]:
    """Return the manual for the house rules and number of players of a table, which are public."""
    plan, edition = authority.table.plan, authority.table.edition
    cached = await asyncio.to_thread(_cached, edition, lang, agreed(plan, edition).options, plan.seats)
    return cached.answer(request)


@lru_cache(maxsize=128)
def _cached(
    edition: Edition, lang: Language, options: Options | None = None, seats: int | None = None
) -> CachedResponse:
    return CachedResponse(encode(manual_of(speaker(lang, edition), options, seats)), "application/json")


def manual_of(voice: Speaker, options: Options | None = None, seats: int | None = None) -> Manual:
    """Return how to play an edition, with house rules for a number of players if there are any."""
    return Manual(edition=voice.edition.id, title=voice.edition_title(), sections=manual(voice, options, seats))


ROUTES = [edition_aim, edition_manual, table_manual]
