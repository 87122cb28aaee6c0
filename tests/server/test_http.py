"""The HTTP interface: what it does, and for whom."""

import asyncio
from typing import Any

import pytest

from sleuth.arena import play_match
from sleuth.bots import make_bot
from sleuth.core.game import new_game
from sleuth.core.seen import SeenDealt
from sleuth.core.truth import SeededChance
from sleuth.core.truth.records import read_record, write_record
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.server.http.wire import Log, Online
from sleuth.server.tables.views.messages import EventSeen
from tests.server.client import Memory, Person, Refusal, Server, begin, chooser, refused, run


def test_a_table_from_the_first_chair_to_the_rematch(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create("questions", 3)
        seen = await zoe.table(table)
        assert seen["now"]["seat"] is None
        assert seen["now"]["host"] is False
        code = seen["card"]["code"]
        assert (await bob.ask("GET", f"/codes/{code.lower()}"))["table"] == table
        assert table in [card["table"] for card in (await zoe.ask("GET", "/tables"))["tables"]]
        await ann.sit(table, 0)
        assert (await bob.sit(table, 1))["seat"] == 1
        assert await refused(zoe.sit(table, 1)) == "seat-taken"
        await ann.bot(table, 2, "dot")
        assert await refused(ann.start(table)) == "not-ready"
        await ann.ready(table)
        await bob.ready(table)
        assert (await ann.start(table))["status"] == "playing"
        assert await refused(bob.leave(table)) == "already-started"
        memories = Memory(), Memory()
        people = [person.play(table, chooser("amateur", m), m) for person, m in zip((ann, bob), memories, strict=True)]
        await asyncio.gather(*people)
        again = await ann.ask("POST", f"/tables/{table}/rematch")
        assert again == await bob.ask("POST", f"/tables/{table}/rematch")
        chairs = (await ann.table(again["table"]))["chairs"]
        assert [chair["people"] or chair["bot"] for chair in chairs] == ["dot", ["Ann"], ["Bob"]]
        assert (await ann.table(table))["rematch"] == again["table"]

    run(server, script)


def test_several_people_share_one_browser(server: Server) -> None:
    """Each has a signed cookie of their own; `as` says who asks."""

    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create("questions", 3)
        await ann.sit(table, 0)
        assert await ann.ask("GET", f"/tables/{table}/device") == [{"number": 1, "seat": 0, "name": "Ann"}]
        for number, name in ((2, "Cleo"), (3, "Dan")):
            await ann.ask("PUT", f"/tables/{table}/seats/{number - 1}?as={number}", {"name": name})
            await ann.ask("PUT", f"/tables/{table}/ready?as={number}", {"ready": True})
        await ann.ready(table)
        assert set(ann.http.cookies) == {"sleuth", "sleuth_2", "sleuth_3"}
        sharers = await ann.ask("GET", f"/tables/{table}/device?as=3")
        assert [(each["number"], each["seat"], each["name"]) for each in sharers] == [
            (1, 0, "Ann"),
            (2, 1, "Cleo"),
            (3, 2, "Dan"),
        ]
        assert await zoe.ask("GET", f"/tables/{table}/device") == []
        await ann.start(table)
        seen = [await ann.ask("GET", f"/tables/{table}?as={number}") for number in (1, 2, 3)]
        assert [each["now"]["seat"] for each in seen] == [0, 1, 2]
        assert [each["now"]["host"] for each in seen] == [True, False, False]
        hands = [await ann.ask("GET", f"/tables/{table}/log?as={number}") for number in (1, 2, 3)]
        dealt = [next(t["event"]["hand"] for t in hand["told"] if "hand" in t.get("event", {})) for hand in hands]
        assert len({card for hand in dealt for card in hand}) == sum(map(len, dealt)) > 0
        async with ann.live(table) as live:  # all three are present, however the device goes round
            assert (await live.until(Online)).online == (0, 1, 2)

    run(server, script)


def test_a_private_table_is_not_in_the_lobby_but_can_be_found_by_its_code(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await ann.create(private=True)
        assert table not in [card["table"] for card in (await ann.ask("GET", "/tables"))["tables"]]
        code = (await ann.table(table))["card"]["code"]
        assert (await bob.ask("GET", f"/codes/{code}"))["table"] == table

    run(server, script)


async def stands(person: Person, table: str) -> tuple[Log, bool]:
    """Return a person's view of a table and of their tables, at one moment: a bot may act in between."""
    while True:
        log = await person.log(table)
        mine = next(each for each in await person.mine() if each["card"]["table"] == table)
        if (await person.log(table)).now == log.now:
            return log, mine["your_turn"]


def test_a_game_without_a_live_connection(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        assert [mine["your_turn"] for mine in await zoe.mine()] == []
        for _ in range(12):
            for person in (ann, bob):
                log, your_turn = await stands(person, table)
                assert your_turn == (log.now.actor == log.now.seat)
                if log.now.choices:
                    done = await person.act(table, log.now.moment, log.now.choices[0][0])
                    rest = await person.log(table, log.now.version)
                    assert rest.messages[0].n == log.now.version + 1
                    assert rest.messages[-1].n >= done["version"]
        assert await refused(ann.log(table, 10_000)) == "ahead"

    run(server, script)


CHANGES: list[tuple[str, str, Any]] = [
    ("PUT", "/seats/0", {"name": "Eve"}),
    ("DELETE", "/seat", None),
    ("PUT", "/seats/2/bot", {"bot": None}),
    ("PUT", "/seats/0/figure", {"figure": "plum"}),
    ("PUT", "/culprit", {"seat": 1}),
    ("PUT", "/team", {"team": 2}),
    ("PUT", "/ready", {"ready": False}),
    ("POST", "/start", None),
    ("POST", "/abandon", None),
    ("POST", "/rematch", None),
    ("POST", "/seats/0/keep", {"bot": "novice"}),
    ("POST", "/chat", {"text": "hello"}),
    ("PUT", "/chat", {"on": False}),
    ("POST", "/link", None),
    ("PUT", "/marks", {"a": 1}),
    ("PATCH", "/marks", {"cells": {}}),
]
NOT_FOR_A_PLAYER = {path for _, path, _ in CHANGES} - {"/chat", "/link", "/marks"}


def test_nobody_changes_what_is_not_theirs(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        log = await ann.log(table)
        act = {"key": "k", "moment": log.now.moment, "action": {"type": "end-turn"}}
        before = (await ann.table(table))["now"]["version"]
        for method, path, body in [*CHANGES, ("POST", "/actions", act), ("POST", "/back", None)]:
            async with Person(server.url, "Eve") as nobody:
                code = await refused(nobody.ask(method, f"/tables/{table}{path}", body))
                assert code in {"not-seated", "not-host", "already-started"}, (path, code)
            await zoe.ask("GET", "/me")
            assert await refused(zoe.ask(method, f"/tables/{table}{path}", body)) == code
            if path in NOT_FOR_A_PLAYER or (path == "/chat" and method == "PUT"):
                assert await refused(bob.ask(method, f"/tables/{table}{path}", body)) in {
                    "not-host",
                    "already-started",
                    "not-over",
                }
        assert await refused(bob.ask("POST", f"/tables/{table}/actions", act)) == "not-asked"
        now = (await ann.table(table))["now"]
        assert now["version"] == before
        assert now["actor"] == 0

    run(server, script)


def test_everybody_gets_their_own_messages(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        hands = []
        for person in (ann, bob, zoe):
            log = await person.log(table)
            events = [message.event for message in log.messages if isinstance(message, EventSeen)]
            hands.append(next(event.hand for event in events if isinstance(event, SeenDealt)))
            assert bool(log.now.choices) == (person is ann)
        assert hands[2] is None
        assert set(hands[0]).isdisjoint(hands[1])
        assert await refused(zoe.ask("GET", f"/tables/{table}/record")) == "not-over"
        assert await refused(ann.ask("GET", f"/tables/{table}/record")) == "not-over"

    run(server, script)


def test_marks_belong_to_one_person(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        path = f"/tables/{table}/marks"
        assert await ann.ask("GET", path) == {}
        await ann.ask("PUT", path, {"rope": "x", "ünï": [1, None]})
        assert await ann.ask("GET", path) == {"rope": "x", "ünï": [1, None]}
        assert await bob.ask("GET", path) == {}
        assert await refused(zoe.ask("GET", path)) == "not-seated"
        assert await refused(zoe.ask("PUT", path, {})) == "not-seated"

    run(server, script)


def test_a_bot_keeps_a_seat_warm_until_its_person_is_back(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1, patience=0.001)
        assert await refused(ann.ask("POST", f"/tables/{table}/seats/1/keep", {"bot": "novice"})) == "not-awaited"
        await ann.ask("POST", f"/tables/{table}/seats/0/keep", {"bot": "novice"})
        assert (await zoe.table(table))["chairs"][0]["kept"] == "novice"
        log = await ann.log(table)
        action = {"type": "end-turn"}
        assert await refused(ann.act(table, log.now.version, action)) in {"kept", "not-playing"}  # type: ignore[arg-type]
        await ann.ask("POST", f"/tables/{table}/back")
        assert (await zoe.table(table))["chairs"][0]["kept"] is None

    run(server, script)


def test_a_personal_link_moves_a_seat_with_its_marks(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        table = await begin(ann, bob, bots=1)
        await ann.ask("PUT", f"/tables/{table}/marks", {"rope": "x"})
        link = await ann.ask("POST", f"/tables/{table}/link")
        assert link["qr"].startswith("<svg")
        token = link["url"].partition("#seat=")[2]
        assert await refused(bob.follow(token)) == "seated-elsewhere"
        assert await bob.ask("GET", f"/tables/{table}/marks") == {}
        seen = await zoe.follow(token)
        assert (seen["now"]["seat"], seen["now"]["host"]) == (0, True)
        assert seen["now"]["choices"]
        assert await zoe.ask("GET", f"/tables/{table}/marks") == {"rope": "x"}
        assert (await ann.table(table))["now"]["seat"] is None
        assert await refused(ann.ask("GET", f"/tables/{table}/marks")) == "not-seated"
        assert await refused(ann.follow(token)) == "unknown-link"
        assert await refused(ann.follow(token[:-2] + "xx")) == "unknown-link"
        assert await refused(ann.follow(str(ann.http.cookies["sleuth"]))) == "unknown-link"

    run(server, script)


def test_records_come_and_go(server: Server) -> None:
    game = new_game(load_edition("classic"), 3, names=["A", "B", "C"])
    match = play_match(game, [make_bot("novice", game, seat, 1) for seat in game.seats], SeededChance(1))
    text = write_record(game, match.events)

    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        seen = await ann.ask("POST", "/records", {"record": text})
        assert seen["now"]["status"] == "over"
        record = (await bob.ask("GET", f"/tables/{seen['card']['table']}/record"))["record"]
        assert read_record(record).events == tuple(match.events)
        for bad in ("", "{}\n", text[:-1].rpartition("\n")[0] + "\n", "x" * 100_000):
            assert await refused(ann.ask("POST", "/records", {"record": bad})) in {"unfit-record", "not-over"}

    run(server, script)


def test_an_unknown_edition_is_refused_alike_everywhere(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        quick = {"edition": "chess", "seats": 3, "level": "novice", "name": "Ann"}
        for question in (
            ann.ask("GET", "/editions/chess"),
            ann.ask("POST", "/tables", {"edition": "chess", "seats": 3}),
            ann.ask("POST", "/quick", quick),
        ):
            with pytest.raises(Refusal) as refusal:
                await question
            assert (refusal.value.status, refusal.value.code) == (404, "unknown-edition")

    run(server, script)


def test_a_record_with_figures_of_its_own(server: Server) -> None:
    figures = load_edition("classic").suspects[:1:-1][:3]
    game = new_game(load_edition("classic"), figures)
    match = play_match(game, [make_bot("novice", game, seat, 1) for seat in game.seats], SeededChance(1))

    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        seen = await ann.ask("POST", "/records", {"record": write_record(game, match.events)})
        assert tuple(seen["plan"]["figures"]) == figures
        record = (await bob.ask("GET", f"/tables/{seen['card']['table']}/record"))["record"]
        assert read_record(record).game.figures == figures
        assert read_record(record).events == tuple(match.events)

    run(server, script)


def test_what_can_be_played(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        answer = await ann.ask("GET", "/editions")
        assert [edition["id"] for edition in answer["editions"]] == list(EDITION_IDS)
        for code, body in {
            "unknown-edition": {"edition": "../classic", "seats": 3},
            "unknown-bot": {"edition": "classic", "seats": 3, "bots": {"1": "cmd:rm"}},
            "unfit-request": {"edition": "classic", "seats": "many"},
            "unfit-plan": {"edition": "classic", "seats": 3, "delay": -1},
            "unknown-option": {"edition": "classic", "seats": 3, "options": {"nope": 1}},
        }.items():
            assert await refused(ann.ask("POST", "/tables", body)) == code

    run(server, script)


def test_a_name_is_remembered(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        assert await ann.ask("GET", "/me") == {"name": ""}
        assert await ann.ask("PUT", "/me", {"name": " Ann\n<b> "}) == {"name": "Ann <b>"}
        assert await ann.ask("GET", "/me") == {"name": "Ann <b>"}
        table = await ann.create()
        await ann.ask("PUT", f"/tables/{table}/seats/1", {})
        assert (await zoe.table(table))["chairs"][1]["people"] == ["Ann <b>"]
        assert await refused(ann.ask("PUT", "/me", {"name": "x" * 41})) == "unfit-text"

    run(server, script)


def test_the_openapi_document_is_complete(server: Server) -> None:
    async def script(ann: Person, bob: Person, zoe: Person) -> None:
        document = await ann.ask("GET", "/openapi.json")
        request = document["components"]["schemas"]["ActionRequest"]
        assert request["properties"]["action"]["discriminator"]["propertyName"] == "type"
        log = document["components"]["schemas"]["Log"]
        assert "discriminator" in log["properties"]["told"]["items"]
        assert {"/api/v1/quick", "/api/v1/tables/{table}/actions"} <= set(document["paths"])
        answers = {
            (method, path): operation["responses"][min(operation["responses"])].get("content", {})
            for path, item in document["paths"].items()
            for method, operation in item.items()
        }
        vague = {at for at, content in answers.items() if content and "schemas/" not in str(content)}
        assert vague == {("get", "/api/v1/tables/{table}/marks")}, "whatever the client has put there"
        messages = document["components"]["schemas"]["Replay"]["properties"]["told"]
        assert messages["items"]["discriminator"]["propertyName"] == "type"
        page = (await ann.http.get("/docs")).text
        assert "/api/v1/tables/{table}/actions" in page
        assert "http://" not in page
        assert "https://" not in page
        assert "<script" not in page
        assert "<style" not in page

    run(server, script)
