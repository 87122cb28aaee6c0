"""Scripted people at the tables of several servers: everybody at a table is connected to another one.

Anyone who loses the connection comes back at the next server, asks for what was missed, and repeats what was not
confirmed. Reads steps from the standard input, and answers on the standard output; see `plan`.
"""

import asyncio
import itertools
import sys
import time

import click
import msgspec

from sleuth.server.guard import raise_limit
from tools.load.plan import Began, Played, Step
from tools.server_load import PATIENCE, PHASE, SETTLED_SECONDS, Guest, Heard, Person, Table, first_action

PAUSE = 0.1
"""Seconds before another attempt to connect."""
RATE = 1.0
"""Actions a second at each table."""
AT_ONCE = 50
"""How many tables are joined at once."""


class Traveller(Person):
    """A person who comes back, elsewhere, whenever the connection is lost."""

    def __init__(self, table: "CrowdTable", cookie: str, ports: list[int]) -> None:
        super().__init__(table, b"")
        self.crowd, self._cookie, self._ports = table, cookie, itertools.cycle(ports)
        self.heard = -1
        """The moment of the last `now`."""
        self.confirmed = 0
        """How many actions were confirmed."""
        self._number = 0
        """The number of the last message."""

    async def connect(self) -> None:
        """Connect to the next server that answers."""
        for port in self._ports:
            self._request = (
                f"GET /api/v1/tables/{self.crowd.table}/live?after={self._number}&form=brief HTTP/1.1\r\n"
                f"Host: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {self._cookie}\r\n\r\n"
            ).encode()
            self._buffer.clear()
            self._greeted = False
            try:
                await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
                return
            except OSError:
                await asyncio.sleep(PAUSE)

    def connection_lost(self, error: Exception | None) -> None:
        """Come back."""
        self.heard = -1
        self.crowd.drops += 1
        self._coming = asyncio.get_running_loop().create_task(self.connect())

    def _greet(self) -> None:
        super()._greet()
        if self._greeted and self._key > self.confirmed:
            self._send(0x81, self._last)

    def _hear(self, message: Heard) -> None:
        if message.n:
            assert message.n == self._number + 1, "a message came twice, or not at all"
            self._number = message.n
        elif message.type == "done":
            self.confirmed = max(self.confirmed, int(message.key.removeprefix("k")))
        super()._hear(message)


class CrowdTable(Table):
    """A table whose people are at different servers."""

    def __init__(self, guest: Guest, ports: list[int]) -> None:
        super().__init__(len(guest.cookies))
        self.table = guest.table
        self.crowd = [Traveller(self, cookie, _turned(ports, seat)) for seat, cookie in enumerate(guest.cookies)]
        self.interrupted: list[float] = []
        self.drops = 0
        self._acted = self._asked = -1
        """The moments of the last action, and of the last menu."""

    async def join(self) -> None:
        """Connect everybody, and wait until they know where the table stands."""
        await asyncio.gather(*(person.connect() for person in self.crowd))
        async with asyncio.timeout(PATIENCE):
            await self.settled.wait()

    def hear_now(self, person: Person, now: Heard) -> None:
        """Note where the table stands for a person; it is settled when that is the same for all, and new."""
        assert isinstance(person, Traveller)
        person.heard = now.moment
        self.moment = max(self.moment, now.moment)
        if action := first_action(now):
            self.actor, self.action, self._asked = person, action, now.moment
        if self._acted < self._asked == self.moment and all(each.heard == self.moment for each in self.crowd):
            self.settled.set()

    async def act(self) -> None:
        """Have the next person act, and wait until everybody knows."""
        assert self.actor is not None
        self.settled.clear()
        self._acted, drops = self.moment, self.drops
        away = any(person.heard < self.moment for person in self.crowd)
        self.actor.act(self.moment, self.action)
        async with asyncio.timeout(PATIENCE):
            await self.settled.wait()
        took = time.perf_counter() - self.due
        (self.interrupted if away or self.drops > drops else self.latencies).append(took)

    def forget(self) -> None:
        """Begin to count."""
        self.latencies.clear()
        self.interrupted.clear()
        self.refusals = self.drops = 0


def _turned(ports: list[int], seat: int) -> list[int]:
    first = seat % len(ports)
    return ports[first:] + ports[:first]


async def play(everywhere: list[CrowdTable], tables: list[CrowdTable], seconds: float) -> Played:
    """Play at some tables, one action a second each."""
    begin = time.perf_counter() + 0.2
    until = begin + SETTLED_SECONDS + seconds
    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(table.play(begin + (number * PHASE % 1) / RATE, RATE, until))
        await asyncio.sleep(SETTLED_SECONDS)
        for table in tables:
            table.forget()
        answer(Began())
        counted = time.perf_counter()
    return Played(
        tables=len(tables),
        actions=sum(len(table.latencies) + len(table.interrupted) for table in tables),
        seconds=time.perf_counter() - counted,
        latencies=sorted(latency for table in tables for latency in table.latencies),
        interrupted=sorted(latency for table in tables for latency in table.interrupted),
        drops=sum(table.drops for table in tables),
        refused=sum(table.refusals for table in tables),
        confirmed=[[person.confirmed for person in table.crowd] for table in everywhere],
    )


def answer(what: Began | Played) -> None:
    """Write a line."""
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.flush()


async def run() -> None:
    """Carry out steps until there are no more."""
    tables: list[CrowdTable] = []
    while line := await asyncio.to_thread(sys.stdin.buffer.readline):
        step = msgspec.json.decode(line, type=Step)
        new = [CrowdTable(guest, _turned(step.ports, number)) for number, guest in enumerate(step.guests)]
        for first in range(0, len(new), AT_ONCE):
            await asyncio.gather(*(table.join() for table in new[first : first + AT_ONCE]))
        tables += new
        answer(await play(tables, tables[: step.tables], step.seconds))


@click.command(help=__doc__)
def main() -> None:
    """Carry out all steps."""
    raise_limit()
    asyncio.run(run())


if __name__ == "__main__":
    main()
