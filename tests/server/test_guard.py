"""The guard at the socket: what slow, silent and too many strangers cannot do, and that whoever plays plays on."""

import asyncio
import contextlib
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sleuth.core.actions import Accuse
from sleuth.server.addresses import counted_as, is_among, networks
from sleuth.server.guard import Guard, Rules
from sleuth.server.http.live.connection import LATER
from sleuth.server.http.wire import Done, Refused
from sleuth.server.settings import Settings, SettingsError, check
from sleuth.server.tables.views.messages import Now
from tests.server.client import LiveConnection, Person, Server, begin
from tests.server.wire import Served, cookie_of, serving

PATIENCE = 20.0
"""Seconds after which a test gives up; what is waited for comes much sooner."""
SOON = 0.4
"""A deadline short enough for a test to see it pass."""
GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
PING = b"\x89\xfd" + bytes(4) + bytes(125)
"""A frame that has to be answered with as much."""
PARTS = {
    "nothing": b"",
    "half a head": GET,
    "half a handshake": GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
    "half of the next head": GET + b"\r\n" + GET,
}


def dial(url: str, said: bytes = b"", window: int = 0) -> socket.socket:
    """A connection of somebody who is not a browser."""
    address = httpx.URL(url)
    made = socket.socket()
    made.settimeout(PATIENCE)
    if window:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    made.connect((address.host, address.port))
    made.sendall(said)
    return made


@contextlib.contextmanager
def crowd(url: str, number: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """Many connections at once."""
    made = [dial(url, said) for _ in range(number)]
    try:
        yield made
    finally:
        for each in made:
            each.close()


def rest(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    heard = b""
    with connection, contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            heard += data
    return heard


def trickle(connection: socket.socket, said: bytes, pause: float) -> None:
    """Say the same again and again, without listening, until the server has had enough."""
    deadline = time.monotonic() + PATIENCE
    with connection, contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            connection.sendall(said)
            time.sleep(pause)
        pytest.fail("the server has never had enough")


def until(come: Callable[[], object]) -> None:
    """Wait for something that happens elsewhere."""
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, "it has not come about"
        time.sleep(0.01)


def open_sockets(served: Served, number: int) -> None:
    """Wait until the server has noticed as many connections."""
    until(lambda: served.guard.open == number)


# --- who is counted together


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket file", "a socket file"),
    ],
)
def test_one_customer_has_one_count(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_proxies_are_addresses_or_networks() -> None:
    known = networks("127.0.0.1, 10.0.0.0/8,::1,")
    for address in ("127.0.0.1", "10.9.8.7", "::1", "::ffff:10.0.0.1"):
        assert is_among(address, known)
    for address in ("127.0.0.2", "11.0.0.1", "::2", "", "proxy"):
        assert not is_among(address, known)


def test_a_proxy_that_is_no_address_is_refused_in_words() -> None:
    with pytest.raises(SettingsError, match=r"--trusted-proxies \*"):
        check(Settings(secret_key="k" * 16, database="tables.db", trusted_proxies="*"))


def test_the_customers_of_a_network_share_their_room() -> None:
    reasons: list[str] = []
    guard = Guard(Rules(most=9, strangers=8, per_address=2, trusted=networks("10.0.0.1")), reasons.append)
    one, other = guard.source("2001:db8::1"), guard.source("2001:db8::2")
    assert guard.admit(one)
    assert guard.admit(other)
    assert not guard.admit(one)
    assert guard.admit(guard.source("2001:db8:0:1::1"))
    assert all(guard.admit(guard.source("10.0.0.1")) for _ in range(5))
    guard.dismiss(other)
    assert guard.admit(one)
    assert (reasons, guard.open, guard.crowded) == (["address"], 8, True)


# --- deadlines


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has no patience with requests."""
    with serving(tmp_path_factory.mktemp("hasty") / "tables.db", head_seconds=SOON, body_seconds=SOON) as served:
        yield served


@pytest.mark.parametrize("part", PARTS)
def test_a_head_that_does_not_come_is_not_waited_for(hasty: Served, part: str) -> None:
    before = hasty.turned_away["head"]
    heard = rest(dial(hasty.url, PARTS[part]))
    assert heard.startswith(b"HTTP/1.1 200") == part.endswith("next head")
    assert hasty.turned_away["head"] == before + 1


def test_a_head_that_comes_byte_by_byte_is_not_waited_for(hasty: Served) -> None:
    trickle(dial(hasty.url, GET + b"X-Long: "), b"a", SOON / 20)


@pytest.mark.parametrize("head", [b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_a_body_that_does_not_come_is_not_waited_for(
    hasty: Served, head: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = hasty.turned_away["body"]
    heard = rest(dial(hasty.url, POST + head))
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert hasty.turned_away["body"] == before + 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_body_that_comes_byte_by_byte_is_not_waited_for(hasty: Served) -> None:
    trickle(dial(hasty.url, POST + b"Content-Length: 60000\r\n\r\n"), b" ", SOON / 20)


def test_who_asks_in_time_is_answered_again_and_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
        for _ in range(3):
            assert http.get("/healthz").status_code == 200
            assert http.put("/api/v1/me", json={"name": "Ann"}).status_code == 200
        until(lambda: served.guard.open == 1)  # one connection for all of them


def handshake(table: str) -> bytes:
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    path = f"/api/v1/tables/{table}/live?after=0"
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}".encode()


def new_table(served: Served) -> str:
    with httpx.Client(base_url=f"{served.url}/api/v1", timeout=PATIENCE) as http:
        answer = http.post("/quick", json={"edition": "questions", "seats": 3, "level": "novice", "name": "Ann"})
    table: str = answer.json()["card"]["table"]
    return table


def test_a_live_connection_that_gives_no_sign_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", silence_seconds=SOON) as served:
        heard = rest(dial(served.url, handshake(new_table(served))))
        assert heard.startswith(b"HTTP/1.1 101 ")


def test_who_asks_without_end_and_never_reads_is_dropped(tmp_path: Path) -> None:
    """Pings are answered at once: what is not read must not fill the server's memory."""
    with serving(tmp_path / "tables.db") as served:
        with dial(served.url, handshake(new_table(served)), window=4096) as connection:
            assert connection.recv(12) == b"HTTP/1.1 101"
            trickle(connection, PING * 500, 0)
        until(lambda: served.turned_away["reading"])
        figures = httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text
        assert 'sleuth_turned_away_total{reason="reading"} 1.0' in figures


def test_a_flood_on_a_live_connection_is_cut_off(tmp_path: Path) -> None:
    """Every ping takes the server's time, so one client must not send as many as it can."""
    with serving(tmp_path / "tables.db", limits=1) as served:
        with dial(served.url, handshake(new_table(served))) as connection:
            assert connection.recv(12) == b"HTTP/1.1 101"
            threading.Thread(target=_take_in, args=(connection,), daemon=True).start()
            trickle(connection, PING * 500, 0)
        until(lambda: served.turned_away["flood"])


def _take_in(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while connection.recv(65536):
            pass


def test_who_never_reads_the_answer_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", reading_seconds=SOON) as served:
        asked = b"GET /api/v1/docs HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with dial(served.url, window=4096) as connection:
            threading.Thread(target=_ask, args=(connection, asked, 500), daemon=True).start()
            until(lambda: served.turned_away["reading"])
            open_sockets(served, 0)


def _ask(connection: socket.socket, asked: bytes, times: int) -> None:
    with contextlib.suppress(OSError):
        connection.sendall(asked * times)


# --- a full house


def test_newcomers_are_told_when_to_come_again(tmp_path: Path) -> None:
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


def test_a_full_house_answers_without_being_asked(tmp_path: Path) -> None:
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


def test_whoever_sits_silent_longest_gives_way(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", connections=8) as served, crowd(served.url, 8) as silent:
        open_sockets(served, 8)
        with crowd(served.url, 1):
            assert rest(silent[0]).startswith(b"HTTP/1.1 503 ")
            open_sockets(served, 8)
            assert served.turned_away == {"idle": 1}


async def acted(*lives: LiveConnection, times: int = 4) -> None:
    """Let people act whenever it is their turn, until so much was confirmed."""
    left = iter(range(times - 1))

    async def play(live: LiveConnection) -> None:
        done_at = -1  # `now` comes before the confirmation, so nothing that is told may be skipped
        async for message in live:
            assert not isinstance(message, Refused)
            if isinstance(message, Done) and next(left, None) is None:
                return
            if isinstance(message, Now) and message.choices and message.moment > done_at:
                done_at = message.moment
                menu = next(menu for menu in message.choices if not isinstance(menu[0], Accuse))
                await live.act(message.moment, menu[0])

    tasks = [asyncio.create_task(play(live)) for live in lives]
    done, _ = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    assert [task.result() for task in done] == [None]


def test_whoever_plays_plays_on_in_a_full_house(tmp_path: Path) -> None:
    async def script(served: Served) -> None:
        async with Person(served.url) as ann, Person(served.url, "Bob") as bob, Person(served.url, "Zoe") as zoe:
            table = await begin(ann, bob)
            await zoe.ask("PUT", "/me", {"name": "Zoe"})
            for person in (ann, bob, zoe):  # what is idle would only give way
                await person.http.aclose()
            open_sockets(served, 0)
            async with ann.live(table) as live, bob.live(table) as other:
                with crowd(served.url, 40):
                    until(lambda: served.turned_away["idle"] >= 10)
                    await acted(live, other)
                    async with ann.live(table) as again:  # people who sit here may come back
                        assert await again.until(Now)
                    with pytest.raises(ConnectionClosed) as closed:  # there is no room to watch
                        async with zoe.live(table) as watching:
                            await watching.until(Now)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == LATER

    with serving(tmp_path / "tables.db", connections=24) as served:
        asyncio.run(script(served))


def test_an_address_has_so_much_room_and_no_more(tmp_path: Path) -> None:
    settings = {"connections_per_address": 3, "trusted_proxies": ""}
    with serving(tmp_path / "tables.db", **settings) as served, crowd(served.url, 3) as guests:
        heard = rest(dial(served.url))
        assert heard.startswith(b"HTTP/1.1 503 ")
        assert served.turned_away["address"] == 1
        guests[0].close()
        open_sockets(served, 2)
        assert httpx.get(f"{served.url}/healthz", timeout=PATIENCE).status_code == 200


def test_behind_a_proxy_people_are_counted_by_their_own_address(tmp_path: Path) -> None:
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


# --- open files


class Tight(Server):
    """A server that may not open many files."""

    prefix = ("sh", "-c", 'ulimit -n 180; exec "$@"', "sh")


class Low(Server):
    """A server that begins with a low limit of its own."""

    prefix = ("sh", "-c", 'ulimit -S -n 180; exec "$@"', "sh")


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    with Low(tmp_path / "tables.db") as server:
        soft, hard = psutil.Process(server.process).rlimit(psutil.RLIMIT_NOFILE)
    assert soft == hard > 180


def test_descriptors_do_not_run_out(tmp_path: Path) -> None:
    async def script(server: Server) -> None:
        async with Person(server.url) as ann:
            table = await ann.quick()
            with crowd(server.url, 300):
                async with ann.live(table) as live:
                    await acted(live, times=1)
                assert (await ann.table(await ann.quick()))["card"]
            assert psutil.Process(server.process).num_fds() < 180

    with Tight(tmp_path / "tables.db") as server:
        asyncio.run(script(server))
        assert "too many open files" not in server.logs().lower()
