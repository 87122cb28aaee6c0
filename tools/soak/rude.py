"""Rude clients of a soak: silent, slow, deaf, and always back again."""

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from urllib.parse import urlsplit

from sleuth.core.game import new_game
from sleuth.core.truth.records import write_record
from sleuth.editions import load_edition
from tests.games import random_game
from tools.soak.opening import Client, new_name, opened
from tools.soak.plan import Amounts, Times

HEAD = b"GET /api/v1/docs HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = (
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
)
LIVE = (
    "GET /api/v1/tables/{}/live?after=0 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\xfd" + bytes(129)
"""A frame that must be answered with one of the same size."""
WATCHED = {"edition": "questions", "seats": 3, "bots": {1: "novice", 2: "novice"}}
TRICKLE = 1.0
"""Seconds between two bytes of a slow client."""
WINDOW = 4096
"""The most bytes a deaf client accepts."""
IMPORT_PAUSE = 2.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Habit = Callable[[Streams], Awaitable[None]]


class Rude:
    """A client that comes back until it is stopped."""

    def __init__(self, url: str) -> None:
        self._at = urlsplit(url)
        self.ended: Counter[str] = Counter()
        """How often the server closed its connection, by behaviour."""

    async def again_and_again(self, what: str, do: Habit) -> None:
        """Connect, be rude until the connection is closed, and begin again."""
        while True:
            with contextlib.suppress(OSError):
                await self._once(what, do)
            await asyncio.sleep(0.1)

    async def _once(self, what: str, do: Habit) -> None:
        made = socket.socket()
        made.setblocking(False)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WINDOW)
        try:
            await asyncio.get_running_loop().sock_connect(made, (self._at.hostname, self._at.port))
            streams = await asyncio.open_connection(sock=made, limit=WINDOW)
        except OSError:
            made.close()
            raise
        try:
            with contextlib.suppress(ConnectionError):
                await do(streams)
            self.ended[what] += 1
        finally:
            streams[1].transport.abort()


async def silent(streams: Streams) -> None:
    """Send nothing, or only a part."""
    streams[1].write(HEAD if streams[1].get_extra_info("sockname")[1] % 2 else b"")
    await streams[0].read()


async def slow_head(streams: Streams) -> None:
    """Send a head byte by byte."""
    await _trickle(streams, HEAD + b"X-Long: ")


async def slow_body(streams: Streams) -> None:
    """Send a body byte by byte."""
    await _trickle(streams, BODY)


async def _trickle(streams: Streams, begin: bytes) -> None:
    streams[1].write(begin)
    while not streams[0].at_eof() and not streams[1].is_closing():
        streams[1].write(b" ")
        await streams[1].drain()
        await asyncio.sleep(TRICKLE)


async def deaf(streams: Streams) -> None:
    """Ask for a lot and read nothing."""
    await _trickle(streams, (HEAD + b"\r\n") * 50)


def deaf_and_live(table: str) -> Habit:
    """Return a client that watches a table without reading, and keeps sending pings."""

    async def watch(streams: Streams) -> None:
        streams[1].write(LIVE.format(table).encode())
        await streams[0].readexactly(12)
        while True:
            streams[1].write(PING * 20)
            await streams[1].drain()
            await asyncio.sleep(TRICKLE)

    return watch


def ready() -> None:
    """Do nothing; a process that has run this has everything imported."""


def be_rude(url: str, amounts: Amounts, times: Times) -> dict[str, int]:
    """Do all of it at once; return how often the server closed a connection, by behaviour."""
    return asyncio.run(_be_rude(url, amounts, times))


async def _be_rude(url: str, amounts: Amounts, times: Times) -> dict[str, int]:
    await asyncio.sleep(times.abuse - time.monotonic())
    rude, client = Rude(url), Client(url, times.end)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(times.end - time.monotonic()):
            await _all_at_once(rude, client, amounts)
    await client.close()
    return dict(rude.ended)


async def _all_at_once(rude: Rude, client: Client, amounts: Amounts) -> None:
    habits: dict[str, Habit] = {"slow head": slow_head, "slow body": slow_body, "reads nothing": deaf}
    begun = await opened(client, WATCHED, [0], Random(0))
    if begun is not None:
        habits["live, reads nothing"] = deaf_and_live(begun.table)
    async with asyncio.TaskGroup() as group:
        group.create_task(_import(client, rude.ended))
        for _ in range(amounts.silent):
            group.create_task(rude.again_and_again("silent", silent))
        for what, do in habits.items():
            for _ in range(amounts.slow):
                group.create_task(rude.again_and_again(what, do))


async def _import(client: Client, done: Counter[str]) -> None:
    """Import games from elsewhere, each with new names."""
    luck = Random(1)
    while True:
        text = await asyncio.to_thread(_record, luck)
        answer = await client.ask("POST", "/records", {"record": text})
        done["imported" if answer.is_success else "import refused"] += 1
        await asyncio.sleep(IMPORT_PAUSE)


def _record(luck: Random) -> str:
    game = new_game(load_edition("questions"), 3, names=[new_name(luck) for _ in range(3)])
    return write_record(game, random_game(game, luck.random()).events)
