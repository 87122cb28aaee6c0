"""Presence: which seats are connected, here and at the other nodes.

Every node reports its connected seats to the others whenever they change, and again every few seconds; a report that
is not renewed expires. So a lost hint does no harm, and a node that died is forgotten.
"""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import count

from msgspec import Struct

from sleuth.core.game import Seat
from sleuth.server.fanout import Fanout, Hint

AGAIN_SECONDS = 10.0
"""How often a node repeats its report."""
GONE_SECONDS = 35.0
"""How long the report of a node is valid."""
HELLO = ""
"""Instead of a table's id: a new node asks the others for their reports."""


class Guest(Struct, frozen=True, eq=False):
    """A live connection: the seat it is for, and how to notify it of changes."""

    seat: Seat | None
    changed: Callable[[], None]


class Report(Struct, frozen=True):
    """The last report of another node about a table."""

    version: int
    seats: tuple[Seat, ...]
    at: float


class Presence:
    """The live connections, by table."""

    def __init__(self, fanout: Fanout, clock: Callable[[], float] = time.monotonic) -> None:
        self._fanout, self._clock, self._node = fanout, clock, secrets.token_hex(8)
        self._versions = count(1)
        self._guests: dict[str, set[Guest]] = defaultdict(set)
        self._reports: dict[str, dict[str, Report]] = defaultdict(dict)
        """By table, then by node."""
        self._online: dict[str, tuple[Seat, ...]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        fanout.listen(self._heard)

    async def enter(self, table: str, guest: Guest) -> None:
        """Add a connection."""
        before = self._here(table)
        self._guests[table].add(guest)
        await self._notify(table, before)

    async def leave(self, table: str, guest: Guest) -> None:
        """Remove a connection."""
        before = self._here(table)
        self._guests[table].discard(guest)
        if not self._guests[table]:
            del self._guests[table]
        await self._notify(table, before)

    async def _notify(self, table: str, before: tuple[Seat, ...]) -> None:
        """Notify everybody, here and elsewhere, if the connected seats have changed; spectators do not matter."""
        if self._here(table) != before:
            self._look(table)
            await self._publish(table)

    def online(self, table: str) -> tuple[Seat, ...]:
        """Return the connected seats."""
        return self._online.get(table, ())

    def anybody(self, table: str) -> bool:
        """Return whether somebody is connected: at a seat, or here as a spectator."""
        return bool(self.online(table) or self._guests.get(table))

    async def greet(self) -> None:
        """Ask the other nodes for their reports."""
        await self._publish(HELLO)

    async def keep_up(self) -> None:
        """Repeat this node's report, and drop expired reports of others."""
        await self._report_all()
        latest = self._clock() - GONE_SECONDS
        for table, reports in tuple(self._reports.items()):
            silent = [node for node, report in reports.items() if report.at < latest]
            for node in silent:
                del reports[node]
            if not reports:
                del self._reports[table]
            if silent:
                self._look(table)

    async def _report_all(self) -> None:
        for table in tuple(self._guests):
            await self._publish(table)

    async def _publish(self, table: str) -> None:
        await self._fanout.publish(Hint(table, next(self._versions), "presence", self._node, self._here(table)))

    def _heard(self, hint: Hint | None) -> None:
        if hint is None or (hint.table == HELLO and hint.node != self._node):
            task = asyncio.get_running_loop().create_task(self._report_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif hint.kind == "presence" and hint.node != self._node:
            self._take_report(hint)

    def _take_report(self, hint: Hint) -> None:
        """Store the report of another node, unless a later one came first."""
        reports = self._reports[hint.table]
        known = reports.get(hint.node)
        if known is None or known.version < hint.version:
            reports[hint.node] = Report(hint.version, hint.seats, self._clock())
            self._look(hint.table)

    def _here(self, table: str) -> tuple[Seat, ...]:
        return tuple(sorted({guest.seat for guest in self._guests.get(table, ()) if guest.seat is not None}))

    def _look(self, table: str) -> None:
        """Compute the connected seats, and notify the connections here if they have changed."""
        elsewhere = [seat for report in self._reports.get(table, {}).values() for seat in report.seats]
        before, after = self.online(table), tuple(sorted({*self._here(table), *elsewhere}))
        if after:
            self._online[table] = after
        else:
            self._online.pop(table, None)
        if before != after:
            for guest in tuple(self._guests.get(table, ())):
                guest.changed()
