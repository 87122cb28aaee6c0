"""IP addresses: which are counted together, and which belong to a proxy."""

import ipaddress
from functools import lru_cache

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
CUSTOMER = 64
"""The prefix length of the IPv6 network one customer usually has; they choose the rest themselves."""


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Return what an address counts as: itself, or its /64 if it is IPv6; IPv4-mapped addresses count as IPv4."""
    found = _parsed(address)
    if isinstance(found, ipaddress.IPv6Address):
        rest = 128 - CUSTOMER
        return str(ipaddress.IPv6Network((int(found) >> rest << rest, CUSTOMER)))
    return address if found is None else str(found)


def networks(listed: str) -> tuple[Network, ...]:
    """Read addresses and networks separated by commas; raises `ValueError`."""
    return tuple(ipaddress.ip_network(each.strip()) for each in listed.split(",") if each.strip())


def is_among(address: str, known: tuple[Network, ...]) -> bool:
    """Whether an address belongs to one of the networks."""
    found = _parsed(address)
    return found is not None and any(found in network for network in known)


def _parsed(address: str) -> IpAddress | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
