"""A real server in a thread, and what its connections must receive, computed from the stored log alone."""

import asyncio
import json
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar.routes import HTTPRoute
from msgspec.structs import replace

from sleuth.core.game import Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth import seen_by
from sleuth.core.view import View, first_view
from sleuth.server import running
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.settings import Settings
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry, Person, decode
from sleuth.server.tables.log.plan import Plan, agreed
from sleuth.server.tables.log.table import Table, evolve, fold

encode = msgspec.json.encode
UNNUMBERED = {
    "presence": {"type", "online"},
    "marked": {"type"},
    "done": {"type", "key", "version"},
    "refused": {"type", "key", "code", "details"},
    "pong": {"type"},
}
"""The fields of messages that are no part of the log."""


SECRET_KEY = "all servers on the wire share this key"


def messages_in(frame: bytes) -> list[bytes]:
    """Return the messages of a frame: one, or in the brief form all that came at once."""
    if not frame.startswith(b"["):
        return [frame]
    return [bytes(each) for each in msgspec.json.decode(frame, type=list[msgspec.Raw])]


def in_full(message: bytes) -> bytes:
    """Return a message as the full form has it: with every choice written out."""
    found = json.loads(message)
    if "menus" in found:
        found["choices"] = [menu if isinstance(menu, list) else list(_all(menu)) for menu in found.pop("menus")]
    return encode(found)


def _all(menu: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for values in product(*menu["of"]):
        yield {"type": menu["every"], **({"to": values[0]} if menu["every"] == "move" else {"cards": values})}


class Served:
    """A real server on a free loopback port, as people run it; only with fast bots and no rate limits."""

    def __init__(self, database: Path, **settings: Any) -> None:
        chosen = {"secret_key": SECRET_KEY, "tempo": 0.0, "limits": 0.0, "port": 0, **settings}
        self.database, self._settings = database, Settings(database=f"sqlite:///{database}", **chosen)
        self._socket = running.listening(self._settings)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.routes: list[tuple[str, str]] = []
        """Every method and path the application answers to; a live connection's method is WS."""
        self.context: Any = None
        """The context of the server, for tests that set its clocks."""
        self.turned_away: Counter[str] = Counter()
        """Connections that were refused or dropped, by reason."""
        self._server: uvicorn.Server | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def live_url(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"

    def _count(self, note: Callable[[str], object]) -> Callable[[str], object]:
        def counted(reason: str) -> None:
            self.turned_away[reason] += 1
            note(reason)

        return counted

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(20), "the server does not start"

    def stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server does not stop"

    async def _serve(self) -> None:
        async with running.opened(self._settings) as context:
            self.context = context
            configuration = running._configuration(context)
            self.guard, context.guard._note = context.guard, self._count(context.guard._note)
            self._server = uvicorn.Server(configuration)
            gate = configuration.app.app.app  # type: ignore[union-attr]  # inside of what knows about proxies
            self.routes = routes_of(gate.app._app)
            self._ready.set()  # the socket listens already: an early client only waits
            await self._server.serve(sockets=[self._socket])


def routes_of(app: Any) -> list[tuple[str, str]]:
    found = list[tuple[str, str]]()
    for route in app.routes:
        methods = route.route_handler_map if isinstance(route, HTTPRoute) else ["WS"]
        found += [(str(method), route.path_format) for method in methods if str(method) != "OPTIONS"]
    return sorted(found)


@contextmanager
def serving(database: Path, **settings: Any) -> Iterator[Served]:
    """Run a server and stop it at the end."""
    served = Served(database, **settings)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def cookie_of(person: Person, name: str = "", *, secure: bool = False) -> str:
    """Return the cookie of a person, as every server here signs it."""
    header = Identities(SECRET_KEY).write_cookie(Identity(person, name), secure=secure)
    return header.partition(";")[0]


def stored(database: Path, table: str) -> list[Entry]:
    """Return the log of a table, read from the file itself."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        rows = connection.execute("select entry from entries where table_id = ? order by number", (table,)).fetchall()
    return [decode(entry) for (entry,) in rows]


def tables_along(log: Sequence[Entry]) -> list[Table]:
    """Return the table after each entry of its log."""
    found = [fold(log[:1])]
    for entry in log[1:]:
        found.append(evolve(found[-1], entry))
    return found


def due(log: Sequence[Entry], seat: Seat | None) -> list[bytes]:
    """Return the messages a viewer must get: one per entry, with what the seat sees of an event and no more."""
    return [
        encode({"type": kind, **fields, "n": number, "at": entry.at})
        for number, (entry, table) in enumerate(zip(log, tables_along(log), strict=True), start=1)
        for kind, fields in (_told(entry, table, seat),)
    ]


def _told(entry: Entry, table: Table, seat: Seat | None) -> tuple[str, dict[str, Any]]:
    match entry:
        case n.Happened():
            own = {} if entry.by is None or entry.team != seat else {"by": entry.by}
            return "seen", {"event": seen_by(entry.event, seat), **own}
        case n.TableOpened():
            return "opened", {"table": entry.table, "code": entry.code, "plan": entry.plan}
        case n.FiguresChosen():
            return "figures-changed", {"figures": entry.figures}
        case n.CulpritChosen():
            return "culprit-changed", {"seat": entry.seat}
        case n.TeamsChosen():
            return "teams-changed", {"team": entry.team}
        case n.TempoSet():
            return "tempo-changed", {"tempo": entry.tempo, "hurry": entry.hurry}
        case n.GameStarted():
            return "started", {"names": entry.names, "culprit": entry.culprit}
        case n.Said():
            if entry.team and entry.seat != seat:
                return "unheard", {}
            return "spoken", {"seat": entry.seat, "name": entry.name, "text": entry.text, "team": entry.team}
        case n.ChatSwitched():
            return "switched", {"chat": entry.on}
        case n.TableAbandoned():
            return "abandoned", {}
        case n.Rematched():
            return "again", {"table": entry.table, "code": entry.code}
        case n.HostChanged():
            return "new-host", {}
    chair = table.chairs[entry.seat]
    people = [sitter.name for sitter in chair.people]
    waiting = [sitter.name for sitter in chair.people if not sitter.ready]
    ready = bool(people) and not waiting
    common = {"seat": entry.seat, "people": people, "ready": ready, "bot": chair.bot, "kept": chair.kept}
    return "seat-changed", {**common, "waiting": waiting}


def standings(log: Sequence[Entry], seat: Seat | None, person: Person | None) -> list[bytes]:
    """Return the `now` a viewer must get after each entry: their choices follow from what they have seen."""
    view, found = None, list[bytes]()
    for entry, table in zip(log, tables_along(log), strict=True):
        if isinstance(entry, n.GameStarted):
            view = first_view(agreed(settled(table.plan, entry.culprit), table.edition, entry.names), seat)
        elif isinstance(entry, n.Happened) and view is not None:
            view = view.see(seen_by(entry.event, seat))
        found.append(encode(_standing(table, seat, person, view)))
    return found


def settled(plan: Plan, culprit: Seat | None) -> Plan:
    """Return the plan of a game that begins, with the culprit that was drawn."""
    return plan if culprit is None else replace(plan, culprit=culprit)


def _standing(table: Table, seat: Seat | None, person: Person | None, view: View | None) -> dict[str, Any]:
    known: dict[str, Any] = {
        "type": "now",
        "version": table.version,
        "status": table.status,
        "actor": table.actor,
        "moment": table.moment,
        "seat": seat,
        "host": person == table.host,
        "name": next((s.name for chair in table.chairs for s in chair.people if s.person == person), None),
    }
    if seat is not None and table.actor == seat and view is not None:
        known["choices"] = [list(menu.actions) for menu in legal_actions(view).menus]
    return known


def check_told(frames: Sequence[bytes], log: Sequence[Entry], seat: Seat | None, person: Person | None) -> None:
    """Check that a viewer received exactly what they must, byte for byte, with no number missing or repeated.

    In the brief form the choices are written out before they are compared.
    """
    owed, stands = due(log, seat), standings(log, seat, person)
    number = 0
    for frame in frames:
        message = json.loads(frame)
        if "n" in message:
            assert frame == owed[number]
            number += 1
        elif message["type"] == "now":
            assert in_full(frame) == stands[number - 1]
        else:
            assert set(message) <= UNNUMBERED[message["type"]], frame
            assert message.get("version", 0) <= number, "an action was confirmed before its events were sent"
    assert number == len(log)
    check_no_ids(b"".join(frames), log)


def check_no_ids(received: bytes, log: Sequence[Entry]) -> None:
    """Check that no personal id and no seed of the bots is ever sent."""
    for entry in log:
        secrets = {getattr(entry, field, None) for field in ("person", "host", "old", "new", "salt")}
        for secret in secrets - {None}:
            assert secret.encode() not in received  # type: ignore[union-attr]
