"""The settings of a server, from flags and the environment, with safe defaults."""

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
"""In seconds: a bot's move can take this long."""
ROOT_PATH = re.compile(r"(?:/[A-Za-z0-9._~-]{1,60}){1,6}")
"""A path without a slash at its end."""
HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}")
LONGEST_CLAIM = 600.0
"""In seconds: the bots of a process that died keep everybody waiting this long."""
SHORTEST_KEY = 16
"""The least number of characters of a secret key."""


class SettingsError(ValueError):
    """Invalid settings; the message names the flag and what was expected."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs."""

    secret_key: str
    """Signs cookies and personal links."""
    host: str = "127.0.0.1"
    port: int = 8000
    """0 takes a free port."""
    database: str
    """Where the tables are stored: a path, `sqlite:///path` or `postgresql://...`."""
    fanout: str = ""
    """How servers on the same database tell each other about changes; by default it fits the database."""
    public_url: str = ""
    """The address people use, if it is not the server's own, as behind a proxy."""
    root_path: str = ""
    """The path below which a proxy offers this server; empty at the root of a host."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of this server besides that in the public address; others are refused."""
    lan: str = ""
    """The address of this machine in the home network, if it may be reached there; no other host is answered to."""
    workers: int = 1
    """The number of processes for bots, and again for sheets and advice; started when needed."""
    retention_days: float = 0
    """How long finished tables are kept; 0 keeps them for ever."""
    tempo: float = 1.0
    """How long bots take, relative to their usual pace; with 0 only as long as they think, which others can measure."""
    claim_seconds: float = CLAIM_SECONDS
    """How long the bots of a table stand still after their process has died."""
    count_seconds: float = 10.0
    """How long computing a sheet, a reason, a hint or a story may take."""
    tables_megabytes: float = 256.0
    """About how much memory tables may take before those that nobody looks at are evicted."""
    limits: float = 1.0
    """A factor for all rate limits; 0 sets no limit."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Proxies whose X-Forwarded headers are trusted; their connections are not counted by address."""
    connections: int = 0
    """The most open connections; 0 allows as many as the open files limit does."""
    connections_per_address: int = 256
    """The most connections from one address; 0 sets no limit."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    reading_seconds: float = 20.0
    silence_seconds: float = 60.0
    """Deadlines for clients; see `guard/rules.py`."""
    metrics_token: str = ""
    """Lets other machines read the metrics."""
    log_format: Literal["plain", "json"] = "plain"

    @property
    def carrier(self) -> str:
        """The address of the fan-out."""
        scheme = self.database.partition("://")[0]
        return self.fanout or (self.database if scheme in ("postgresql", "postgres") else "memory")

    @property
    def secure(self) -> bool:
        """Whether people use https."""
        return self.public_url.startswith("https://")


def is_loopback(host: str) -> bool:
    """Whether an address can only be reached from the same machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def check(settings: Settings) -> Settings:
    """Return the settings if a server can run with them; raises `SettingsError`."""
    if settings.public_url and not _is_site(settings.public_url):
        raise SettingsError(f"--public-url {settings.public_url}: expected https://name, without a path")
    if settings.root_path and not ROOT_PATH.fullmatch(settings.root_path):
        raise SettingsError(f"--root-path {settings.root_path}: expected a path like /games/sleuth")
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
        raise SettingsError(f"secret key: expected at least {SHORTEST_KEY} characters")
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingsError(f"--trusted-proxies {settings.trusted_proxies}: {error}") from None
    return settings


def _is_site(url: str) -> bool:
    """Whether an address is that of a whole site: scheme, name and perhaps a port."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and parts.hostname is not None and not parts.path.strip("/")
    except ValueError:
        return False


def find_key(host: str, key: str, key_file: Path | None, folder: Path) -> str:
    """Return the secret key: as given, from a file, or on loopback one generated once and kept in the data folder."""
    if key:
        return key
    if key_file is not None:
        return _read_key(key_file, "--secret-key-file ")
    if not is_loopback(host):
        raise SettingsError(
            f"--host {host}: expected a secret key, in SLEUTH_SECRET_KEY or with --secret-key-file, "
            "because others can reach this server"
        )
    return _kept_key(folder / "secret-key")


def _read_key(path: Path, flag: str = "") -> str:
    """Return the key in a file, which a flag names or which is our own."""
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        why = error.strerror
    except UnicodeDecodeError:
        why = "not text in UTF-8"
    raise SettingsError(f"{flag}{path}: cannot be read: {why}")


def _kept_key(path: Path) -> str:
    """Return the key in our own file, generating it if it is missing; only its owner can read the file."""
    if path.parent.exists() and not path.parent.is_dir():
        raise SettingsError(f"{path.parent}: expected a folder, this is a file")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise SettingsError(f"{path}: cannot be written: {error.strerror}") from None
    return _read_key(path)
