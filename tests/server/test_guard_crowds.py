"""The guard turns strangers away when the server is full, and people who play go on."""

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sleuth.server.http.live.connection import LATER
from sleuth.server.tables.views.messages import Now
from tests.server.client import Person, begin
from tests.server.sockets import (
    GET,
    PATIENCE,
    POST,
    acted,
    crowd,
    dial,
    handshake,
    new_table,
    open_sockets,
    rest,
    until,
)
from tests.server.wire import Served, cookie_of, serving


def test_newcomers_learn_when_to_try_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", connections=8) as served, crowd(served.url, 7):
        open_sockets(served, 7)
        heard = rest(dial(served.url, GET + b"\r\n"))
        assert heard.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 5" in heard
        assert b'{"code":"unavailable","details":{}}' in heard
        heard = rest(dial(served.url, handshake("nowhere")))
        assert heard.startswith(b"HTTP/1.1 503 ")
        assert served.turned_away["full"] == 2


@pytest.mark.parametrize("secure", [True, False])
def test_with_https_the_last_places_are_for_cookies_that_count_there(tmp_path: Path, secure: bool) -> None:
    settings = {"connections": 8, "public_url": "https://tables.example.org"}
    with serving(tmp_path / "tables.db", **settings) as served, crowd(served.url, 7):
        open_sockets(served, 7)
        cookie = f"Cookie: {cookie_of('ann', secure=secure)}\r\nConnection: close\r\n\r\n".encode()
        assert rest(dial(served.url, GET + cookie)).startswith(b"HTTP/1.1 200 " if secure else b"HTTP/1.1 503 ")


def test_a_full_server_answers_without_reading_the_request(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", connections=8) as served:
        table = handshake(new_table(served))
        known = POST + f"Cookie: {cookie_of('ann')}\r\nContent-Length: 9\r\n\r\n".encode()
        open_sockets(served, 0)
        with crowd(served.url, 7, table), crowd(served.url, 1, known):
            open_sockets(served, 8)
            until(lambda: not served.guard._idle)
            heard = rest(dial(served.url))
            assert heard.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in heard
        open_sockets(served, 0)
        assert httpx.get(f"{served.url}/healthz", timeout=PATIENCE).status_code == 200


def test_the_connection_idle_longest_gives_way(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", connections=8) as served, crowd(served.url, 8) as silent:
        open_sockets(served, 8)
        with crowd(served.url, 1):
            assert rest(silent[0]).startswith(b"HTTP/1.1 503 ")
            open_sockets(served, 8)
            assert served.turned_away == {"idle": 1}


def test_people_who_play_go_on_when_the_server_is_full(tmp_path: Path) -> None:
    async def script(served: Served) -> None:
        async with Person(served.url) as ann, Person(served.url, "Bob") as bob, Person(served.url, "Zoe") as zoe:
            table = await begin(ann, bob)
            await zoe.ask("PUT", "/me", {"name": "Zoe"})
            for person in (ann, bob, zoe):  # idle connections would only give way
                await person.http.aclose()
            open_sockets(served, 0)
            async with ann.live(table) as live, bob.live(table) as other:
                with crowd(served.url, 40):
                    until(lambda: served.turned_away["idle"] >= 10)
                    await acted(live, other)
                    async with ann.live(table) as again:  # seated people may come back
                        assert await again.until(Now)
                    with pytest.raises(ConnectionClosed) as closed:  # there is no room for spectators
                        async with zoe.live(table) as watching:
                            await watching.until(Now)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == LATER

    with serving(tmp_path / "tables.db", connections=24) as served:
        asyncio.run(script(served))


def test_the_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    settings = {"connections_per_address": 3, "trusted_proxies": ""}
    with serving(tmp_path / "tables.db", **settings) as served, crowd(served.url, 3) as guests:
        heard = rest(dial(served.url))
        assert heard.startswith(b"HTTP/1.1 503 ")
        assert served.turned_away["address"] == 1
        guests[0].close()
        open_sockets(served, 2)
        assert httpx.get(f"{served.url}/healthz", timeout=PATIENCE).status_code == 200


def test_clients_of_a_proxy_are_counted_by_their_own_address(tmp_path: Path) -> None:
    async def script(served: Served) -> None:
        async with Person(served.url) as ann:
            table = await ann.quick()
            async with contextlib.AsyncExitStack() as stack:
                for address in ("2001:db8::1", "2001:db8::2", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
                    live = await stack.enter_async_context(ann.live(table, **{"X-Forwarded-For": address}))
                    assert await live.until(Now)
                for address in ("2001:db8::3", "192.0.2.1"):
                    with pytest.raises(InvalidStatus) as refused:
                        async with ann.live(table, **{"X-Forwarded-For": address}):
                            pass
                    assert refused.value.response.status_code == 503
                    assert refused.value.response.headers["Retry-After"] == "5"
                for _ in range(4):  # this machine itself is not counted
                    assert await (await stack.enter_async_context(ann.live(table))).until(Now)

    with serving(tmp_path / "tables.db", connections_per_address=2) as served:
        asyncio.run(script(served))
