"""Tables for scripted people: opened over HTTP, with names never used before."""

import asyncio
import secrets
import time
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from sleuth.editions import EDITION_IDS, load_edition

PAUSE = 0.2
"""Seconds before a client retries while the server is down."""
LEVELS = ("amateur", "amateur", "amateur", "novice")
"""Bots that take part: mostly ones that finish a game soon, so that there are many games."""


class Client:
    """A client that retries until it is answered: the server may be killed at any moment."""

    def __init__(self, url: str, until: float) -> None:
        self.url, self._until = url, until
        self._http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=10)

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object, cookie: str = "") -> httpx.Response:
        """Return the answer, whatever it says; raise `TimeoutError` at the end of the soak."""
        while time.monotonic() < self._until:
            self._http.cookies.clear()
            headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
            try:
                answer = await self._http.request(method, path, content=msgspec.json.encode(body), headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            if answer.status_code < 500:
                return answer
            await asyncio.sleep(PAUSE)
        raise TimeoutError


def new_name(luck: Random) -> str:
    """Return a name that no game has had."""
    return f"{luck.choice(('Ada', 'Bo', 'Cleo', 'Dan', 'Eve'))} {secrets.token_hex(5)}"


def new_plan(number: int, luck: Random) -> tuple[dict[str, Any], list[int]]:
    """Plan the next game: another edition, one or two people and bots; and which seats are for people."""
    edition = load_edition(EDITION_IDS[number % len(EDITION_IDS)])
    seats = luck.randint(*edition.seats)
    people = min(luck.randint(1, 2), seats)
    bots = {seat: luck.choice(LEVELS) for seat in range(people, seats)}
    plan = {"edition": edition.id, "seats": seats, "bots": bots, "tempo": 0, "private": bool(number % 2)}
    return plan, list(range(people))


class Opened(Struct):
    """A table whose game has begun, and the cookies of its people by seat."""

    table: str
    cookies: dict[int, str]


async def opened(client: Client, plan: dict[str, Any], seats: list[int], luck: Random) -> Opened | None:
    """Begin a game; `None` if the server refused, as it does when the previous answer was lost in a kill."""
    names = {seat: new_name(luck) for seat in seats}
    cookies = {seat: _cookie(await client.ask("PUT", "/me", {"name": name})) for seat, name in names.items()}
    answer = await client.ask("POST", "/tables", plan, cookies[seats[0]])
    if not answer.is_success:
        return None
    table = answer.json()["card"]["table"]
    for seat, cookie in cookies.items():
        await client.ask("PUT", f"/tables/{table}/seats/{seat}", {"name": names[seat]}, cookie)
        await client.ask("PUT", f"/tables/{table}/ready", {"ready": True}, cookie)
    answer = await client.ask("POST", f"/tables/{table}/start", {}, cookies[seats[0]])
    return Opened(table, cookies) if answer.is_success else None


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]
