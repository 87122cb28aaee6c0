"""Imported records: each is checked in a worker, and a person may keep only a limited number of them."""

from litestar import post
from litestar.params import JSONBody

from sleuth.server.http.asgi import AnyRequest
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.dependencies import TheCaller, TheContext, seen
from sleuth.server.http.lobby import read_listing
from sleuth.server.http.offload import in_worker
from sleuth.server.http.wire import RecordText, TableSeen
from sleuth.server.store import TableSummary
from sleuth.server.tables.log import records
from sleuth.server.tables.refusals import TableRefusal

LONGEST_RECORD = 1024 * 1024
MOST_RECORDS = 200
"""How many imported records one person may keep."""
MOST_ENTRIES = 100_000
"""How many entries these may have in total: about 10 MB."""


@post("/records", summary="Import a record", request_max_body_size=LONGEST_RECORD)
async def bring_record(
    context: TheContext, caller: TheCaller, request: AnyRequest, data: JSONBody[RecordText]
) -> TableSeen:
    """Show a finished game at a private table of its own."""
    caller.take("table")
    caller.take("record", len(data.record.encode("utf-8", "surrogatepass")))
    await _check_room(context, caller)
    about = records.read, data.record, context.registry.clock(), context.editions
    plan, entries = await in_worker(context, caller, request, *about)
    return seen(context, caller, await context.registry.lay(plan, caller.me, lambda *_: entries))


async def _check_room(context: AppContext, caller: Caller) -> None:
    """Refuse a person who already keeps the most records."""
    tables = await context.store.of_person(caller.me, 10 * MOST_RECORDS)
    imported = [summary.version for summary in tables if _was_imported(summary)]
    if len(imported) >= MOST_RECORDS or sum(imported) >= MOST_ENTRIES:
        raise TableRefusal("too-many-records", most=MOST_RECORDS, entries=MOST_ENTRIES)


def _was_imported(summary: TableSummary) -> bool:
    """Whether a table shows a record: its game is over, and nobody ever sat there, not even a bot."""
    listing = read_listing(summary)
    return listing is not None and summary.status == "over" and listing.free == listing.seats


ROUTES = [bring_record]
