"""Pickling an edition as a reference: another process unpickles the one object it already has, never a copy.

Caches are keyed by edition, and an edition equals only itself. If each unpickled game brought an edition of its own,
every cache would fill again for it.
"""

from hashlib import sha256
from typing import Any

from msgspec import json, structs

from sleuth.editions.loading import EDITION_IDS, load_edition
from sleuth.editions.model import Edition

_BY_CONTENT: dict[str, Edition] = {}
"""Editions from folders that this process has pickled or unpickled, by the hash of their content."""


def reduce_edition(edition: Edition) -> tuple[Any, ...]:
    """Return how to unpickle an edition: ours by id, others by content, because the folder may not exist elsewhere."""
    if edition.id in EDITION_IDS and load_edition(edition.id) is edition:
        return load_edition, (edition.id,)
    content = tuple(getattr(edition, field) for field in edition.__struct_fields__)
    key = _key(edition)
    _BY_CONTENT.setdefault(key, edition)
    return _restored, (key, content)


def _key(edition: Edition) -> str:
    """Return a hash of everything in an edition, including the folders of its names."""
    return sha256(json.encode(structs.asdict(edition), enc_hook=str, order="deterministic")).hexdigest()


def _restored(key: str, content: tuple[Any, ...]) -> Edition:
    known = _BY_CONTENT.get(key)
    return known or _BY_CONTENT.setdefault(key, Edition(**dict(zip(Edition.__struct_fields__, content, strict=True))))
