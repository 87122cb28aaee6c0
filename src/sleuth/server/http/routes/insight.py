"""A seat's sheet, why something on it is certain, and what to ask next: computed from what the seat saw."""

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from sleuth.review.insight import HintShown, Mode, SeatInsight, SheetShown, Why
from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, TheTable
from sleuth.server.http.offload import in_worker
from sleuth.server.http.routes.narration import Language, snapshot
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal

Name = Annotated[str, QueryParameter(max_length=40)]


@get("/tables/{table:str}/sheet", summary="The marks on my sheet")
async def sheet(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    lang: FromQuery[Language] = "en",
    mode: FromQuery[Mode] = "follows",
) -> SheetShown:
    """Return my sheet with automatic marks: none, what I saw, everything that follows, or also probabilities."""
    return await in_worker(context, caller, request, SeatInsight.sheet, _insight(caller, authority, lang), mode)


@get("/tables/{table:str}/why", summary="Why something is certain")
async def why(
    context: TheContext,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    card: Name,
    owner: Name,
    lang: FromQuery[Language] = "en",
) -> Why:
    """Explain why an owner (a seat number, or a pile) certainly has or does not have a card, from what I saw."""
    caller.take("action")
    return await in_worker(context, caller, request, SeatInsight.why, _insight(caller, authority, lang), card, owner)


@get("/tables/{table:str}/hint", summary="What I could ask")
async def hint(
    context: TheContext, caller: TheCaller, authority: TheTable, request: AnyRequest, lang: FromQuery[Language] = "en"
) -> HintShown:
    """Return the best suggestions for my seat with reasons, at tables where hints are on."""
    caller.take("action")
    insight = _insight(caller, authority, lang)
    if not authority.table.plan.hints:
        raise TableRefusal("hints-off")
    return await in_worker(context, caller, request, SeatInsight.hint, insight)


def _insight(caller: Caller, authority: Authority, lang: Language) -> SeatInsight:
    """Return what the caller's seat has seen by now."""
    found = snapshot(caller, authority)
    if found.now.seat is None:
        raise TableRefusal("not-seated")
    if found.view is None:
        raise TableRefusal("not-dealt")
    return SeatInsight(found.now.version, found.view, found.now.seat, [event for _, event in found.seen], lang)


ROUTES = [sheet, why, hint]
