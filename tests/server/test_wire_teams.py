"""Two teams over HTTP and WebSocket: each member gets what their seat sees; the other team learns no more than one
opponent would."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from sleuth.core.game import Seat
from sleuth.server.http.wire import Marked, Pong, Refused
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.views.messages import EventSeen, Now
from tests.patience import PATIENCE
from tests.server.client import LiveConnection, Memory, Person, Refusal, careful, chooser, new_key
from tests.server.client import refused as refused_by_server
from tests.server.wire import Served, check_told, due, serving, standings, stored

NAMES = (("Anna", "Benedict"), ("Clara", "Diederik"))
SECRETS = ("the rope is with me", "the plum is with us")
"""What each team says among itself."""
SIDE_CARDS = {"side_cards": 4}
EDITIONS = {"red-keep": {"intrigue": False}, "card-game": SIDE_CARDS, "questions": SIDE_CARDS}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("teams") / "tables.db") as served:
        yield served


class Member:
    """A member of a team, and everything their connection received."""

    def __init__(self, url: str, seat: Seat, name: str) -> None:
        self.seat, self.name = seat, name
        self.person, self.memory = Person(url, name), Memory()
        self.frames = list[bytes]()

    async def follow(self, table: str) -> None:
        """Play to the end; the two members take turns, and now and then both act at once."""
        choose = chooser("inspector", self.memory)
        async with self.person.live(table) as live:
            async for message in live:
                self.memory.take(message)
                if isinstance(message, Refused):
                    assert message.code == "stale", message
                if isinstance(message, Now) and message.status == "over":
                    await self.linger(live)
                    return
                if isinstance(message, Now) and message.choices and (self.due() or message.moment % 3 == 0):
                    await live.act(message.moment, choose(self.memory.view, self.memory.choices))

    def due(self) -> bool:
        """Whether the other member of the team acted last."""
        done = [message.by for message in self.memory.messages if isinstance(message, EventSeen) and message.by]
        return (done or NAMES[self.seat])[-1] != self.name

    async def linger(self, live: LiveConnection) -> None:
        """Wait until everything sent has arrived."""
        await live.ping()
        async for message in live:
            if isinstance(message, Pong):
                break
            self.memory.take(message)
        self.frames = [text.encode() for text in live.raw]


async def gather(url: str, table: str, members: list[Member]) -> None:
    for member in members:
        await member.person.sit(table, member.seat)
        await member.person.ready(table)
    await members[0].person.start(table)


class Played:
    """A game of two teams that is over."""

    def __init__(self, log: list[Entry], members: list[Member], answers: dict[str, dict[str, bytes]]) -> None:
        self.log, self.members, self.answers = log, members, answers

    def person(self, name: str) -> str:
        return next(entry.person for entry in self.log if isinstance(entry, n.PersonSeated) and entry.name == name)


async def play(served: Served, edition: str) -> Played:
    """Play one game to the end: members act in turns, talk in their team, and write on their sheets."""
    members = [Member(served.url, seat, name) for seat, names in enumerate(NAMES) for name in names]
    async with Person(served.url, "Eve") as eve:
        table = await members[0].person.create(edition, 2, team=2, options=EDITIONS[edition])
        await gather(served.url, table, members)
        following = [asyncio.create_task(member.follow(table)) for member in members]
        for member, secret in zip((members[0], members[3]), SECRETS, strict=True):
            await member.person.ask("POST", f"/tables/{table}/chat", {"text": secret, "to": "team"})
            mark = {"cells": {f"secret-of-{member.seat}@case": "yes"}}
            await member.person.ask("PATCH", f"/tables/{table}/marks", mark)
        await asyncio.gather(*following)
        answers = {
            viewer.name: await all_answers(viewer, table) for viewer in (*(each.person for each in members), eve)
        }
        for member in members:
            await member.person.http.aclose()
        return Played(stored(served.database, table), members, answers)


async def all_answers(viewer: Person, table: str) -> dict[str, bytes]:
    """Return every answer about a finished game."""
    paths = ["/log", "", "/words", "/story", "/record", "/marks", "/replay", "/replay?seat=0", "/replay?seat=1"]
    return {path: (await viewer.http.get(f"/tables/{table}{path}")).content for path in paths}


@pytest.fixture(scope="module", params=EDITIONS)
def played(request: pytest.FixtureRequest, served: Served) -> Played:
    return asyncio.run(asyncio.wait_for(play(served, request.param), 120))


def test_every_member_gets_what_their_seat_sees_byte_for_byte(played: Played) -> None:
    for member in played.members:
        check_told(member.frames, played.log, member.seat, played.person(member.name))
        messages, now = due(played.log, member.seat), standings(played.log, member.seat, played.person(member.name))[-1]
        assert played.answers[member.name]["/log"] == b'{"told":[' + b",".join(messages) + b'],"now":' + now + b"}"
        assert any(isinstance(message, Marked) for message in member.memory.messages)


def test_both_members_have_acted_and_their_team_knows_who(played: Played) -> None:
    """Without this the tests below would show nothing."""
    done = [(entry.team, entry.by) for entry in played.log if isinstance(entry, n.Happened) and entry.by]
    assert {by for _, by in done} == {name for names in NAMES for name in names}
    for member in played.members:
        frames = [json.loads(frame) for frame in member.frames]
        named = [message["by"] for message in frames if "by" in message]
        assert named == [by for team, by in done if team == member.seat]
        assert set(named) == set(NAMES[member.seat])


def received(played: Played, name: str) -> bytes:
    member = next((each for each in played.members if each.name == name), None)
    return b"".join([*(member.frames if member else ()), *played.answers[name].values()])


def test_the_other_team_hears_nothing_that_is_said_marked_or_who_acted(played: Played) -> None:
    for name, own in (*((name, seat) for seat, names in enumerate(NAMES) for name in names), ("Eve", None)):
        text = received(played, name)
        for seat, secret in enumerate(SECRETS):
            assert (secret.encode() in text) == (seat == own)
            assert (f"secret-of-{seat}".encode() in text) == (seat == own)
            for mate in NAMES[seat]:
                assert (f'"by":"{mate}"'.encode() in text) == (seat == own)


def test_other_teams_learn_only_that_something_was_said(played: Played) -> None:
    said = [number for number, entry in enumerate(played.log, 1) if isinstance(entry, n.Said)]
    for member in played.members:
        frames = {message["n"]: message for message in map(json.loads, member.frames) if "n" in message}
        kinds = [frames[number]["type"] for number in said]
        assert sorted(kinds) == ["spoken", "unheard"]
        silent = next(frames[number] for number in said if frames[number]["type"] == "unheard")
        assert set(silent) == {"type", "n", "at"}


def test_after_the_game_others_look_through_a_seats_eyes_but_do_not_join_its_team(played: Played) -> None:
    for seat, names in enumerate(NAMES):
        own = json.loads(played.answers[names[0]][f"/replay?seat={seat}"])["told"]
        assert own == [json.loads(each) for each in due(played.log, seat)]
        for stranger in (*NAMES[1 - seat], "Eve"):
            eyes = json.loads(played.answers[stranger][f"/replay?seat={seat}"])["told"]
            assert [each.get("event") for each in eyes] == [each.get("event") for each in own]
            assert not any("by" in each or each.get("team") for each in eyes)
            assert "unheard" in {each["type"] for each in eyes}


# --- while it is played


async def four(served: Served, **plan: Any) -> tuple[str, list[Member]]:
    """Two teams at a table of questions, the cards dealt."""
    members = [Member(served.url, seat, name) for seat, names in enumerate(NAMES) for name in names]
    table = await members[0].person.create("questions", 2, team=2, options=SIDE_CARDS, **plan)
    await gather(served.url, table, members)
    return table, members


def test_the_second_of_two_members_who_act_at_once_is_stale(served: Served) -> None:
    async def script() -> None:
        table, members = await four(served)
        now = (await members[0].person.log(table)).now
        team = [member for member in members if member.seat == now.actor]
        lives = []
        for member in team:
            live = member.person.live(table)
            lives.append((live, await live.__aenter__()))
        moments = []
        for _, live in lives:
            now = await live.until(Now)
            moments.append(now.moment)
        for member in team:
            for message in (await member.person.log(table)).messages:
                member.memory.take(message)
            member.memory.take((await member.person.log(table)).now)
        action = careful(team[0].memory.view, team[0].memory.choices)
        keys = [await live.act(moment, action, new_key()) for (_, live), moment in zip(lives, moments, strict=True)]
        answers = await asyncio.gather(*(live.answer(key) for (_, live), key in zip(lives, keys, strict=True)))
        codes = [answer.code if isinstance(answer, Refused) else "done" for answer in answers]
        assert sorted(codes) == ["done", "stale"]
        for live, _ in lives:
            await live.__aexit__(None, None, None)

    asyncio.run(asyncio.wait_for(script(), 30))


def test_a_mark_of_one_appears_at_the_other_and_nowhere_else(served: Served) -> None:
    async def script() -> None:
        table, members = await four(served)
        anna, benedict, clara, _ = (member.person for member in members)
        path = f"/tables/{table}/marks"
        async with benedict.live(table) as his, clara.live(table) as hers:
            await his.until(Marked)
            await hers.until(Marked)
            await anna.ask("PATCH", path, {"cells": {"rope@1": "no", "plum@0": "yes"}})
            await asyncio.wait_for(his.until(Marked), 10)
            assert (await benedict.ask("GET", path))["cells"] == {"rope@1": "no", "plum@0": "yes"}
            await benedict.ask("PATCH", path, {"cells": {"rope@1": None, "hall@1": "maybe"}})
            assert (await anna.ask("GET", path))["cells"] == {"plum@0": "yes", "hall@1": "maybe"}
            await asyncio.gather(
                *(
                    person.ask("PATCH", path, {"cells": {f"{person.name}-{number}@case": "no"}})
                    for number in range(10)
                    for person in (anna,)
                ),
                benedict.ask("PATCH", path, {"cells": {"kitchen@0": "no"}}),
            )
            cells = (await anna.ask("GET", path))["cells"]
            assert cells["kitchen@0"] == "no", "marks written at the same time are all kept"
            await anna.ask("PUT", path, {"cells": {"rope@1": "yes"}})
            assert (await benedict.ask("GET", path))["cells"] == {"rope@1": "yes"}
            await hers.ping()
            await hers.until(Pong)
            assert not any('"marked"' in text for text in hers.raw[hers.raw.index('{"type":"marked"}') + 1 :])
            assert (await clara.ask("GET", path))["cells"] == {}

    asyncio.run(asyncio.wait_for(script(), 30))


def test_marks_of_a_team_survive_a_change_of_device(served: Served) -> None:
    async def script() -> None:
        table, members = await four(served)
        anna, benedict = members[0].person, members[1].person
        path = f"/tables/{table}/marks"
        await anna.ask("PATCH", path, {"cells": {"rope@1": "no"}})
        await benedict.ask("PATCH", path, {"cells": {"hall@1": "yes"}})
        async with Person(served.url, "Phone") as phone:
            await phone.follow(await anna.link(table))
            both = {"rope@1": "no", "hall@1": "yes"}
            assert (await phone.ask("GET", path))["cells"] == (await benedict.ask("GET", path))["cells"] == both
            assert await refused_by_server(anna.ask("GET", path)) == "not-seated"
            assert await refused_by_server(anna.ask("PATCH", path, {"cells": {}})) == "not-seated"
            assert (await phone.log(table)).now.name == "Anna"

    asyncio.run(asyncio.wait_for(script(), 30))


# --- what is refused


def test_bad_teams_figures_and_talk_are_refused_with_their_reason(served: Served) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann:
            for edition, seats, team, needs in (
                ("classic", 3, 2, "two-seats"),
                ("red-keep", 2, 4, "size"),
                ("red-keep", 2, 0, "size"),
                ("one-against-all", 3, 2, "no-culprit"),
                ("one-against-all", 2, 3, "no-culprit"),
            ):
                with pytest.raises(Refusal) as refusal:
                    await ann.create(edition, seats, team=team)
                assert (refusal.value.status, refusal.value.code) == (400, "unfit-team")
                assert refusal.value.details == {"rule": "R12.1", "needs": needs, "team": team, "seats": seats}
            assert await refused_by_server(ann.create("classic", 2, team=2)) == "unfit-seats"
            assert await refused_by_server(ann.create("chess", 2, team=2)) == "unknown-edition"
            twice = ["plum", "plum", "green"]
            for figures, figure in ((twice, "plum"), (["plum", "moriarty", "green"], "moriarty")):
                with pytest.raises(Refusal) as refusal:
                    await ann.create("classic", 3, figures=figures)
                assert (refusal.value.status, refusal.value.code) == (400, "unfit-figure")
                assert refusal.value.details == {"rule": "R2.1", "figure": figure}
            assert await refused_by_server(ann.create("classic", 3, figures=["plum"])) == "unfit-figures"
            assert await refused_by_server(ann.create("card-game", 3, figures=["plum"])) == "unfit-figures"
            three = ["plum", "green", "white"]
            assert await refused_by_server(ann.create("questions", 3, figures=three)) == "no-figures"
            table = await ann.create("classic", 3)
            await ann.sit(table, 0)
            chat = f"/tables/{table}/chat"
            assert await refused_by_server(ann.ask("POST", chat, {"text": "psst", "to": "team"})) == "no-team"
            assert await refused_by_server(ann.ask("POST", chat, {"text": "psst", "to": "Bob"})) == "unfit-request"
            assert await refused_by_server(ann.ask("PUT", f"/tables/{table}/team", {"team": 2})) == "unfit-team"

    asyncio.run(script())


@pytest.mark.parametrize(
    "cells", [{"x" * 101: "no"}, {"rope@1": "x" * 21}, {"rope@1": {"deep": 1}}, ["rope@1"], "rope@1"]
)
def test_marks_that_are_none_are_refused(served: Served, cells: Any) -> None:
    async def script() -> None:
        table, members = await four(served)
        patch = members[0].person.ask("PATCH", f"/tables/{table}/marks", {"cells": cells})
        assert await refused_by_server(patch) == "unfit-request"

    asyncio.run(asyncio.wait_for(script(), 30))


def test_marks_do_not_grow_without_end(served: Served) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann:
            table = await ann.quick("questions", 3)
            cells = [{f"{number}/{cell}/{'x' * 80}": "no" for cell in range(300)} for number in range(20)]
            path = f"/tables/{table}/marks"
            found = [await ann.http.patch(path, json={"cells": each}) for each in cells]
            assert [answer.json()["code"] for answer in found if answer.status_code >= 400][-1] == "too-large"
            assert found[0].status_code == 204

    asyncio.run(script())


def test_a_whole_page_of_marks_is_still_kept_as_it_was_sent(served: Served) -> None:
    with httpx.Client(base_url=f"{served.url}/api/v1", timeout=PATIENCE) as ann:
        body = {"edition": "questions", "seats": 3, "level": "novice", "name": "Ann"}
        table = ann.post("/quick", json=body).json()["card"]["table"]
        path = f"/tables/{table}/marks"
        ann.put(path, json={"anything": [1], "cells": {"rope@1": "no"}})
        ann.patch(path, json={"cells": {"rope@1": None, "hall@2": "yes"}})
        assert ann.get(path).json() == {"anything": [1], "cells": {"hall@2": "yes"}}
