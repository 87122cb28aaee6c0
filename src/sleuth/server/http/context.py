"""The parts of a server process that requests need, and the caller of a request."""

from collections.abc import Callable, Mapping
from typing import Any

from sleuth.server.addresses import counted_as
from sleuth.server.fanout import Fanout
from sleuth.server.guard import Guard, rules_of
from sleuth.server.http.asgi import AnyConnection
from sleuth.server.http.edge.bot_games import BotGames
from sleuth.server.http.edge.credentials import Credentials
from sleuth.server.http.edge.identity import Identities, Identity
from sleuth.server.http.edge.limits import Limits
from sleuth.server.http.edge.metrics import Metrics
from sleuth.server.http.edge.origins import Origins
from sleuth.server.http.edge.pulse import Pulse
from sleuth.server.http.live.presence import Presence
from sleuth.server.http.live.team_sheets import TeamSheets
from sleuth.server.http.lru_cache import LruCache
from sleuth.server.settings import Settings
from sleuth.server.store import Store
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.registry import TableRegistry
from sleuth.server.work.workers import Requester, Workers

MOST_TIMELINES = 128


class AppContext:
    """The tables of a process, and everything around them that requests need."""

    def __init__(
        self, settings: Settings, store: Store, fanout: Fanout, registry: TableRegistry, workers: Workers
    ) -> None:
        self.settings, self.store, self.fanout, self.registry = settings, store, fanout, registry
        self.editions = registry.editions
        """What can be played here."""
        self.workers = workers
        """The worker processes for sheets, advice and stories."""
        self.timelines: LruCache[str, list[list[int]]] = LruCache(MOST_TIMELINES)
        """By table whose game is over: what each seat could have known when."""
        self.identities = Identities(settings.secret_key, settings.root_path)
        self.credentials = Credentials(store, fanout)
        self.limits = Limits(settings.limits)
        self.origins = Origins()
        self.bot_games = BotGames(registry, settings.limits)
        self.metrics = Metrics()
        self.guard = Guard(rules_of(settings), lambda reason: self.metrics.turned_away.labels(reason).inc())
        self.pulse = Pulse(store)
        self.presence = Presence(fanout)
        self.sheets = TeamSheets(fanout)
        self.metrics.watch("sleuth_tables_at_hand", "Tables in memory.", lambda: registry.cached)
        self.metrics.watch("sleuth_bytes_at_hand", "Memory they take, estimated.", lambda: registry.cached_bytes)
        self.metrics.watch("sleuth_waiting", "Answers that wait for a worker.", lambda: workers.waiting)
        self.metrics.watch("sleuth_sockets", "Open connections of all kinds.", lambda: self.guard.open)
        self.metrics.watch("sleuth_fanout_errors", "Trouble with the fan-out.", lambda: fanout.errors)
        self.metrics.watch("sleuth_fanout_connected", "Whether hints come and go.", lambda: fanout.connected)

    def is_secure(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request came by https: the public address has it, or the proxy says so."""
        return self.settings.secure or scope.get("scheme") in ("https", "wss")

    def people(self, cookies: str, *, secure: bool) -> dict[int, Identity]:
        """Return the people whose cookies a browser has, by number, without those who have signed out everywhere."""
        found, counts = self.identities.read_all(cookies, secure=secure), self.credentials.counts
        return {number: each for number, each in found.items() if counts(each.person, each.credential)}


class Caller:
    """The person who made a request or holds a connection."""

    def __init__(self, context: AppContext, connection: AnyConnection) -> None:
        self._context, self._connection = context, connection
        self.address = connection.client.host if connection.client else ""

    @property
    def identity(self) -> Identity | None:
        """Who it is, according to the cookie; None for somebody who has only looked so far."""
        found: Identity | None = self._connection.scope["state"].get("identity")
        return found

    @property
    def former(self) -> Identity | None:
        """The identity of a void cookie, whose person has signed out everywhere."""
        found: Identity | None = self._connection.scope["state"].get("former")
        return found

    @property
    def person(self) -> Person | None:
        """The person's id, if they have one."""
        identity = self.identity
        return identity.person if identity else None

    @property
    def requester(self) -> Requester:
        """Who the caller is in the queue for workers."""
        address = counted_as(self.address)
        return Requester(address, self.person or address)

    @property
    def me(self) -> Person:
        """The person's id; for changes the middleware has made sure that there is one."""
        assert self.identity is not None
        return self.identity.person

    @property
    def name(self) -> str:
        """The person's name."""
        return self.identity.name if self.identity else ""

    @property
    def company(self) -> dict[int, Identity]:
        """Everybody who shares the caller's browser, by number."""
        secure = self._connection.scope["state"]["secure"]
        return self._context.people(self._connection.headers.get("cookie", ""), secure=secure)

    def become(self, identity: Identity | None) -> None:
        """Change the identity of the device, or remove it; the answer carries the cookie."""
        self._connection.scope["state"]["identity"] = identity
        self._connection.scope["state"]["new-cookie"] = True

    def watch_sign_out(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function when the person signs out everywhere; return a function that stops this."""
        return (lambda: None) if self.person is None else self._context.credentials.watch(self.person, changed)

    def take(self, kind: str, amount: float = 1) -> None:
        """Count something against the rate limits; raises `TableRefusal`."""
        self._context.limits.take(kind, self.person, self.address, amount)
