"""The editions a program knows: those that come with sleuth, and those of the folders it was given."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sleuth.editions.files import EDITION_IDS
from sleuth.editions.loading import load_edition
from sleuth.editions.model import Edition, EditionError


class EditionRegistry:
    """Editions by id. It never changes: whoever needs to know editions is given one."""

    def __init__(self, given: Iterable[Edition] = ()) -> None:
        self._given: dict[str, Edition] = {}
        for edition in given:
            if edition.id in EDITION_IDS:
                continue  # only the shipped folder itself has such an id
            known = self._given.setdefault(edition.id, edition)
            if known is not edition:
                raise EditionError(
                    f"{edition.folders[0]}: id: {edition.id!r} is also the id of {known.folders[0]}: "
                    "expected a different one"
                )

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all editions, in the order in which they are offered."""
        return (*EDITION_IDS, *self._given)

    @property
    def given(self) -> tuple[Edition, ...]:
        """Those that do not come with sleuth."""
        return tuple(self._given.values())

    def find(self, edition: str) -> Edition | None:
        """Return the edition with this id, if it is known; never looks for a folder."""
        return load_edition(edition) if edition in EDITION_IDS else self._given.get(edition)

    def __iter__(self) -> Iterator[Edition]:
        yield from map(load_edition, EDITION_IDS)
        yield from self._given.values()

    def __repr__(self) -> str:
        return f"EditionRegistry({list(self._given.values())!r})"


SHIPPED_EDITIONS = EditionRegistry()
"""What a program knows that was given no folders."""


def edition_folders(path: Path) -> list[Path]:
    """Return the folders of editions at a path: the path itself, or every folder in it that has an `edition.toml`."""
    if (path / "edition.toml").is_file():
        return [path]
    found = sorted(each.parent for each in path.glob("*/edition.toml"))
    if not found:
        raise EditionError(f"{path}: expected the folder of an edition, or a folder of such folders")
    return found
