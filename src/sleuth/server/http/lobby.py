"""The lobby: which tables strangers see, how many one may list, and when an empty table is closed."""

from collections.abc import Sequence

from msgspec import ValidationError
from msgspec.json import Decoder

from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.viewer import Viewer
from sleuth.server.store import TableSummary, UnknownTable
from sleuth.server.tables import decisions
from sleuth.server.tables.log.entries import Entry, NewerEntry
from sleuth.server.tables.log.plan import LONGEST_DELAY
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.listing import TableListing, listing
from sleuth.server.tables.views.lobby import MOST_OF_AN_ORIGIN, Row, ranked

MOST_LOOKED_AT = 500
HOUR = 3600.0
ALONE_SECONDS = 6 * HOUR
"""How long a listed live table waits for somebody to come."""
GATHERED_SECONDS = 7 * 24 * HOUR
"""How long any other open table waits: private, by correspondence, or with people at it."""
_read_listing = Decoder(TableListing).decode


def read_listing(summary: TableSummary) -> TableListing | None:
    """Return a table's listing; None if another version of the server wrote one that this one cannot read."""
    try:
        return _read_listing(summary.title)
    except ValidationError:
        return None


async def listed(context: AppContext) -> list[TableListing]:
    """Return the tables of the lobby, as strangers may see them by now."""
    since = context.registry.clock() - LONGEST_DELAY
    found = await context.store.lobby(MOST_LOOKED_AT, since)
    rows = [
        Row(shown, summary.host, context.origins.of(summary.table))
        for summary in found
        if (shown := await _shown(context, summary)) is not None
    ]
    return ranked(rows, context.settings.limits)


async def _shown(context: AppContext, summary: TableSummary) -> TableListing | None:
    """Return the listing of a table; with delayed spectators, as it was then, even if the table has ended since."""
    if not summary.delay:
        return read_listing(summary)
    try:
        viewer = Viewer(await context.registry.find(summary.table), None)
    except (TableRefusal, NewerEntry):
        return None  # removed meanwhile, or only another process has its edition or understands it
    return listing(viewer.table(viewer.reached()))


async def check_listed(context: AppContext, caller: Caller) -> None:
    """Refuse another listed table from the caller's address, if too many are open already."""
    most = round(MOST_OF_AN_ORIGIN * context.settings.limits)
    if not most or len(context.origins.tables(caller.address)) < most:
        return
    for table in context.origins.tables(caller.address):
        if not await _is_open(context, table):
            context.origins.forget(table)
    if len(context.origins.tables(caller.address)) >= most:
        raise TableRefusal("too-many-tables", most=most)


async def _is_open(context: AppContext, table: str) -> bool:
    try:
        return (await context.store.summary(table)).status == "open"
    except UnknownTable:
        return False


async def clear(context: AppContext) -> int:
    """Close open tables that nobody came to, or whose people never began; return their number."""
    now = context.registry.clock()
    alone = await context.store.idle(now - ALONE_SECONDS, listed=True)
    late = [each.table for each in alone if _nobody_came(each)]
    late += [each.table for each in await context.store.idle(now - GATHERED_SECONDS)]
    return sum([await _closed(context, table) for table in dict.fromkeys(late)])


def _nobody_came(summary: TableSummary) -> bool:
    """Whether a live table has nobody but its host."""
    found = read_listing(summary)
    return found is not None and found.pace == "live" and len(summary.people) <= 1


async def _closed(context: AppContext, table: str) -> bool:
    """Close a table, unless somebody is connected or something has just happened; return whether it was closed."""
    try:
        authority = await context.registry.find(table)
        await authority.refresh()
    except (TableRefusal, NewerEntry):
        return False  # removed meanwhile, or only another process has its edition or understands it
    version = authority.table.version

    def unless_changed(now: Table) -> Sequence[Entry]:
        return decisions.give_up(now, authority.clock()) if now.version == version else ()

    if context.presence.anybody(table) or authority.table.status != "open":
        return False
    return (await authority.decide(unless_changed)).status == "abandoned"
