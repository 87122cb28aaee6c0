"""Loads editions: by id those that come with sleuth, by path those in folders, and those that records carry."""

from functools import cache, lru_cache
from pathlib import Path

from msgspec import json

from sleuth.editions.building import build
from sleuth.editions.files import (
    EDITION_IDS,
    HOME,
    MOST_FOLDERS,
    SHIPPED,
    base_of,
    check_size,
    own_files,
    read_folders,
)
from sleuth.editions.model import Edition, EditionError, EditionFiles

CARRIED = Path("(in the record)")
"""What stands for the folder of an edition that a record carries."""
MOST_UNPACKED = 32
_decoder = json.Decoder(tuple[EditionFiles, ...])


def load_edition(name: str | Path) -> Edition:
    """Return the edition with this id, or the one in this folder; loaded once."""
    if str(name) in EDITION_IDS:
        return _load(HOME / str(name))
    folder = Path(name)
    if folder.is_dir():
        return _load(folder.resolve())
    known = ", ".join(EDITION_IDS)
    raise EditionError(f"unknown edition {str(name)!r}: expected one of {known}, or a folder with an edition.toml")


@cache
def _load(folder: Path) -> Edition:
    return build(*read_folders(folder))


def pack(edition: Edition) -> tuple[EditionFiles, ...]:
    """Return the files of an edition that others may not have: none, if it comes with sleuth."""
    return own_files(edition.folders, edition.files)


def unpack(found: tuple[EditionFiles, ...]) -> Edition:
    """Return the edition that was packed; raises `EditionError`, and reads no file but those that come with sleuth."""
    if len(found) > MOST_FOLDERS:
        raise EditionError(f"{CARRIED}: expected at most {MOST_FOLDERS} folders that build on each other")
    check_size(found, CARRIED)
    return _unpack(json.encode(found))


@lru_cache(maxsize=MOST_UNPACKED)
def _unpack(packed: bytes) -> Edition:
    found = _decoder.decode(packed)
    folders = (CARRIED,) * len(found)
    bases = [base_of(each, CARRIED) for each in found]
    # a base that does not come with sleuth is the next one in the record, whatever it was called
    if not found or any(base is None or base in SHIPPED for base in bases[:-1]):
        raise EditionError(f"{CARRIED}: expected an edition, then each base it builds on")
    if bases[-1] is None:
        return build(folders, found)
    if bases[-1] not in SHIPPED:
        raise EditionError(f"{CARRIED / 'edition.toml'}: base: expected an edition that comes with sleuth")
    more_folders, more = read_folders(HOME / bases[-1])
    return build((*folders, *more_folders), (*found, *more))
