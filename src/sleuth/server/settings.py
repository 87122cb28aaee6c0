"""What a server is told when it starts: by flags and by the environment, with safe defaults."""

import ipaddress
import os
import re
import secrets
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from sleuth.server.addresses import networks
from sleuth.server.tables.bots.players import CLAIM_SECONDS

SHORTEST_CLAIM = 1.0
"""Seconds: bots need as long for a move."""
HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}")
LONGEST_CLAIM = 600.0
"""Seconds: so long the bots of a process that died keep everybody waiting."""
SHORTEST_KEY = 16
"""How many signs a secret key has at least."""


class SettingsError(ValueError):
    """Settings that do not fit; the message names the flag and says what was expected."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs."""

    secret_key: str
    """What cookies and personal links are signed with."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0 takes a free one."""
    database: str
    """Where the tables are kept: a path, `sqlite:///path` or `postgresql://...`."""
    fanout: str = ""
    """How servers on the same database tell each other what is new; by default as the database has it."""
    public_url: str = ""
    """Where people find the server, if that is not its own address: behind a proxy."""
    allowed_hosts: tuple[str, ...] = ()
    """Names of this server besides that of the public address: others are refused."""
    workers: int = 1
    """Processes in which bots think, and as many in which sheets and advice are counted; made when they are needed."""
    retention_days: float = 0
    """How long tables that are over are kept; 0 keeps them."""
    tempo: float = 1.0
    """How long bots take, against their usual pace; with 0 as long as they think, which others may measure."""
    claim_seconds: float = CLAIM_SECONDS
    """How long the bots of a table wait for a process that has died."""
    count_seconds: float = 10.0
    """How long a sheet, a reason, a hint or a story may be counted."""
    tables_megabytes: float = 256.0
    """How much memory tables may take, about, before those nobody looks at are put away."""
    limits: float = 1.0
    """How much people may do in a time, against the usual; 0 sets no limit."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Whose word about where a request comes from is believed; their connections are not counted by address."""
    connections: int = 0
    """How many may be open; 0: as many as open files allow."""
    connections_per_address: int = 256
    """How many may come from one address; 0 sets no limit."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    reading_seconds: float = 20.0
    silence_seconds: float = 60.0
    """How long clients may take, and how long a live connection may say nothing: `guard/rules.py`."""
    metrics_token: str = ""
    """Who knows it may read the metrics from elsewhere."""
    log_format: Literal["plain", "json"] = "plain"

    @property
    def carrier(self) -> str:
        """The address of the fan-out."""
        scheme = self.database.partition("://")[0]
        return self.fanout or (self.database if scheme in ("postgresql", "postgres") else "memory")

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")


def is_loopback(host: str) -> bool:
    """Whether an address can only be reached from the same machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def check(settings: Settings) -> Settings:
    """The settings, if a server can run with them."""
    if settings.public_url and not _is_site(settings.public_url):
        raise SettingsError(f"--public-url {settings.public_url}: expected https://name, without a path")
    for name in settings.allowed_hosts:
        if not HOST_NAME.fullmatch(name):
            raise SettingsError(f"--allow-host {name}: expected a name like tables.example.org, without a port")
    if not SHORTEST_CLAIM <= settings.claim_seconds <= LONGEST_CLAIM:
        fits = f"{SHORTEST_CLAIM:g} to {LONGEST_CLAIM:g}"
        raise SettingsError(f"--claim-seconds {settings.claim_seconds:g}: expected {fits}")
    for flag, value in (("count-seconds", settings.count_seconds), ("tables-megabytes", settings.tables_megabytes)):
        if not value >= 1:
            raise SettingsError(f"--{flag} {value:g}: expected at least 1")
    if len(settings.secret_key) < SHORTEST_KEY:
        raise SettingsError(f"secret key: expected at least {SHORTEST_KEY} signs")
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingsError(f"--trusted-proxies {settings.trusted_proxies}: {error}") from None
    return settings


def _is_site(url: str) -> bool:
    """Whether an address is that of a whole site: a scheme, a name, perhaps a port."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and parts.hostname is not None and not parts.path.strip("/")
    except ValueError:
        return False


def find_key(host: str, key: str, key_file: Path | None, folder: Path) -> str:
    """The secret key: as given, from a file, or on loopback one that is made once and kept in the data folder."""
    if key:
        return key
    if key_file is not None:
        return _read_key(key_file)
    if not is_loopback(host):
        raise SettingsError(
            f"--host {host}: expected a secret key, in SLEUTH_SECRET_KEY or with --secret-key-file, "
            "because others can reach this server"
        )
    return _kept_key(folder / "secret-key")


def _read_key(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"--secret-key-file {path}: cannot be read: {error}") from None


def _kept_key(path: Path) -> str:
    """The key in a file of our own, made if it is missing; only its owner can read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise SettingsError(f"{path}: cannot be written: {error.strerror}") from None
    return _read_key(path)
