"""Malformed input: each gets a 4xx with the reason, and nothing is logged."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from sleuth.server.http.app import LONGEST_BODY
from sleuth.server.tables.views.messages import Spoken
from tests.patience import PATIENCE
from tests.server.client import Person, Refusal, Server, begin
from tests.server.wire import Served, serving

HOST = b"Host: 127.0.0.1\r\n"
JSON = b"Content-Type: application/json\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PLAN = b'{"edition":"questions","seats":3}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bad") / "tables.db") as server:
        yield server
        server.stop()
        check_silent(server)


@pytest.fixture(autouse=True)
def silent(server: Server) -> Iterator[None]:
    """Check that the server logged no error, whatever the tests sent."""
    yield
    check_silent(server)


def check_silent(server: Server) -> None:
    logs = server.logs().lower()
    for word in (" error ", " warning ", "traceback", "exception"):
        assert word not in logs


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """Begin a game of Ann's."""

    async def script() -> str:
        async with Person(server.url) as ann:
            return await ann.quick()

    return asyncio.run(script())


def sent(server: Server, request: bytes, *, hang_up: bool = False) -> bytes:
    """Send some bytes and return the whole answer."""
    with closing(socket.create_connection(("127.0.0.1", server.port), 10)) as connection:
        connection.sendall(request)
        if hang_up:
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        while part := connection.recv(65_536):
            answer += part
        return answer


def asked(method: bytes, path: bytes, *headers: bytes, body: bytes = b"", host: bytes = HOST) -> bytes:
    length = b"Content-Length: %d\r\n" % len(body) if body else b""
    return b"%s %s HTTP/1.1\r\n%s%sConnection: close\r\n%s\r\n%s" % (
        method,
        path,
        host,
        length,
        b"".join(headers),
        body,
    )


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# --- bodies

BODIES = {
    "a name": ("PUT", "/me", b'{"name":"%s"}'),
    "a plan": ("POST", "/tables", b'{"edition":"questions","seats":3,"options":{"%s":1}}'),
    "a quick game": ("POST", "/quick", b'{"edition":"questions","seats":3,"level":"novice","name":"%s"}'),
    "a record": ("POST", "/records", b'{"record":"%s"}'),
    "a link": ("POST", "/links", b'{"token":"%s"}'),
    "a sign-out": ("POST", "/me/sign-out", b'{"key":"%s"}'),
    "a field": ("PUT", "/me", b'{"%s":"name"}'),
    "marks": ("PUT", "/tables/{table}/marks", b'{"rope":"%s"}'),
    "changed marks": ("PATCH", "/tables/{table}/marks", b'{"cells":{"%s":null}}'),
    "talk": ("POST", "/tables/{table}/chat", b'{"text":"%s"}'),
    "an action": ("POST", "/tables/{table}/actions", b'{"key":"k","moment":0,"action":{"type":"%s"}}'),
}
NO_UTF_8 = [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"Ann\xe2\x82"]


@pytest.mark.parametrize("kind", BODIES)
def test_bodies_that_are_not_utf_8(server: Server, table: str, kind: str) -> None:
    method, path, body = BODIES[kind]
    with httpx.Client(
        base_url=f"{server.url}/api/v1", headers={"content-type": "application/json"}, timeout=PATIENCE
    ) as client:
        for bad in NO_UTF_8:
            whole = body % bad
            for content in (whole, iter([whole[:3], whole[3:]])):
                answer = client.request(method, path.format(table=table), content=content)
                assert (answer.status_code, answer.json()["code"]) == (400, "unfit-request")
                assert answer.json()["details"]["problems"] == ["body: it is not UTF-8"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":"\\ud800"}',
        b'{"name":NaN}',
        b'{"name":' + b"9" * 5000 + b"}",
        b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'\xef\xbb\xbf{"name":"Ann"}',
        '{"name":"Ann"}'.encode("utf-16"),
        b'{"name":"Ann"}{"name":"Bob"}',
        b'{"name":"Ann","more":1}',
    ],
    ids=["lone surrogate", "NaN", "huge", "deep", "byte order mark", "UTF-16", "two", "unknown field"],
)
def test_bodies_that_are_odd(server: Server, body: bytes) -> None:
    answer = sent(server, asked(b"PUT", b"/api/v1/me", JSON, body=body))
    assert (status(answer), b'"unfit-request"' in answer) == (400, True)


def test_of_a_field_that_comes_twice_the_last_one_counts(server: Server) -> None:
    answer = sent(server, asked(b"PUT", b"/api/v1/me", JSON, body=b'{"name":"Ann","name":"Bob"}'))
    assert answer.endswith(b'{"name":"Bob"}')


@pytest.mark.parametrize(
    "plan",
    [
        b'{"edition":"questions","seats":%s}' % (b"9" * 4000),
        b'{"edition":"questions","seats":3,"options":{"dealer":%s}}' % (b"9" * 4000),
        b'{"edition":"questions","seats":3,"patience":1e400}',
        b'{"edition":"questions","seats":3,"options":{"dealer":%s}}' % (b"[" * 900 + b"]" * 900),
        b'{"edition":"questions","seats":3,"bots":{"%s":"novice"}}' % (b"9" * 300),
        b'{"edition":"questions\\u0000","seats":3}',
    ],
)
def test_plans_out_of_all_bounds(server: Server, plan: bytes) -> None:
    answer = sent(server, asked(b"POST", b"/api/v1/tables", JSON, body=plan))
    assert 400 <= status(answer) < 500
    assert b'"code"' in answer


def test_lengths_that_lie(server: Server) -> None:
    head = b"PUT /api/v1/me HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: %s\r\nConnection: close\r\n\r\n"
    for length, body in ((b"5", b'{"name":"Ann"}'), (b"-5", b"{}"), (b"x", b"{}"), (b"9" * 30, b"{}")):
        answer = sent(server, head % length + body)
        assert 400 <= status(answer) < 500
    too_long = b"%d" % (LONGEST_BODY + 1)
    assert b'"too-large"' in sent(server, head % too_long + b'{"name":"Ann"}')


def test_a_client_that_leaves_in_the_middle_of_a_body_is_not_our_failure(server: Server) -> None:
    head = b"PUT /api/v1/me HTTP/1.1\r\n" + HOST + JSON + b"Content-Length: 500\r\n\r\n"
    for path in (head, head.replace(b"Content-Length: 500", b"Transfer-Encoding: chunked")):
        sent(server, path + b'{"name":', hang_up=True)
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200


# --- heads


@pytest.mark.parametrize("host", [b"[", b"[::1", b"\xff", b"127.0.0.1:x", b"127.0.0.1:99999", b"a@127.0.0.1", b"a b"])
def test_hosts_that_are_none(server: Server, table: str, host: bytes) -> None:
    for method, path in ((b"GET", b"/"), (b"GET", b"/api/v1/me"), (b"POST", f"/api/v1/tables/{table}/link".encode())):
        answer = sent(server, asked(method, path, host=b"Host: %s\r\n" % host))
        assert status(answer) == 400
    live = b"/api/v1/tables/%s/live" % table.encode()
    answer = sent(server, b"GET %s HTTP/1.1\r\nHost: %s\r\n%s\r\n" % (live, host, UPGRADE))
    assert 400 <= status(answer) < 500


@pytest.mark.parametrize("origin", [b"http://[", b"http://[::1\xff]", "http://a\u2100b".encode(), b"\xff", b"//", b"["])
def test_origins_that_are_none(server: Server, table: str, origin: bytes) -> None:
    answer = sent(server, asked(b"POST", b"/api/v1/tables", JSON, b"Origin: %s\r\n" % origin, body=PLAN))
    assert (status(answer), b'"wrong-origin"' in answer) == (403, True)
    live = b"/api/v1/tables/%s/live" % table.encode()
    assert status(sent(server, asked(b"GET", live, UPGRADE, b"Origin: %s\r\n" % origin))) == 403


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: sleuth=\xff\xfe.\xff",
        b"Cookie: sleuth=.eJx.abc",
        b"Cookie: ;;==;sleuth",
        b"Accept: \xff",
        b"If-None-Match: \xff",
    ],
)
def test_headers_of_odd_bytes(server: Server, header: bytes) -> None:
    for path in (b"/", b"/api/v1/me", b"/api/v1/editions/classic"):
        assert status(sent(server, asked(b"GET", path, header + b"\r\n"))) == 200


@pytest.mark.parametrize(
    "path",
    [
        b"/api/v1/tables/%ff",
        b"/api/v1/tables/\xff",
        b"/\xc3\xa9",
        b"/api/v1/codes/%F0%9F%98%80",
        b"/api/v1/editions/classic?lang=%ff%00",
        b"/api/v1/me?as=%ff",
        b"/assets/%ff.js",
        b"/assets/..%2f..%2fpyproject.toml",
        b"/assets/%00",
    ],
)
def test_addresses_of_odd_bytes(server: Server, path: bytes) -> None:
    assert 400 <= status(sent(server, asked(b"GET", path))) < 500


def test_numbers_in_addresses_that_are_none(server: Server, table: str) -> None:
    with httpx.Client(base_url=f"{server.url}/api/v1/tables/{table}", timeout=PATIENCE) as client:
        for path in ("/log?after=%ff", "/replay?seat=99999999999999999999", "/why?card=%ff&owner=9999999999999999999"):
            assert 400 <= client.get(path).status_code < 500


# --- frames


def test_frames_that_are_not_utf_8(server: Server, table: str) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), 10)) as connection:
        connection.sendall(b"GET /api/v1/tables/%s/live HTTP/1.1\r\n%s%s\r\n" % (table.encode(), HOST, UPGRADE))
        answer = b""
        while b'"presence"' not in answer:  # until it listens
            answer += connection.recv(65_536)
        connection.sendall(b"\x81\x82\0\0\0\0\xff\xfe")  # a text frame, masked with zeros
        while part := connection.recv(65_536):
            answer += part
    assert answer.endswith(b"\x88\x02\x03\xef"), "closed with 1007"


@pytest.mark.parametrize(
    "frame",
    [b"\xff", "", "[" * 10_000, '{"type":"say","text":"\\ud800"}', '{"type":"act","moment":1e999}', '{"type":"x"}'],
)
def test_frames_that_say_nothing(server: Server, table: str, frame: str | bytes) -> None:
    async def script() -> None:
        async with Person(server.url) as ann, ann.live(table) as live:
            await live.send(frame)
            async for message in live:
                if getattr(message, "code", None) == "unfit-message":
                    break

    asyncio.run(script())


# --- HEAD, and pages for people


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("heads") / "tables.db") as served:
        yield served


def test_head_is_answered_wherever_get_is(served: Served) -> None:
    places = {"table": "none", "code": "none", "seat": 0, "path": "icon.svg", "edition": "classic"}
    paths = [path.format(**places) for method, path in served.routes if method == "GET"]
    with httpx.Client(base_url=served.url, headers={"accept": "text/html"}, timeout=PATIENCE) as client:
        for path in [*paths, "/nowhere", "/api/v1/nowhere"]:
            got, head = client.get(path), client.head(path)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert set(head.headers) == set(got.headers), path
            same = ("content-length", "content-type", "etag", "cache-control", "content-encoding")
            if path != "/metrics":  # its numbers change
                assert [head.headers.get(name) for name in same] == [got.headers.get(name) for name in same]
        assert client.head("/api/v1/quick").status_code == 405


def test_an_unknown_address_in_a_browser_is_a_page(served: Served) -> None:
    browser = {"accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as client:
        for path in ("/nowhere", "/play", "/table/a/b/c", "/assets/nothing", "/nowhere.html", "/a/../b"):
            answer = client.get(path, headers=browser)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8"), path
            assert answer.content == client.get("/").content, "the page says it itself, in everybody's language"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["cache-control"] == "no-store"
            assert client.get(path).json()["code"] == "unknown-route", "a program gets a code"
        for path in ("/api/v1/nowhere", "/api/v1/tables/none", "/api/"):
            assert client.get(path, headers=browser).headers["content-type"] == "application/json"
        assert client.post("/nowhere", headers={**browser, "content-type": "application/json"}).json()["code"]


# --- saying something twice


def test_what_has_a_key_is_said_once(served: Served) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Bob") as bob:
            table = await begin(ann, bob)
            said = {"text": "hello", "key": "k1"}
            for _ in range(3):
                await ann.ask("POST", f"/tables/{table}/chat", said)
            async with ann.live(table) as live:
                for text in ("hello", "something else"):
                    await live.send(f'{{"type":"say","text":"{text}","key":"k1"}}')
                    assert (await live.answer("k1")).version >= 1  # type: ignore[union-attr]
                await live.send('{"type":"say","text":"a new one","key":"k2"}')
                await live.answer("k2")
            await bob.ask("POST", f"/tables/{table}/chat", said)  # a key of their own
            await ann.ask("PUT", f"/tables/{table}/chat", {"on": False})
            await ann.ask("POST", f"/tables/{table}/chat", said)  # was said, whatever has happened since
            with pytest.raises(Refusal, match="chat-off"):
                await ann.ask("POST", f"/tables/{table}/chat", {"text": "hello", "key": "k3"})
            spoken = [each for each in (await bob.log(table)).messages if isinstance(each, Spoken)]
            assert [(each.name, each.text) for each in spoken] == [
                ("Ann", "hello"),
                ("Ann", "a new one"),
                ("Bob", "hello"),
            ]

    asyncio.run(script())


def test_an_action_may_have_the_key_of_something_said(served: Served) -> None:
    async def script() -> None:
        async with Person(served.url, "Ann") as ann, Person(served.url, "Bob") as bob:
            table = await begin(ann, bob)
            await ann.ask("POST", f"/tables/{table}/chat", {"text": "hello", "key": "k1"})
            now = (await ann.log(table)).now
            assert now.choices is not None
            done = await ann.act(table, now.moment, now.choices[0][0], "k1")
            assert done["version"] > now.version, "it was done, not taken for a repetition"

    asyncio.run(script())
