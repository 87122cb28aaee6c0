"""The live connection: first what a client does not have yet, then everything as it happens.

A connection keeps no queue of what it has to tell: it goes through the log at the pace its client reads. What is
not in the log are answers to the client's own messages; who lets these pile up is sent away.
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
"""The viewer sits elsewhere now, or has signed out: connect again, and forget what was told before."""
TOO_MUCH = 4008
"""Too slow in reading, or too fast in writing."""
UNKNOWN = 4404
"""There is no such table, or not so much of it."""
FAILED = 1011
LATER = 1013
"""Not now; try again."""
MOST_ANSWERS = 64
"""How many answers may wait for a client that does not read."""
SEND_SECONDS = 20.0
"""How long a client may take to read what is new."""
MANY = 100
"""After so many messages of a long log it has that time again. A time for each message costs a lot."""
GONE = (OSError, RuntimeError, WebSocketException)
"""What sending to a client raises that is no longer there."""
logger = logging.getLogger("sleuth.server")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode
Socket = WebSocket[object, object, object]  # type: ignore[type-var]


class Disconnect(Exception):
    """The connection has to end, for a reason the client is told."""

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
        """The version it was last told to stand at."""
        self._online: tuple[int, ...] | None = None
        self._sheet: int | None = None
        """The version of the team's sheet it was last told of."""
        self._answers: deque[Struct] = deque()
        self._wake = asyncio.Event()
        self._answering = False

    async def run(self) -> None:
        """Tell and listen until one of the two ends."""
        table, guests = self._viewer.authority.table.id, self._guests()
        self._viewer.authority.listeners.add(self._changed)
        for guest in guests:
            await self._context.presence.enter(table, guest)
        stop_reading, stop_watching = self._read_sheet(), self._caller.watch_sign_out(self._wake.set)
        self._context.metrics.connections.inc()
        tasks = {asyncio.create_task(self._tell()), asyncio.create_task(self._listen())}
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
        """Who is there with this connection: everybody who shares the device, whoever holds it now."""
        people = (identity.person for identity in self._caller.company.values())
        seats = {self._viewer.seat, *map(self._viewer.authority.table.seat_of, people)}
        return [Guest(seat, self._wake.set) for seat in seats]

    def _read_sheet(self) -> Callable[[], None]:
        """Hear of marks on the sheet of the viewer's seat; whether a team has it may still change in the lobby."""
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
        """Tell what is new; who has just done it is told together with the answer, which follows at once."""
        if not self._answering:
            self._wake.set()

    # --- telling

    async def _tell(self) -> None:
        try:
            async with asyncio.timeout(None) as self._patience:  # one for all rounds: making one takes long
                while True:
                    await self._tell_round()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), self._viewer.due(self._sent))
        except TimeoutError:
            raise Disconnect(TOO_MUCH, "too-slow") from None

    async def _tell_round(self) -> None:
        """Everything that is new, for which the client has some time."""
        self._wake.clear()
        self._check_still_here()
        self._be_patient()
        answers = len(self._answers)  # what these confirm is in the log by now; of later ones it is told later
        await self._tell_log()
        await self._tell_now()
        await self._tell_rest(answers)
        self._patience.reschedule(None)

    def _be_patient(self) -> None:
        self._patience.reschedule(asyncio.get_running_loop().time() + SEND_SECONDS)

    async def _tell_log(self) -> None:
        while self._sent < self._viewer.reached():
            await self._send(self._viewer.message(self._sent + 1))
            self._sent += 1
            if self._sent % MANY == 0:
                self._be_patient()

    async def _tell_now(self) -> None:
        if self._now != self._sent:
            self._now = self._sent
            await self._send(self._viewer.now(self._sent))

    async def _tell_rest(self, answers: int) -> None:
        for _ in range(answers):
            await self._send(self._answers.popleft())
        online = () if self._viewer.late else self._context.presence.online(self._viewer.authority.table.id)
        if online != self._online:
            self._online = online
            await self._send(Online(online))
        await self._tell_sheet()

    async def _tell_sheet(self) -> None:
        """Tell a team that its marks may have changed: at first, and whenever they do."""
        table, seat = self._viewer.authority.table, self._viewer.seat
        if seat is None or not table.teams:
            return
        version = self._context.sheets.version(table.id, seat)
        if version != self._sheet:
            self._sheet = version
            await self._send(Marked())

    def _check_still_here(self) -> None:
        """End a connection whose person sits elsewhere by now, or has signed out everywhere."""
        if self._viewer.moved or self._caller.signed_out:
            raise Disconnect(AGAIN, "connect-again")

    async def _send(self, message: Struct) -> None:
        self._check_still_here()
        # as the framework's own `send_text`, without its detours
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})

    # --- listening

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._answering = True
            await self._hear(str(message.get("text") or ""))  # whatever is not text does not fit
            self._answering = False
            if len(self._answers) > MOST_ANSWERS:
                raise Disconnect(TOO_MUCH, "too-slow")
            self._wake.set()

    async def _hear(self, text: str) -> None:
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
    """Say goodbye, to a client that may be gone or may not read."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)
