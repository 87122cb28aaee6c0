"""Checks of the settings, the secret key and the public address."""

import re
import stat
from pathlib import Path
from urllib.parse import urlsplit

from sleuth.server.checkup.findings import Checkup, Finding
from sleuth.server.settings import SHORTEST_KEY, Settings, SettingsError, check, is_loopback

HOST_NAME = re.compile(r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.I)
KEPT_KEY = "secret-key"
"""The file in the data folder where a server on loopback keeps its generated key."""


def settings(checkup: Checkup) -> Finding:
    """Check whether a server would accept its settings; the key is checked separately."""
    try:
        check(_with_some_key(checkup.settings))
    except SettingsError as error:
        return Finding("settings", "wrong", str(error))
    return Finding("settings", "ok", f"{checkup.settings.host}, port {checkup.settings.port}")


def _with_some_key(given: Settings) -> Settings:
    values = {name: getattr(given, name) for name in given.__struct_fields__}
    return Settings(**{**values, "secret_key": "x" * SHORTEST_KEY})


def secret_key(checkup: Checkup) -> Finding:
    """Check whether cookies are signed with something nobody else knows."""
    if checkup.settings.secret_key:
        return _judged("in the environment", checkup.settings.secret_key, None)
    if checkup.key_file is not None:
        return _read("secret key", checkup.key_file)
    if not is_loopback(checkup.settings.host):
        text = f"others can reach {checkup.settings.host}: set SLEUTH_SECRET_KEY or --secret-key-file"
        return Finding("secret key", "wrong", text)
    kept = checkup.folder / KEPT_KEY
    return _read("secret key", kept) if kept.exists() else Finding("secret key", "ok", "created at the first start")


def _read(name: str, path: Path) -> Finding:
    try:
        return _judged(str(path), path.read_text(encoding="utf-8").strip(), stat.S_IMODE(path.stat().st_mode))
    except (OSError, UnicodeDecodeError) as error:
        return Finding(name, "wrong", f"{path} cannot be read: {getattr(error, 'strerror', None) or 'not text'}")


def _judged(where: str, key: str, mode: int | None) -> Finding:
    if len(key) < SHORTEST_KEY:
        return Finding("secret key", "wrong", f"{where}: {len(key)} characters, expected at least {SHORTEST_KEY}")
    if mode is not None and mode & stat.S_IROTH:
        return Finding("secret key", "wrong", f"{where}: everybody on this machine can read it (chmod 600)")
    if mode is not None and mode & (stat.S_IRGRP | stat.S_IWGRP | stat.S_IWOTH):
        return Finding("secret key", "warning", f"{where}: others can read or change it (chmod 600)")
    if len(set(key)) < SHORTEST_KEY // 2:
        return Finding("secret key", "warning", f"{where}: hardly any different characters; generate a random one")
    return Finding("secret key", "ok", where)


def public_address(checkup: Checkup) -> Finding:
    """Check the address where people find the server."""
    address, local = checkup.settings.public_url, is_loopback(checkup.settings.host)
    if not address:
        text = (
            "none: only for this machine"
            if local
            else "none: set --public-url, with https if people come from elsewhere"
        )
        return Finding("public address", "ok" if local else "warning", text)
    try:
        parts = urlsplit(address)
        name = parts.hostname or ""
    except ValueError:
        return Finding("public address", "wrong", f"{address}: not an address")
    if not (HOST_NAME.fullmatch(name) or ":" in name):
        return Finding("public address", "wrong", f"{address}: {name or 'nothing'} is not a host name")
    if parts.scheme != "https" and not is_loopback(name):
        return Finding("public address", "warning", f"{address}: without https others can read the traffic")
    return Finding("public address", "ok", address)
