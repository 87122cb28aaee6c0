"""A table in a list: in the lobby, or among a person's own tables."""

from msgspec import Struct

from sleuth.server.store.port import Status
from sleuth.server.tables.log.table import Table


class TableListing(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    code: str
    edition: str
    seats: int
    free: int
    """How many people can still sit down."""
    people: int = 0
    """How many people sit there."""
    status: Status
    pace: str
    names: tuple[str, ...]
    updated: float
    lesson: str = ""
    """The lesson it was opened for, if any."""


def listing(table: Table) -> TableListing:
    """Return a table as lists show it: only what everybody may know."""
    free = sum(max(table.plan.team - len(chair.people), 0) for chair in table.chairs if chair.bot is None)
    return TableListing(
        table=table.id,
        code=table.code,
        edition=table.plan.edition,
        seats=table.plan.seats,
        free=free,
        people=sum(len(chair.people) for chair in table.chairs),
        status=table.status,
        pace=table.plan.pace,
        names=table.names,
        updated=table.since,
        lesson=table.plan.lesson,
    )
