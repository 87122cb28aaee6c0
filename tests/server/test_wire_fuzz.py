"""Random input over HTTP and the live connection: a clear refusal, nothing secret, and nobody else is disturbed."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sleuth.core.game import new_game
from sleuth.core.truth.records import write_record
from sleuth.editions import load_edition
from sleuth.editions.options import Options
from sleuth.server.http.wire import Pong
from sleuth.server.tables.log.entries import PersonSeated
from tests.games import random_game
from tests.server.access import check_hidden
from tests.server.client import Person, begin
from tests.server.wire import Served, check_told, serving, stored
from tools.fuzz.mutating import nested, random_bytes, random_text

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
EXAMPLES = 3
PATIENCE = 15
CUT = 0
"""The connection was reset: who still sends when the server closes may not get to read its goodbye."""
WRONG: list[Any] = [None, True, -1, 1.5, 2**70, "", "x" * 3000, [], {}, [[]], {"type": "act"}, "\x00", "\ud800"]
"""Values that fit nowhere, or hardly anywhere."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzz") / "tables.db") as served:
        yield served


# --- HTTP: requests made up from the OpenAPI document


def test_requests_made_up_from_the_document(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.url}/api/v1/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        for mode in GenerationMode:
            try_out(operation, mode, *quick_game(served))
    check_no_failure(served)


def check_no_failure(served: Served) -> None:
    """Check that the server counted no failure."""
    assert "sleuth_failures_total 0.0" in httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text


def quick_game(served: Served) -> tuple[str, str]:
    """A table with a running game, and the cookie of its host."""
    body = {"edition": "questions", "seats": 3, "level": "novice", "name": "Ann"}
    answer = httpx.post(f"{served.url}/api/v1/quick", json=body, timeout=PATIENCE)
    return answer.json()["card"]["table"], f"sleuth={answer.cookies['sleuth']}"


def try_out(operation: Any, mode: GenerationMode, table: str, cookie: str) -> None:
    """Requests that fit the document, or that do not; half of them by the host of a real table."""
    luck = random.Random(operation.path)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case: Any) -> None:
        headers = {}
        if luck.random() < 0.5:
            headers["cookie"] = cookie
            known = {"table": table, "edition": "questions"}
            for part in (case.path_parameters, case.body):
                if isinstance(part, dict):
                    part.update({name: known[name] for name in known.keys() & part.keys()})
        case.call_and_validate(checks=CHECKS, headers=headers)

    with suppress(Unsatisfiable):  # nothing can be made invalid
        attempt()


def test_house_rules_of_all_sorts(served: Served) -> None:
    with httpx.Client(base_url=f"{served.url}/api/v1", timeout=PATIENCE) as client:
        for option in Options.__struct_fields__:
            for value in WRONG:
                plan = {"edition": "classic", "seats": 3, "options": {option: value}}
                answer = client.post("/tables", content=json.dumps(plan), headers={"content-type": "application/json"})
                assert answer.status_code in (201, 400), (option, value, answer.text)
                assert set(answer.json()) == {"code", "details"} or answer.status_code == 201
    check_no_failure(served)


def test_damaged_records(served: Served) -> None:
    game = new_game(load_edition("questions"), 3)
    lines = write_record(game, random_game(game, "fuzz").events).splitlines(keepends=True)
    luck = random.Random("records")
    with httpx.Client(base_url=f"{served.url}/api/v1", timeout=PATIENCE) as client:
        assert client.post("/records", json={"record": "".join(lines)}).status_code == 201
        for _ in range(150):
            answer = client.post("/records", json={"record": "".join(damaged_lines(lines, luck))})
            assert answer.status_code in (201, 400), answer.text
    check_no_failure(served)


def damaged_lines(lines: list[str], luck: random.Random) -> list[str]:
    """A record with one line left out, doubled, moved, or with a field of another sort."""
    found, at = list(lines), luck.randrange(len(lines))
    line = json.loads(found.pop(at))
    field = luck.choice(list(line))
    wrong = json.dumps({**line, field: luck.choice(WRONG)}) + "\n"
    found[at:at] = luck.choice(([], [lines[at]] * 2, [luck.choice(lines)], [wrong], [wrong], [lines[at][:-3]]))
    return found


# --- live: frames of all sorts


ACT = {"type": "act", "key": "k", "moment": 0, "action": {"type": "end-turn"}}


def damaged(luck: random.Random) -> str:
    """A real message in which something is of another sort."""
    message = luck.choice((ACT, {"type": "say", "text": "x", "key": "k"}, {"type": "ping"}))
    return json.dumps({**message, luck.choice([*message, "seat", "more"]): luck.choice(WRONG)})


def cut_off(luck: random.Random) -> str:
    text = json.dumps(ACT)
    return text[: luck.randrange(len(text))]


def deep(luck: random.Random) -> str:
    return nested(luck.choice((10, 500, 5000, 7900)))


FRAMES: list[Callable[[random.Random], bytes | str]] = [random_bytes, random_text, damaged, cut_off, deep]


@asynccontextmanager
async def undisturbed(served: Served) -> AsyncIterator[str]:
    """A game in which Bob is connected: whatever others do meanwhile, Bob is answered and misses nothing."""
    async with Person(served.url, "Ann") as ann, Person(served.url, "Bob") as bob:
        table = await begin(ann, bob)
        async with bob.live(table) as live:
            yield table
            await live.ping()
            await asyncio.wait_for(live.until(Pong), PATIENCE)
            await ann.ask("POST", f"/tables/{table}/chat", {"text": "still there?"})
            while '"spoken"' not in live.raw[-1] or "still there?" not in live.raw[-1]:
                await asyncio.wait_for(live.until(object), PATIENCE)
            log = stored(served.database, table)
            person = next(entry.person for entry in log if isinstance(entry, PersonSeated) and entry.seat == 1)
            check_told([text.encode() for text in live.raw], log, 1, person)


async def tried(connection: ClientConnection, frames: list[bytes | str]) -> tuple[list[bytes], int | None]:
    """Return the answers to some frames and a ping after them, and how the connection ended, if it did."""
    received = list[bytes]()
    try:
        for frame in frames:
            await connection.send(frame)
        await connection.send('{"type":"ping"}')
        while b'{"type":"pong"}' not in received:
            received.append(await asyncio.wait_for(connection.recv(decode=False), PATIENCE))
    except ConnectionClosed as closed:
        return received, closed.rcvd.code if closed.rcvd else CUT
    return received, None


def refusals(received: list[bytes]) -> list[str]:
    answers = [json.loads(frame) for frame in received]
    return [answer["code"] for answer in answers if answer["type"] == "refused"]


@pytest.mark.parametrize("make", FRAMES)
def test_frames_that_make_no_sense(served: Served, make: Callable[[random.Random], bytes | str]) -> None:
    async def script() -> None:
        luck = random.Random(make.__name__)
        async with undisturbed(served) as table:
            for _ in range(8):
                frames = [make(luck) for _ in range(20)]
                async with connect(served.live_url(table)) as connection:
                    received, code = await tried(connection, frames)
                assert code is None
                codes = refusals(received)
                assert set(codes) <= {"unfit-message", "not-seated"}
                assert len(codes) >= len(frames) - received.count(b'{"type":"pong"}') + 1
                check_hidden(b"".join(received), stored(served.database, table), None)

    asyncio.run(script())


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1_000_000])
@pytest.mark.parametrize("kind", [bytes, str])
def test_frames_that_are_too_large(served: Served, size: int, kind: type) -> None:
    async def script() -> None:
        async with undisturbed(served) as table, connect(served.live_url(table)) as connection:
            with suppress(ConnectionClosed):
                await connection.send("x" * size if kind is str else b"x" * size)
            _, code = await tried(connection, [])
            assert code in (1009, CUT)

    asyncio.run(script())


def test_a_flood(served: Served) -> None:
    """A client that sends without reading is disconnected, or answered in the end; others do not notice."""

    async def script() -> None:
        async with undisturbed(served) as table, connect(served.live_url(table)) as connection:
            frame = json.dumps(ACT)
            received, code = await tried(connection, [frame] * 5000)
            assert code in (None, 4008)
            assert set(refusals(received)) <= {"not-seated"}

    asyncio.run(script())
