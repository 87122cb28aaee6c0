"""Messages that come alone and whole take the short way; all others the long one, and none overtakes another."""

import re
import socket
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.frames import Frame, Opcode

from sleuth.server.guard.live_protocol import whole_text
from tests.server.sockets import dial, handshake, new_table
from tests.server.wire import Served, serving

LONGEST = 16 * 1024


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=mask)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1000, LONGEST])
def test_whole_messages_are_read(length: int) -> None:
    text = ("aé" * length)[: length - length // 3]
    assert whole_text(frame(text.encode()), LONGEST) == text


ODD = {
    "a part": frame(b"hello")[:-1],
    "only a head": frame(b"hello")[:3],
    "a part of a longer head": frame(b"x" * 200)[:7],
    "more than one": frame(b"hello") * 2,
    "the first fragment": frame(b"hello", fin=False),
    "the last fragment": frame(b"hello", Opcode.CONT),
    "not masked": frame(b"hello", mask=False),
    "bytes": frame(b"hello", Opcode.BINARY),
    "a ping": frame(b"hello", Opcode.PING),
    "not UTF-8": frame(b"\xff\xfe"),
    "too long": frame(b"x" * (LONGEST + 1)),
    "longer than two bytes say": frame(b"x" * 70_000),
    "a length in eight bytes": b"\x81\xff" + (119).to_bytes(8) + bytes(4) + b"x" * 119,
    "nothing": b"",
}


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert whole_text(data, LONGEST) is None


NUMBER = 24


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("short") / "tables.db", limits=0) as served:
        yield served


def all_at_once(connection: socket.socket, frames: list[bytes]) -> None:
    connection.sendall(b"".join(frames))


def one_by_one(connection: socket.socket, frames: list[bytes]) -> None:
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for each in frames:
        connection.sendall(each)


def in_odd_pieces(connection: socket.socket, frames: list[bytes]) -> None:
    """Every second piece ends where a frame does."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for first, second, third in zip(frames[::3], frames[1::3], frames[2::3], strict=True):
        connection.sendall(first + second[:9])
        connection.sendall(second[9:])
        connection.sendall(third[:1])
        connection.sendall(third[1:])


@pytest.mark.parametrize("send", [all_at_once, one_by_one, in_odd_pieces])
def test_answers_come_in_the_order_of_the_messages(
    served: Served, send: Callable[[socket.socket, list[bytes]], None]
) -> None:
    said = [b'{"type":"act","key":"k%d","moment":0,"action":{"type":"pass"}}' % number for number in range(NUMBER)]
    with dial(served.url, handshake(new_table(served))) as connection:
        heard = b""
        while b"online" not in heard:
            heard += connection.recv(65536)
        send(connection, [frame(each) for each in said])
        answered = b""
        while b'"k%d"' % (NUMBER - 1) not in answered:
            answered += connection.recv(65536)
    keys = [int(number) for number in re.findall(rb'"key":"k(\d+)"', answered)]
    assert keys == list(range(NUMBER))


def test_the_rest_of_a_message_that_looks_like_a_whole_one(served: Served) -> None:
    """The sign is E2 81 85 in UTF-8: what comes after its first byte could be a frame of five bytes."""
    said = '{"type":"say","key":"k","text":"\u2045abcdefg"}'.encode()
    head = bytes([0x81, 0x80 | len(said)]) + bytes(4)  # the mask 0 leaves the payload as it is
    assert whole_text(said[said.index(0x81) :], LONGEST) is not None
    with dial(served.url, handshake(new_table(served))) as connection:
        heard = b""
        while b"online" not in heard:
            heard += connection.recv(65536)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(head + said[: said.index(0x81)])
        time.sleep(0.2)  # long enough for the server to read it alone
        connection.sendall(said[said.index(0x81) :])
        while b'"type":"refused"' not in heard:
            heard += connection.recv(65536)
    assert b'"code":"not-seated"' in heard
