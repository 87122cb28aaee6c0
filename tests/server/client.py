"""A scripted client: people with a cookie jar each, over HTTP and WebSocket."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK

from sleuth.bots import Bot, make_bot, safe_default
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View, view_of
from sleuth.editions import SHIPPED_EDITIONS, Edition, EditionRegistry
from sleuth.server.http.wire import Act, Done, FromServer, Log, Ping, Refused, Say
from sleuth.server.tables.log.plan import Plan, agreed, known_edition, with_culprit
from sleuth.server.tables.views.menus import Form, brief
from sleuth.server.tables.views.messages import CulpritChanged, EventSeen, FiguresChanged, Now, Opened, Started
from tests.server.nodes import Server as Server
from tests.server.wire import messages_in

ROOT = Path(__file__).parent.parent.parent
_read = msgspec.json.Decoder(FromServer).decode
_read_log = msgspec.json.Decoder(Log).decode
_write = msgspec.json.Encoder().encode
_keys = count(1)

Chooser = Callable[[View, Choices], Action]


class Refusal(Exception):
    """A refusal by the server."""

    def __init__(self, status: int, code: str, details: dict[str, Any]) -> None:
        self.status, self.code, self.details = status, code, details
        super().__init__(f"{status} {code} {details}")


class Person:
    """A person with a browser: one cookie jar."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Make a request and return the answer; raises `Refusal`."""
        more = {} if body is None else {"content": _write(body), "headers": {"content-type": "application/json"}}
        answer = await self.http.request(method, path, **more)  # type: ignore[arg-type]
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, **answer.json())
        return answer.json() if answer.content else None

    # --- around a game

    async def create(self, edition: str = "questions", seats: int = 3, **plan: Any) -> str:
        """Open a table and return its id."""
        seen = await self.ask("POST", "/tables", {"edition": edition, "seats": seats, **plan})
        return str(seen["card"]["table"])

    async def quick(self, edition: str = "questions", seats: int = 3, level: str = "novice", **more: Any) -> str:
        """Start a game against bots and return the id of its table."""
        body = {"edition": edition, "seats": seats, "level": level, "name": self.name, **more}
        return str((await self.ask("POST", "/quick", body))["card"]["table"])

    async def table(self, table: str) -> Any:
        return await self.ask("GET", f"/tables/{table}")

    async def mine(self) -> Any:
        return (await self.ask("GET", "/mine"))["tables"]

    async def sit(self, table: str, seat: int) -> Any:
        return await self.ask("PUT", f"/tables/{table}/seats/{seat}", {"name": self.name})

    async def leave(self, table: str) -> Any:
        return await self.ask("DELETE", f"/tables/{table}/seat")

    async def bot(self, table: str, seat: int, bot: str | None) -> Any:
        return await self.ask("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": bot})

    async def figure(self, table: str, seat: int, figure: str) -> Any:
        return await self.ask("PUT", f"/tables/{table}/seats/{seat}/figure", {"figure": figure})

    async def ready(self, table: str, ready: bool = True) -> Any:
        return await self.ask("PUT", f"/tables/{table}/ready", {"ready": ready})

    async def start(self, table: str) -> Any:
        return await self.ask("POST", f"/tables/{table}/start")

    async def link(self, table: str) -> str:
        """Return the token of a personal link."""
        return str((await self.ask("POST", f"/tables/{table}/link"))["url"]).partition("#seat=")[2]

    async def follow(self, token: str) -> Any:
        return await self.ask("POST", "/links", {"token": token})

    # --- in a game

    async def act(self, table: str, moment: int, action: Action, key: str = "") -> Any:
        return await self.ask(
            "POST", f"/tables/{table}/actions", {"key": key or new_key(), "moment": moment, "action": action}
        )

    async def log(self, table: str, after: int = 0) -> Log:
        answer = await self.http.get(f"/tables/{table}/log", params={"after": after})
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, **answer.json())
        return _read_log(answer.content)

    @asynccontextmanager
    async def live(
        self, table: str, after: int = 0, form: Form = "full", **headers: str
    ) -> AsyncIterator["LiveConnection"]:
        """Open a live connection that continues after a number."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live?after={after}&form={form}"
        async with connect(address, additional_headers={"Cookie": cookie, **headers}, max_size=None) as socket:
            yield LiveConnection(socket)

    async def play(self, table: str, choose: Chooser | None = None, after: "Memory | None" = None) -> "Memory":
        """Play to the end over one live connection, or only watch without a chooser; return everything received."""
        memory = after or Memory()
        async with self.live(table, memory.number) as live:
            async for message in live:
                memory.take(message)
                if isinstance(message, Refused):
                    raise Refusal(0, message.code, message.details)
                if isinstance(message, Now):
                    if message.status in ("over", "abandoned"):
                        break
                    if choose is not None and message.choices:
                        await live.act(message.moment, choose(memory.view, memory.choices))
        return memory


class LiveConnection:
    """A live connection: iterate over its messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        """All messages received, as they came."""
        self.frames = 0
        """How many frames they came in."""
        self._unread: deque[bytes] = deque()
        """The rest of the last frame."""

    def __aiter__(self) -> AsyncIterator[Any]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Any]:
        while True:
            while self._unread:
                self.raw.append(self._unread.popleft().decode())
                yield _read(self.raw[-1])
            try:
                text = await self.socket.recv()
            except ConnectionClosedOK:
                return
            assert isinstance(text, str)
            self.frames += 1
            self._unread += messages_in(text.encode())

    async def until(self, wanted: type | tuple[type, ...]) -> Any:
        """Return the next message of a type; others are dropped."""
        async for message in self:
            if isinstance(message, wanted):
                return message
        raise AssertionError(f"the connection ended with {self.socket.close_code} {self.socket.close_reason}")

    async def act(self, moment: int, action: Action, key: str = "") -> str:
        key = key or new_key()
        await self.send(Act(key=key, moment=moment, action=action))
        return key

    async def say(self, text: str) -> None:
        await self.send(Say(text=text, key=new_key()))

    async def ping(self) -> None:
        await self.send(Ping())

    async def send(self, message: msgspec.Struct | str | bytes) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else _write(message).decode())

    async def answer(self, key: str) -> Done | Refused:
        """Return the answer to a message of ours."""
        while True:
            message = await self.until((Done, Refused))
            if message.key == key:
                return message  # type: ignore[no-any-return]


class Memory:
    """What one viewer received of a table, in order, and what follows from it."""

    def __init__(self, editions: EditionRegistry = SHIPPED_EDITIONS) -> None:
        self._editions = editions
        self.messages: list[Any] = []
        self.number = 0
        self.seen: list[SeenEvent] = []
        self.game: Game | None = None
        self.now: Now | None = None
        self._plan: Plan | None = None

    def take(self, message: Any) -> None:
        self.messages.append(message)
        if isinstance(message, Now):
            assert message.version == self.number, "now comes when everything before it was sent"
            self.now = message
            return
        if not hasattr(message, "n"):
            return
        assert message.n == self.number + 1, f"number {message.n} came after {self.number}"
        self.number = message.n
        match message:
            case Opened():
                self._plan = message.plan
            case FiguresChanged():
                assert self._plan is not None
                self._plan = replace(self._plan, figures=message.figures)
            case CulpritChanged():
                assert self._plan is not None
                self._plan = with_culprit(self._plan, self._edition, message.seat)
            case Started():
                assert self._plan is not None
                drawn = self._plan
                if message.culprit is not None:
                    drawn = with_culprit(self._plan, self._edition, message.culprit)
                self.game = agreed(drawn, self._edition, message.names)
            case EventSeen():
                self.seen.append(message.event)

    @property
    def _edition(self) -> Edition:
        assert self._plan is not None
        return known_edition(self._editions, self._plan.edition)

    @property
    def view(self) -> View:
        """Return the table as this viewer knows it, folded from nothing but its messages."""
        assert self.game is not None
        assert self.now is not None
        return view_of(self.game, self.now.seat, self.seen)

    @property
    def choices(self) -> Choices:
        """Return the legal actions as computed here; the server must have sent the same."""
        choices = legal_actions(self.view)
        assert self.now is not None
        if self.now.menus:
            assert [brief(menu) for menu in choices.menus] == self.now.menus
        else:
            assert [list(menu.actions) for menu in choices.menus] == (self.now.choices or [])
        return choices


def chooser(level: str, memory: Memory) -> Chooser:
    """Return a function that lets a bot choose for a person."""
    bots: list[Bot] = []
    shown = 0

    def choose(view: View, choices: Choices) -> Action:
        nonlocal shown
        if not bots:
            assert memory.game is not None
            assert memory.now is not None
            assert memory.now.seat is not None
            bots.append(make_bot(level, memory.game, memory.now.seat, "client"))
        for event in memory.seen[shown:]:
            bots[0].see(event)
        shown = len(memory.seen)
        return bots[0].choose(view, choices)

    return choose


def new_key() -> str:
    return f"k{next(_keys)}"


async def begin(host: Person, *others: Person, bots: int = 1, edition: str = "questions", **plan: Any) -> str:
    """Begin a game where these people sit in this order, followed by bots; return the table."""
    people = (host, *others)
    seated = {len(people) + number: "novice" for number in range(bots)}
    table = await host.create(edition, len(people) + bots, bots=seated, **plan)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
        await person.ready(table)
    await host.start(table)
    return table


def careful(view: View, choices: Choices) -> Action:
    """Play something harmless; never ends a game by an accusation."""
    return safe_default(choices)


def run(server: Server, script: Callable[[Person, Person, Person], Awaitable[None]]) -> None:
    """Run a script with three people, each with a cookie jar."""

    async def all_three() -> None:
        async with Person(server.url, "Ann") as ann, Person(server.url, "Bob") as bob, Person(server.url, "Zoe") as zoe:
            await script(ann, bob, zoe)

    asyncio.run(all_three())


async def refused(work: Awaitable[Any]) -> str:
    """Return the code of the refusal."""
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.status < 500
    return refusal.value.code
