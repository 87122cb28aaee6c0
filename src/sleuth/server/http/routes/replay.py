"""Replays: a finished game step by step, as any seat or a spectator saw it."""

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct, field, to_builtins

from sleuth.core.game import Seat
from sleuth.review.insight import Mode, SeatInsight, SheetShown, Why
from sleuth.review.narration import narrate
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.offload import in_worker
from sleuth.server.http.routes.insight import Name
from sleuth.server.http.routes.narration import Language
from sleuth.server.http.routes.review import finished
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.messages import EventSeen, Message

Eyes = Annotated[int | None, QueryParameter(ge=0, lt=100)]
SomeSeat = Annotated[int, QueryParameter(ge=0, lt=100)]
Moment = Annotated[int, QueryParameter(ge=0)]


class Replay(Struct, frozen=True, kw_only=True):
    """A game as one seat saw it."""

    code: str
    plan: Plan
    names: tuple[str, ...]
    seat: Seat | None
    messages: list[Message] = field(name="told")
    """All messages of the live connection for that seat, in order."""
    sentences: list[tuple[int, str]]
    """The events in words, with their entry numbers."""


@get("/tables/{table:str}/replay", summary="Replay a game, from any seat")
async def replay(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    seat: Eyes = None,
    lang: FromQuery[Language] = "en",
) -> dict[str, Any]:
    """Return all messages for a seat, or without one what everybody saw; after the game.

    What a team said among itself, and which member did what, stays with the team.
    """
    caller.take("action")
    number, state = finished(caller, authority)
    if seat is not None and seat not in state.game.seats:
        raise TableRefusal("unknown-seat", seat=seat)
    table = authority.table
    mate = caller.person is not None and table.seat_of(caller.person) == seat
    messages = [authority.message_for(each, seat, mate=mate) for each in range(1, number + 1)]
    seen = [(each.n, each.event) for each in messages if isinstance(each, EventSeen)]
    sentences = await in_worker(context, caller, request, narrate, state.game, seen, seat, lang)
    names = state.game.names
    shown = Replay(code=table.code, plan=table.plan, names=names, seat=seat, messages=messages, sentences=sentences)
    return await asyncio.to_thread(to_builtins, shown)


@get("/tables/{table:str}/replay/sheet", summary="The sheet of any seat at any moment of a finished game")
async def sheet_then(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    seat: SomeSeat,
    at: Moment,
    lang: FromQuery[Language] = "en",
    mode: FromQuery[Mode] = "follows",
) -> SheetShown:
    """Return the sheet a seat could have had after an entry of the log, with automatic marks; after the game."""
    insight = _insight_then(caller, authority, seat, at, lang)
    return await in_worker(context, caller, request, SeatInsight.sheet, insight, mode)


@get("/tables/{table:str}/replay/why", summary="Why something was certain at a moment of a finished game")
async def why_then(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    seat: SomeSeat,
    at: Moment,
    card: Name,
    owner: Name,
    lang: FromQuery[Language] = "en",
) -> Why:
    """Explain why something was certain for a seat after an entry of the log; after the game."""
    caller.take("action")
    insight = _insight_then(caller, authority, seat, at, lang)
    return await in_worker(context, caller, request, SeatInsight.why, insight, card, owner)


def _insight_then(caller: Caller, authority: Authority, seat: Seat, at: int, lang: Language) -> SeatInsight:
    """Return what a seat had seen after an entry; of its final view only the game is used, which never changes."""
    number, state = finished(caller, authority)
    if seat not in state.game.seats:
        raise TableRefusal("unknown-seat", seat=seat)
    messages = (authority.message_for(each, seat) for each in range(1, min(at, number) + 1))
    seen = [each.event for each in messages if isinstance(each, EventSeen)]
    return SeatInsight(min(at, number), state.view(seat), seat, seen, lang)


ROUTES = [replay, sheet_then, why_then]
