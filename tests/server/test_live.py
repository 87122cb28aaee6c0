"""The live connection: exactly the missing messages, in order, for its viewer; and answers to what is sent."""

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sleuth.core.actions import Accuse, Show
from sleuth.core.truth import seen_by
from sleuth.core.truth.records import read_record
from sleuth.server.http.protocol_schema import protocol_schema
from sleuth.server.http.wire import Done, Online, Pong, Refused
from sleuth.server.tables.views.messages import EventSeen, Now, SeatChanged, Spoken, Started
from tests.server.client import ROOT, Memory, Person, Server, begin, careful, chooser, run


async def closed(work: Awaitable[Any]) -> int:
    """Return the code with which a connection was closed."""
    with pytest.raises((ConnectionClosed, AssertionError)) as ended:
        await work
    if isinstance(ended.value, ConnectionClosed):
        assert ended.value.rcvd is not None
        return ended.value.rcvd.code
    return int(str(ended.value).split("with ")[1].split()[0])


@pytest.mark.parametrize("edition", ["questions", "classic"])
def test_everybody_gets_what_they_see_and_nothing_else(server: Server, edition: str) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, edition=edition)
        people, memories = (ann, bob), (Memory(), Memory())
        players = [p.play(table, chooser("amateur", m), m) for p, m in zip(people, memories, strict=True)]
        memories = await asyncio.gather(*players, zoe.play(table))
        record = read_record((await zoe.ask("GET", f"/tables/{table}/record"))["record"])
        for seat, memory in zip((0, 1, None), memories, strict=True):
            assert memory.seen == [seen_by(event, seat) for event in record.events]
            view = record.state().view(seat)
            assert (memory.view.public, memory.view.own) == (view.public, view.own)

    run(server, script)


def test_a_reconnecting_client_gets_exactly_the_rest(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick()
        memory, luck = Memory(), random.Random(1)
        while memory.now is None or memory.now.status == "playing":
            async with ann.live(table, memory.number) as live:
                choose = chooser("amateur", memory)
                for _ in range(luck.randint(1, 9)):
                    message = await anext(aiter(live))
                    memory.take(message)
                    if isinstance(message, Now) and message.status == "over":
                        break
                    if isinstance(message, Now) and message.choices:
                        await live.act(message.moment, choose(memory.view, memory.choices))
        log = await ann.log(table)
        assert [message for message in memory.messages if hasattr(message, "n")] == log.messages

    run(server, script)


def test_an_action_is_answered_by_its_key(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table) as live, bob.live(table) as other, zoe.live(table) as watching:
            now = await live.until(Now)
            action = now.choices[0][0]
            assert (await other.answer(await other.act(now.moment, action))).code == "not-asked"
            assert (await watching.answer(await watching.act(now.moment, action))).code == "not-seated"
            assert (await live.answer(await live.act(now.moment - 1, action))).code == "stale"
            assert (await live.answer(await live.act(now.moment, Show("rope")))).code == "not-now"
            key = await live.act(now.moment, action)
            seen = await live.until(EventSeen)
            done = await live.answer(key)
            assert isinstance(done, Done)
            assert done.version >= seen.n
            assert isinstance(await live.answer(await live.act(now.moment, action, key)), Done)
            assert (await live.answer(await live.act(now.moment, action))).code == "stale"
        log = await ann.log(table)
        made = [message for message in log.messages if isinstance(message, EventSeen) and message.n > now.version]
        assert [message.event for message in made].count(seen.event) == 1

    run(server, script)


def test_spectators_may_be_delayed(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, delay=3600)
        async with zoe.live(table) as watching, ann.live(table) as live:
            assert (await live.until(Now)).status == "playing"
            first = await watching.until(Now)
            assert (first.status, first.moment, first.actor) == ("open", 0, None)
            await watching.ping()
            assert isinstance(await watching.until((EventSeen, Now, Pong)), Pong)
        log = await zoe.log(table)
        assert not any(isinstance(message, Started | EventSeen) for message in log.messages), (
            "only what was before the game"
        )
        seen = await zoe.table(table)
        assert (
            (seen["now"]["version"], seen["card"]["status"]) == (first.version, "open") == (len(log.messages), "open")
        )

    run(server, script)


def test_a_short_delay_passes(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, delay=0.2)
        async with zoe.live(table) as watching:
            while (now := await watching.until(Now)).status != "playing":
                pass
            assert now.seat is None

    run(server, script)


def test_a_person_who_changes_seats_has_to_reconnect(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create()
        await ann.sit(table, 0)
        await bob.ask("GET", "/me")  # without an identity he would stay a spectator
        async with bob.live(table) as live:
            await live.until(Now)
            await bob.sit(table, 1)
            assert await closed(live.until(Spoken)) == 4001
        async with bob.live(table) as live:
            await live.until(Now)
            await zoe.follow(await bob.link(table))
            assert await closed(live.until(Spoken)) == 4001
        async with bob.live(table) as live:
            assert (await live.until(Now)).seat is None
        async with zoe.live(table) as live:
            assert (await live.until(Now)).seat == 1

    run(server, script)


def test_who_is_there(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table) as live:
            assert (await live.until(Online)).online == (0,)
            async with bob.live(table), zoe.live(table):
                assert (await live.until(Online)).online == (0, 1)
            assert (await live.until(Online)).online == (0,)

    run(server, script)


def test_chat(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table) as live, zoe.live(table) as watching:
            await live.say("<b>hello</b>\n you")
            assert (await watching.until(Spoken)).text == "<b>hello</b> you"
            await watching.say("me too")
            assert (await watching.until(Refused)).code == "not-seated"
            await ann.ask("PUT", f"/tables/{table}/chat", {"on": False})
            await live.say("still here?")
            assert (await live.until(Refused)).code == "chat-off"

    run(server, script)


def test_what_is_no_message_changes_nothing(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.quick()
        async with ann.live(table) as live:
            for text in ("", "x", "[]", "{}", '{"type":"shout"}', b"\x00\xff", "[" * 8000, '{"type":"act","key":"k"}'):
                await live.send(text)
                assert await live.until(Refused) == Refused(None, "unfit-message")
            for more in ('"moment":-1', '"moment":1e9', '"moment":99999999999999999999'):
                await live.send('{"type":"act","key":"k",' + more + ',"action":{"type":"end-turn"}}')
                assert (await live.until(Refused)).code == "unfit-message"
            await live.send("x" * 20_000)
            assert await closed(live.until(Refused)) == 1009
        for after in (10**6, -1, "x", 10**30):
            with pytest.raises(Exception, match=r"4404|403"):
                async with ann.live(table, after) as live:  # type: ignore[arg-type]
                    await live.socket.recv()
        async with ann.live("nowhere") as live:
            assert await closed(live.until(Now)) == 4404

    run(server, script)


def test_a_stop_says_goodbye_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    async def script() -> None:
        with Server(tmp_path / "tables.db") as server:
            ann = Person(server.url)
            table = await ann.quick()
            async with ann.live(table) as live:
                memory = Memory()
                while memory.now is None:
                    memory.take(await anext(aiter(live)))
                key = await live.act(memory.now.moment, careful(memory.view, memory.choices))
                assert isinstance(await live.answer(key), Done)
                assert await asyncio.to_thread(server.stop) == 0
                assert await closed(live.until(SeatChanged)) == 1012
        with Server(tmp_path / "tables.db") as server:
            async with Person(server.url) as again:
                again.http.cookies = ann.http.cookies
                await ann.http.aclose()
                rest = await again.play(table, chooser("amateur", memory), memory)
                assert [message.n for message in rest.messages if hasattr(message, "n")] == list(
                    range(1, rest.number + 1)
                )

    asyncio.run(script())


def test_the_schema_of_the_protocol_is_up_to_date() -> None:
    written = msgspec.json.decode((ROOT / "docs" / "protocol.schema.json").read_bytes())
    assert written == protocol_schema(), (
        "python -m sleuth.server.http.protocol_schema docs/protocol.schema.json writes it again"
    )


def test_an_accusation_ends_a_game_only_for_its_own_seat(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        async with ann.live(table) as live, zoe.live(table) as watching:
            now = await live.until(Now)
            accusation = next(action for menu in now.choices for action in menu if isinstance(action, Accuse))
            await live.act(now.moment, accusation)
            for connection, knows in ((live, True), (watching, False)):
                while (event := (await connection.until(EventSeen)).event).__class__.__name__ != "SeenAccusationMade":
                    pass
                assert (event.case is not None) == knows

    run(server, script)
