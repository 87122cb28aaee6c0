"""Games between bots only: a person, or an address, may have only a few at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sleuth.core.game import Seat
from sleuth.server.addresses import counted_as
from sleuth.server.http.edge.limits import SHARED
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.tables.registry import TableRegistry

MOST_BOT_GAMES = 3
"""How many such games one person may have running; an address may have as many as several people."""


class BotGames:
    """The games without people that were started here and are running."""

    def __init__(self, registry: TableRegistry, scale: float) -> None:
        """Allow the usual number times `scale`; 0 sets no limit."""
        self._scale = scale
        self._under_way: dict[str, tuple[Person, str]] = {}
        """By table: who started it, and from which address."""
        registry.changed.add(self._look)

    @contextmanager
    def beginning(self, authority: Authority, person: Person, address: str, kept: Seat | None = None) -> Iterator[None]:
        """Count a game that starts in this context, or whose last person `kept` replaces; refuse one too many."""
        table, new = authority.table.id, authority.table.id not in self._under_way
        if not (self._scale and new and _is_bot_game(authority, kept)):
            yield
            return
        address = counted_as(address)
        self._check(person, address)
        self._under_way[table] = (person, address)
        try:
            yield
            self._under_way[table] = (person, address)
        finally:
            self._look(authority)

    def _check(self, person: Person, address: str) -> None:
        people = Counter(each for each, _ in self._under_way.values())
        addresses = Counter(each for _, each in self._under_way.values())
        most = max(1, int(MOST_BOT_GAMES * self._scale))
        if people[person] >= most or addresses[address] >= most * SHARED:
            raise TableRefusal("too-many-shows", most=most)

    def _look(self, authority: Authority) -> None:
        table = authority.table
        if table.id in self._under_way and (table.status != "playing" or not _is_bot_game(authority)):
            del self._under_way[table.id]


def _is_bot_game(authority: Authority, kept: Seat | None = None) -> bool:
    return all(chair.player or seat == kept for seat, chair in enumerate(authority.table.chairs))
