"""Secrecy on the wire: what a viewer has not seen makes no difference to a single byte he is sent.

Two servers hold the same tables, with the same ids, codes, salts and signatures, and with the times at which a server
would have entered what happened. Each table of the second has
another world of the same game: hidden cards that one of its viewers cannot tell from those of the first. Where two
teams play, what the others say among themselves, who of them acts and what they write on their sheets differs as well.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from sleuth.core import actions as a
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import Passed, SuggestionMade
from sleuth.core.truth import Event, replay
from sleuth.editions import load_edition
from sleuth.server.http import viewer
from sleuth.server.http.routes import marks
from sleuth.server.store import open_store
from sleuth.server.tables import authority as authorities
from sleuth.server.tables.authority import summary
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, encode
from sleuth.server.tables.log.plan import Plan, agreed
from sleuth.server.tables.log.table import fold
from sleuth.server.tables.views import messages
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import HOUSE_RULES, TABLES, random_game
from tests.patience import PATIENCE
from tests.server.timing import timed
from tests.server.wire import Served, cookie_of, serving

PAIRS = 48
LONGEST = 250
"""How many events a game has had at most."""
GAMES = [*((edition, seats, {}) for edition, seats in TABLES), *HOUSE_RULES]
SAME_FOR_ALL = {"/", "/metrics", "/healthz", "/readyz", *(f"/api/v1{page}" for page in ("/docs", "/docs.css"))}
SAME_FOR_ALL |= {"/api/v1/openapi.json", "/api/v1/editions"}
"""Routes that know nothing of any table."""
MARKS = b'{"cells":{"plum":"no"}}'


class Pair(msgspec.Struct, frozen=True):
    """A table in two worlds, and the viewer who must not notice."""

    table: str
    code: str
    seat: Seat | None
    logs: tuple[list[Entry], list[Entry]]
    refused: list[a.Action]
    """What the viewer cannot do at this moment."""

    @property
    def person(self) -> str:
        return "watcher" if self.seat is None else f"{self.table}-{self.seat}"


def pair(number: int) -> Pair:
    """One moment of a random game, in two worlds."""
    rnd = random.Random(f"wire/{number}")
    edition, seats, options = GAMES[number % len(GAMES)]
    plan = Plan(edition=edition, seats=seats, options=options, hints=number % 4 == 0, team=2 if seats == 2 else 1)
    names = tuple(f"Person {seat}" for seat in range(seats))
    loaded = load_edition(edition)
    suspects = loaded.suspects
    figures = suspects[::-1][:seats] if number % 2 else suspects[:seats]
    game = agreed(replace(plan, figures=figures), loaded, names)
    played = random_game(game, f"wire/{number}").events
    while True:
        seat = rnd.choice([*game.seats, None, None])
        moment = list(played[: rnd.choice(moments(played))])
        try:
            world = other_world(game, moment, seat, rnd)
        except NoSuchWorldError:
            continue
        if world != moment:
            table, code = f"table-{number:02}-of-the-wire", f"WIRE{number:02}"
            logs = [
                table_log(table, code, plan, names, figures, told)
                for told in (happened(moment, game, seat, 0), happened(world, game, seat, 1))
            ]
            return Pair(table, code, seat, (logs[0], logs[1]), refused_actions(game, moment, seat, rnd))


def moments(played: Sequence[Event]) -> list[int]:
    """How far a game may have gone: anywhere before its end, and more often right after a question."""
    anywhere = range(3, min(len(played), LONGEST))
    asked = [number for number in anywhere if isinstance(played[number - 1], SuggestionMade | Passed)]
    return [*anywhere, *asked, *asked]


def happened(events: Sequence[Event], game: Game, viewer: Seat | None, world: int) -> list[Entry]:
    """The events as entries; two teams also talk and act, those of others differently in each world."""
    times = timed(game, events)
    entries: list[Entry] = [n.Happened(at=at, event=event) for at, event in zip(times, events, strict=True)]
    if len(game.seats) > 2:
        return entries
    for number, event in enumerate(events):
        seat = getattr(event, "seat", None)
        if seat is not None:
            member = f"{'Mate' if (number + (world if seat != viewer else 0)) % 2 else 'Person'} {seat}"
            entries[number] = n.Happened(at=times[number], event=event, by=member, team=seat)
    at = entries[-1].at
    secrets = [f"secret of team {seat}{f' in world {world}' if seat != viewer else ''}" for seat in game.seats]
    said = [n.Said(at=at, seat=seat, name=f"Mate {seat}", text=secrets[seat], team=True) for seat in game.seats]
    return [*entries, *said]


def table_log(
    table: str, code: str, plan: Plan, names: tuple[str, ...], figures: tuple[str, ...], told: list[Entry]
) -> list[Entry]:
    log: list[Entry] = [n.TableOpened(at=1.0, table=table, code=code, plan=plan, host=f"{table}-0")]
    for seat, name in enumerate(names):
        log.append(n.PersonSeated(at=2.0, seat=seat, person=f"{table}-{seat}", name=name))
        if plan.team > 1:
            log.append(n.PersonSeated(at=2.0, seat=seat, person=f"{table}-{seat}-mate", name=f"Mate {seat}"))
    log.append(n.FiguresChosen(at=2.5, figures=figures))
    log.append(n.GameStarted(at=3.0, names=names, salt="the same luck"))
    return [*log, *told]


def refused_actions(game: Game, events: list[Event], seat: Seat | None, rnd: random.Random) -> list[a.Action]:
    """Actions of every sort that the seat cannot take now."""
    cards = [card.id for card in game.edition.cards]
    case = tuple(rnd.choice(kind) for kind in game.edition.by_kind)
    legal = () if seat is None else legal_actions(replay(game, events).view(seat))
    actions = [
        *(a.Show(card) for card in cards),
        *(make(case) for make in (a.Suggest, a.Accuse, a.ChooseCase)),
        *(make() for make in (a.Pass, a.Roll, a.EndTurn, a.Draw, a.Waive)),
        *(a.Move(rnd.choice(cards)), a.Send(cards[0]), a.LookAt("side", 0), a.LookAt("centre", 0)),
        *(a.Give((card,)) for card in rnd.sample(cards, 3)),
        *(a.Travel(cards[-1]), a.Play(cards[0], 1), a.Use("protection", "card")),
    ]
    return [action for action in actions if action not in legal]


async def write(database: Path, pairs: list[Pair], world: int) -> None:
    """Put the tables of one world into a store of their own."""
    store = await open_store(f"sqlite:///{database}")
    for each in pairs:
        log = each.logs[world]
        await store.create(summary(fold(log), log[-1].at), [encode(entry) for entry in log])
        for seat in range(fold(log).plan.seats):
            theirs = msgspec.json.encode({"cells": {"plum": f"world {world}"}})
            marks = MARKS if seat == each.seat else theirs
            for person in (f"{each.table}-{seat}", f"{each.table}-{seat}-mate"):
                await store.put_marks(each.table, person, marks)
    await store.close()


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    return [pair(number) for number in range(PAIRS)]


@contextmanager
def two_worlds(folder: Path, pairs: list[Pair]) -> Iterator[tuple[Served, Served]]:
    for world in (0, 1):
        asyncio.run(write(folder / f"world-{world}.db", pairs, world))
    with serving(folder / "world-0.db") as here, serving(folder / "world-1.db") as there:
        yield here, there


async def everything(served: Served, client: httpx.AsyncClient, pair: Pair) -> list[bytes]:
    """Every byte a viewer can get out of a server: by asking, by connecting, and by trying what is refused."""
    headers = {"cookie": cookie_of(pair.person)}
    received = list[bytes]()
    for method, path, body in requests(served, pair):
        answer = await client.request(method, path, json=body, headers=headers)
        received += [f"{method} {path} {answer.status_code}".encode(), *seen_headers(answer), answer.content]
        if path.endswith("/record"):
            assert answer.status_code == 400, "a record before the end"
    return received + await whole_connection(served, pair, headers)


def requests(served: Served, pair: Pair) -> list[tuple[str, str, Any]]:
    """Every reading route of the server, and actions that are refused."""
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
    looking = [("GET", path, None) for path in paths]
    doing = [("POST", f"{table}/actions", deed(pair, action)) for action in pair.refused[:5]]
    return [*looking, *doing]


def deed(pair: Pair, action: a.Action) -> dict[str, Any]:
    return {"key": "k", "moment": len(pair.logs[0]), "action": msgspec.to_builtins(action)}


def seen_headers(answer: httpx.Response) -> list[bytes]:
    return [name + b": " + value for name, value in answer.headers.raw if name.lower() != b"date"]


async def whole_connection(served: Served, pair: Pair, headers: dict[str, str]) -> list[bytes]:
    """All frames of a live connection, up to the answer to its last message."""
    received = list[bytes]()
    async with connect(f"{served.live_url(pair.table)}?after=0", additional_headers=headers) as connection:
        for action in pair.refused:
            await connection.send(msgspec.json.encode({"type": "act", **deed(pair, action)}).decode())
        await connection.send('{"type":"ping"}')
        while not received or received[-1] != b'{"type":"pong"}':
            received.append(await connection.recv(decode=False))
    assert sum(b'"refused"' in frame for frame in received) == len(pair.refused)
    return received


async def difference(here: Served, there: Served, pairs: list[Pair]) -> tuple[str, bytes, bytes] | None:
    """The first table at which a viewer can tell the two worlds apart, and by what."""
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


def leak_events(patch: pytest.MonkeyPatch) -> None:
    """A table that tells everybody what the first seat sees."""
    patch.setattr(
        authorities,
        "message_for",
        lambda entry, number, chair, seat, mate: messages.message_for(entry, number, chair, 0),
    )


def leak_choices(patch: pytest.MonkeyPatch) -> None:
    """A table that tells everybody what the actor may do."""

    def now(table: Any, seat: Seat | None, *, host: bool, name: str | None) -> messages.Now:
        return messages.now(table, seat if table.actor is None else table.actor, host=host, name=name)

    patch.setattr(viewer, "now", now)


def leak_teams(patch: pytest.MonkeyPatch) -> None:
    """A table that takes everybody for a member of every team, but shows the right cards."""

    def told(entry: Entry, number: int, chair: Any, seat: Seat | None, mate: bool) -> messages.Message:
        if isinstance(entry, n.Said):
            return messages.message_for(entry, number, chair, entry.seat)
        return messages.message_for(entry, number, chair, seat, mate=mate)

    patch.setattr(authorities, "message_for", told)


def leak_doers(patch: pytest.MonkeyPatch) -> None:
    """A table that tells everybody who of a team has acted."""

    def told(entry: Entry, number: int, chair: Any, seat: Seat | None, mate: bool) -> messages.Message:
        found = messages.message_for(entry, number, chair, seat, mate=mate)
        return replace(found, by=entry.by) if isinstance(entry, n.Happened) and entry.by else found

    patch.setattr(authorities, "message_for", told)


def leak_marks(patch: pytest.MonkeyPatch) -> None:
    """A server that takes all marks of a table for one sheet."""

    async def shared(context: Any, authority: Any, seat: Seat) -> dict[str, Any]:
        people = [sitter.person for chair in authority.table.chairs for sitter in chair.people]
        return marks.latest([await marks._read(context, authority, person) for person in people[::-1]])

    patch.setattr(marks, "_shared", shared)


@pytest.mark.parametrize("leak", [leak_events, leak_choices, leak_teams, leak_doers, leak_marks])
def test_a_leak_is_noticed(tmp_path: Path, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    with two_worlds(tmp_path, pairs) as (here, there):
        assert asyncio.run(difference(here, there, pairs)) is not None
