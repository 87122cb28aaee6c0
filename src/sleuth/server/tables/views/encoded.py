"""Messages as JSON, without encoding anything twice.

What a spectator gets of an entry is what everybody sees. It is encoded once, and sent to every viewer who sees no more
than that; whoever does gets a message built for them alone.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec
from msgspec import Struct

from sleuth.core.choices import Menu
from sleuth.core.game import Seat
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.views.menus import Form, written
from sleuth.server.tables.views.messages import Message, insiders, standing

KEPT = 16
"""How many of a table's messages are kept: all viewers read the latest ones at about the same time."""
Build = Callable[[int, Seat | None], Message]
"""Builds the message for a viewer about the entry with a number."""
encode = msgspec.json.Encoder().encode


class Place(Struct, frozen=True, kw_only=True):
    """The part of `now` about the viewer; it seldom changes."""

    seat: Seat | None
    host: bool
    name: str | None


class Encoded:
    """The messages of one table as JSON."""

    def __init__(self) -> None:
        self._latest: dict[int, tuple[bytes, Collection[Seat]]] = {}
        """By number: what everybody sees of the latest entries, and the seats that see more."""
        self._span: tuple[int, int, tuple[bytes, ...], frozenset[Seat]] = 0, 0, (), frozenset()
        """The last entries that were asked for together: what everybody sees of them, and the seats that see more."""
        self._stands: tuple[Table | None, bytes] = None, b""
        """The last table that was asked for, and where it stands."""

    def messages(self, log: Sequence[Entry], first: int, last: int, seat: Seat | None, build: Build) -> list[bytes]:
        """Return the messages for a viewer about the entries with these numbers."""
        if self._span[:2] == (first, last) and seat not in self._span[3]:
            return list(self._span[2])
        numbers = range(first, last + 1)
        known = [self._latest.get(number) or self._encode(log[number - 1], number, build) for number in numbers]
        if last - first < KEPT:
            self._span = (
                first,
                last,
                tuple([seen for seen, _ in known]),
                frozenset().union(*[more for _, more in known]),
            )
        return [
            encode(build(n, seat)) if seat in more else seen for n, (seen, more) in zip(numbers, known, strict=True)
        ]

    def _encode(self, entry: Entry, number: int, build: Build) -> tuple[bytes, Collection[Seat]]:
        found = self._latest[number] = encode(build(number, None)), insiders(entry)
        if len(self._latest) > KEPT:
            del self._latest[next(iter(self._latest))]
        return found

    def now(self, table: Table, place: bytes, menus: Iterable[Menu] | None, form: Form) -> bytes:
        """Return the `now` message for one viewer: `place` is the part about them, `menus` is what they may do."""
        if self._stands[0] is not table:
            self._stands = table, encode(standing(table))[:-1]
        start = self._stands[1] + b"," + place
        if menus is None:
            return start + b"}"
        return start + (b',"menus":' if form == "brief" else b',"choices":') + written(menus, form) + b"}"


def encoded_place(seat: Seat | None, *, host: bool, name: str | None) -> bytes:
    """Return the part of `now` about a viewer: the fields without the braces."""
    return encode(Place(seat=seat, host=host, name=name))[1:-1]
