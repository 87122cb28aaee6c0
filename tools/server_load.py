"""Scripted people for the benchmark of the table server, in a process of their own and as cheap as possible.

A person here is a socket and decodes no more than they need, so that the load costs little beside the server. They
take the first legal action, which in the card game without a board is never an accusation: games do not end.

Reads a plan from the standard input and writes measurements to the standard output; see `Plan` and `Measured`.
"""

import asyncio
import sys
import time
from collections.abc import Iterator

import click
import msgspec
import psutil
from msgspec import Struct

PHASE = 0.618034
"""Spreads the tables' actions evenly over a period."""
SETTLED_SECONDS = 2.0
"""Seconds at the start that are not counted, while everybody gets going."""
RETRY_SECONDS = 1.0
"""Seconds before an action is sent again that a busy server refused."""
PATIENCE = 60.0


class Guest(Struct):
    """A table, and the cookies of the people at it."""

    table: str
    cookies: list[str]


class Plan(Struct):
    """What to measure."""

    port: int
    process: int
    """The server's process id."""
    tables: list[Guest]
    rates: list[float]
    """Actions per second at each table; one measurement each."""
    seconds: float
    """How long each measurement takes."""
    limit: float
    """Seconds; if p99 is higher, the higher rates are not tried."""


class Measured(Struct):
    """The measurement at one rate: seconds from when an action was due until the last person had all that followed."""

    rate: float
    actions: int
    """How many actions were done per second, at all tables together."""
    p50: float
    p99: float
    worst: float
    refusals: int
    """How often the server refused."""
    processor: float
    """Seconds the server's process was busy for one action; on a busy machine more reliable than the clock."""
    sent: float
    """Bytes that the server sent for one action, to all people of the table together."""


class Heard(Struct):
    """As much of a message as people here need."""

    type: str
    moment: int = 0
    menus: msgspec.Raw = msgspec.Raw()
    choices: msgspec.Raw = msgspec.Raw()
    """From a server that does not know the brief form."""
    n: int = 0
    key: str = ""


_read = msgspec.json.Decoder(list[Heard] | Heard).decode


def first_action(heard: Heard) -> bytes:
    """Return the first legal action as JSON, or nothing."""
    if heard.choices:
        start = bytes(heard.choices).index(b"{")
        return bytes(heard.choices)[start : bytes(heard.choices).index(b"}") + 1]
    if not heard.menus:
        return b""
    menu = msgspec.json.decode(heard.menus)[0]
    if isinstance(menu, list):
        return msgspec.json.encode(menu[0])
    values = [each[0] for each in menu["of"]]
    return msgspec.json.encode(
        {"type": menu["every"], **({"to": values[0]} if menu["every"] == "move" else {"cards": values})}
    )


class Table:
    """A table and the moment of its last action."""

    def __init__(self, people: int) -> None:
        self.people, self.waiting = people, people
        """How many people have not yet received what followed."""
        self.due = 0.0
        self.moment = -1
        self.actor: Person | None = None
        self.action = b""
        self.latencies: list[float] = []
        self.refusals = self.received = 0
        """How often the server refused, and how many bytes came."""
        self.settled = asyncio.Event()

    def hear_now(self, person: "Person", now: Heard) -> None:
        """Note that a person has received all that followed; a person with choices acts next."""
        if now.moment > self.moment:
            self.moment, self.waiting = now.moment, self.people
        self.waiting -= 1
        if action := first_action(now):
            self.actor, self.action = person, action
        if self.waiting == 0:
            self.latencies.append(time.perf_counter() - self.due)
            self.settled.set()

    async def play(self, begin: float, rate: float, until: float) -> None:
        """Act at a steady rate; an action that is late because the previous one was counts from when it was due."""
        self.due = begin
        while max(self.due, time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            await self.act()
            self.due += 1 / rate

    async def act(self) -> None:
        """Have the next person act, and wait until everybody knows."""
        self.settled.clear()
        assert self.actor is not None
        self.actor.act(self.moment, self.action)
        async with asyncio.timeout(PATIENCE):
            await self.settled.wait()


class Person(asyncio.Protocol):
    """A live connection, with just enough of RFC 6455."""

    def __init__(self, table: Table, request: bytes) -> None:
        self._table, self._request = table, request
        self._buffer = bytearray()
        self._greeted = False
        self._key = 0
        self._last = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a live connection."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Process complete messages."""
        self._buffer += data
        self._table.received += len(data)
        if not self._greeted:
            self._greet()
        if self._greeted:
            for frame in self._frames():
                heard = _read(frame)
                for message in heard if isinstance(heard, list) else [heard]:
                    self._hear(message)

    def _hear(self, message: Heard) -> None:
        if message.type == "now":
            self._table.hear_now(self, message)
        elif message.type == "refused":
            self._table.refusals += 1
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._send, 0x81, self._last)

    def _greet(self) -> None:
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if end:
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._greeted, self._buffer = True, bytearray(rest)

    def _frames(self) -> Iterator[bytes]:
        """Yield the payloads of all complete frames."""
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            length, first = buffer[at + 1], at + 2
            if length >= 126:
                first += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : first])
            if len(buffer) < first + length:
                break
            if buffer[at] == 0x88:
                self._transport.close()
            elif buffer[at] == 0x89:
                self._send(0x8A, bytes(buffer[first : first + length]))
            else:
                yield bytes(buffer[first : first + length])
            at = first + length
        del buffer[:at]

    def act(self, moment: int, action: bytes) -> None:
        """Send an action."""
        self._key += 1
        self._last = b'{"type":"act","key":"k%d","moment":%d,"action":%b}' % (self._key, moment, action)
        self._send(0x81, self._last)

    def _send(self, kind: int, payload: bytes) -> None:
        """Send a frame with the mask 0, which leaves the payload as it is."""
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2)
        self._transport.write(bytes([kind]) + size + bytes(4) + payload)


async def seat(plan: Plan) -> list[Table]:
    """Connect everybody, and wait until they know the state of the table."""
    found = []
    for guest in plan.tables:
        table = Table(len(guest.cookies))
        for cookie in guest.cookies:
            request = (
                f"GET /api/v1/tables/{guest.table}/live?after=0&form=brief HTTP/1.1\r\nHost: 127.0.0.1:{plan.port}\r\n"
                f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
            ).encode()
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda t=table, r=request: Person(t, r), "127.0.0.1", plan.port)  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            await table.settled.wait()
        found.append(table)
    return found


async def measure(plan: Plan, tables: list[Table], rate: float) -> Measured:
    """Play at one rate."""
    process = psutil.Process(plan.process)
    begin = time.perf_counter() + 0.2
    until = begin + SETTLED_SECONDS + plan.seconds
    phases = [begin + (number * PHASE % 1) / rate for number in range(len(tables))]
    async with asyncio.TaskGroup() as group:
        for table, phase in zip(tables, phases, strict=True):
            group.create_task(table.play(phase, rate, until))
        await asyncio.sleep(SETTLED_SECONDS)
        for table in tables:
            table.latencies.clear()
            table.refusals = table.received = 0
        counted, busy = time.perf_counter(), sum(process.cpu_times()[:2])
    spent, busy = time.perf_counter() - counted, sum(process.cpu_times()[:2]) - busy
    found = sorted(latency for table in tables for latency in table.latencies)
    p50, p99 = found[len(found) // 2], found[len(found) * 99 // 100]
    refusals = sum(table.refusals for table in tables)
    actions, sent = len(found), sum(table.received for table in tables)
    return Measured(rate, round(actions / spent), p50, p99, found[-1], refusals, busy / actions, sent / actions)


async def run(plan: Plan) -> None:
    """Run all measurements; each is written as soon as it is done."""
    tables = await seat(plan)
    for rate in plan.rates:
        measured = await measure(plan, tables, rate)
        sys.stdout.buffer.write(msgspec.json.encode(measured) + b"\n")
        sys.stdout.flush()
        if measured.p99 > plan.limit:
            break


@click.command(help=__doc__)
def main() -> None:
    """Carry out the plan."""
    asyncio.run(run(msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)))


if __name__ == "__main__":
    main()
