"""With delayed spectators, nothing a stranger can get shows that the game is over, or was abandoned.

Everything is fetched while the game goes on, and again after its end: not one byte may differ.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.access import MESSAGES, QUERY, ROUTES
from tests.server.client import Memory, Person, Refusal, begin, chooser
from tests.server.wire import Served, serving

DELAY = 3600
OWN_TABLES = {("POST", "/api/v1/tables"), ("POST", "/api/v1/quick")}
"""They set tables of the stranger's own."""
OWN_FIGURES = {("GET", "/metrics")}
"""For those who run the server."""
OWN_COOKIE = {("POST", "/api/v1/me/sign-out")}
"""Whoever signs out is somebody else afterwards."""
PASSING = {"date", "set-cookie"}
"""Headers that tell the time, or who the stranger is."""
Answers = dict[object, object]
End = Callable[[Person, str], Awaitable[None]]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "tables.db") as served:
        yield served


def fetched(served: Served, table: str, code: str, cookie: str) -> Answers:
    """Everything the routes answer to a stranger."""
    found: Answers = {}
    places = {"table": table, "code": code, "seat": 0, "path": "nothing", "edition": "questions", "name": "none"}
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        for method, path in sorted(set(ROUTES) - OWN_TABLES - OWN_FIGURES - OWN_COOKIE):
            if method != "WS":
                address = path.format(**places) + QUERY.get(path, "")
                headers = {"cookie": cookie} if cookie else {}
                answer = client.request(method, address, json=ROUTES[method, path].body, headers=headers)
                client.cookies.clear()
                known = sorted((name, value) for name, value in answer.headers.items() if name not in PASSING)
                found[method, path] = (answer.status_code, known, answer.content)
        for after in (1, 5, 50):
            found["log", after] = client.get(f"/api/v1/tables/{table}/log?after={after}").content
    return found


async def heard(served: Served, table: str, cookie: str) -> Answers:
    """Everything the live connection says to a stranger who tries every message."""
    found: Answers = {}
    headers = {"Cookie": cookie} if cookie else {}
    for kind, access in MESSAGES.items():
        frames = list[bytes]()
        async with connect(served.live_url(table), additional_headers=headers) as connection:
            while not frames or b'"presence"' not in frames[-1]:
                frames.append(await asyncio.wait_for(connection.recv(decode=False), 10))
            await connection.send(msgspec.json.encode({"type": kind, **access.body}).decode())
            await connection.send('{"type":"ping"}')
            while b'"pong"' not in frames[-1]:
                frames.append(await asyncio.wait_for(connection.recv(decode=False), 10))
        found[kind] = frames
    return found


async def play_on(ann: Person, table: str) -> None:
    """Play to the end, then say something and open a rematch."""
    memory = Memory()
    await ann.play(table, chooser("amateur", memory), memory)
    await ann.ask("POST", f"/tables/{table}/chat", {"text": "well played"})
    await ann.ask("POST", f"/tables/{table}/rematch")


async def give_up(ann: Person, table: str) -> None:
    await ann.ask("POST", f"/tables/{table}/abandon")


@pytest.mark.parametrize("end", [play_on, give_up])
def test_a_stranger_cannot_tell_the_end(served: Served, end: End) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Zoe") as zoe:
            await zoe.quick()
            table = await begin(ann, bots=2, delay=DELAY)
            code = (await ann.table(table))["card"]["code"]
            cookies = ["", f"sleuth={zoe.http.cookies['sleuth']}"]

            async def everything() -> list[Answers]:
                routes = [await asyncio.to_thread(fetched, served, table, code, cookie) for cookie in cookies]
                return routes + [await heard(served, table, cookie) for cookie in cookies]

            async with ann.live(table):  # she is connected, and gone when the game is over
                before = await everything()
            await end(ann, table)
            after = await everything()
            for first, second in zip(before, after, strict=True):
                for what, answer in first.items():
                    assert second[what] == answer, what
            assert (await ann.table(table))["card"]["status"] in ("over", "abandoned")
            lobby = (await zoe.ask("GET", "/tables"))["tables"]
            assert [(card["table"], card["status"]) for card in lobby] == [(table, "open")], "it is still listed"

    asyncio.run(script())


def test_a_rematch_is_not_for_strangers(served: Served) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Zoe") as zoe:
            table = await begin(ann, bots=2)
            await play_on(ann, table)
            with pytest.raises(Refusal, match="403 not-seated"):
                await zoe.ask("POST", f"/tables/{table}/rematch")

    asyncio.run(script())


def test_at_the_end_everybody_sees_everything(served: Served) -> None:
    """After a short delay the row disappears, and the story is available."""

    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Zoe") as zoe:
            table = await begin(ann, bots=2, delay=0.1)
            await play_on(ann, table)
            while (await zoe.table(table))["card"]["status"] != "over":
                await asyncio.sleep(0.02)
            assert (await zoe.ask("GET", "/tables"))["tables"] == []
            assert (await zoe.ask("GET", f"/tables/{table}/story"))["case"]

    asyncio.run(asyncio.wait_for(script(), 60))
