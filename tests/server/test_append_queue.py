"""Appends that wait for others: each is written, whenever it comes."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from sleuth.server.store.port import TableSummary, Unavailable
from sleuth.server.store.postgres_appends import UNDER_WAY, AppendQueue
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio
TABLE = TableSummary("t", "CODE", "playing", 1.0, listed=True, people=("ann",), bots=True)


class Wire:
    """Stands for a connection: answers each statement once it is let through."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.gates: list[asyncio.Event] = []
        self.down = False

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Any]:
        if self.down:
            raise Unavailable("the database is down")
        yield self

    async def execute(self, statement: str, values: tuple[str]) -> "Answer":
        assert re.search(r"sleuth\.append\(", statement)
        rows = msgspec.json.decode(values[0])
        self.sizes.append(len(rows))
        gate = asyncio.Event()
        self.gates.append(gate)
        await gate.wait()
        return Answer([(row["place"], "done", row["after"] + len(row["entries"])) for row in rows])


class Answer:
    def __init__(self, rows: list[tuple[int, str, int]]) -> None:
        self.rows = rows

    async def fetchall(self) -> list[tuple[int, str, int]]:
        return self.rows


async def until_sent(wire: Wire, statements: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(wire.sizes) < statements:
            await asyncio.sleep(0)


async def test_what_comes_while_others_are_under_way_goes_together() -> None:
    wire = Wire()
    queue = AppendQueue(wire.connect)
    appends = [asyncio.create_task(queue.append(TABLE, number, [b"x"], None)) for number in range(2)]
    await until_sent(wire, UNDER_WAY - 1)
    appends += [asyncio.create_task(queue.append(TABLE, number, [b"x"], None)) for number in range(2, 9)]
    await asyncio.sleep(0)
    while not all(append.done() for append in appends):
        for gate in wire.gates:
            gate.set()
        await asyncio.sleep(0)
    assert [await append for append in appends] == list(range(1, 10))
    assert sum(wire.sizes) == 9
    assert len(wire.sizes) < 9


@pytest.mark.parametrize("turns", range(8))
async def test_an_append_that_comes_as_the_last_ones_end_does_not_wait_for_the_next(turns: int) -> None:
    """It comes some turns of the event loop after the answers, so in one of the cases just as the tasks end."""
    wire = Wire()
    queue = AppendQueue(wire.connect)
    appends = []
    for number in range(UNDER_WAY):
        appends.append(asyncio.create_task(queue.append(TABLE, number, [b"x"], None)))
        await until_sent(wire, number + 1)
    for gate in wire.gates:
        gate.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    late = asyncio.create_task(queue.append(TABLE, 9, [b"x"], None))
    async with asyncio.timeout(PATIENCE):
        await until_sent(wire, UNDER_WAY + 1)
        wire.gates[-1].set()
        assert await late == 10
        assert [await append for append in appends] == [1, 2]
    await queue.close()


async def test_a_database_that_is_down_is_told_to_all_who_wait_and_comes_back() -> None:
    wire = Wire()
    wire.down = True
    queue = AppendQueue(wire.connect)
    found = await asyncio.gather(
        *(queue.append(TABLE, number, [b"x"], None) for number in range(9)), return_exceptions=True
    )
    assert {type(each) for each in found} == {Unavailable}
    wire.down = False
    again = asyncio.create_task(queue.append(TABLE, 0, [b"x"], None))
    await until_sent(wire, 1)
    wire.gates[0].set()
    assert await again == 1
