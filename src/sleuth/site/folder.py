"""The folder of a site: recognised by its marker, updated file by file, and never mixed with somebody else's files."""

import os
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from sleuth import __version__
from sleuth.site.data import File

MARKER = "sleuth-site.json"


class SiteError(Exception):
    """A folder that cannot become a site; the message says why."""


class Marker(Struct, frozen=True):
    """What this program has written into a folder."""

    sleuth: str
    """The version of the program."""
    files: list[str]


class SiteFolder:
    """A folder for a site. Files of others beside ours, such as `CNAME`, stay as they are."""

    def __init__(self, path: Path) -> None:
        """Take an empty or new folder, or one with a site; raise `SiteError` for any other."""
        self.path = path
        self._before = self._listed()

    def write(self, files: Iterable[File]) -> list[str]:
        """Write a site and return the names of its files; those of an earlier one that it no longer has are deleted.

        Nothing is written before everything is made, and each file is replaced as a whole. Only what has changed is
        written, so that browsers fetch nothing twice.
        """
        made = dict(files)
        names = list(made)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self._mark({*self._before, *names})  # if this is interrupted, the next run knows what is there
            for name, body in made.items():
                self._put(name, body)
            self._mark(names)
            self._delete({*self._before} - {*names})
        except OSError as error:
            raise SiteError(f"{error.filename or self.path}: cannot be written: {error.strerror or error}") from None
        return names

    def _listed(self) -> list[str]:
        """Return the files of the site that is there."""
        if not self.path.exists():
            self._check_writable()
            return []
        if not self.path.is_dir():
            raise SiteError(f"{self.path}: expected a folder, found a file")
        if not os.access(self.path, os.W_OK):
            raise SiteError(f"{self.path}: cannot be written to")
        try:
            marker, empty = self.path / MARKER, not any(self.path.iterdir())
            return [] if empty else msgspec.json.decode(marker.read_bytes(), type=Marker).files
        except (FileNotFoundError, msgspec.DecodeError):
            raise SiteError(
                f"{self.path}: expected a new or empty folder, or an earlier site: other files would be mixed with it"
            ) from None
        except OSError as error:
            raise SiteError(f"{self.path}: cannot be read: {error.strerror or error}") from None

    def _check_writable(self) -> None:
        """Refuse a folder that cannot be made, before all the work is done."""
        above = next(folder for folder in self.path.absolute().parents if folder.exists())
        if not above.is_dir() or not os.access(above, os.W_OK):
            raise SiteError(f"{self.path}: cannot be written: {above} is not a folder that can be written to")

    def _put(self, name: str, body: bytes) -> None:
        file = self.path / name
        if not file.is_file() or file.read_bytes() != body:
            file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = file.with_name(f"{file.name}.unfinished")
            unfinished.write_bytes(body)
            unfinished.replace(file)

    def _mark(self, names: Iterable[str]) -> None:
        marker = msgspec.json.encode(Marker(__version__, sorted(names)))
        self._put(MARKER, msgspec.json.format(marker, indent=1) + b"\n")

    def _delete(self, names: Iterable[str]) -> None:
        """Delete files, and folders that are empty then; a name that leads out of the folder is left alone."""
        for name in sorted(names):
            parts = PurePosixPath(name).parts
            if ".." in parts or PurePosixPath(name).is_absolute():
                continue
            (self.path / name).unlink(missing_ok=True)
            for depth in range(len(parts) - 1, 0, -1):
                self._drop(self.path.joinpath(*parts[:depth]))

    @staticmethod
    def _drop(folder: Path) -> None:
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
