"""Raw connections: slow, silent or many, as no browser makes them."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from sleuth.core.actions import Accuse
from sleuth.server.http.wire import Done, Refused
from sleuth.server.tables.views.messages import Now
from tests.server.client import LiveConnection
from tests.server.wire import Served

PATIENCE = 20.0
"""Seconds after which a test gives up; what is waited for comes much sooner."""
SOON = 0.4
"""A deadline short enough for a test to see it pass."""
GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
PING = b"\x89\xfd" + bytes(4) + bytes(125)
"""A ping of the largest size; its pong is as large."""


def dial(url: str, said: bytes = b"", window: int = 0) -> socket.socket:
    """Connect without HTTP, and send something."""
    address = httpx.URL(url)
    made = socket.socket()
    made.settimeout(PATIENCE)
    if window:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    made.connect((address.host, address.port))
    made.sendall(said)
    return made


@contextlib.contextmanager
def crowd(url: str, number: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """Open many connections at once."""
    made = [dial(url, said) for _ in range(number)]
    try:
        yield made
    finally:
        for each in made:
            each.close()


def rest(connection: socket.socket) -> bytes:
    """Return everything until the server closes the connection."""
    heard = b""
    with connection, contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            heard += data
    return heard


def trickle(connection: socket.socket, said: bytes, pause: float) -> None:
    """Send the same data repeatedly without reading, until the server closes the connection."""
    deadline = time.monotonic() + PATIENCE
    with connection, contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            connection.sendall(said)
            time.sleep(pause)
        pytest.fail("the server has not closed the connection")


def until(come: Callable[[], object]) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.01)


def open_sockets(served: Served, number: int) -> None:
    """Wait until the server counts this many connections."""
    until(lambda: served.guard.open == number)


def handshake(table: str) -> bytes:
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    path = f"/api/v1/tables/{table}/live?after=0"
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}".encode()


def new_table(served: Served) -> str:
    with httpx.Client(base_url=f"{served.url}/api/v1", timeout=PATIENCE) as http:
        answer = http.post("/quick", json={"edition": "questions", "seats": 3, "level": "novice", "name": "Ann"})
    table: str = answer.json()["card"]["table"]
    return table


async def acted(*lives: LiveConnection, times: int = 4) -> None:
    """Let people act whenever it is their turn, until this many actions were confirmed."""
    left = iter(range(times - 1))

    async def play(live: LiveConnection) -> None:
        done_at = -1  # `now` comes before the confirmation, so no message may be skipped
        async for message in live:
            assert not isinstance(message, Refused)
            if isinstance(message, Done) and next(left, None) is None:
                return
            if isinstance(message, Now) and message.choices and message.moment > done_at:
                done_at = message.moment
                menu = next(menu for menu in message.choices if not isinstance(menu[0], Accuse))
                await live.act(message.moment, menu[0])

    tasks = [asyncio.create_task(play(live)) for live in lives]
    done, _ = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    assert [task.result() for task in done] == [None]
