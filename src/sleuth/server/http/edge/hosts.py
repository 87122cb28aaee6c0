"""The names a server answers to. A name of another site that was made to point here is none of them."""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from sleuth.server.settings import Settings, is_loopback
from sleuth.server.tables.refusals import TableRefusal

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
HIGHEST_PORT = 65_535


class Hosts:
    """Which hosts a request may be for.

    A page of another site can read what this server answers only if its own name leads here (DNS rebinding). So names
    have to be known; addresses need not be, because nobody else can own one. A server on loopback is for this machine
    alone: it takes no other addresses either.
    """

    def __init__(self, settings: Settings) -> None:
        self._local = is_loopback(settings.host)
        public = urlsplit(settings.public_url).hostname
        names = [*settings.allowed_hosts, *([public] if public else []), *(() if self._local else _own_names())]
        self._names = {_folded(name) for name in names}

    def check(self, host: str) -> None:
        """Refuse a host that is not ours; raises `TableRefusal`."""
        name = named(host)
        if name not in self._names and not self._is_here(name):
            raise TableRefusal("unknown-host", host=name, allow=f"--allow-host {name}" if name else "--allow-host")

    def _is_here(self, name: str) -> bool:
        return is_loopback(name) or (not self._local and _is_address(name))


def named(host: str) -> str:
    """Return the name in a host header, without the port; raises `TableRefusal` if it can be none."""
    if not host:
        return ""
    found = _HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > HIGHEST_PORT:
        raise TableRefusal("unfit-request", problems=["host"])
    return _folded(found["name"])


def _own_names() -> set[str]:
    """Return what this machine is called in its own network."""
    full = socket.gethostname()
    short = full.partition(".")[0]
    return {full, short, f"{short}.local"}


def _folded(name: str) -> str:
    return name.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
