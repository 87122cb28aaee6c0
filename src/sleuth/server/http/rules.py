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
from sleuth.server.http.asking import AnyRequest, TheTable
from sleuth.server.http.pages import Leaf
from sleuth.server.http.words import Language
from sleuth.server.tables.plan import agreed
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
    return Leaf(encode(Aim(teaser(speaker(lang, load_edition(edition))))), "application/json").answer(request)


@get("/editions/{edition:str}/manual", summary="How to play an edition")
async def edition_manual(
    request: AnyRequest, edition: FromPath[str], lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """All rules of an edition in sentences, with lists and pictures; changes only with the server's version."""
    if edition not in EDITION_IDS:
        raise TableRefusal("unknown-edition", edition=edition)
    leaf = await asyncio.to_thread(_leaf, edition, lang)
    return leaf.answer(request)


@get("/tables/{table:str}/manual", summary="How to play at a table")
async def table_manual(request: AnyRequest, authority: TheTable, lang: FromQuery[Language] = "en") -> Response[Any]:
    """The same with the house rules and the number of players of a table, which everybody may know."""
    plan = authority.table.plan
    leaf = await asyncio.to_thread(_leaf, plan.edition, lang, agreed(plan).options, plan.seats)
    return leaf.answer(request)


@lru_cache(maxsize=128)
def _leaf(edition: str, lang: Language, options: Options | None = None, seats: int | None = None) -> Leaf:
    voice = speaker(lang, load_edition(edition))
    told = Manual(edition=edition, title=voice.edition_title(), sections=manual(voice, options, seats))
    return Leaf(encode(told), "application/json")


ROUTES = [edition_aim, edition_manual, table_manual]
