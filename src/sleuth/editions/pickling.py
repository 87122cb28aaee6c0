"""Pickling an edition as a reference: another process unpickles the one object it already has, never a copy.

Caches are keyed by edition, and an edition equals only itself. If each unpickled game brought an edition of its own,
every cache would fill again for it.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import json

from sleuth.editions.building import build
from sleuth.editions.files import EDITION_IDS
from sleuth.editions.loading import load_edition
from sleuth.editions.model import Edition, EditionFiles

_BY_CONTENT: dict[str, Edition] = {}
"""Editions from folders that this process has pickled or unpickled, by the hash of their files."""


def reduce_edition(edition: Edition) -> tuple[Any, ...]:
    """Return how to unpickle an edition: ours by id, others by their files, because the folder may not exist there."""
    if edition.id in EDITION_IDS and load_edition(edition.id) is edition:
        return load_edition, (edition.id,)
    key = _key(edition)
    _BY_CONTENT.setdefault(key, edition)
    return _restored, (key, edition.folders, edition.files)


def _key(edition: Edition) -> str:
    """Return a hash of everything in an edition, including the names of its folders."""
    return sha256(json.encode((list(map(str, edition.folders)), edition.files))).hexdigest()


def _restored(key: str, folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> Edition:
    return _BY_CONTENT.get(key) or _BY_CONTENT.setdefault(key, build(folders, files))
