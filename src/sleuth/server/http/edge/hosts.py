"""The host names a server answers to: not a foreign name that was made to point here."""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from sleuth.server.settings import Settings, is_loopback
from sleuth.server.tables.refusals import TableRefusal

_HOST = re.compile(r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
HIGHEST_PORT = 65_535


class Hosts:
    """Checks the host of a request.

    A page of another site can read this server's answers only if its own name points here (DNS rebinding). So names
    must be known; IP addresses need not be, because nobody else can own one. A server on loopback serves this machine
    only: it accepts no other addresses either. One for the home network accepts its address there besides.
    """

    def __init__(self, settings: Settings) -> None:
        self._local = is_loopback(settings.host) or bool(settings.lan)
        public = urlsplit(settings.public_url).hostname
        named = [settings.lan] if settings.lan else []
        names = [*settings.allowed_hosts, *named, *([public] if public else []), *(() if self._local else _own_names())]
        self._names = {_folded(name) for name in names}

    def check(self, host: str) -> None:
        """Refuse a host that is not ours; raises `TableRefusal`."""
        name = named(host)
        if name not in self._names and not self._is_here(name):
            raise TableRefusal("unknown-host", host=name, allow=f"--allow-host {name}" if name else "--allow-host")

    def _is_here(self, name: str) -> bool:
        return is_loopback(name) or (not self._local and _is_address(name))


def named(host: str) -> str:
    """Return the name in a host header, without the port; raises `TableRefusal` if the header is malformed."""
    if not host:
        return ""
    found = _HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > HIGHEST_PORT:
        raise TableRefusal("unfit-request", problems=["host"])
    return _folded(found["name"])


def _own_names() -> set[str]:
    """Return the names of this machine in its own network."""
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
