"""A seat's sheet, why something on it is certain, and what to ask next: counted from what the seat saw."""

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from sleuth.server.http.asking import AnyRequest, TheCaller, TheHouse, TheTable
from sleuth.server.http.counting import counted
from sleuth.server.http.desk import Desk, HintShown, Mode, SheetShown, Why
from sleuth.server.http.house import Caller
from sleuth.server.http.words import Language, glance
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal

Name = Annotated[str, QueryParameter(max_length=40)]


@get("/tables/{table:str}/sheet", summary="The marks on my sheet")
async def sheet(
    house: TheHouse,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    lang: FromQuery[Language] = "en",
    mode: FromQuery[Mode] = "follows",
) -> SheetShown:
    """My sheet with automatic marks: none, what I saw, everything that follows, or with chances as well."""
    return await counted(house, caller, request, Desk.sheet, _desk(caller, authority, lang), mode)


@get("/tables/{table:str}/why", summary="Why something is certain")
async def why(
    house: TheHouse,
    caller: TheCaller,
    authority: TheTable,
    request: AnyRequest,
    card: Name,
    owner: Name,
    lang: FromQuery[Language] = "en",
) -> Why:
    """Why an owner (the number of a seat, or a pile) certainly has a card or certainly not, from what I saw."""
    caller.take("action")
    return await counted(house, caller, request, Desk.why, _desk(caller, authority, lang), card, owner)


@get("/tables/{table:str}/hint", summary="What I could ask")
async def hint(
    house: TheHouse, caller: TheCaller, authority: TheTable, request: AnyRequest, lang: FromQuery[Language] = "en"
) -> HintShown:
    """The best suggestions for my seat with reasons, at tables where hints are on."""
    caller.take("action")
    desk = _desk(caller, authority, lang)
    if not authority.table.plan.hints:
        raise TableRefusal("hints-off")
    return await counted(house, caller, request, Desk.hint, desk)


def _desk(caller: Caller, authority: Authority, lang: Language) -> Desk:
    """What the caller's seat has seen by now."""
    found = glance(caller, authority)
    if found.now.seat is None:
        raise TableRefusal("not-seated")
    if found.view is None:
        raise TableRefusal("not-dealt")
    return Desk(found.now.version, found.view, found.now.seat, [event for _, event in found.seen], lang)


ROUTES = [sheet, why, hint]
