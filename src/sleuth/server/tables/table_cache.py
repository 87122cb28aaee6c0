"""The tables in memory: as many as fit. All of them are in the store, so any that nobody looks at can go."""

from collections.abc import Iterator

from sleuth.server.tables.authority import Authority

MOST_TABLES = 4096
MOST_BYTES = 256 * 1024 * 1024
TABLE_BYTES = 10_000
"""What a table takes before anything has happened at it."""
MEMORY_PER_BYTE = 3
"""What a byte of a table's encoded log takes in memory; measured: 2.1 to 2.7."""
FILL_AFTER_EVICTION = 0.75
"""How full the cache is left when tables had to go, so that not every new table evicts another."""


class TableCache:
    """Tables by their id; of those that nobody looks at, the least recently used go first."""

    def __init__(self, most: int = MOST_TABLES, most_bytes: float = MOST_BYTES) -> None:
        self._most, self._most_bytes = most, most_bytes
        self._tables: dict[str, Authority] = {}
        """The most recently used last."""
        self._weights: dict[str, int] = {}
        """How much memory each table takes, estimated."""
        self.bytes = 0
        """How much memory all of them take, estimated."""

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Authority]:
        return iter(tuple(self._tables.values()))

    def get(self, table: str) -> Authority | None:
        """Return a table, if it is in memory."""
        found = self._tables.pop(table, None)
        if found is not None:
            self._tables[table] = found
        return found

    def keep(self, authority: Authority) -> None:
        """Add a table."""
        self._forget(authority.table.id)
        self._tables[authority.table.id] = authority
        self._weights[authority.table.id] = 0
        self.weigh(authority)

    def weigh(self, authority: Authority) -> None:
        """Take into account that the log of a table has become longer; others may have to go."""
        table = authority.table.id
        if self._tables.get(table) is not authority:
            return
        weight = TABLE_BYTES + MEMORY_PER_BYTE * authority.size
        self.bytes += weight - self._weights[table]
        self._weights[table] = weight
        if len(self) > self._most or self.bytes > self._most_bytes:
            self._evict()

    def evict_finished(self) -> None:
        """Remove every table whose game is over and that nobody looks at: few people come back to it soon."""
        for authority in self:
            if authority.table.status in ("over", "abandoned") and _is_idle(authority):
                self._forget(authority.table.id)

    def _evict(self) -> None:
        idle = [name for name, authority in self._tables.items() if _is_idle(authority)]
        for name in idle:
            if len(self) <= self._most * FILL_AFTER_EVICTION and self.bytes <= self._most_bytes * FILL_AFTER_EVICTION:
                break
            self._forget(name)

    def _forget(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            self.bytes -= self._weights.pop(table)


def _is_idle(authority: Authority) -> bool:
    """Whether nobody but the registry listens to a table."""
    return len(authority.listeners) <= 1
