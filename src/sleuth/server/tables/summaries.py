"""What lists need to know of a table, for the store."""

from typing import Any

from msgspec.structs import replace

from sleuth.server.store import TableSummary
from sleuth.server.tables.log.entries import encode
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.views.listing import TableListing, listing


class Summaries:
    """The summaries of one table as it goes on: what an action does not change is not built again."""

    def __init__(self) -> None:
        self._known: tuple[Table, TableListing, TableSummary] | None = None
        """The last table, and how lists show it."""

    def of(self, table: Table, at: float) -> TableSummary:
        """Return the summary of the table, which was updated at a time."""
        if self._known is None or not _same_setting(self._known[0], table):
            shown = listing(table)
            found = summary(table, at)
        else:
            shown = replace(self._known[1], updated=table.since)
            found = replace(self._known[2], version=table.version, updated=at, title=encode(shown), **_next(table))
        self._known = table, shown, found
        return found


def summary(table: Table, at: float) -> TableSummary:
    """Return the summary of a table that was updated at a time."""
    return TableSummary(
        table=table.id,
        code=table.code,
        status=table.status,
        # a table that has ended stays listed only for strangers who may not know it yet
        listed=not table.plan.private and (table.status in ("open", "playing") or table.plan.delay > 0),
        version=table.version,
        updated=at,
        people=tuple(sitter.person for chair in table.chairs for sitter in chair.people) or (table.host,),
        host=table.host,
        delay=table.plan.delay,
        title=encode(listing(table)),
        **_next(table),
    )


def _same_setting(old: Table, new: Table) -> bool:
    """Whether only the game has gone on."""
    return old.chairs is new.chairs and old.plan is new.plan and old.host == new.host and old.status == new.status


def _next(table: Table) -> dict[str, Any]:
    """Return who has to act: people, or bots."""
    actor = table.actor
    if actor is None:
        return {"waiting": (), "bots": False}
    chair = table.chairs[actor]
    bots = chair.player is not None
    return {"waiting": () if bots else tuple([sitter.person for sitter in chair.people]), "bots": bots}
