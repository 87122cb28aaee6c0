"""Dependencies of the routes: the context, the caller, and the table of the request."""

import re

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from sleuth.server.http.asgi import AnyConnection, AnyRequest
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.edge.path_prefix import path_prefix
from sleuth.server.http.viewer import Viewer, chair_seen
from sleuth.server.http.wire import TableSeen
from sleuth.server.settings import is_loopback
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.listing import listing
from sleuth.server.tables.views.messages import Now

TheContext = NamedDependency[AppContext]
TheCaller = NamedDependency[Caller]
TheTable = NamedDependency[Authority]
"""Injected by the parameter names `context`, `caller` and `authority`."""
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,40}")


async def find(context: AppContext, table: str, *, fresh: bool = True) -> Authority:
    """Return the table with this id; with `fresh`, read on from the store, where another process may have gone on."""
    if not _TABLE.fullmatch(table):
        raise TableRefusal("unknown-table")
    new = not context.registry.holds(table)
    authority = await context.registry.find(table)
    if fresh:
        await authority.pass_on(new=new)
    return authority


def providers(context: AppContext) -> dict[str, Provide]:
    """Return the dependencies of the routes."""

    def the_context() -> AppContext:
        return context

    def the_caller(request: AnyRequest) -> Caller:
        return Caller(context, request)

    async def the_authority(request: AnyRequest, table: FromPath[str]) -> Authority:
        # a decision on stale data is corrected by the store; a mere look is not
        return await find(context, table, fresh=request.method == "GET")

    return {
        "context": Provide(the_context, sync_to_thread=False),
        "caller": Provide(the_caller, sync_to_thread=False),
        "authority": Provide(the_authority),
    }


def seen(context: AppContext, caller: Caller, authority: Authority) -> TableSeen:
    """Return a table as the caller may see it."""
    viewer = Viewer(authority, caller.person)
    number = viewer.reached()
    table = viewer.table(number)
    return TableSeen(
        listing=listing(table),
        plan=table.plan,
        chairs=tuple(chair_seen(chair) for chair in table.chairs),
        online=() if viewer.late else context.presence.online(table.id),
        chat=table.chat,
        rematch=table.rematch[0] if table.rematch else None,
        now=viewer.now(number),
    )


def now_of(caller: Caller, authority: Authority) -> Now:
    """Return where a table stands for the caller."""
    viewer = Viewer(authority, caller.person)
    return viewer.now(viewer.reached())


def base_url(context: AppContext, connection: AnyConnection) -> str:
    """Return the address where people find this server: the public one, or the one of the home network, if any."""
    return _host_url(context, connection) + path_prefix(connection.scope)


def _host_url(context: AppContext, connection: AnyConnection) -> str:
    public, lan, url = context.settings.public_url, context.settings.lan, connection.url
    if public or not (lan and is_loopback(url.hostname or "")):
        return public.rstrip("/") or f"{url.scheme}://{url.netloc}"
    return f"{url.scheme}://{lan}:{url.port}" if url.port else f"{url.scheme}://{lan}"
