"""Readiness: a server is ready if it has just written something."""

import asyncio
import resource
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from sleuth.server.http.edge.pulse import AGAIN_SECONDS, Pulse
from sleuth.server.store import StoreError
from tests.patience import PATIENCE
from tests.server.client import Server
from tests.server.postgres import PostgresServer, opened

pytestmark = pytest.mark.anyio


class Storage:
    """A store that counts how often it is asked, and can be blocked or broken."""

    def __init__(self) -> None:
        self.pings = 0
        self.broken = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ping(self) -> None:
        self.pings += 1
        await self.may_answer.wait()
        if self.broken:
            raise StoreError("disk full")


async def test_however_many_ask_it_is_written_once_a_second() -> None:
    storage, now = Storage(), [0.0]
    pulse = Pulse(storage, lambda: now[0])  # type: ignore[arg-type]
    assert await pulse.beats()
    storage.broken = True
    assert await pulse.beats(), "what was written a moment ago still counts"
    assert storage.pings == 1
    now[0] += AGAIN_SECONDS
    assert not await pulse.beats()
    storage.broken = False
    now[0] += AGAIN_SECONDS
    storage.may_answer.clear()
    asked = [asyncio.create_task(pulse.beats()) for _ in range(10)]
    await asyncio.sleep(0)
    asked.pop().cancel()  # a caller that gives up does not give up for the others
    storage.may_answer.set()
    assert await asyncio.gather(*asked) == [True] * 9
    assert storage.pings == 3


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit another process")
def test_a_server_that_cannot_write_is_not_ready_and_comes_back(tmp_path: Path) -> None:
    """Let no file of the process grow: to SQLite this is a full disk."""
    with Server(tmp_path / "tables.db") as server:
        unlimited = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, (0, unlimited[1]))
        answer = until(server, 503)
        assert answer.json() == {"store": False, "fanout": True}
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        resource.prlimit(server.process, resource.RLIMIT_FSIZE, unlimited)
        assert until(server, 200).json() == {"store": True, "fanout": True}


def until(server: Server, status: int) -> httpx.Response:
    """Wait for this answer: an older one is reused for a second."""
    deadline = time.monotonic() + 20
    while (answer := httpx.get(f"{server.url}/readyz", timeout=30)).status_code != status:
        assert time.monotonic() < deadline, f"it still answers {answer.status_code}"
        time.sleep(0.05)
    return answer


async def test_a_ping_writes(url: str) -> None:
    async with opened(url) as store:
        before = await beats(store)
        await store.ping()
        assert await beats(store) == before + 1


async def beats(store: Any) -> int:
    """Return the counter in the store itself."""
    table = "sleuth.pulse" if type(store).__name__ == "PostgresStore" else "pulse"
    [[number]] = await store._all(f"select beat from {table}")
    return int(number)


async def test_a_database_that_only_reads_is_not_ready(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    async with opened(url) as store:
        await store.ping()
    name = url.partition("@/")[2].partition("?")[0]
    postgres.execute(f"alter database {name} set default_transaction_read_only = on")
    async with opened(url) as store:
        assert await store.lobby() == []
        with pytest.raises(StoreError, match="read-only"):
            await store.ping()
