"""A game that is over, once more: step by step, from the eyes of any seat or of somebody who only watched."""

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct, to_builtins

from sleuth.core.game import Game, Seat
from sleuth.sentences import speaker
from sleuth.server.http.asking import TheCaller, TheTable
from sleuth.server.http.story import finished
from sleuth.server.http.words import Language
from sleuth.server.tables.plan import Plan
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.seeing import Seen, Told

Eyes = Annotated[int | None, QueryParameter(ge=0, lt=100)]


class Replay(Struct, frozen=True, kw_only=True):
    """A game as one seat saw it."""

    code: str
    plan: Plan
    names: tuple[str, ...]
    seat: Seat | None
    told: list[Told]
    """Everything the live connection told that seat, in order."""
    sentences: list[tuple[int, str]]
    """The events in words, with their numbers."""


@get("/tables/{table:str}/replay", summary="The game once more, from any seat")
async def replay(
    caller: TheCaller, authority: TheTable, seat: Eyes = None, lang: FromQuery[Language] = "en"
) -> dict[str, Any]:
    """What a seat was told, from the first entry to the last, or without one what everybody saw; after the game."""
    caller.take("action")
    number, state = finished(caller, authority)
    if seat is not None and seat not in state.game.seats:
        raise TableRefusal("unknown-seat", seat=seat)
    told = [authority.told(each, seat) for each in range(1, number + 1)]
    table = authority.table
    return await asyncio.to_thread(
        lambda: to_builtins(
            Replay(
                code=table.code,
                plan=table.plan,
                names=state.game.names,
                seat=seat,
                told=told,
                sentences=_in_words(state.game, told, seat, lang),
            )
        )
    )


def _in_words(game: Game, told: list[Told], seat: Seat | None, lang: Language) -> list[tuple[int, str]]:
    voice = speaker(lang, game.edition)
    return [(each.n, voice.event(game, each.event, seat)) for each in told if isinstance(each, Seen)]


ROUTES = [replay]
