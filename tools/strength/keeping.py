"""Keeps finished lines as JSON outside the tree, so that an interrupted run resumes where it was."""

import hashlib
import os
import platform
import tempfile
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

import sleuth
from tools.strength.plan import Line
from tools.strength.playing import Alone, Duel
from tools.strength.strangers import Among

ROOMS = ("editions", "core", "deduction", "bots", "arena")
"""The packages the results depend on."""
BEFORE = Path(__file__).with_name("before.json")
"""Lines played by earlier code, to compare with."""


class Played(Struct, frozen=True):
    """A finished line, and what is needed to play it again."""

    line: Line
    seed: int
    outcome: Duel | Alone | Among
    seconds: float
    day: str
    versions: str
    cores: int
    code: str
    """A fingerprint of the code that played."""


def default_folder(seed: int) -> Path:
    """Return where lines are kept by default."""
    return Path(tempfile.gettempdir()) / f"sleuth-strength-{seed}"


def made(line: Line, seed: int, outcome: Duel | Alone | Among, seconds: float) -> Played:
    """Return a line that has just been played here."""
    versions = f"sleuth {sleuth.__version__}, Python {platform.python_version()}, NumPy {np.__version__}"
    day = datetime.now(UTC).date().isoformat()
    return Played(line, seed, outcome, round(seconds, 1), day, versions, os.cpu_count() or 1, fingerprint())


@cache
def fingerprint() -> str:
    """Return a short hash of the code that plays, as it was at the first call."""
    home, digest = Path(sleuth.__file__).parent, hashlib.sha256()
    for room in ROOMS:
        for path in sorted((home / room).rglob("*")):
            if path.suffix in (".py", ".toml", ".txt"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def keep(folder: Path, played: Played) -> None:
    """Write a line atomically."""
    folder.mkdir(parents=True, exist_ok=True)
    path = _path(folder, played.line, played.seed)
    half = path.with_suffix(".half")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(played)))
    half.replace(path)


def kept(folder: Path, line: Line, seed: int) -> Played | None:
    """Return a line that was finished before, if any."""
    path = _path(folder, line, seed)
    return msgspec.json.decode(path.read_bytes(), type=Played) if path.exists() else None


def played_before() -> list[Played]:
    """Return the lines played by earlier code."""
    return msgspec.json.decode(BEFORE.read_bytes(), type=list[Played])


def _path(folder: Path, line: Line, seed: int) -> Path:
    return folder / f"{line.key}-seed{seed}.json"
