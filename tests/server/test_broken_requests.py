"""Requests that break off or have an invalid body are refused, and answered once."""

import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.nodes import Node, running

HEAD = b"PUT /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
NO_JSON = b"PUT /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BROKEN = {
    "refused before the chunk without a length": NO_JSON + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a chunk without a length": HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a chunk that is longer than it says": HEAD + b'Transfer-Encoding: chunked\r\n\r\n2\r\n{"name"\r\n0\r\n\r\n',
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"name": ',
    "half a chunk": HEAD + b'Transfer-Encoding: chunked\r\n\r\nff\r\n{"name": ',
}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running([Node(tmp_path_factory.mktemp("broken") / "tables.db")]) as [node]:
        yield node


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_body_is_no_error_of_ours(node: Node, name: str) -> None:
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as connection:
        connection.sendall(BROKEN[name])
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while more := connection.recv(4096):
            answer += more
    assert answer.count(b"HTTP/1.1 ") <= 1
    assert httpx.get(f"{node.url}/healthz", timeout=PATIENCE).status_code == 200
    assert not any(said in node.logs() for said in ("LocalProtocolError", "without completing response"))
