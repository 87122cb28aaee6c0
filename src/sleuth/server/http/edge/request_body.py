"""The body of a request: it must be complete, and UTF-8."""

import codecs

from sleuth.server.http.asgi import AsgiMessage, AsgiReceive
from sleuth.server.tables.refusals import TableRefusal


class RequestBody:
    """Passes the body of a request on; refuses one that is not UTF-8 or ends too early.

    The JSON decoder does not check all of this, and the framework treats a client that has gone as a server error.
    """

    def __init__(self, receive: AsgiReceive) -> None:
        self._receive = receive
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._complete = False

    async def receive(self) -> AsgiMessage:
        """Pass on what comes next; raises `TableRefusal`."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._check(message.get("body", b""), more=message.get("more_body", False))
        elif not self._complete:
            raise TableRefusal("unfit-request", problems=["body: it ends too early"])
        return message

    def _check(self, part: bytes, *, more: bool) -> None:
        self._complete = not more
        try:
            self._decoder.decode(part, final=not more)
        except UnicodeDecodeError:
            raise TableRefusal("unfit-request", problems=["body: it is not UTF-8"]) from None
