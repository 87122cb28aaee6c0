"""Notifies a team that its sheet has changed: here, and at the other nodes."""

import secrets
from collections import defaultdict
from collections.abc import Callable
from itertools import count

from sleuth.core.game import Seat
from sleuth.server.fanout import Fanout, Hint

SheetKey = tuple[str, Seat]
"""The sheet of a team: a table and a seat."""


class TeamSheets:
    """The live connections that show a team's sheet, and how often it has changed."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout, self._node = fanout, secrets.token_hex(8)
        self._versions = count(1)
        self._readers: dict[SheetKey, set[Callable[[], None]]] = defaultdict(set)
        self._changes: dict[SheetKey, int] = defaultdict(int)
        """How often each sheet with readers has changed."""
        fanout.listen(self._heard)

    def read(self, table: str, seat: Seat, reader: Callable[[], None]) -> Callable[[], None]:
        """Call a function whenever a sheet changes; return a function that stops this."""
        sheet = (table, seat)
        self._readers[sheet].add(reader)

        def stop() -> None:
            self._readers[sheet].discard(reader)
            if not self._readers[sheet]:
                del self._readers[sheet]
                self._changes.pop(sheet, None)

        return stop

    def version(self, table: str, seat: Seat) -> int:
        """Return how often a sheet has changed since it has had readers."""
        return self._changes.get((table, seat), 0)

    async def changed(self, table: str, seat: Seat) -> None:
        """Notify the readers of a sheet that it has changed."""
        self._look((table, seat))
        await self._fanout.publish(Hint(table, next(self._versions), "marks", f"{self._node}/{seat}", (seat,)))

    def _heard(self, hint: Hint | None) -> None:
        if hint is None:  # hints may have been lost
            for sheet in tuple(self._readers):
                self._look(sheet)
        elif hint.kind == "marks" and not hint.node.startswith(self._node):
            for seat in hint.seats:
                self._look((hint.table, seat))

    def _look(self, sheet: SheetKey) -> None:
        if sheet in self._readers:
            self._changes[sheet] += 1
            for reader in tuple(self._readers[sheet]):
                reader()
