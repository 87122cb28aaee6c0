"""A game that is over, once more: step by step, from the eyes of any seat or of somebody who only watched."""

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct, to_builtins

from sleuth.core.game import Seat
from sleuth.server.http.asking import AnyRequest, TheCaller, TheHouse, TheTable
from sleuth.server.http.counting import counted
from sleuth.server.http.story import finished
from sleuth.server.http.telling import in_words
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
    house: TheHouse,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    seat: Eyes = None,
    lang: FromQuery[Language] = "en",
) -> dict[str, Any]:
    """What a seat was told, from the first entry to the last, or without one what everybody saw; after the game.

    What a team said among itself, and who of it did what, stays with the team.
    """
    caller.take("action")
    number, state = finished(caller, authority)
    if seat is not None and seat not in state.game.seats:
        raise TableRefusal("unknown-seat", seat=seat)
    table = authority.table
    mate = caller.person is not None and table.seat_of(caller.person) == seat
    told = [authority.told(each, seat, mate=mate) for each in range(1, number + 1)]
    seen = [(each.n, each.event) for each in told if isinstance(each, Seen)]
    sentences = await counted(house, caller, request, in_words, state.game, seen, seat, lang)
    names = state.game.names
    shown = Replay(code=table.code, plan=table.plan, names=names, seat=seat, told=told, sentences=sentences)
    return await asyncio.to_thread(to_builtins, shown)


ROUTES = [replay]
