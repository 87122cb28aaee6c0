"""Files the commands read and write: atomically, in the user's data folder, and never lost."""

import itertools
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sleuth.cli.common.trouble import Trouble


def read_text(path: str) -> str:
    """Return the text of a file, or of the standard input for `-`; raise `Trouble` if it cannot be read."""
    try:
        if path == "-":
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


@contextmanager
def written_whole(path: Path) -> Iterator[IO[str]]:
    """Open a file that appears under its name only when it is complete."""
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as stream:
            yield stream
        unfinished.replace(path)
    except OSError as error:
        raise Trouble(f"{path}: cannot be written: {error.strerror or error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Rename a file to the first free numbered name, and return it."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(1))
    try:
        return path.rename(next(name for name in names if not name.exists()))
    except OSError as error:
        raise Trouble(f"{path}: cannot be renamed: {error.strerror or error}") from None
