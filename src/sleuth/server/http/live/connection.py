"""The live connection: first the messages a client does not have yet, then everything as it happens.

A connection keeps no queue of messages: it goes through the log at the pace its client reads. Only answers to the
client's own messages are queued; a client that lets them pile up is disconnected.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from litestar.exceptions import WebSocketException

from sleuth.server.guard import LISTEN
from sleuth.server.http.actions import act, say
from sleuth.server.http.context import AppContext, Caller
from sleuth.server.http.live.news import News
from sleuth.server.http.live.presence import Guest
from sleuth.server.http.live.sending import Sender, Socket
from sleuth.server.http.viewer import Viewer
from sleuth.server.http.wire import Act, Done, FromClient, Ping, Pong, Refused
from sleuth.server.store import Declined, StoreError
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.views.menus import Form

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
GONE = (OSError, RuntimeError, WebSocketException)
"""What sending raises when the client is gone."""
logger = logging.getLogger("sleuth.server")
_decode = msgspec.json.Decoder(FromClient).decode


class Disconnect(Exception):
    """The connection has to end; the client gets the code and the reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


class LiveConnection:
    """One live connection."""

    def __init__(
        self, context: AppContext, caller: Caller, socket: Socket, viewer: Viewer, after: int, form: Form
    ) -> None:
        self._context, self._caller, self._socket, self._viewer = context, caller, socket, viewer
        self._who = caller.identity
        self._news = News(context, viewer, after, form)
        self._sender = Sender(socket, self._news, self._check_still_here)
        self._answering = False
        """Whether a message is being answered."""
        self._answer_task: asyncio.Task[None] | None = None
        self._is_queued = False
        """Whether a message waits until the one before it is answered."""
        self._trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Fails when answering does."""

    async def run(self) -> None:
        """Send and receive until one of the two ends."""
        table, guests = self._viewer.authority.table.id, self._guests()
        self._viewer.authority.listeners.add(self._changed)
        for guest in guests:
            await self._context.presence.enter(table, guest)
        stop_reading, stop_watching = self._read_sheet(), self._caller.watch_sign_out(self._sender.wake)
        self._context.metrics.connections.inc()
        # popped, because it refers back to the connection
        listen = self._socket.scope["state"].pop(LISTEN, lambda listener: None)
        listen(self._hear)
        tasks = {asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all()), self._trouble}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._context.metrics.connections.dec()
            self._viewer.authority.listeners.discard(self._changed)
            stop_reading()
            stop_watching()
            listen(None)
            for guest in guests:
                await self._context.presence.leave(table, guest)
            for task in tasks:
                task.cancel()
        await self._end(await asyncio.gather(*tasks, return_exceptions=True))

    def _guests(self) -> list[Guest]:
        """Return who is present with this connection: everybody who shares the device."""
        people = (identity.person for identity in self._caller.company.values())
        seats = {self._viewer.seat, *map(self._viewer.authority.table.seat_of, people)}
        return [Guest(seat, self._sender.wake) for seat in seats]

    def _read_sheet(self) -> Callable[[], None]:
        """Listen for changes of the seat's sheet, team or not: that may still change before the game."""
        seat = self._viewer.seat
        if seat is None:
            return lambda: None
        return self._context.sheets.read(self._viewer.authority.table.id, seat, self._sender.wake)

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
            self._sender.push()

    async def _send_all(self) -> None:
        try:
            await self._sender.run()
        except TimeoutError:
            raise Disconnect(TOO_MUCH, "too-slow") from None

    def _check_still_here(self) -> None:
        """Disconnect a person who sits elsewhere by now or has signed out everywhere, or if only others can go on."""
        if self._viewer.authority.left_behind:
            raise Disconnect(LATER, "unavailable")
        if self._viewer.moved or (
            self._who is not None and not self._context.credentials.counts(self._who.person, self._who.credential)
        ):
            raise Disconnect(AGAIN, "connect-again")

    # --- receiving

    def _hear(self, text: str) -> bool:
        """Answer a message at once, unless another is being answered or waits."""
        if self._answering or self._is_queued:
            return False
        self._begin(text)
        return True

    async def _receive_all(self) -> None:
        """Answer the messages that had to wait."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._is_queued = True
            if self._answer_task is not None:
                await asyncio.wait([self._answer_task])
            self._is_queued = False
            self._begin(str(message.get("text") or ""))  # a binary message becomes an invalid text

    def _begin(self, text: str) -> None:
        """Answer in a task that nobody cancels: even if the connection ends, others must hear of what is stored."""
        self._answering = True
        self._answer_task = asyncio.create_task(self._respond(text))

    async def _respond(self, text: str) -> None:
        try:
            await self._handle(text)
            self._answering = False
            self._sender.push()
            if len(self._news.answers) > MOST_ANSWERS:
                raise Disconnect(TOO_MUCH, "too-slow")
        except Exception as error:
            if not self._trouble.done():
                self._trouble.set_exception(error)

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
            self._news.answers.append(answer)

    async def _answer(self, message: FromClient) -> Done | Pong | Refused | None:
        self._check_still_here()
        if isinstance(message, Act):
            return await act(self._context, self._caller, self._viewer.authority, message, shielded=False)
        if isinstance(message, Ping):
            return Pong()
        return await say(self._caller, self._viewer.authority, message)


async def close(socket: Socket, code: int, reason: str) -> None:
    """Close a connection whose client may be gone or may not read."""
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)
