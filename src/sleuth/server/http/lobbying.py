"""The lobby: which tables a stranger is shown, how many one may put there, and when nobody came."""

from collections.abc import Sequence

from msgspec import ValidationError
from msgspec.json import Decoder

from sleuth.server.http.house import Caller, House
from sleuth.server.http.viewing import Viewer
from sleuth.server.store import Summary, UnknownTable
from sleuth.server.tables import deciding
from sleuth.server.tables.entries import Entry
from sleuth.server.tables.listing import Card, card
from sleuth.server.tables.lobby import MOST_OF_AN_ORIGIN, Row, ranked
from sleuth.server.tables.plan import LONGEST_DELAY
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.table import Table

MOST_LOOKED_AT = 500
HOUR = 3600.0
ALONE_SECONDS = 6 * HOUR
"""How long a listed table waits for somebody to come, in a game at one sitting."""
GATHERED_SECONDS = 7 * 24 * HOUR
"""How long any other table waits: a private one, one that is played by correspondence, one where people sit."""
_read_card = Decoder(Card).decode


def listed_card(summary: Summary) -> Card | None:
    """A table in a list; one that an older or newer server wrote may not be readable, and is left out."""
    try:
        return _read_card(summary.title)
    except ValidationError:
        return None


async def listed(house: House) -> list[Card]:
    """The tables of the lobby, as strangers may know them by now."""
    since = house.hall.clock() - LONGEST_DELAY
    found = await house.store.lobby(MOST_LOOKED_AT, since)
    rows = [
        Row(shown, summary.host, house.origins.of(summary.table))
        for summary in found
        if (shown := await _shown(house, summary)) is not None
    ]
    return ranked(rows, house.settings.limits)


async def _shown(house: House, summary: Summary) -> Card | None:
    """The card of a table; where spectators are told later, the one of back then, also when the table has ended."""
    if not summary.delay:
        return listed_card(summary)
    try:
        viewer = Viewer(await house.hall.find(summary.table), None)
    except TableRefusal:
        return None  # it was removed meanwhile
    return card(viewer.table(viewer.reached()))


async def check_listed(house: House, caller: Caller) -> None:
    """Refuse one more listed table from where the caller comes from, if there are too many open ones already."""
    most = round(MOST_OF_AN_ORIGIN * house.settings.limits)
    if not most or len(house.origins.tables(caller.address)) < most:
        return
    for table in house.origins.tables(caller.address):
        if not await _is_open(house, table):
            house.origins.forget(table)
    if len(house.origins.tables(caller.address)) >= most:
        raise TableRefusal("too-many-tables", most=most)


async def _is_open(house: House, table: str) -> bool:
    try:
        return (await house.store.summary(table)).status == "open"
    except UnknownTable:
        return False


async def clear(house: House) -> int:
    """Give up open tables that nobody came to, or whose people never began; how many."""
    now = house.hall.clock()
    alone = await house.store.idle(now - ALONE_SECONDS, listed=True)
    late = [each.table for each in alone if _nobody_came(each)]
    late += [each.table for each in await house.store.idle(now - GATHERED_SECONDS)]
    return sum([await _given_up(house, table) for table in dict.fromkeys(late)])


def _nobody_came(summary: Summary) -> bool:
    """Whether a table for one sitting has nobody but its host."""
    found = listed_card(summary)
    return found is not None and found.pace == "live" and len(summary.people) <= 1


async def _given_up(house: House, table: str) -> bool:
    """End a table, unless somebody is connected to it or something has just happened; everybody there is told."""
    authority = await house.hall.find(table)
    await authority.refresh()
    version = authority.table.version

    def unless_changed(now: Table) -> Sequence[Entry]:
        return deciding.give_up(now, authority.clock()) if now.version == version else ()

    if house.presence.anybody(table) or authority.table.status != "open":
        return False
    return (await authority.decide(unless_changed)).status == "abandoned"
