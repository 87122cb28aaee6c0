"""Where tables were set from: kept in memory only, for as long as it takes to be fair. No address is stored."""

import ipaddress

MOST_KNOWN = 20_000
"""How many tables are remembered."""
SUBNET = 64
"""One household has that many bits of an IPv6 address to itself."""


class Origins:
    """The addresses tables were set from, as this process has seen them."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._origins: dict[str, str] = {}
        """By table, the oldest first."""

    def note(self, table: str, address: str) -> None:
        """Remember where a table was set from."""
        self._origins[table] = network(address)
        if len(self._origins) > self._most:
            del self._origins[next(iter(self._origins))]

    def of(self, table: str) -> str:
        """Return where a table was set from; empty, if this process does not know."""
        return self._origins.get(table, "")

    def tables(self, address: str) -> list[str]:
        """Return the tables that were set from where this address belongs."""
        here = network(address)
        return [table for table, origin in self._origins.items() if origin == here]

    def forget(self, table: str) -> None:
        """Forget a table that is not open any more."""
        self._origins.pop(table, None)


def network(address: str) -> str:
    """Return what belongs to one household: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, SUBNET), strict=False))
    return str(found)
