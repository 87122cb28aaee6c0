"""Games of a soak, in processes of their own: many with ever new names, and a few calm ones."""

import asyncio
import math
import time
from random import Random

from msgspec import Struct, field

from tools.soak.opening import Client, Opened, new_plan, opened
from tools.soak.people import Bystander, Confirmed, Player
from tools.soak.plan import Amounts, Times

LONGEST_GAME = 60.0
"""Seconds; a longer game is abandoned."""
CALM_PLAN = {"edition": "questions", "seats": 3, "private": True}


class Played(Struct):
    """The results of the games."""

    finished: list[float] = field(default_factory=list)
    """When a game was over."""
    left: int = 0
    """Games that were not over in time."""
    drops: int = 0
    confirmed: list[Confirmed] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """Promises the server broke, in words."""
    latencies: list[tuple[float, float]] = field(default_factory=list)
    interrupted: int = 0


def play_many(url: str, amounts: Amounts, times: Times) -> Played:
    """Play one game after the other at the planned number of tables."""
    return asyncio.run(_many(url, amounts, times))


def play_calmly(url: str, tables: list[Opened], times: Times) -> Played:
    """Play at a few tables from beginning to end, and record how long actions take."""
    return asyncio.run(_calmly(url, tables, times))


async def _many(url: str, amounts: Amounts, times: Times) -> Played:
    await asyncio.sleep(times.load - time.monotonic())
    found, client = Played(), Client(url, times.end)
    async with asyncio.TaskGroup() as group:
        for table in range(amounts.tables):
            group.create_task(_one_after_the_other(client, table, times.end, found))
    await client.close()
    return found


async def _one_after_the_other(client: Client, number: int, end: float, found: Played) -> None:
    luck = Random(number)
    while time.monotonic() < end:
        try:
            async with asyncio.timeout(end - time.monotonic()):
                begun = await opened(client, *new_plan(number, luck), luck)
        except TimeoutError:
            return
        number += 1
        if begun is not None:
            people = [Player(begun.table, seat, cookie, [client.url]) for seat, cookie in begun.cookies.items()]
            await _finish(people, min(end, time.monotonic() + LONGEST_GAME), found)


async def _finish(people: list[Player], end: float, found: Played) -> None:
    """Play until the game is over or the soak ends."""
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.wait(tasks, timeout=max(end - time.monotonic(), 0))
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    found.broken += [repr(each) for each in results if isinstance(each, Exception)]
    found.drops += sum(person.drops for person in people)
    found.confirmed += [person.remembered() for person in people]
    if all(person.over for person in people):
        found.finished.append(time.monotonic())
    else:
        found.left += 1


async def calm_tables(url: str, number: int) -> list[Opened]:
    """Begin games of three people before anything else happens."""
    client, luck = Client(url, math.inf), Random(number)
    begun = [await opened(client, CALM_PLAN, [0, 1, 2], luck) for _ in range(number)]
    await client.close()
    return [each for each in begun if each is not None]


async def _calmly(url: str, tables: list[Opened], times: Times) -> Played:
    found = Played()
    people = [Bystander(each.table, seat, cookie, [url]) for each in tables for seat, cookie in each.cookies.items()]
    await _finish([*people], times.end, found)
    found.latencies = sorted(each for person in people for each in person.latencies)
    found.interrupted = sum(person.interrupted for person in people)
    return found
