"""The addresses tables were opened from: in memory only, to share the lobby fairly; none is stored."""

from sleuth.server.addresses import counted_as

MOST_KNOWN = 20_000
"""How many tables are remembered."""


class Origins:
    """The addresses tables were opened from, as far as this process knows."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._origins: dict[str, str] = {}
        """By table, the oldest first."""

    def note(self, table: str, address: str) -> None:
        """Remember where a table was opened from."""
        self._origins[table] = counted_as(address)
        if len(self._origins) > self._most:
            del self._origins[next(iter(self._origins))]

    def of(self, table: str) -> str:
        """Return where a table was opened from; empty if this process does not know."""
        return self._origins.get(table, "")

    def tables(self, address: str) -> list[str]:
        """Return the tables that were opened from an address, or its network."""
        here = counted_as(address)
        return [table for table, origin in self._origins.items() if origin == here]

    def forget(self, table: str) -> None:
        """Forget a table that is no longer open."""
        self._origins.pop(table, None)
