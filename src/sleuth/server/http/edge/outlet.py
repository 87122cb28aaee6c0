"""Answers that come too late: the web server has already refused the request, because its rest was malformed."""

import re

from h11 import LocalProtocolError

from sleuth.server.http.asgi import AsgiMessage, AsgiReceive, AsgiSend

ANSWERED = re.compile(r"\bstate\b")
"""In h11's error when a request was answered already; any other error is our own."""


class Outlet:
    """Sends an answer, or drops it if the request has been answered already."""

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
        """Wait until the web server has hung up; else it would complain that there is no answer."""
        while self._shut and (await receive())["type"] != "http.disconnect":
            pass
