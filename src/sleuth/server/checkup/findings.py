"""What a check-up examines and what it finds; never a secret."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec import Struct, field

from sleuth.server.settings import Settings

Verdict = Literal["ok", "warning", "wrong"]
HIDDEN = "***"
SHORTEST_SECRET = 3
"""Masking shorter secrets would make texts unreadable and hide nothing."""


class Finding(Struct, frozen=True):
    """A finding about one thing."""

    name: str
    verdict: Verdict
    text: str = field(name="told")


class Checkup(Struct, frozen=True):
    """What is examined: the settings of a server and where its secret key comes from."""

    settings: Settings
    folder: Path
    """The user's data folder."""
    key_file: Path | None = None
    """The file given for the key."""

    @property
    def secrets(self) -> set[str]:
        """The secrets no finding may contain."""
        found = {self.settings.secret_key, self.settings.metrics_token}
        for address in (self.settings.database, *self.settings.fanout.split(",")):
            found |= _passwords(address)
        return {secret for secret in found if len(secret) >= SHORTEST_SECRET}


def _passwords(address: str) -> set[str]:
    try:
        parts = urlsplit(address)
        raw = parts.password or ""
    except ValueError:
        return set()
    named = [value for name, value in parse_qsl(parts.query) if name in ("password", "sslpassword")]
    return {raw, unquote(raw), *named}


def masked(findings: Iterable[Finding], secrets: Iterable[str]) -> list[Finding]:
    """Return findings with all secrets masked: an error may have repeated one."""
    longest_first = sorted(secrets, key=len, reverse=True)
    return [Finding(each.name, each.verdict, _without(each.text, longest_first)) for each in findings]


def _without(text: str, secrets: list[str]) -> str:
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return text


def shown(address: str) -> str:
    """Return the address of a database or broker without password and options."""
    if "://" not in address:
        return address
    try:
        parts = urlsplit(address)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return f"{address.partition('://')[0]}://..."
    return f"{parts.scheme}://{user}{parts.hostname or ''}{port}{parts.path}"
