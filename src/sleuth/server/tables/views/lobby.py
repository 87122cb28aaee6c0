"""The list of open tables: nobody fills it alone, and tables at which people gather come first."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.views.listing import Listing

MOST_ROWS = 100
MOST_OF_A_HOST = 5
MOST_OF_AN_ORIGIN = 30
"""Schools and households share an address."""


class Row(Struct, frozen=True):
    """A table that may be listed, and who has set it."""

    listing: Listing
    host: Person
    origin: str
    """Where the host came from, if this process knows."""


def ranked(rows: Iterable[Row], scale: float = 1.0) -> list[Listing]:
    """Choose and order the rows of the lobby; `scale` is that of all limits, 0 for none.

    Everybody's best table comes before anybody's second: whoever sets many pushes only their own ones down.
    """
    living = sorted((row for row in rows if row.listing.status in ("open", "playing")), key=_standing)
    turns = sorted(_turns(living, scale), key=lambda turn: turn[0])  # stable: equals stay in their order
    return [row.listing for _, row in turns[:MOST_ROWS]]


def _turns(rows: Iterable[Row], scale: float) -> Iterator[tuple[int, Row]]:
    """Give each row its number among those of its host and of its origin; leave out those that are too many."""
    hosts, origins = Counter[str](), Counter[str]()
    for row in rows:
        origin = row.origin or f"host {row.host}"
        if scale and (hosts[row.host] >= MOST_OF_A_HOST * scale or origins[origin] >= MOST_OF_AN_ORIGIN * scale):
            continue
        yield max(hosts[row.host], origins[origin]), row
        hosts[row.host] += 1
        origins[origin] += 1


def _standing(row: Row) -> tuple[int, float]:
    """First where people sit and wait for others, then what is open, then what can be watched; the newest first."""
    listing = row.listing
    joinable = listing.status == "open" and listing.free > 0
    return (0 if joinable and listing.people else 1 if joinable else 2), -listing.updated
