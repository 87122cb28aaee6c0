"""How to play: the manual of an edition, and that of a table with its house rules."""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.json import encode

from sleuth.editions import EDITION_IDS, Options, load_edition
from sleuth.sentences import speaker
from sleuth.sentences.manual import Section, manual, teaser
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.dependencies import TheTable
from sleuth.server.http.routes.narration import Language
from sleuth.server.tables.log.plan import agreed
from sleuth.server.tables.refusals import TableRefusal


class Manual(Struct, frozen=True, kw_only=True):
    """How to play."""

    edition: str
    title: str
    sections: tuple[Section, ...]


class Aim(Struct, frozen=True):
    """What an edition is about."""

    sentences: list[str]


@get("/editions/{edition:str}/aim", summary="What an edition is about")
async def edition_aim(request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """The first sentences of its manual, for those who choose an edition."""
    if edition not in EDITION_IDS:
        raise TableRefusal("unknown-edition", edition=edition)
    return CachedResponse(encode(Aim(teaser(speaker(lang, load_edition(edition))))), "application/json").answer(request)


@get("/editions/{edition:str}/manual", summary="How to play an edition")
async def edition_manual(
    request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """All rules of an edition in sentences, with lists and pictures; changes only with the server's version."""
    if edition not in EDITION_IDS:
        raise TableRefusal("unknown-edition", edition=edition)
    cached = await asyncio.to_thread(_cached, edition, lang)
    return cached.answer(request)


@get("/tables/{table:str}/manual", summary="How to play at a table")
async def table_manual(request: AnyRequest, authority: TheTable, lang: FromQuery[Language] = "en") -> Response[Any]:
    """The same with the house rules and the number of players of a table, which everybody may know."""
    plan = authority.table.plan
    cached = await asyncio.to_thread(_cached, plan.edition, lang, agreed(plan).options, plan.seats)
    return cached.answer(request)


@lru_cache(maxsize=128)
def _cached(edition: str, lang: Language, options: Options | None = None, seats: int | None = None) -> CachedResponse:
    voice = speaker(lang, load_edition(edition))
    shown = Manual(edition=edition, title=voice.edition_title(), sections=manual(voice, options, seats))
    return CachedResponse(encode(shown), "application/json")


ROUTES = [edition_aim, edition_manual, table_manual]
