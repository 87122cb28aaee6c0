"""Hints through NATS: one subject, no streams."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from nats.aio.client import Client
from nats.aio.msg import Msg

from sleuth.server.fanout.linked import LinkedFanout

SUBJECT = "sleuth.hints"
PING_SECONDS = 10
"""The interval of keep-alive pings."""


class NatsLink:
    """One connection. Any error of its client breaks it, because a dropped message is a loss too."""

    def __init__(self, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._client = Client()
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, servers: list[str]) -> None:
        """Connect and subscribe; returns when the server has confirmed both."""
        await self._client.connect(
            servers,
            name="sleuth fan-out",
            allow_reconnect=False,  # `LinkedFanout` reconnects, for every backend
            max_reconnect_attempts=1,  # how often each server is tried now
            reconnect_time_wait=0,
            ping_interval=PING_SECONDS,
            error_cb=self._failed,
            closed_cb=self._ended,
        )
        await self._client.subscribe(SUBJECT, cb=self._heard)
        await self._settle()
        if self._broken.done():
            self._broken.result()

    async def run(self) -> None:
        """Wait until the connection breaks, and raise; meanwhile the client passes on what arrives."""
        await self._broken

    async def send(self, texts: list[bytes]) -> None:
        """Publish, and wait until the server has read everything."""
        for text in texts:
            await self._client.publish(SUBJECT, text)
        await self._settle()

    async def close(self) -> None:
        """Close the connection."""
        self._broken.cancel()
        await self._client.close()

    async def _settle(self) -> None:
        """Wait until the server has read everything.

        The client's ping overtakes its own queue: the first answer confirms that the queue was written, only the second
        that it was read.
        """
        await self._client.flush()
        await self._client.flush()

    async def _heard(self, message: Msg) -> None:
        self._receive(message.data)

    async def _failed(self, error: Exception) -> None:
        if self._client.is_connected and not self._broken.done():
            self._broken.set_exception(error)

    async def _ended(self) -> None:
        if not self._broken.done():
            self._broken.set_exception(ConnectionError("closed by the server"))


class NatsFanout(LinkedFanout):
    """Hints through a NATS server, or one of several: `nats://one:4222,nats://two:4222`."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._servers = url.split(",")

    async def open_link(self) -> NatsLink:
        """Connect and subscribe."""
        link = NatsLink(self.receive)
        try:
            await link.open(self._servers)
        except BaseException:
            with suppress(Exception):  # a half-open client may not be able to close
                await link.close()
            raise
        return link
