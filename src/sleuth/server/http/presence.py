"""Who is connected, as far as this process knows."""

from collections import defaultdict
from collections.abc import Callable

from msgspec import Struct

from sleuth.core.game import Seat


class Guest(Struct, frozen=True, eq=False):
    """A live connection: what it looks from, and how it learns that somebody came or went."""

    seat: Seat | None
    changed: Callable[[], None]


class Presence:
    """The live connections, by table."""

    def __init__(self) -> None:
        self._guests: dict[str, set[Guest]] = defaultdict(set)

    def enter(self, table: str, guest: Guest) -> None:
        """Somebody comes."""
        self._guests[table].add(guest)
        self._tell(table)

    def leave(self, table: str, guest: Guest) -> None:
        """Somebody goes."""
        self._guests[table].discard(guest)
        self._tell(table)
        if not self._guests[table]:
            del self._guests[table]

    def online(self, table: str) -> tuple[Seat, ...]:
        """The seats somebody is connected for."""
        seats = {guest.seat for guest in self._guests.get(table, ()) if guest.seat is not None}
        return tuple(sorted(seats))

    def _tell(self, table: str) -> None:
        for guest in tuple(self._guests[table]):
            guest.changed()
