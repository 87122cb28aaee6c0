"""People who play on whatever happens to the servers, and remember everything received and confirmed."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sleuth.core.actions import Action, Pass
from sleuth.core.game import Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth.steps import Step, steps
from sleuth.server.fanout import MemoryFanout
from sleuth.server.http.live.connection import UNKNOWN
from sleuth.server.store import open_store
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log import entries as n

PAUSE = 0.05
"""Seconds before another attempt."""
STUCK_SECONDS = 120
"""A game that takes longer is stuck."""


class Steadfast:
    """A person at a table, or a spectator. Reconnects, elsewhere if possible, and repeats what was not answered."""

    def __init__(self, table: str, seat: Seat | None, cookie: str, urls: Sequence[str]) -> None:
        self.table, self.seat, self.urls = table, seat, itertools.cycle(urls)
        self.messages: list[str] = []
        """Everything received, as it came; each number once and in order."""
        self.confirmed: list[Action] = []
        """The actions the server confirmed."""
        self.drops = self.repeats = self.reassured = 0
        self.accuses = False
        """Whether to bring the game to its end."""
        self.thinks = 0.0
        """Seconds before each action."""
        self._cookie, self._luck, self._keys = cookie, Random(f"{table}/{seat}"), itertools.count(1)
        self._pending: dict[str, Any] | None = None
        """What was sent and not answered."""
        self._last: dict[str, Any] | None = None
        """The last confirmed action."""
        self._now: dict[str, Any] = {"version": 0, "status": "open"}

    @property
    def over(self) -> bool:
        return self._now["status"] == "over" and self._pending is None

    async def play(self) -> None:
        """Play, or watch, until the game is over."""
        while not self.over:
            try:
                await self._connect(next(self.urls))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == UNKNOWN:
                    raise AssertionError("the server has lost what it had sent") from closed
            except (OSError, WebSocketException, TimeoutError):
                pass
            if not self.over:
                self.drops += 1
                await asyncio.sleep(PAUSE)

    async def _connect(self, url: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/live?after={len(self.messages)}"
        headers = {"Cookie": self._cookie} if self._cookie else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            await self._repeat(socket)
            async for text in socket:
                await self._hear(socket, str(text))
                if self.over:
                    return

    async def _repeat(self, socket: ClientConnection) -> None:
        """Repeat what was not answered, and also what was: neither may take effect twice."""
        for message in filter(None, (self._last, self._pending)):
            self.repeats += message is self._pending
            await socket.send(msgspec.json.encode(message).decode())

    async def _hear(self, socket: ClientConnection, text: str) -> None:
        message = msgspec.json.decode(text)
        if "n" in message:
            assert message["n"] == len(self.messages) + 1
            self.messages.append(text)
        elif message["type"] == "now":
            self._now = message
        elif message["type"] == "done":
            self._confirm(message)
        elif message["type"] == "refused":
            assert message["code"] == "unavailable", message
            await asyncio.sleep(PAUSE)
            await self._repeat(socket)
        await self._act(socket)

    def _confirm(self, message: dict[str, Any]) -> None:
        if self._pending is None or message["key"] != self._pending["key"]:
            assert self._last is not None
            assert message["key"] == self._last["key"]
            self.reassured += 1
            return
        self.confirmed.append(msgspec.convert(self._pending["action"], Action))
        self._last, self._pending = self._pending, None
        if self._now["version"] < message["version"]:
            self._now.pop("choices", None)  # they are outdated

    async def _act(self, socket: ClientConnection) -> None:
        """Act, once the previous action is confirmed and seen."""
        if self._pending is None and self._now.get("choices"):
            await asyncio.sleep(self.thinks)
            action, moment = self._choose(self._now.pop("choices")), self._now["moment"]
            self._pending = {"type": "act", "key": f"k{next(self._keys)}", "moment": moment, "action": action}
            await socket.send(msgspec.json.encode(self._pending).decode())

    def _choose(self, menus: list[list[dict[str, Any]]]) -> dict[str, Any]:
        """Return any action but an accusation until the game shall end; then accuse as soon as possible."""
        accusing = {kind: [menu for menu in menus if (menu[0]["type"] == "accuse") is kind] for kind in (True, False)}
        menus = accusing[self.accuses] or menus
        return self._luck.choice(self._luck.choice(menus))


async def seated(urls: Sequence[str], people: int, bots: int = 0) -> list[Steadfast]:
    """Begin a game with people, each at another server if there are several, and bots at the first seats."""
    plan = {"edition": "questions", "seats": bots + people, "bots": dict.fromkeys(range(bots), "novice")}
    async with httpx.AsyncClient(base_url=f"{urls[0]}/api/v1", timeout=30) as client:
        table, cookies = await _begin(client, plan, range(bots, bots + people))
    turned = itertools.cycle(range(len(urls)))
    return [
        Steadfast(table, seat, cookie, [*urls[first:], *urls[:first]])
        for (seat, cookie), first in zip(cookies.items(), turned, strict=False)
    ]


async def _begin(client: httpx.AsyncClient, plan: dict[str, Any], seats: Sequence[Seat]) -> tuple[str, dict[Seat, str]]:
    """Begin a game and return its table and the cookies of its people."""

    async def ask(method: str, path: str, body: object, cookie: str = "") -> httpx.Response:
        client.cookies.clear()
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        answer = await client.request(method, path, content=msgspec.json.encode(body), headers=headers)
        assert answer.is_success, answer.text
        return answer

    cookies = {seat: _cookie(await ask("PUT", "/me", {"name": f"Person {seat}"})) for seat in seats}
    host = cookies[seats[0]]
    table: str = (await ask("POST", "/tables", plan, host)).json()["card"]["table"]
    for seat, cookie in cookies.items():
        await ask("PUT", f"/tables/{table}/seats/{seat}", {"name": f"Person {seat}"}, cookie)
        await ask("PUT", f"/tables/{table}/ready", {"ready": True}, cookie)
    await ask("POST", f"/tables/{table}/start", {}, host)
    return table, cookies


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


@asynccontextmanager
async def playing(people: Sequence[Steadfast]) -> AsyncIterator[Callable[[Sequence[Steadfast]], None]]:
    """Let everybody play until all games are over; at the end people accuse. Yields what lets more people join."""
    async with asyncio.timeout(STUCK_SECONDS), asyncio.TaskGroup() as group:

        def join(people: Sequence[Steadfast]) -> None:
            for person in people:
                group.create_task(person.play())

        join(people)
        yield join
        for person in people:
            person.accuses = True


async def confirmed_more(people: Sequence[Steadfast], count: int) -> None:
    """Wait until this many more actions have been confirmed, or all games are over."""
    aim = sum(len(person.confirmed) for person in people) + count
    while sum(len(person.confirmed) for person in people) < aim and not all(person.over for person in people):
        await asyncio.sleep(0.005)


async def check_log(database: str, people: Sequence[Steadfast]) -> None:
    """Check that the log is a legal game to its end, and matches what people did and received."""
    store = await open_store(database)
    try:
        authority = await Authority.load(store, MemoryFanout(), people[0].table)
    finally:
        await store.close()
    state = authority.table.state
    assert state is not None
    assert authority.table.status == "over"
    events = [entry.event for entry in authority.log if isinstance(entry, n.Happened)]
    done = list(steps(state.game, events))
    assert all(step.action in legal_actions(step.state.view(step.seat)) for step in done)
    for person in people:
        assert person.confirmed == [step.action for step in done if step.seat == person.seat and chosen(step)]
        messages = [authority.message_for(number, person.seat) for number in range(1, len(authority.log) + 1)]
        assert person.messages == [msgspec.json.encode(one).decode() for one in messages]


def chosen(step: Step) -> bool:
    """Whether somebody had to decide: the server passes for seats that have nothing to show."""
    return not (isinstance(step.action, Pass) and len(legal_actions(step.state.view(step.seat))) == 1)
