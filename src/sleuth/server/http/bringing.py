"""Imported records: each is checked in a worker, and a person may keep only a limited number of them."""

from litestar import post
from litestar.params import JSONBody

from sleuth.server.http.asking import AnyRequest, TheCaller, TheHouse, seen
from sleuth.server.http.counting import counted
from sleuth.server.http.house import Caller, House
from sleuth.server.http.lobbying import listed_card
from sleuth.server.http.messages import Record, TableSeen
from sleuth.server.store import Summary
from sleuth.server.tables import recording
from sleuth.server.tables.refusals import TableRefusal

LONGEST_RECORD = 1024 * 1024
MOST_RECORDS = 200
"""How many records one person may keep here."""
MOST_ENTRIES = 100_000
"""How many entries they may have together: about 10 MB."""


@post("/records", summary="Look at a record", request_max_body_size=LONGEST_RECORD)
async def bring_record(house: TheHouse, caller: TheCaller, request: AnyRequest, data: JSONBody[Record]) -> TableSeen:
    """Lay a finished game on a private table of its own."""
    caller.take("table")
    caller.take("record", len(data.record.encode("utf-8", "surrogatepass")))
    await _check_room(house, caller)
    plan, entries = await counted(house, caller, request, recording.read, data.record, house.hall.clock())
    return seen(house, caller, await house.hall.lay(plan, caller.me, lambda *_: entries))


async def _check_room(house: House, caller: Caller) -> None:
    """Refuse whoever keeps enough records here."""
    tables = await house.store.of_person(caller.me, 10 * MOST_RECORDS)
    brought = [summary.version for summary in tables if _was_brought(summary)]
    if len(brought) >= MOST_RECORDS or sum(brought) >= MOST_ENTRIES:
        raise TableRefusal("too-many-records", most=MOST_RECORDS, entries=MOST_ENTRIES)


def _was_brought(summary: Summary) -> bool:
    """Whether a table was laid from a record: its game is over, and nobody ever sat there, not even a bot."""
    card = listed_card(summary)
    return card is not None and summary.status == "over" and card.free == card.seats


ROUTES = [bring_record]
