"""The files of an edition: those of its own folder first, then those of its bases."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from sleuth.editions.model import EditionError, EditionFiles

EDITION_IDS = ("classic", "sherlock", "red-keep", "meereen", "card-game", "one-against-all", "travel", "questions")
"""The editions that come with sleuth, in the order in which they are offered."""
SHIPPED = frozenset({*EDITION_IDS, "thrones"})
"""The names of the folders that come with sleuth, also of those that are only a base for others."""
HOME = Path(str(files("sleuth.editions"))).resolve()
MOST_BYTES = 128 * 1024
"""How large the files of an edition may be together, without those that come with sleuth: records carry them."""
MOST_FOLDERS = 8
"""How many folders may build on each other."""


def read_folders(folder: Path) -> tuple[tuple[Path, ...], tuple[EditionFiles, ...]]:
    """Return the folders an edition is made of, its own first, and the files in each."""
    folders, found = [folder], [_read(folder)]
    while (base := base_of(found[-1], folders[-1])) is not None:
        path = folders[-1] / "edition.toml"
        under = HOME / base if base in SHIPPED else (folders[-1] / base).resolve()
        if not under.is_dir() or under in folders:
            raise EditionError(f"{path}: base: expected the id or the folder of another edition, got {base!r}")
        if len(folders) == MOST_FOLDERS:
            raise EditionError(f"{path}: base: expected at most {MOST_FOLDERS} folders that build on each other")
        folders.append(under)
        found.append(_read(under))
    check_size(own_files(tuple(folders), tuple(found)), folder)
    return tuple(folders), tuple(found)


def is_shipped(folder: Path) -> bool:
    """Whether a folder comes with sleuth."""
    return folder.parent == HOME and folder.name in SHIPPED


def own_files(folders: tuple[Path, ...], found: tuple[EditionFiles, ...]) -> tuple[EditionFiles, ...]:
    """Return the files that do not come with sleuth."""
    return tuple(each for folder, each in zip(folders, found, strict=True) if not is_shipped(folder))


def check_size(found: tuple[EditionFiles, ...], folder: Path) -> None:
    """Raise `EditionError` if files are too large."""
    if sum(each.size for each in found) > MOST_BYTES:
        raise EditionError(f"{folder}: expected files of at most {MOST_BYTES} bytes together")


def parsed(found: EditionFiles, folder: Path) -> dict[str, Any]:
    """Return the content of `edition.toml`."""
    try:
        return tomllib.loads(found.rules)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise EditionError(f"{folder / 'edition.toml'}: not a TOML file: {error}") from None


def base_of(found: EditionFiles, folder: Path) -> str | None:
    """Return what an edition builds on, if it does: an id or a folder."""
    base = parsed(found, folder).get("base")
    return None if base is None else str(base)


def _read(folder: Path) -> EditionFiles:
    path = folder / "edition.toml"
    if not path.is_file():
        raise EditionError(f"{path}: not found: expected a file edition.toml in the folder")
    board = folder / "board.txt"
    return EditionFiles(
        rules=_text(path, "a TOML file"),
        board=_text(board, "text in UTF-8") if board.is_file() else None,
        names={each.stem: _text(each, "text in UTF-8") for each in sorted((folder / "names").glob("*.ftl"))},
    )


def _text(path: Path, expected: str) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise EditionError(f"{path}: expected files of at most {MOST_BYTES} bytes together")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise EditionError(f"{path}: not {expected}: {error}") from None
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from None
