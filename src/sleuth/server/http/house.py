"""What one server process is made of, and who is asking it."""

from concurrent.futures import Executor
from typing import Any

from litestar.connection import ASGIConnection

from sleuth.server.fanout import Fanout
from sleuth.server.guard import Guard, rules_of
from sleuth.server.http.identity import Identities, Identity
from sleuth.server.http.limits import Limits
from sleuth.server.http.metrics import Metrics
from sleuth.server.http.presence import Presence
from sleuth.server.http.sheets import Sheets
from sleuth.server.settings import Settings
from sleuth.server.store import Store
from sleuth.server.tables.entries import Person
from sleuth.server.tables.hall import Hall

Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    """The tables of a process, and everything around them that requests need."""

    def __init__(self, settings: Settings, store: Store, fanout: Fanout, hall: Hall, workers: Executor) -> None:
        self.settings, self.store, self.fanout, self.hall = settings, store, fanout, hall
        self.workers = workers
        """Who works out what takes long."""
        self.identities = Identities(settings.secret_key)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.guard = Guard(rules_of(settings), lambda reason: self.metrics.turned_away.labels(reason).inc())
        self.presence = Presence(fanout)
        self.sheets = Sheets(fanout)
        self.metrics.watch("sleuth_tables_at_hand", "Tables in memory.", lambda: hall.at_hand)
        self.metrics.watch("sleuth_sockets", "Open connections of all kinds.", lambda: self.guard.open)
        self.metrics.watch("sleuth_fanout_errors", "Trouble with the fan-out.", lambda: fanout.errors)
        self.metrics.watch("sleuth_fanout_connected", "Whether hints come and go.", lambda: fanout.connected)


class Caller:
    """Whoever made a request or holds a connection."""

    def __init__(self, house: House, connection: Connection) -> None:
        self._house, self._connection = house, connection
        self.address = connection.client.host if connection.client else ""

    @property
    def identity(self) -> Identity | None:
        """Who it is, as the cookie says; nobody yet, if they have only looked."""
        found: Identity | None = self._connection.scope["state"].get("identity")
        return found

    @property
    def person(self) -> Person | None:
        """The id, if there is one."""
        return self.identity.person if self.identity else None

    @property
    def me(self) -> Person:
        """The id, where the door has seen to it that there is one: at every change."""
        assert self.identity is not None
        return self.identity.person

    @property
    def name(self) -> str:
        """What they are called."""
        return self.identity.name if self.identity else ""

    @property
    def company(self) -> dict[int, Identity]:
        """Everybody who shares the caller's browser, by number."""
        return self._house.identities.read_all(self._connection.headers.get("cookie", ""))

    def rename(self, name: str) -> None:
        """Remember another name; the answer carries it to the device."""
        self._connection.scope["state"]["identity"] = Identity(self.me, name)
        self._connection.scope["state"]["new-cookie"] = True

    def take(self, kind: str) -> None:
        """Do something that is limited; raises `TableRefusal`."""
        self._house.limits.take(kind, self.person, self.address)
