"""Every route and message, tried with the wrong cookie: none, a stranger's, another seat's, a forged one."""

import asyncio
from collections.abc import Iterator
from typing import get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from sleuth.server.http.edge.identity import Identities, Identity, PersonalLink
from sleuth.server.http.wire import FromClient
from sleuth.server.tables.log import entries as n
from tests.patience import PATIENCE
from tests.server.access import MESSAGES, QUERY, ROUTES, check_hidden
from tests.server.client import Person, Refusal, begin
from tests.server.wire import Served, serving, stored

ANNS = {"marks": "only for Ann"}


class Scene(msgspec.Struct, frozen=True):
    """A game of Ann, Bob and a bot, and the cookies of people who come to Ann's table."""

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
    """A new route needs a line in `access.py`: who may use it?"""
    assert set(served.routes) == set(ROUTES)
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} == set(MESSAGES)


def test_each_route_with_every_cookie_but_the_right_one(served: Served, scene: Scene) -> None:
    before = stored(served.database, scene.table)
    places = {
        "table": scene.table,
        "code": scene.code,
        "seat": 0,
        "path": "nothing",
        "edition": "questions",
        "name": "none",
    }
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
            assert (await phone.follow(foreign))["card"]["table"] == own  # their own seat, and nothing at Ann's table
            assert (await phone.table(scene.table))["now"]["seat"] is None
            token = await ann.link(scene.table)
            person = stored(served.database, scene.table)[0].host  # type: ignore[union-attr]
            wrong = (
                foreign,  # Zoe no longer sits there
                token[:-1],
                token.partition(".")[0],
                Identities("another key altogether").write_link(PersonalLink(scene.table, person, 2, 2**40)),
                scene.ann,  # a cookie is not a link
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


def test_with_as_nobody_people_are_strangers_at_their_own_table(served: Served, scene: Scene) -> None:
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
