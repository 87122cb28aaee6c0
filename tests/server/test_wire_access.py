"""Each route and each message, tried by those it is not for: no cookie, a stranger's, another seat's, a forged one."""

import asyncio
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from sleuth.core.game import Seat
from sleuth.core.truth.events import Dealt
from sleuth.server.http.edge.identity import Identities, Identity, PersonalLink
from sleuth.server.http.routes.pages import PAGES, WEB
from sleuth.server.http.wire import FromClient
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from tests.patience import PATIENCE
from tests.server.client import Person, Refusal, begin
from tests.server.wire import Served, check_no_ids, serving, stored


class Access(msgspec.Struct, frozen=True):
    """What a route of Ann's table answers to strangers, and to Bob, who sits at another seat: ok, or a no's code."""

    stranger: str
    bob: str
    body: Any = None


OPEN = Access("ok", "ok")
NOTHING_THERE = Access("unknown-route", "unknown-route")
PAGE = OPEN if (WEB / "index.html").is_file() else NOTHING_THERE
FOR_THE_HOST = Access("not-host", "not-host")
TOO_LATE = Access("already-started", "already-started")
TABLE = "/api/v1/tables/{table}"
STALE = {"key": "k", "moment": 0, "action": {"type": "end-turn"}}
ROUTES = {
    **{("GET", page.replace(":str", "")): PAGE for page in PAGES},
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/bots", "/editions", "/editions/{edition}")},
    **{("GET", f"/api/v1/editions/{{edition}}/{part}"): OPEN for part in ("aim", "manual", "vocabulary")},
    ("GET", "/assets/{path}"): NOTHING_THERE,
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/docs", "/docs.css", "/openapi.json")},
    **{("GET", page): OPEN for page in ("/healthz", "/readyz", "/metrics")},
    **{("GET", f"/api/v1{page}"): OPEN for page in ("/codes/{code}", "/me", "/mine", "/tables")},
    ("GET", TABLE): OPEN,
    ("GET", f"{TABLE}/log"): OPEN,
    ("GET", f"{TABLE}/words"): OPEN,
    ("GET", f"{TABLE}/manual"): OPEN,
    ("GET", f"{TABLE}/sheet"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/why"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/hint"): Access("not-seated", "hints-off"),
    ("GET", f"{TABLE}/story"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/replay"): Access("not-over", "not-over"),
    ("GET", f"{TABLE}/marks"): Access("not-seated", "ok"),
    ("GET", f"{TABLE}/device"): OPEN,
    ("GET", f"{TABLE}/record"): Access("not-over", "not-over"),
    ("PUT", "/api/v1/me"): Access("ok", "ok", {"name": "Eve"}),
    ("POST", "/api/v1/links"): Access("unknown-link", "unknown-link", {"token": "nonsense"}),
    ("POST", "/api/v1/records"): Access("unfit-record", "unfit-record", {"record": "{}"}),
    ("POST", "/api/v1/tables"): Access("ok", "ok", {"edition": "questions", "seats": 3}),
    ("POST", "/api/v1/quick"): Access(
        "ok", "ok", {"edition": "questions", "seats": 3, "level": "novice", "name": "Eve"}
    ),
    ("POST", f"{TABLE}/abandon"): FOR_THE_HOST,
    ("POST", f"{TABLE}/start"): TOO_LATE,
    ("PUT", f"{TABLE}/chat"): Access("not-host", "not-host", {"on": False}),
    ("POST", f"{TABLE}/seats/{{seat}}/keep"): Access("not-host", "not-host", {"bot": "novice"}),
    ("PUT", f"{TABLE}/seats/{{seat}}/bot"): Access("already-started", "already-started", {"bot": "novice"}),
    ("PUT", f"{TABLE}/seats/{{seat}}"): Access("already-started", "already-started", {"name": "Eve"}),
    ("PUT", f"{TABLE}/seats/{{seat}}/figure"): Access("already-started", "already-started", {"figure": "plum"}),
    ("PUT", f"{TABLE}/culprit"): Access("already-started", "already-started", {"seat": 0}),
    ("PUT", f"{TABLE}/team"): Access("already-started", "already-started", {"team": 2}),
    ("PUT", f"{TABLE}/ready"): Access("already-started", "already-started", {"ready": True}),
    ("DELETE", f"{TABLE}/seat"): TOO_LATE,
    ("POST", f"{TABLE}/actions"): Access("not-seated", "stale", STALE),
    ("POST", f"{TABLE}/back"): Access("not-seated", "ok"),
    ("POST", f"{TABLE}/chat"): Access("not-seated", "ok", {"text": "hello"}),
    ("POST", f"{TABLE}/link"): Access("not-seated", "ok"),
    ("POST", f"{TABLE}/rematch"): Access("not-seated", "not-over"),
    ("PUT", f"{TABLE}/marks"): Access("not-seated", "ok", {"whose": "another's"}),
    ("PATCH", f"{TABLE}/marks"): Access("not-seated", "ok", {"cells": {"plum@1": "no"}}),
    ("WS", f"{TABLE}/live"): OPEN,
    # the last of all: then the cookies they came with are void
    ("POST", "/api/v1/me/sign-out"): Access("ok", "ok", {"key": "a-key-of-sixteen-or-more"}),
}
QUERY = {f"{TABLE}/why": "?card=rope&owner=0"}
MESSAGES = {
    "act": Access("not-seated", "stale", STALE),
    "say": Access("not-seated", "spoken", {"key": "k", "text": "hello"}),
    "ping": Access("pong", "pong", {}),
}
ANNS = {"marks": "only for Ann"}


class Scene(msgspec.Struct, frozen=True):
    """A game of Ann, Bob and a bot, and the cookies of those who come to Ann's table."""

    table: str
    code: str
    ann: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("access") / "tables.db") as served:
        yield served


@pytest.fixture
def scene(served: Served) -> Scene:
    async def script() -> Scene:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Bob") as bob, Person(served.url) as zoe:
            table = await begin(ann, bob)
            await ann.ask("PUT", f"/tables/{table}/marks", ANNS)
            token = await ann.link(table)
            await zoe.quick()
            cookies = {name: f"sleuth={who.http.cookies['sleuth']}" for name, who in (("bob", bob), ("stranger", zoe))}
            value = ann.http.cookies["sleuth"]
            forged = {
                "nobody": "",
                "a stranger's key": Identities("another key altogether").write_cookie(Identity("x"), secure=False),
                "a changed signature": f"sleuth={value[:-2]}AA",
                "a link as a cookie": f"sleuth={token}",
            }
            code = (await ann.table(table))["card"]["code"]
            return Scene(table, code, value, {**cookies, **forged})

    return asyncio.run(script())


def test_every_route_and_every_message_is_tried(served: Served) -> None:
    """A new one needs a line above: for whom is it?"""
    assert set(served.routes) == set(ROUTES)
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} == set(MESSAGES)


def test_each_route_with_every_cookie_but_the_right_one(served: Served, scene: Scene) -> None:
    before = stored(served.database, scene.table)
    places = {"table": scene.table, "code": scene.code, "seat": 0, "path": "nothing", "edition": "questions"}
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        for (method, path), access in ROUTES.items():
            for who, cookie in scene.cookies.items():
                if method != "WS":
                    answer = client.request(
                        method,
                        path.format(**places) + QUERY.get(path, ""),
                        json=access.body,
                        headers={"cookie": cookie} if cookie else {},
                    )
                    client.cookies.clear()
                    assert outcome(answer) == (access.bob if who == "bob" else access.stranger), (method, path, who)
                    check_hidden(answer.content, before, 1 if who == "bob" else None)
    added = stored(served.database, scene.table)[len(before) :]
    assert {type(entry) for entry in added} == {n.Said}, "somebody has changed Ann's table"


def outcome(answer: httpx.Response) -> str:
    return "ok" if answer.status_code < 400 else str(answer.json()["code"])


def check_hidden(received: bytes, log: list[Entry], seat: Seat | None) -> None:
    """No hand but the viewer's own, no marks of Ann's, and nobody's id."""
    dealt = next(entry.event for entry in log if isinstance(entry, n.Happened) and isinstance(entry.event, Dealt))
    hands = {number: msgspec.json.encode(hand) for number, hand in enumerate(dealt.hands)}
    assert not any(hand in received for number, hand in hands.items() if number != seat)
    assert b"only for Ann" not in received
    check_no_ids(received, log)


@pytest.mark.parametrize("kind", MESSAGES)
def test_each_message_with_every_cookie_but_the_right_one(served: Served, scene: Scene, kind: str) -> None:
    async def script() -> None:
        for who, cookie in scene.cookies.items():
            frames = list[bytes]()
            async with connect(served.live_url(scene.table), additional_headers={"Cookie": cookie}) as connection:
                await connection.send(msgspec.json.encode({"type": kind, **MESSAGES[kind].body}).decode())
                expected = MESSAGES[kind].bob if who == "bob" else MESSAGES[kind].stranger
                while f'"{expected}"'.encode() not in b"".join(frames):
                    frames.append(await asyncio.wait_for(connection.recv(decode=False), 10))
            check_hidden(b"".join(frames), stored(served.database, scene.table), 1 if who == "bob" else None)

    asyncio.run(script())


def test_personal_links_that_are_not_for_this_seat(served: Served, scene: Scene) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Zoe") as zoe, Person(served.url) as phone:
            ann.http.cookies["sleuth"] = scene.ann
            own = await zoe.quick()
            foreign = await zoe.link(own)
            assert (await phone.follow(foreign))["card"]["table"] == own  # his own seat, and nothing at Ann's table
            assert (await phone.table(scene.table))["now"]["seat"] is None
            token = await ann.link(scene.table)
            person = stored(served.database, scene.table)[0].host  # type: ignore[union-attr]
            wrong = (
                foreign,  # Zoe does not sit there any more
                token[:-1],
                token.partition(".")[0],
                Identities("another key altogether").write_link(PersonalLink(scene.table, person, 2, 2**40)),
                scene.ann,  # a cookie is no link
                f"{foreign.partition('.')[0]}.{token.partition('.')[2]}",
            )
            for each in wrong:
                with pytest.raises(Refusal, match="unknown-link"):
                    await zoe.follow(each)
            await phone.follow(token)
            assert (await phone.table(scene.table))["now"]["seat"] == 0
            assert (await ann.table(scene.table))["now"]["seat"] is None  # her old device has lost it
            with pytest.raises(Refusal, match="unknown-link"):
                await zoe.follow(token)

    asyncio.run(script())


def test_as_chooses_only_among_the_cookies_of_a_browser(served: Served, scene: Scene) -> None:
    """Whatever `as` says, and however the cookies are called: a stranger stays one, Bob stays Bob."""
    before = stored(served.database, scene.table)
    with httpx.Client(base_url=f"{served.url}/api/v1/tables/{scene.table}", timeout=PATIENCE) as client:
        for who, cookie in scene.cookies.items():
            for said in ("1", "2", "6", "nobody"):
                for path in ("", "/log", "/words", "/device"):
                    answer = client.get(path, params={"as": said}, headers={"cookie": cookie})
                    assert answer.status_code == 200
                    check_hidden(answer.content, before, 1 if who == "bob" and said == "1" else None)
                    client.cookies.clear()
    assert stored(served.database, scene.table) == before


def test_who_only_looks_is_a_stranger_at_his_own_table(served: Served, scene: Scene) -> None:
    """The big screen: nothing of the seat's, and nothing can be changed."""
    log = stored(served.database, scene.table)
    headers = {"cookie": scene.cookies["bob"]}
    with httpx.Client(base_url=f"{served.url}/api/v1", headers=headers, timeout=PATIENCE) as client:
        for path, code in (("", 200), ("/log", 200), ("/words", 200), ("/marks", 403), ("/sheet", 403)):
            answer = client.get(f"/tables/{scene.table}{path}", params={"as": "nobody"})
            assert answer.status_code == code
            check_hidden(answer.content, log, None)
        assert "set-cookie" not in client.get("/me", params={"as": "nobody"}).headers
        refused = client.put(f"/tables/{scene.table}/marks", params={"as": "nobody"}, json={})
        assert refused.json()["code"] == "not-seated"
        assert client.get("/me", params={"as": "7"}).json()["code"] == "unfit-request"

    async def script() -> bytes:
        frames = list[bytes]()
        async with connect(f"{served.live_url(scene.table)}?as=nobody", additional_headers=headers) as connection:
            while not frames or b'"presence"' not in frames[-1]:
                frames.append(await asyncio.wait_for(connection.recv(decode=False), 10))
        return b"".join(frames)

    check_hidden(asyncio.run(script()), log, None)
