"""The address of this machine in the home network."""

import ipaddress
import socket

OUTSIDE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737): only the way there is looked up, and nothing is sent."""


def home_address() -> str | None:
    """Return the address under which other devices in the home network find this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)  # of a datagram socket: it sends nothing, it only chooses the interface
        except OSError:
            return None
        found = ipaddress.ip_address(probe.getsockname()[0])
    return None if found.is_loopback or found.is_unspecified else str(found)
