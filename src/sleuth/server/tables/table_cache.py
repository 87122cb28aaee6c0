"""The tables in memory: as many as fit. All of them are in the store, so any that nobody looks at can go."""

from collections.abc import Iterator

from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.entries import encode

MOST_TABLES = 4096
MOST_BYTES = 256 * 1024 * 1024
TABLE_BYTES = 10_000
"""What a table takes before anything has happened at it."""
MEMORY_PER_BYTE = 3
"""What a byte of a table's log takes in memory; measured: 2.1 to 2.7."""
AFTERWARDS = 0.75
"""How full the memory is left once something had to go: not something at every new table."""


class TableCache:
    """Tables by their id; whatever nobody looks at and nobody asked for longest goes first."""

    def __init__(self, most: int = MOST_TABLES, most_bytes: float = MOST_BYTES) -> None:
        self._most, self._most_bytes = most, most_bytes
        self._tables: dict[str, Authority] = {}
        """Last used last."""
        self._known: dict[str, tuple[int, int]] = {}
        """By table: how many entries were counted, and how much memory the table takes."""
        self.bytes = 0
        """How much memory all of them take, estimated."""

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Authority]:
        return iter(tuple(self._tables.values()))

    def get(self, table: str) -> Authority | None:
        """Return a table, if it is here."""
        found = self._tables.pop(table, None)
        if found is not None:
            self._tables[table] = found
        return found

    def keep(self, authority: Authority) -> None:
        """Take a table in."""
        self._forget(authority.table.id)
        self._tables[authority.table.id] = authority
        self._known[authority.table.id] = (0, TABLE_BYTES)
        self.bytes += TABLE_BYTES
        self.evolve(authority)

    def evolve(self, authority: Authority) -> None:
        """Take into account that a table has grown; others may have to go."""
        table = authority.table.id
        if self._tables.get(table) is not authority:
            return
        counted, size = self._known[table]
        more = MEMORY_PER_BYTE * sum(len(encode(entry)) for entry in authority.log[counted:])
        self._known[table] = (len(authority.log), size + more)
        self.bytes += more
        if len(self) > self._most or self.bytes > self._most_bytes:
            self._put_away()

    def put_finished_away(self) -> None:
        """Let every table go whose game is over and that nobody looks at: few come back to it soon."""
        for authority in self:
            if authority.table.status in ("over", "abandoned") and _is_idle(authority):
                self._forget(authority.table.id)

    def _put_away(self) -> None:
        idle = [name for name, authority in self._tables.items() if _is_idle(authority)]
        for name in idle:
            if len(self) <= self._most * AFTERWARDS and self.bytes <= self._most_bytes * AFTERWARDS:
                break
            self._forget(name)

    def _forget(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            self.bytes -= self._known.pop(table)[1]


def _is_idle(authority: Authority) -> bool:
    """Whether nobody but the hall looks at a table."""
    return len(authority.listeners) <= 1
