"""The senders of nonsense, over live connections and over HTTP, many frames or requests at once."""

import random
from typing import Any

from msgspec import Struct

from tools.fuzz.counting import Tally
from tools.fuzz.frames import farewell, nonsense
from tools.fuzz.requests import Places, no_request, request
from tools.fuzz.wire import Ended, LiveConnection, Wire, answer

BATCH = 48
"""Frames sent at once: a client that lets 64 answers pile up is disconnected."""
PIPELINE = 16
"""Requests sent at once."""
BATCHES = 20
"""After this many, a connection is broken off rudely."""
OVERLOADED = 503
FAILED = 1011


class Target(Struct, frozen=True):
    """The server, and what exists there."""

    port: int
    places: Places
    actions: list[dict[str, Any]]
    """Legal actions of several editions, at various moments."""
    strangers: list[str]
    """Cookies of people who sit at none of the tables."""


async def send_frames(target: Target, tally: Tally, luck: random.Random) -> None:
    """Send all frames, over one connection after the other."""
    while not tally.enough_frames:
        table, cookie = luck.choice(target.places.tables), luck.choice([*target.places.cookies, *target.strangers])
        sent: list[bytes] = []
        try:
            live = await LiveConnection.open(target.port, table, cookie)
            for _ in range(BATCHES):
                sent = [nonsense(luck, target.actions, (0, 1, 8, 50, 10**6)) for _ in range(BATCH)]
                _count(tally, await live.exchange(sent))
                tally.frames += len(sent)
                if tally.enough_frames:
                    break
            sent = [farewell(luck)]
            tally.frames += 1
            _closed(tally, await live.part(sent[0]), sent)
        except Ended as ended:
            _closed(tally, ended.code, sent)
            tally.frames += len(sent)
        except TimeoutError:
            tally.find("a live connection fell silent", b"".join(sent))


def _count(tally: Tally, answers: list[bytes]) -> None:
    for each in answers:
        if each.startswith(b'{"type":"refused"'):
            tally.answers["refused"] += 1
            if b'"unavailable"' in each:
                tally.busy += 1
        else:
            tally.answers["answered"] += 1


def _closed(tally: Tally, code: int | None, sent: list[bytes]) -> None:
    tally.answers[f"closed {code or 'without a code'}"] += 1
    if code == FAILED or (code is not None and 500 <= code < 1000 and code != OVERLOADED):
        tally.find(f"a live connection failed with {code}", b"".join(sent))


async def send_bodies(target: Target, tally: Tally, luck: random.Random) -> None:
    """Send all requests; those that are not HTTP each over a connection of its own."""
    while not tally.enough_bodies:
        try:
            await _send_some(target, tally, luck)
            await _send_noise(target, tally, luck)
        except OSError as error:
            tally.find(f"nobody takes a connection: {error}")


async def _send_some(target: Target, tally: Tally, luck: random.Random) -> None:
    wire = await Wire.open(target.port)
    asked = []
    try:
        for _ in range(BATCHES):
            asked = [request(luck, target.places) for _ in range(PIPELINE)]
            await wire.send(b"".join(each.content for each in asked))
            while asked:
                head, body = await answer(wire, asked[0].bare)
                _judge(tally, head.status, body, asked.pop(0).content)
                if head.last:
                    return
    except Ended:
        tally.answers["hung up"] += 1
        tally.bodies += 1
    except TimeoutError:
        tally.find("no answer", asked[0].content if asked else b"")
    except (ValueError, IndexError):
        tally.find("an answer that is none", asked[0].content if asked else b"")
    finally:
        wire.close()


def _judge(tally: Tally, status: int, body: bytes, sent: bytes) -> None:
    tally.bodies += 1
    tally.answers[f"{status}"] += 1
    if status == OVERLOADED:
        tally.busy += 1
    elif status >= 500 and b'"wrong-method"' not in body:
        tally.find(f"answered with {status}: {body[:200]!r}", sent)


async def _send_noise(target: Target, tally: Tally, luck: random.Random) -> None:
    wire = await Wire.open(target.port)
    sent = no_request(luck, target.places)
    try:
        await wire.send(sent)
        came = await wire.rest()
        status = int(came.split()[1]) if came.startswith(b"HTTP/") else 0
        _judge(tally, status, came, sent)
    except Ended:
        tally.bodies += 1
    except TimeoutError:
        tally.find("noise is neither answered nor hung up on", sent)
    finally:
        wire.close()
