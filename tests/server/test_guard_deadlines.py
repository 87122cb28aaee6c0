"""The guard drops clients that are slow or silent."""

import contextlib
import logging
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.sockets import (
    GET,
    PATIENCE,
    PING,
    POST,
    SOON,
    dial,
    handshake,
    new_table,
    open_sockets,
    rest,
    trickle,
    until,
)
from tests.server.wire import Served, serving

PARTS = {
    "nothing": b"",
    "half a head": GET,
    "half a handshake": GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
    "half of the next head": GET + b"\r\n" + GET,
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server with short deadlines for requests."""
    with serving(tmp_path_factory.mktemp("hasty") / "tables.db", head_seconds=SOON, body_seconds=SOON) as served:
        yield served


@pytest.mark.parametrize("part", PARTS)
def test_a_head_that_does_not_arrive_times_out(hasty: Served, part: str) -> None:
    before = hasty.turned_away["head"]
    heard = rest(dial(hasty.url, PARTS[part]))
    assert heard.startswith(b"HTTP/1.1 200") == part.endswith("next head")
    assert hasty.turned_away["head"] == before + 1


def test_a_head_that_arrives_byte_by_byte_times_out(hasty: Served) -> None:
    trickle(dial(hasty.url, GET + b"X-Long: "), b"a", SOON / 20)


@pytest.mark.parametrize("head", [b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_a_body_that_does_not_arrive_times_out(hasty: Served, head: bytes, caplog: pytest.LogCaptureFixture) -> None:
    before = hasty.turned_away["body"]
    heard = rest(dial(hasty.url, POST + head))
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert hasty.turned_away["body"] == before + 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_body_that_arrives_byte_by_byte_times_out(hasty: Served) -> None:
    trickle(dial(hasty.url, POST + b"Content-Length: 60000\r\n\r\n"), b" ", SOON / 20)


def test_a_client_that_asks_in_time_is_always_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
        for _ in range(3):
            assert http.get("/healthz").status_code == 200
            assert http.put("/api/v1/me", json={"name": "Ann"}).status_code == 200
        until(lambda: served.guard.open == 1)  # one connection for all of them


def test_a_silent_live_connection_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", silence_seconds=SOON) as served:
        heard = rest(dial(served.url, handshake(new_table(served))))
        assert heard.startswith(b"HTTP/1.1 101 ")


def test_a_client_that_sends_pings_and_never_reads_is_dropped(tmp_path: Path) -> None:
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


def test_a_client_that_never_reads_the_answer_is_dropped(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", reading_seconds=SOON) as served:
        asked = b"GET /api/v1/docs HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with dial(served.url, window=4096) as connection:
            threading.Thread(target=_ask, args=(connection, asked, 500), daemon=True).start()
            until(lambda: served.turned_away["reading"])
            open_sockets(served, 0)


def _ask(connection: socket.socket, asked: bytes, times: int) -> None:
    with contextlib.suppress(OSError):
        connection.sendall(asked * times)
