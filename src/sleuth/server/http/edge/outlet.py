"""Answers nobody takes any more: the web server has refused a request itself, because the rest of it was broken."""

import re

from h11 import LocalProtocolError

from sleuth.server.http.asgi import AsgiMessage, AsgiReceive, AsgiSend

ANSWERED = re.compile(r"\bstate\b")
"""What h11 speaks of when a request was answered already; everything else is a mistake of ours."""


class Outlet:
    """The way out of an answer, which may be shut when it comes: that is no error of ours."""

    def __init__(self, send: AsgiSend) -> None:
        self._send, self._shut = send, False

    async def send(self, message: AsgiMessage) -> None:
        """Pass a message on, or drop it."""
        if self._shut:
            return
        try:
            await self._send(message)
        except LocalProtocolError as error:
            if not ANSWERED.search(str(error)):
                raise
            self._shut = True

    async def settle(self, receive: AsgiReceive) -> None:
        """Wait until the web server has hung up; before that it would miss our answer."""
        while self._shut and (await receive())["type"] != "http.disconnect":
            pass
