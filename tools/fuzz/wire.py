"""Just enough HTTP and WebSocket for an attacker: every byte sent is the attacker's own."""

import asyncio
import itertools

PATIENCE = 60.0
LIMIT = 2**22
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
"""The first bytes of unfragmented frames."""


def frame(kind: int, payload: bytes) -> bytes:
    """Make a frame with the mask 0, which leaves the payload as it is."""
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    else:
        size = bytes([0xFE]) + length.to_bytes(2) if length < 2**16 else bytes([0xFF]) + length.to_bytes(8)
    return bytes([kind]) + size + bytes(4) + payload


class Ended(Exception):
    """The server has closed the connection; with a code, if it sent one."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code
        super().__init__(code)


class Wire:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> "Wire":
        """Connect."""
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=LIMIT))

    async def send(self, content: bytes) -> None:
        """Send, unless the other side has gone."""
        try:
            self.writer.write(content)
            await self.writer.drain()
        except OSError as error:
            raise Ended from error

    async def read(self, number: int) -> bytes:
        """Read exactly this many bytes."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readexactly(number)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Ended from error

    async def until(self, mark: bytes) -> bytes:
        """Read up to a mark."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readuntil(mark)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Ended from error

    async def rest(self) -> bytes:
        """Read whatever still arrives, for a moment."""
        self.writer.write_eof()
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        except OSError:
            return b""

    def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()


class Answer:
    """The status of an answer, and whether the connection can be used again."""

    def __init__(self, head: bytes) -> None:
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        fields = [line.partition(":") for line in lines if line]
        self.headers = {name.lower(): value.strip() for name, _, value in fields}
        self.last = self.headers.get("connection", "").lower() == "close"


async def answer(wire: Wire, bare: bool) -> tuple[Answer, bytes]:
    """Read an answer."""
    head = Answer(await wire.until(b"\r\n\r\n"))
    while head.status == 100:
        head = Answer(await wire.until(b"\r\n\r\n"))
    if bare or head.status in (204, 304):
        return head, b""
    if head.headers.get("transfer-encoding") == "chunked":
        return head, await _chunks(wire)
    return head, await wire.read(int(head.headers.get("content-length", "0")))


async def _chunks(wire: Wire) -> bytes:
    body = b""
    while size := int((await wire.until(b"\r\n")).strip(), 16):
        body += (await wire.read(size + 2))[:-2]
    await wire.read(2)
    return body


class LiveConnection:
    """A hand-made live connection."""

    _marks = itertools.count(1)

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    @classmethod
    async def open(cls, port: int, table: str, cookie: str) -> "LiveConnection":
        """Connect to a table."""
        wire = await Wire.open(port)
        await wire.send(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        head = Answer(await wire.until(b"\r\n\r\n"))
        if head.status != 101:
            raise Ended(head.status)
        return cls(wire)

    async def exchange(self, frames: list[bytes]) -> list[bytes]:
        """Send frames at once; return all answers up to a mark of our own after them."""
        mark = f"end-{next(self._marks)}"
        last = f'{{"type":"act","key":"{mark}","moment":0,"action":{{"type":"end-turn"}}}}'.encode()
        await self._wire.send(b"".join(frames) + frame(TEXT, last))
        answers = []
        while True:
            answers.append(await self._next())
            if f'"{mark}"'.encode() in answers[-1]:
                return answers

    async def _next(self) -> bytes:
        while True:
            kind, size = await self._wire.read(2)
            length = size if size < 126 else int.from_bytes(await self._wire.read(2 if size == 126 else 8))
            payload = await self._wire.read(length)
            if kind == CLOSE:
                raise Ended(int.from_bytes(payload[:2]) if payload else None)
            if kind == PING:
                await self._wire.send(frame(PONG, payload))
                continue
            return payload

    async def part(self, farewell: bytes) -> int | None:
        """Send a farewell; return the server's close code, or none if it sent none."""
        try:
            await self._wire.send(farewell)
            self._wire.writer.write_eof()
            while True:
                await self._next()
        except Ended as ended:
            return ended.code
        finally:
            self._wire.close()

    def close(self) -> None:
        """Hang up."""
        self._wire.close()
