"""What every route gets: the house, who asks, and the table he asks about."""

import re

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from sleuth.server.http.house import Caller, Connection, House
from sleuth.server.http.messages import TableSeen
from sleuth.server.http.viewing import Viewer, chair_seen
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.listing import card
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.seeing import Now

AnyRequest = Request[object, object, object]  # type: ignore[type-var]
TheHouse = NamedDependency[House]
TheCaller = NamedDependency[Caller]
TheTable = NamedDependency[Authority]
"""What routes ask for by these names: `house`, `caller`, `authority`."""
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")


async def find(house: House, table: str, *, fresh: bool = True) -> Authority:
    """The table with this id; fresh from the storage, where another process may have gone on with it."""
    if not _TABLE.fullmatch(table):
        raise TableRefusal("unknown-table")
    authority = await house.hall.find(table)
    if fresh:
        await authority.refresh()
    return authority


def providers(house: House) -> dict[str, Provide]:
    """The dependencies of the routes."""

    def the_house() -> House:
        return house

    def the_caller(request: AnyRequest) -> Caller:
        return Caller(house, request)

    async def the_authority(request: AnyRequest, table: FromPath[str]) -> Authority:
        # who decides on old knowledge is corrected by the storage; who only looks is not
        return await find(house, table, fresh=request.method == "GET")

    return {
        "house": Provide(the_house, sync_to_thread=False),
        "caller": Provide(the_caller, sync_to_thread=False),
        "authority": Provide(the_authority),
    }


def seen(house: House, caller: Caller, authority: Authority) -> TableSeen:
    """A table as the caller may see it."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    table = viewer.table(number)
    return TableSeen(
        card=card(table),
        plan=table.plan,
        chairs=tuple(chair_seen(chair) for chair in table.chairs),
        online=() if viewer.late else house.presence.online(table.id),
        chat=table.chat,
        rematch=table.rematch[0] if table.rematch else None,
        now=viewer.now(number),
    )


def now_of(caller: Caller, authority: Authority) -> Now:
    """Where a table stands for the caller."""
    viewer = Viewer(authority, caller.person)
    return viewer.now(viewer.reached())


def base_url(house: House, connection: Connection) -> str:
    """Where people find this server."""
    return house.settings.public_url.rstrip("/") or f"{connection.url.scheme}://{connection.url.netloc}"
