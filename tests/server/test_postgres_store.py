"""What only the PostgreSQL store can get wrong: connections that are cut, servers that restart."""

import asyncio

import pytest

from sleuth.server.store import (
    StoreError,
    TableSummary,
    Unavailable,
    open_store,
)
from tests.server.postgres import PostgresServer, opened
from tests.server.store_kit import TABLE, persistently


def test_connections_are_cut_and_come_back(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await asyncio.gather(
                *(store.create(TableSummary(f"t{n}", f"c{n}", "open", 1.0), [b"one"]) for n in range(20))
            )
            postgres.execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sleuth'")
            with pytest.raises(Unavailable):
                await store.read("t0")
            # one call has noticed: all cut connections are replaced before the next call gets one of them
            await store.append(TableSummary("t0", "c0", "open", 1.0), 1, [b"two"])
            results = await asyncio.gather(*(store.read(f"t{n}") for n in range(20)))
            assert results == [[b"one", b"two"], *[[b"one"]] * 19]

    asyncio.run(play())


def test_the_server_restarts_between_calls(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.create(TABLE, [b"one"])
            await asyncio.to_thread(postgres.restart)
            assert await persistently(lambda: store.append(TABLE, 1, [b"two"], "key"))
            assert await store.read("t") == [b"one", b"two"]

    asyncio.run(play())


def test_the_server_is_away_for_a_while(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sleuth.server.store.postgres.PATIENCE", 0.2)

    async def play() -> None:
        url = postgres.new_database()
        async with opened(url) as store:
            await store.create(TABLE, [b"one"])
            await asyncio.to_thread(postgres.stop)
            try:
                for _ in range(3):
                    with pytest.raises(Unavailable):
                        await store.append(TABLE, 1, [b"two"], "key")
                with pytest.raises(Unavailable):
                    await open_store(url)
            finally:
                await asyncio.to_thread(postgres.start)
            await persistently(lambda: store.append(TABLE, 1, [b"two"], "key"))
            assert await store.read("t") == [b"one", b"two"]

    asyncio.run(play())


def test_a_permanent_error_is_not_unavailable(postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.create(TABLE, [b"one"])
            for key in ("\0", "".join(f"{number}," for number in range(20_000))):
                with pytest.raises(StoreError) as caught:
                    await store.append(TABLE, 1, [b"two"], key)
                assert not isinstance(caught.value, Unavailable)
            assert await store.read("t") == [b"one"]

    asyncio.run(play())
