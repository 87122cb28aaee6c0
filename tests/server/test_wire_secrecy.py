"""Secrecy on the wire: what a viewer has not seen changes no byte they are sent.

Two servers hold the same tables, with the same ids, codes, salts and signatures, and with the times at which a server
would have entered what happened. Each table of the second has another world of the same game: hidden cards that one of
its viewers cannot tell from those of the first. With two teams, what the other team says, which member acts and what
they write on their sheet differ as well.
"""

import asyncio
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from sleuth.core import actions as a
from sleuth.core.game import Seat
from sleuth.server.http.routes import marks
from sleuth.server.tables import authority as authorities
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.views import messages
from tests.patience import PATIENCE
from tests.server.wire import Served, cookie_of, messages_in
from tests.server.worlds import Pair, leak_choices, leak_events, pair, two_worlds

PAIRS, LESSONS = 48, 4
SAME_FOR_ALL = {"/", "/metrics", "/healthz", "/readyz", *(f"/api/v1{page}" for page in ("/docs", "/docs.css"))}
SAME_FOR_ALL |= {"/api/v1/openapi.json", "/api/v1/editions"}
"""Routes that know nothing of any table."""


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    return [
        *(pair(number) for number in range(PAIRS)),
        *(pair(PAIRS + more, lesson="first") for more in range(LESSONS)),
    ]


async def everything(served: Served, client: httpx.AsyncClient, pair: Pair) -> list[bytes]:
    """Return every byte a viewer can get from a server: by requests, by connecting, and by refused actions."""
    headers = {"cookie": cookie_of(pair.person), "host": "127.0.0.1"}  # the same name for both: not their ports
    received = list[bytes]()
    for method, path, body in requests(served, pair):
        answer = await client.request(method, path, json=body, headers=headers)
        received += [f"{method} {path} {answer.status_code}".encode(), *seen_headers(answer), answer.content]
        if path.endswith("/record"):
            assert answer.status_code == 400, "a record before the end"
        if path.endswith("/lesson") and pair.lesson:
            assert answer.status_code == (403 if pair.seat is None else 200), "a lesson that says nothing"
    for form in ("full", "brief"):
        received += await whole_connection(served, pair, form, {"cookie": headers["cookie"]})
    return received


def requests(served: Served, pair: Pair) -> list[tuple[str, str, Any]]:
    """Return requests for every reading route, and actions that are refused."""
    places = {"{table}": pair.table, "{code}": pair.code, "{edition}": "classic", "{path}": "nothing"}
    paths = [path for method, path in served.routes if method == "GET" and path not in SAME_FOR_ALL]
    for place, value in places.items():
        paths = [path.replace(place, value) for path in paths]
    table, cards = (
        f"/api/v1/tables/{pair.table}",
        [action.card for action in pair.refused if isinstance(action, a.Show)],
    )
    middle = len(pair.logs[0]) // 2
    paths += [f"{table}/log?after={middle}", f"{table}/words?after={middle}&lang=de", f"{table}/sheet?mode=chances"]
    paths += [f"{table}/why?card={card}&owner={owner}" for card in cards[:3] for owner in ("case", "1")]
    paths += [f"{table}/replay/sheet?seat=1&at=9", f"{table}/replay/why?seat=1&at=9&card={cards[0]}&owner=case"]
    paths += [f"{table}/lesson?at={middle}&lang=fr", f"{table}/lesson?explained=true&lang=nl"]
    looking = [("GET", path, None) for path in paths]
    doing = [("POST", f"{table}/actions", action_request(pair, action)) for action in pair.refused[:5]]
    pacing = [("PUT", f"{table}/tempo", {"tempo": "quick"}), ("POST", f"{table}/finish", None)]
    return [*looking, *doing, *pacing, ("POST", f"{table}/auto-answer", {"on": False})]


def action_request(pair: Pair, action: a.Action) -> dict[str, Any]:
    return {"key": "k", "moment": len(pair.logs[0]), "action": msgspec.to_builtins(action)}


def seen_headers(answer: httpx.Response) -> list[bytes]:
    return [name + b": " + value for name, value in answer.headers.raw if name.lower() != b"date"]


async def whole_connection(served: Served, pair: Pair, form: str, headers: dict[str, str]) -> list[bytes]:
    """Return all messages of a live connection, up to the answer to its last message."""
    received = list[bytes]()
    async with connect(f"{served.live_url(pair.table)}?after=0&form={form}", additional_headers=headers) as connection:
        for action in pair.refused:
            await connection.send(msgspec.json.encode({"type": "act", **action_request(pair, action)}).decode())
        await connection.send('{"type":"ping"}')
        while not received or received[-1] != b'{"type":"pong"}':
            received += messages_in(await connection.recv(decode=False))
    assert sum(b'"refused"' in frame for frame in received) == len(pair.refused)
    return received


async def difference(here: Served, there: Served, pairs: list[Pair]) -> tuple[str, bytes, bytes] | None:
    """Return the first table where a viewer can tell the two worlds apart, and the difference."""
    async with (
        httpx.AsyncClient(base_url=here.url, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=there.url, timeout=PATIENCE) as other,
    ):
        for pair in pairs:
            both = await asyncio.gather(everything(here, one, pair), everything(there, other, pair))
            for this, that in zip_longest(*both, fillvalue=b""):
                if this != that:
                    return pair.table, this, that
    return None


def test_unseen_cards_change_no_byte(tmp_path: Path, pairs: list[Pair]) -> None:
    assert {each.seat is None for each in pairs} == {True, False}
    in_teams = [each for each in pairs if fold(each.logs[0]).teams]
    assert {each.seat is None for each in in_teams} == {True, False}
    with two_worlds(tmp_path, pairs) as (here, there):
        assert asyncio.run(difference(here, there, pairs)) is None


def leak_teams(patch: pytest.MonkeyPatch) -> None:
    """Treat everybody as a member of every team, but show the right cards."""

    def leaking(entry: Entry, number: int, chair: Any, seat: Seat | None, mate: bool) -> messages.Message:
        if isinstance(entry, n.Said):
            return messages.message_for(entry, number, chair, entry.seat)
        return messages.message_for(entry, number, chair, seat, mate=mate)

    patch.setattr(authorities, "message_for", leaking)


def leak_doers(patch: pytest.MonkeyPatch) -> None:
    """Show everybody which member of a team has acted."""

    def leaking(entry: Entry, number: int, chair: Any, seat: Seat | None, mate: bool) -> messages.Message:
        found = messages.message_for(entry, number, chair, seat, mate=mate)
        return replace(found, by=entry.by) if isinstance(entry, n.Happened) and entry.by else found

    patch.setattr(authorities, "message_for", leaking)


def leak_marks(patch: pytest.MonkeyPatch) -> None:
    """Treat all marks of a table as one sheet."""

    async def shared(context: Any, authority: Any, seat: Seat) -> dict[str, Any]:
        people = [sitter.person for chair in authority.table.chairs for sitter in chair.people]
        return marks.latest([await marks._read(context, authority, person) for person in people[::-1]])

    patch.setattr(marks, "_shared", shared)


AMONG_TEAMS = (leak_teams, leak_doers, leak_marks)
FEW = 12
"""Tables among which a leak is noticed."""


@pytest.mark.parametrize("leak", [leak_events, leak_choices, leak_teams, leak_doers, leak_marks])
def test_a_leak_is_noticed(tmp_path: Path, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    between = [each for each in pairs if (leak in AMONG_TEAMS) == bool(fold(each.logs[0]).teams)][:FEW]
    with two_worlds(tmp_path, between) as (here, there):
        assert asyncio.run(difference(here, there, between)) is not None
