"""Connections are cut a thousand times in one game: nothing is missed, nothing comes twice."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sleuth.core.actions import Accuse, Action
from sleuth.core.choices import Choices
from sleuth.core.game import Seat
from sleuth.core.legal import legal_actions
from sleuth.server.http.wire import Act, Done, Refused
from sleuth.server.tables.views.messages import Now
from tests.server.client import LiveConnection, Memory, Person, begin, new_key
from tests.server.table_kit import registry_on, seated
from tests.server.wire import Served, due, serving, stored

DROPS = 1000
PEOPLE = 3
PATIENCE = 120


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("resume") / "tables.db") as served:
        yield served


class Dropped:
    """A viewer whose connection is cut repeatedly, and who resumes where it was cut."""

    def __init__(self, person: Person, table: str, seat: Seat | None) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.messages: list[bytes] = []
        """All numbered messages, as they came."""
        self.drops = 0
        self.looks: list[tuple[int, list[bytes]]] = []
        """Messages after older numbers, asked for in between."""
        self.accuses = False
        """Whether to bring the game to its end."""
        self._memory = Memory()
        self._luck = random.Random(f"dropped/{seat}")
        self._pending: Act | None = None
        """What was sent and not answered."""

    @property
    def over(self) -> bool:
        return self._memory.now is not None and self._memory.now.status == "over"

    async def stay(self) -> None:
        """Reconnect after every cut until the game is over."""
        while not self.over:
            async with self.person.live(self.table, len(self.messages)) as live:
                if self._pending is not None:
                    await live.send(self._pending)
                await self._listen(live, self._luck.choice((0, 0, 1, 1, 2, 3)))
                cut(live)
                self.drops += 1
            if self.drops % 20 == 0:
                await self._look_back()

    async def _listen(self, live: LiveConnection, numbers: int) -> None:
        """Receive this many entries, and act if it is possible: the cut may come before the answer."""
        goal = len(self.messages) + numbers
        while len(self.messages) < goal and not self.over:
            self._take(await live.until(object), live.raw[-1].encode())
            await self._act(live)

    def _take(self, message: Any, frame: bytes) -> None:
        assert not isinstance(message, Refused), message
        self._memory.take(message)
        if hasattr(message, "n"):
            self.messages.append(frame)
        if isinstance(message, Done) and self._pending is not None and message.key == self._pending.key:
            assert message.version <= len(self.messages), "confirmed before it was sent"
            self._pending = None

    async def _act(self, live: LiveConnection) -> None:
        now = self._memory.now
        if now is not None and now.version == len(self.messages) and now.choices and self._pending is None:
            self._pending = Act(key=new_key(), moment=now.moment, action=self._choose(self._memory.choices))
            await live.send(self._pending)

    def _choose(self, choices: Choices) -> Action:
        """Return any action but an accusation until the game shall end; then accuse as soon as possible."""
        fitting = [menu for menu in choices.menus if isinstance(menu.actions[0], Accuse) is self.accuses]
        return self._luck.choice(self._luck.choice(fitting or choices.menus).actions)

    async def _look_back(self) -> None:
        """Ask for the messages after any number, up to where the table stands."""
        after, found = self._luck.randint(0, len(self.messages)), list[bytes]()
        async with self.person.live(self.table, after) as live:
            async for message in live:
                if isinstance(message, Now):
                    break
                if hasattr(message, "n"):
                    found.append(live.raw[-1].encode())
            cut(live)
        self.looks.append((after, found))


def cut(live: LiveConnection) -> None:
    """End a connection as a dead phone does: without closing it."""
    live.socket.transport.abort()


def test_a_thousand_drops_in_one_game(served: Served) -> None:
    viewers = asyncio.run(asyncio.wait_for(drop_out_and_in(served), PATIENCE))
    log = stored(served.database, viewers[0].table)
    assert sum(viewer.drops for viewer in viewers) >= DROPS
    for viewer in viewers:
        owed = due(log, viewer.seat)
        assert viewer.messages == owed
        assert viewer.looks
        for after, found in viewer.looks:
            assert found == owed[after : after + len(found)]


async def drop_out_and_in(served: Served) -> list[Dropped]:
    """Play one game with people and a spectator who are all cut repeatedly."""
    async with AsyncExitStack() as stack:
        names = [f"Person {seat}" for seat in range(PEOPLE)]
        people = [await stack.enter_async_context(Person(served.url, name)) for name in names]
        watcher = await stack.enter_async_context(Person(served.url))
        table = await begin(*people, bots=0)
        viewers = [Dropped(person, table, seat) for seat, person in enumerate(people)] + [Dropped(watcher, table, None)]
        staying = asyncio.gather(*(viewer.stay() for viewer in viewers))
        while not staying.done() and any(viewer.drops < DROPS / len(viewers) for viewer in viewers):
            await asyncio.sleep(0.01)
        for viewer in viewers:
            viewer.accuses = True
        await staying
        return viewers


def test_an_action_being_stored_is_sent_to_all_even_if_its_sender_is_cut_off(tmp_path: Path) -> None:
    async def script() -> None:
        async with registry_on(tmp_path / "tables.db") as registry:
            authority = await seated(registry)
            before = authority.table
            assert before.state is not None
            assert before.actor is not None
            action = legal_actions(before.state.view(before.actor))[0]
            changed = asyncio.Event()
            authority.listeners.add(changed.set)
            acting = asyncio.create_task(authority.act(f"p{before.actor}", before.moment, action))
            while not authority._lock.locked():
                await asyncio.sleep(0)
            acting.cancel()
            await asyncio.wait_for(changed.wait(), 10)
            assert authority.table.version == (await registry.store.summary(before.id)).version > before.version

    asyncio.run(script())


NUMBERS = ["999999", "-1", "nonsense", "", "1.5", "1e3", "99999999999999999999999", "0&after=x"]


@pytest.mark.parametrize("after", NUMBERS)
def test_numbers_that_are_none(served: Served, after: str) -> None:
    """A client that claims to have entries that do not exist gets nothing."""

    async def script() -> None:
        async with Person(served.url, "Ann") as ann:
            code = await refusal(f"{served.live_url(await ann.quick())}?after={after}")
            assert 400 <= code < 500 or 4000 <= code < 5000

    asyncio.run(script())


async def refusal(url: str) -> int:
    """Return how a connection is refused: by an HTTP status, or by a close code."""
    try:
        async with connect(url) as socket:
            frame = await asyncio.wait_for(socket.recv(), 10)
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError(frame)
