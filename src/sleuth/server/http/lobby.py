"""The lobby: which tables a stranger is shown, how many one may put there, and when nobody came."""

from collections.abc import Sequence

from msgspec import ValidationError
from msgspec.json import Decoder

from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.viewer import Viewer
from sleuth.server.store import TableSummary, UnknownTable
from sleuth.server.tables import decisions
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.log.plan import LONGEST_DELAY
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.listing import TableListing, listing
from sleuth.server.tables.views.lobby import MOST_OF_AN_ORIGIN, Row, ranked

MOST_LOOKED_AT = 500
HOUR = 3600.0
ALONE_SECONDS = 6 * HOUR
"""How long a listed table waits for somebody to come, in a game at one sitting."""
GATHERED_SECONDS = 7 * 24 * HOUR
"""How long any other table waits: a private one, one that is played by correspondence, one where people sit."""
_read_listing = Decoder(TableListing).decode


def read_listing(summary: TableSummary) -> TableListing | None:
    """A table in a list; one that an older or newer server wrote may not be readable, and is left out."""
    try:
        return _read_listing(summary.title)
    except ValidationError:
        return None


async def listed(context: AppContext) -> list[TableListing]:
    """The tables of the lobby, as strangers may know them by now."""
    since = context.registry.clock() - LONGEST_DELAY
    found = await context.store.lobby(MOST_LOOKED_AT, since)
    rows = [
        Row(shown, summary.host, context.origins.of(summary.table))
        for summary in found
        if (shown := await _shown(context, summary)) is not None
    ]
    return ranked(rows, context.settings.limits)


async def _shown(context: AppContext, summary: TableSummary) -> TableListing | None:
    """The listing of a table; where spectators are told later, the one of back then, also when the table has ended."""
    if not summary.delay:
        return read_listing(summary)
    try:
        viewer = Viewer(await context.registry.find(summary.table), None)
    except TableRefusal:
        return None  # it was removed meanwhile, or only another process has its edition
    return listing(viewer.table(viewer.reached()))


async def check_listed(context: AppContext, caller: Caller) -> None:
    """Refuse one more listed table from where the caller comes from, if there are too many open ones already."""
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
    """Give up open tables that nobody came to, or whose people never began; how many."""
    now = context.registry.clock()
    alone = await context.store.idle(now - ALONE_SECONDS, listed=True)
    late = [each.table for each in alone if _nobody_came(each)]
    late += [each.table for each in await context.store.idle(now - GATHERED_SECONDS)]
    return sum([await _given_up(context, table) for table in dict.fromkeys(late)])


def _nobody_came(summary: TableSummary) -> bool:
    """Whether a table for one sitting has nobody but its host."""
    found = read_listing(summary)
    return found is not None and found.pace == "live" and len(summary.people) <= 1


async def _given_up(context: AppContext, table: str) -> bool:
    """End a table, unless somebody is connected to it or something has just happened; everybody there is told."""
    try:
        authority = await context.registry.find(table)
    except TableRefusal:
        return False  # it was removed meanwhile, or only another process has its edition
    await authority.refresh()
    version = authority.table.version

    def unless_changed(now: Table) -> Sequence[Entry]:
        return decisions.give_up(now, authority.clock()) if now.version == version else ()

    if context.presence.anybody(table) or authority.table.status != "open":
        return False
    return (await authority.decide(unless_changed)).status == "abandoned"
