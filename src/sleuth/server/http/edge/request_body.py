"""A body on its way in: text in UTF-8, and all of it."""

import codecs

from sleuth.server.http.asgi import AsgiMessage, AsgiReceive
from sleuth.server.tables.refusals import TableRefusal


class RequestBody:
    """What a client sends as the body of a request; refuses it where it stops being text, or ends too early.

    The JSON decoder leaves out some of this, and the framework takes a client that has gone for a mistake of ours.
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
