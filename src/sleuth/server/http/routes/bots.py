"""The bots to play against: levels and characters, in one language."""

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery
from msgspec import Struct
from msgspec.json import encode

from sleuth.bots import LEVELS
from sleuth.bots.characters import CHARACTERS
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.cached_response import CachedResponse
from sleuth.server.http.routes.narration import Language


class BotDrawn(Struct, frozen=True, kw_only=True):
    """A level, or a character who plays at one."""

    id: str
    level: str
    name: str
    temper: str = ""
    """The temperament of a character in a few words."""
    text: str


class Bots(Struct, frozen=True):
    """All bots, the weakest first."""

    levels: list[BotDrawn]
    characters: list[BotDrawn]


@get("/bots", summary="Who the bots are")
async def bots(request: AnyRequest, lang: FromQuery[Language] = "en") -> Response[Any]:
    """Return the levels and characters: names, temperaments and descriptions; the same for everybody."""
    cached = await asyncio.to_thread(_cached, lang)
    return cached.answer(request)


@cache
def _cached(lang: Language) -> CachedResponse:
    return CachedResponse(encode(drawn(lang)), "application/json")


def drawn(lang: str) -> Bots:
    """Return the bots in a language; they are the same in every edition."""
    say = speaker(lang, load_edition(EDITION_IDS[0])).text
    levels = [
        BotDrawn(id=each, level=each, name=say(f"level-{each}"), text=say(f"level-{each}.text")) for each in LEVELS
    ]
    characters = [
        BotDrawn(
            id=each.id,
            level=each.level,
            name=say(f"character-{each.id}"),
            temper=say(f"character-{each.id}.temper"),
            text=say(f"character-{each.id}.text"),
        )
        for each in CHARACTERS.values()
    ]
    return Bots(levels, characters)


ROUTES = [bots]
