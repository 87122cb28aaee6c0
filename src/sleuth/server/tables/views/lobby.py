"""The list of open tables: nobody can fill it alone, and tables where people gather come first."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.views.listing import TableListing

MOST_ROWS = 100
MOST_OF_A_HOST = 5
MOST_OF_AN_ORIGIN = 30
"""More than for a host: schools and households share an address."""


class Row(Struct, frozen=True):
    """A table that may be listed, and who opened it."""

    listing: TableListing
    host: Person
    origin: str
    """The address the host came from, if this process knows it."""


def ranked(rows: Iterable[Row], scale: float = 1.0) -> list[TableListing]:
    """Choose and order the rows of the lobby; `scale` scales the limits, 0 sets none.

    Everybody's best table comes before anybody's second: opening many tables only pushes one's own down.
    """
    living = sorted((row for row in rows if row.listing.status in ("open", "playing")), key=_standing)
    turns = sorted(_turns(living, scale), key=lambda turn: turn[0])  # stable: equals stay in their order
    return [row.listing for _, row in turns[:MOST_ROWS]]


def _turns(rows: Iterable[Row], scale: float) -> Iterator[tuple[int, Row]]:
    """Yield each row with its rank among those of its host and origin; leave out rows over the limits."""
    hosts, origins = Counter[str](), Counter[str]()
    for row in rows:
        origin = row.origin or f"host {row.host}"
        if scale and (hosts[row.host] >= MOST_OF_A_HOST * scale or origins[origin] >= MOST_OF_AN_ORIGIN * scale):
            continue
        yield max(hosts[row.host], origins[origin]), row
        hosts[row.host] += 1
        origins[origin] += 1


def _standing(row: Row) -> tuple[int, float]:
    """Sort tables where people wait for others first, then open ones, then games to watch; the newest first."""
    listing = row.listing
    joinable = listing.status == "open" and listing.free > 0
    return (0 if joinable and listing.people else 1 if joinable else 2), -listing.updated
