"""The live connection: first the messages a client does not have yet, then everything as it happens.

A connection keeps no queue of messages: it goes through the log at the pace its client reads. Only answers to the
client's own messages are queued; a client that lets them pile up is disconnected.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException
from msgspec import Struct

from sleuth.server.http.actions import act, say
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.live.presence import Guest
from sleuth.server.http.viewer import Viewer
from sleuth.server.http.wire import Act, Done, FromClient, Marked, Online, Ping, Pong, Refused
from sleuth.server.store import Declined, StoreError
from sleuth.server.tables.refusals import TableRefusal

AGAIN = 4001
"""The viewer sits elsewhere now, or has signed out: reconnect, and drop all earlier messages."""
TOO_MUCH = 4008
"""The client reads too slowly, or sends too fast."""
UNKNOWN = 4404
"""There is no such table, or it has fewer entries than the client says."""
FAILED = 1011
LATER = 1013
"""The server has no room; try again later."""
MOST_ANSWERS = 64
"""How many answers may be queued for a client that does not read."""
SEND_SECONDS = 20.0
"""How long a client may take to read what is new."""
MESSAGES_PER_TIMEOUT = 100
"""Restart the send timeout every 100 messages; one timeout per message is too expensive."""
GONE = (OSError, RuntimeError, WebSocketException)
"""What sending raises when the client is gone."""
logger = logging.getLogger("sleuth.server")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode
Socket = WebSocket[object, object, object]  # type: ignore[type-var]


class Disconnect(Exception):
    """The connection has to end; the client gets the code and the reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


class LiveConnection:
    """One live connection."""

    def __init__(self, context: AppContext, caller: Caller, socket: Socket, viewer: Viewer, after: int) -> None:
        self._context, self._caller, self._socket, self._viewer = context, caller, socket, viewer
        self._sent = after
        """The number of the last entry the client has."""
        self._now = 0
        """The version of the last `now` message sent."""
        self._online: tuple[int, ...] | None = None
        self._sheet: int | None = None
        """The version of the team's sheet it was last notified of."""
        self._answers: deque[Struct] = deque()
        self._wake = asyncio.Event()
        self._answering = False

    async def run(self) -> None:
        """Send and receive until one of the two ends."""
        table, guests = self._viewer.authority.table.id, self._guests()
        self._viewer.authority.listeners.add(self._changed)
        for guest in guests:
            await self._context.presence.enter(table, guest)
        stop_reading, stop_watching = self._read_sheet(), self._caller.watch_sign_out(self._wake.set)
        self._context.metrics.connections.inc()
        tasks = {asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._context.metrics.connections.dec()
            self._viewer.authority.listeners.discard(self._changed)
            stop_reading()
            stop_watching()
            for guest in guests:
                await self._context.presence.leave(table, guest)
            for task in tasks:
                task.cancel()
        await self._end(await asyncio.gather(*tasks, return_exceptions=True))

    def _guests(self) -> list[Guest]:
        """Return who is present with this connection: everybody who shares the device."""
        people = (identity.person for identity in self._caller.company.values())
        seats = {self._viewer.seat, *map(self._viewer.authority.table.seat_of, people)}
        return [Guest(seat, self._wake.set) for seat in seats]

    def _read_sheet(self) -> Callable[[], None]:
        """Listen for changes of the seat's sheet, team or not: that may still change before the game."""
        seat = self._viewer.seat
        if seat is None:
            return lambda: None
        return self._context.sheets.read(self._viewer.authority.table.id, seat, self._wake.set)

    async def _end(self, results: list[BaseException | None]) -> None:
        for result in results:
            if isinstance(result, Disconnect):
                await close(self._socket, result.code, result.reason)
            elif isinstance(result, Exception) and not isinstance(result, GONE):
                logger.error("a live connection failed", exc_info=result)
                await close(self._socket, FAILED, "failure")

    def _changed(self) -> None:
        """Send what is new; if this client caused it, the answer that follows at once sends it."""
        if not self._answering:
            self._wake.set()

    # --- sending

    async def _send_all(self) -> None:
        try:
            async with asyncio.timeout(None) as self._timeout:  # one for all rounds: creating one is slow
                while True:
                    await self._send_round()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), self._viewer.due(self._sent))
        except TimeoutError:
            raise Disconnect(TOO_MUCH, "too-slow") from None

    async def _send_round(self) -> None:
        """Send everything that is new, within the send timeout."""
        self._wake.clear()
        self._check_still_here()
        self._restart_timeout()
        answers = len(self._answers)  # these refer to entries already logged; later answers wait for the next round
        await self._send_log()
        await self._send_now()
        await self._send_rest(answers)
        self._timeout.reschedule(None)

    def _restart_timeout(self) -> None:
        self._timeout.reschedule(asyncio.get_running_loop().time() + SEND_SECONDS)

    async def _send_log(self) -> None:
        while self._sent < self._viewer.reached():
            await self._send(self._viewer.message(self._sent + 1))
            self._sent += 1
            if self._sent % MESSAGES_PER_TIMEOUT == 0:
                self._restart_timeout()

    async def _send_now(self) -> None:
        if self._now != self._sent:
            self._now = self._sent
            await self._send(self._viewer.now(self._sent))

    async def _send_rest(self, answers: int) -> None:
        for _ in range(answers):
            await self._send(self._answers.popleft())
        online = () if self._viewer.late else self._context.presence.online(self._viewer.authority.table.id)
        if online != self._online:
            self._online = online
            await self._send(Online(online))
        await self._send_sheet_change()

    async def _send_sheet_change(self) -> None:
        """Notify a team that its marks may have changed: at first, and whenever they do."""
        table, seat = self._viewer.authority.table, self._viewer.seat
        if seat is None or not table.teams:
            return
        version = self._context.sheets.version(table.id, seat)
        if version != self._sheet:
            self._sheet = version
            await self._send(Marked())

    def _check_still_here(self) -> None:
        """Disconnect a person who sits elsewhere by now, or has signed out everywhere."""
        if self._viewer.moved or self._caller.signed_out:
            raise Disconnect(AGAIN, "connect-again")

    async def _send(self, message: Struct) -> None:
        self._check_still_here()
        # the same as the framework's `send_text`, but faster
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})

    # --- receiving

    async def _receive_all(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._answering = True
            await self._handle(str(message.get("text") or ""))  # a binary message becomes an invalid text
            self._answering = False
            if len(self._answers) > MOST_ANSWERS:
                raise Disconnect(TOO_MUCH, "too-slow")
            self._wake.set()

    async def _handle(self, text: str) -> None:
        key: str | None = None
        try:
            self._caller.take("request")
            message = _decode(text)
            key = getattr(message, "key", None)
            answer = await self._answer(message)
        except (msgspec.DecodeError, RecursionError):
            answer = Refused(key, "unfit-message")
        except TableRefusal as refusal:
            answer = Refused(key, refusal.code, refusal.details)
        except (StoreError, Declined):
            self._context.metrics.store_errors.inc()
            answer = Refused(key, "unavailable")
        if answer is not None:
            self._answers.append(answer)

    async def _answer(self, message: FromClient) -> Done | Pong | Refused | None:
        self._check_still_here()
        if isinstance(message, Act):
            return await act(self._context, self._caller, self._viewer.authority, message)
        if isinstance(message, Ping):
            return Pong()
        return await say(self._caller, self._viewer.authority, message)


async def close(socket: Socket, code: int, reason: str) -> None:
    """Close a connection whose client may be gone or may not read."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)
