"""Hints through PostgreSQL: LISTEN and NOTIFY."""

from collections.abc import Callable
from contextlib import AsyncExitStack

from psycopg import AsyncConnection, Error
from psycopg.conninfo import make_conninfo

from sleuth.server.fanout.linked import LinkedFanout
from sleuth.server.fanout.port import FanoutError

CHANNEL = "sleuth_hints"
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 30_000}
"""A listener only waits: without keep-alives it would not notice that the other end is gone."""
NOTIFY = "SELECT pg_notify(%s, hint) FROM unnest(%s::text[]) AS hint"
"""All in one transaction: the server commits only one notifying transaction at a time."""


class PostgresLink:
    """Two connections: a listening one is busy, so another one sends."""

    def __init__(
        self,
        listener: AsyncConnection,
        sender: AsyncConnection,
        stack: AsyncExitStack,
        receive: Callable[[bytes], None],
    ) -> None:
        self._listener, self._sender, self._stack, self._receive = listener, sender, stack, receive

    async def run(self) -> None:
        """Pass on what arrives; raises when the connection breaks."""
        async for notify in self._listener.notifies():
            self._receive(notify.payload.encode())

    async def send(self, texts: list[bytes]) -> None:
        """Notify, and wait for the commit."""
        await self._sender.execute(NOTIFY, (CHANNEL, [text.decode() for text in texts]))

    async def close(self) -> None:
        """Close both connections."""
        await self._stack.aclose()


class PostgresFanout(LinkedFanout):
    """Hints through the database that stores the tables anyway."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._address = make_conninfo(url, application_name="sleuth fan-out", **KEEPALIVE)
        except Error:  # its text repeats the address, with the password
            raise FanoutError("postgresql://...: expected postgresql://user:password@host:port/database") from None

    async def open_link(self) -> PostgresLink:
        """Connect twice and listen."""
        async with AsyncExitStack() as stack:
            listener, sender = await self._connect(stack), await self._connect(stack)
            await listener.execute(f"LISTEN {CHANNEL}")
            return PostgresLink(listener, sender, stack.pop_all(), self.receive)

    async def _connect(self, stack: AsyncExitStack) -> AsyncConnection:
        connection = await AsyncConnection.connect(self._address, autocommit=True)
        stack.push_async_callback(connection.close)
        return connection
