"""What one server process is made of, and who is asking it."""

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
        """Who works out what takes long."""
        self.timelines: LruCache[str, list[list[int]]] = LruCache(MOST_TIMELINES)
        """Of games that are over, by table: what each seat could have known when."""
        self.identities = Identities(settings.secret_key)
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
        """Whether a request came by https: to a public address with it, or as the proxy says."""
        return self.settings.secure or scope.get("scheme") in ("https", "wss")

    def people(self, cookies: str, *, secure: bool) -> dict[int, Identity]:
        """Return everybody whose cookies a browser has, by number; whoever has signed out everywhere is nobody."""
        found, counts = self.identities.read_all(cookies, secure=secure), self.credentials.counts
        return {number: each for number, each in found.items() if counts(each.person, each.credential)}


class Caller:
    """Whoever made a request or holds a connection."""

    def __init__(self, context: AppContext, connection: AnyConnection) -> None:
        self._context, self._connection = context, connection
        self.address = connection.client.host if connection.client else ""

    @property
    def identity(self) -> Identity | None:
        """Who it is, as the cookie says; nobody yet, if they have only looked."""
        found: Identity | None = self._connection.scope["state"].get("identity")
        return found

    @property
    def former(self) -> Identity | None:
        """Who it was: the identity of a cookie that is void, since its person has signed out everywhere."""
        found: Identity | None = self._connection.scope["state"].get("former")
        return found

    @property
    def signed_out(self) -> bool:
        """Whether the person has signed out everywhere since the connection was made."""
        who = self.identity
        return who is not None and not self._context.credentials.counts(who.person, who.credential)

    @property
    def person(self) -> Person | None:
        """The id, if there is one."""
        return self.identity.person if self.identity else None

    @property
    def requester(self) -> Requester:
        """Whose turn it must be for the caller to have something worked out."""
        address = counted_as(self.address)
        return Requester(address, self.person or address)

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
        secure = self._connection.scope["state"]["secure"]
        return self._context.people(self._connection.headers.get("cookie", ""), secure=secure)

    def become(self, identity: Identity | None) -> None:
        """Be somebody from now on, or nobody; the answer carries it to the device."""
        self._connection.scope["state"]["identity"] = identity
        self._connection.scope["state"]["new-cookie"] = True

    def watch_sign_out(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Have a function called when the person signs out everywhere; returns a function that stops this."""
        return (lambda: None) if self.person is None else self._context.credentials.watch(self.person, changed)

    def take(self, kind: str, amount: float = 1) -> None:
        """Do something that is limited; raises `TableRefusal`."""
        self._context.limits.take(kind, self.person, self.address, amount)
