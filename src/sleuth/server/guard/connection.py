"""A guarded connection: sits between the socket and the HTTP server's own protocol, and enforces deadlines.

`http/edge/gate.py` reports what the connection is busy with: only there it is known where a request ends.
"""

import asyncio
import math
from functools import partial
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from sleuth.server.guard.answers import FULL, LINGER_SECONDS, TOO_SLOW
from sleuth.server.guard.guard import Guard
from sleuth.server.guard.passage import Passage

CONNECTION = "connection"
"""The key of the connection in the `state` of a request's scope."""
LEAST_RATE = 1024
"""Bytes per second: a client that reads more slowly is dropped, if more than that is pending."""
MOST_WAITING = 1024 * 1024
"""Bytes: pings are answered at once, so a client that sends pings and reads nothing would pile up answers."""


class GuardedConnection(asyncio.Protocol):
    """Passes everything on in both directions until a deadline passes."""

    def __init__(
        self,
        guard: Guard,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._guard, self._rules = guard, guard.rules
        self._loop = _loop or asyncio.get_running_loop()
        self._make = partial(cast(Any, AutoHTTPProtocol), config, server_state, {**app_state, CONNECTION: self}, _loop)
        self._inner: Any = None
        """The protocol of the HTTP server; none for a client that was turned away."""
        self.late = False
        """Whether only seated people were let in when it arrived."""
        self.parting = self._inside = self._live = False
        self.written = 0
        self._said, self._said_until = 0, 0.0
        """Bytes received within the current second, and when that ends."""
        self._doing, self._due = "head", math.inf
        self._measured = (0, 0)
        """The bytes sent and pending at the last measurement."""
        self._measure_at = self._look_at = math.inf
        self._timer: asyncio.TimerHandle | None = None

    # --- called by the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit a client, or tell it to come back later."""
        self._transport = cast(asyncio.Transport, transport)
        address = (transport.get_extra_info("peername") or ("",))[0]
        self.source = self._guard.source(address)
        self.late = self._guard.crowded
        self._inside = self._guard.admit(self.source)
        if not self._inside:
            self._part(FULL)
            return
        self._measure_at = self._loop.time() + self._rules.reading_seconds
        self._inner = self._make()
        self._inner.connection_made(Passage(self, self._transport))
        self.answered()

    def data_received(self, data: bytes) -> None:
        """Pass data on; a live connection that sends something is alive."""
        if self.parting:
            return
        if self._live and (fault := self._heard(len(data))):
            self._drop(fault)
        else:
            self._inner.data_received(data)

    def _heard(self, length: int) -> str:
        """Note that a live connection is alive; return its fault if it sends too much or reads too little."""
        now = self._loop.time()
        self._due = now + self._rules.silence_seconds
        if now >= self._said_until:
            self._said, self._said_until = 0, now + 1.0
        self._said += length
        if 0 < self._rules.most_said < self._said:
            return "flood"
        return "reading" if self._transport.get_write_buffer_size() > MOST_WAITING else ""

    def eof_received(self) -> bool | None:
        """Pass on that the client has sent everything."""
        return None if self.parting else self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass on that too much is pending."""
        if not self.parting:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that there is room again."""
        if not self.parting:
            self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, which has ended."""
        if self._timer is not None:
            self._timer.cancel()
        if self.parting:
            self._guard.lingering -= 1
        self._step_out()
        if self._inner is not None:
            self._inner.connection_lost(exc)
        del self._inner, self._make  # they refer back to this connection

    # --- called by the protocol of the HTTP server and by the application

    def hand_over(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol take over, after a handshake."""
        self._inner = protocol

    def asked(self, *, body: bool) -> None:
        """Note that the head of a request is complete."""
        self._guard.idle(self, is_idle=False)
        self._do("body", self._rules.body_seconds if body else math.inf)

    def heard(self) -> None:
        """Note that a request is complete; the time to answer it is not the client's fault."""
        if self._doing == "body":
            self._do("", math.inf)

    def answered(self) -> None:
        """Note that a request is answered; another may follow."""
        if self._inside:
            self._guard.idle(self, is_idle=True)
            self._do("head", self._rules.head_seconds)

    def went_live(self) -> None:
        """Note that it is a live connection now: it may be silent for a while, but must answer pings."""
        self._guard.idle(self, is_idle=False)
        self._live = True
        self._do("silence", self._rules.silence_seconds)

    # --- deadlines

    def _do(self, what: str, seconds: float) -> None:
        if not self._inside:
            return
        now = self._loop.time()
        self._doing, self._due = what, now + seconds
        if self._due < self._look_at or self._timer is None:
            self._look_later(now)

    def _look_later(self, now: float) -> None:
        """Set the timer for the next deadline or measurement, whichever comes first."""
        if self._timer is not None:
            self._timer.cancel()
        self._look_at = self._measure_at if self._due <= now else min(self._due, self._measure_at)
        self._timer = self._loop.call_at(self._look_at, self._look)

    def _look(self) -> None:
        now, waits = self._loop.time(), self._transport.get_write_buffer_size()
        if now >= self._measure_at and self._does_not_read(now, waits):
            self._drop("reading")
        elif now >= self._due and not waits:  # a client that is still reading an answer need not send the next request
            self._drop(self._doing)
        else:
            self._look_later(now)

    def _does_not_read(self, now: float, waits: int) -> bool:
        """Measure; return whether too little of what was pending has been sent since the last measurement."""
        sent, waited = self._measured
        self._measured = (self.written - waits, waits)
        self._measure_at = now + self._rules.reading_seconds
        return self.written - waits - sent < min(waited, LEAST_RATE * self._rules.reading_seconds)

    # --- the end

    def give_way(self) -> None:
        """End, because somebody else needs the place."""
        self._part(FULL)

    def _drop(self, reason: str) -> None:
        self._guard.turned_away(reason)
        if reason == "body":
            self._part(TOO_SLOW)
        else:
            self._transport.abort()

    def _part(self, answer: bytes) -> None:
        """Send a last answer, and linger so that it arrives."""
        self._step_out()
        if self._timer is not None:
            self._timer.cancel()
        self._transport.write(answer)
        end = self._transport.write_eof if self._guard.may_linger else self._transport.close
        end()
        self.parting = True
        self._guard.lingering += 1
        self._timer = self._loop.call_later(LINGER_SECONDS, self._transport.abort)

    def _step_out(self) -> None:
        self._guard.idle(self, is_idle=False)
        if self._inside:
            self._inside = False
            self._guard.dismiss(self.source)
