"""An edition in another process: the one object that process already has, never a copy.

Much is remembered per edition, and an edition equals only itself. If each game that arrives brought an edition of its
own, everything would be remembered again for it.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import json

from sleuth.editions.building import build
from sleuth.editions.files import EDITION_IDS
from sleuth.editions.loading import load_edition
from sleuth.editions.model import Edition, EditionFiles

_ARRIVED: dict[str, Edition] = {}
"""Editions from folders that were sent or have arrived, by their content."""


def parcel(edition: Edition) -> tuple[Any, ...]:
    """Say how to unpickle an edition: ours by id, others by their files, because the folder may not exist elsewhere."""
    if edition.id in EDITION_IDS and load_edition(edition.id) is edition:
        return load_edition, (edition.id,)
    key = _key(edition)
    _ARRIVED.setdefault(key, edition)
    return _arrived, (key, edition.folders, edition.files)


def _key(edition: Edition) -> str:
    """Two editions have the same key only if they are the same in everything, the folders of their names included."""
    return sha256(json.encode((list(map(str, edition.folders)), edition.files))).hexdigest()


def _arrived(key: str, folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> Edition:
    return _ARRIVED.get(key) or _ARRIVED.setdefault(key, build(folders, files))
