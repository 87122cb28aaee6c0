"""A rolling upgrade: servers are replaced one after the other by another version while people play at all of them."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from sleuth.core.truth.records import read_record
from sleuth.core.truth.steps import steps
from tests.server.nodes import Node
from tests.server.steadfast import Steadfast, chosen, confirmed_more, playing, seated

TABLES = 4
THINKS = 0.1
"""Seconds that people think: games are to last through the whole upgrade."""


async def upgraded(nodes: Sequence[Node], tree: Path | None) -> list[list[Steadfast]]:
    """Play at some tables while every server is replaced by that of another version; open more tables on the way."""
    urls = [node.url for node in nodes]
    tables = [await gathered([*urls[number % 3 :], *urls[: number % 3]], bots=number % 2) for number in range(TABLES)]
    everybody = [person for table in tables for person in table]
    async with playing(everybody) as join:
        await confirmed_more(everybody, 3 * TABLES)
        for node in nodes:
            await replaced(node, tree)
            new = await gathered([node.url, *urls])  # the newer version opens it; older ones cannot go on with it
            join(new)
            tables.append(new)
            everybody += new
            await confirmed_more(everybody, 3 * TABLES)
        first = tables[0]  # without bots, who could win
        assert not any(person.over for person in first), "it was to last through the whole upgrade"
    return tables


async def gathered(urls: Sequence[str], bots: int = 0) -> list[Steadfast]:
    """Begin a game of three people, each at another server, and perhaps a bot; a spectator watches."""
    people = await seated(urls, 3, bots)
    found = [*people, Steadfast(people[0].table, None, "", urls[::-1])]
    for person in found:
        person.thinks = THINKS
    return found


async def replaced(node: Node, tree: Path | None) -> None:
    """Stop a server as a supervisor does, and start another version in its place."""
    assert await asyncio.to_thread(node.stop) == 0, node.logs()
    node.tree = tree
    await asyncio.to_thread(node.start)
    await asyncio.to_thread(node.wait)


def version(node: Node) -> str:
    """Return the version that a server reports."""
    return str(httpx.get(f"{node.url}/api/v1/openapi.json").json()["info"]["version"])


def check_record(url: str, people: Sequence[Steadfast]) -> int:
    """Check that the game came to its end with every confirmed action in it once; return how many there are."""
    answer: dict[str, Any] = httpx.get(f"{url}/api/v1/tables/{people[0].table}/record").raise_for_status().json()
    record = read_record(answer["record"])
    done = list(steps(record.game, record.events))
    assert record.state().public.phase == "over"
    for person in people:
        assert person.confirmed == [step.action for step in done if step.seat == person.seat and chosen(step)]
        numbers = [msgspec.json.decode(text)["n"] for text in person.messages]
        assert numbers == list(range(1, len(numbers) + 1))
    return sum(len(person.confirmed) for person in people)
