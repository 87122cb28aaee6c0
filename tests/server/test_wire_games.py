"""Whole games over HTTP and WebSocket: every connection gets what its seat sees, byte for byte, and no more."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from sleuth.core.game import Seat
from sleuth.core.seen import SeenDealt
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.server.http.wire import Refused
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.views.menus import Form
from sleuth.server.tables.views.messages import EventSeen, Now, Started
from tests.server.client import Memory, Person, chooser
from tests.server.wire import Served, check_told, due, serving, standings, stored

PEOPLE = ("inspector", "random")
"""Who plays for the people at the first seats; bots of the server have the others."""
FORMS: tuple[Form, ...] = ("full", "brief")
"""The forms of their live connections."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("games") / "tables.db") as served:
        yield served


async def follow(person: Person, table: str, level: str | None = None, form: Form = "full") -> list[bytes]:
    """Stay connected from the first entry to the end; return all messages received."""
    memory = Memory()
    choose = chooser(level, memory) if level else None
    async with person.live(table, form=form) as live:
        async for message in live:
            memory.take(message)
            assert not isinstance(message, Refused), message
            if isinstance(message, Now) and message.status == "over":
                break
            if isinstance(message, Now) and choose and (message.choices or message.menus):
                await live.ping()
                await live.act(message.moment, choose(memory.view, memory.choices))
        return [text.encode() for text in live.raw]


class Game:
    """A finished game: its log, and what the people at the first seats and a spectator received."""

    def __init__(
        self, log: list[Entry], frames: dict[Seat | None, list[bytes]], logs: dict[Seat | None, bytes]
    ) -> None:
        self.log, self.frames, self.logs = log, frames, logs

    def person(self, seat: Seat | None) -> str | None:
        return next((e.person for e in self.log if isinstance(e, n.PersonSeated) and e.seat == seat), None)


def free_figure(seen: dict[str, Any]) -> str:
    """Return a figure that nobody has at this table."""
    figures = seen["plan"]["figures"]
    return next(each for each in load_edition(seen["plan"]["edition"]).suspects if each not in figures)


async def play(served: Served, edition: str, seats: int = 3) -> Game:
    """Play one game with two people, one of them in the brief form, bots, and a spectator in that form."""
    async with Person(served.url, "Ann") as ann, Person(served.url, "Bob") as bob, Person(served.url, "Eve") as eve:
        bots = dict.fromkeys(range(len(PEOPLE), seats), "novice")
        table = await ann.create(edition, seats, bots=bots)
        watching = asyncio.create_task(follow(eve, table, form="brief"))
        for seat, person in enumerate((ann, bob)):
            await person.sit(table, seat)
        if load_edition(edition).board is not None:
            await bob.figure(table, 1, free_figure(await bob.table(table)))
        playing = [
            asyncio.create_task(follow(person, table, level, form))
            for person, level, form in zip((ann, bob), PEOPLE, FORMS, strict=True)
        ]
        for person in (ann, bob):
            await person.ready(table)
        await bob.ask("POST", f"/tables/{table}/chat", {"text": "good luck"})
        await ann.start(table)
        received = await asyncio.gather(*playing, watching)
        viewers = {0: ann, 1: bob, None: eve}
        logs = {seat: (await who.http.get(f"/tables/{table}/log")).content for seat, who in viewers.items()}
        return Game(stored(served.database, table), dict(zip(viewers, received, strict=True)), logs)


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_connection_gets_what_its_seat_sees(served: Served, edition: str) -> None:
    game = asyncio.run(play(served, edition))
    for seat, frames in game.frames.items():
        check_told(frames, game.log, seat, game.person(seat))
        messages, now = due(game.log, seat), standings(game.log, seat, game.person(seat))[-1]
        assert game.logs[seat] == b'{"told":[' + b",".join(messages) + b'],"now":' + now + b"}"


def test_the_check_notices_what_is_too_much_and_what_is_missing(served: Served) -> None:
    game = asyncio.run(play(served, "questions"))
    frames, host = game.frames[0], game.person(0)
    dealt = next(number for number, frame in enumerate(frames) if b'dealt"' in frame)
    foreign = [frame for frame in game.frames[1] if b'dealt"' in frame]
    for wrong in (
        [*frames[:dealt], *foreign, *frames[dealt + 1 :]],
        [*frames[:dealt], *frames[dealt + 1 :]],
        [*frames[: dealt + 1], *frames[dealt:]],
        [*frames[:dealt], frames[dealt].replace(b'{"type"', b'{"hint":1,"type"'), *frames[dealt + 1 :]],
        [*frames, b'{"type":"presence","online":[0],"case":[]}'],
        [*frames, f'{{"type":"pong","person":"{host}"}}'.encode()],
    ):
        with pytest.raises(AssertionError):
            check_told(wrong, game.log, 0, host)


def test_spectators_are_delayed_if_the_plan_says_so(served: Served) -> None:
    delay = 1.5

    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Eve") as eve:
            table = await ann.create("questions", 3, bots={1: "novice", 2: "novice"}, delay=delay)
            await ann.sit(table, 0)
            await ann.ready(table)
            await ann.start(table)
            log = await eve.log(table)
            looked = time.time()
            assert all(entry.at + delay <= looked for entry in log.messages if isinstance(entry, EventSeen | Started))
            assert log.now.version == len(log.messages)
            async with eve.live(table) as live:
                async for message in live:
                    now = time.time()
                    if isinstance(message, EventSeen | Started):
                        assert message.at + delay <= now
                    if isinstance(message, EventSeen) and isinstance(message.event, SeenDealt):
                        return

    asyncio.run(asyncio.wait_for(script(), 20))
