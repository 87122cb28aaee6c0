"""What a server is told when it starts: by flags and by the environment, with safe defaults."""

import ipaddress
import os
import secrets
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from sleuth.server.addresses import networks
from sleuth.server.tables.players import CLAIM_SECONDS

SHORTEST_CLAIM = 1.0
"""Seconds: bots need as long for a move."""
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
    workers: int = 1
    """Processes in which bots think, and as many in which sheets and advice are counted; made when they are needed."""
    retention_days: float = 0
    """How long tables that are over are kept; 0 keeps them."""
    tempo: float = 1.0
    """How long bots take, against their usual pace."""
    claim_seconds: float = CLAIM_SECONDS
    """How long the bots of a table wait for a process that has died."""
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
    parts = urlsplit(settings.public_url)
    if settings.public_url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise SettingsError(f"--public-url {settings.public_url}: expected https://name, without a path")
    if settings.claim_seconds < SHORTEST_CLAIM:
        raise SettingsError(f"--claim-seconds {settings.claim_seconds:g}: expected at least {SHORTEST_CLAIM:g}")
    if len(settings.secret_key) < SHORTEST_KEY:
        raise SettingsError(f"secret key: expected at least {SHORTEST_KEY} signs")
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise SettingsError(f"--trusted-proxies {settings.trusted_proxies}: {error}") from None
    return settings


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
