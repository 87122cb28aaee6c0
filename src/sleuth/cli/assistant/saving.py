"""The notes of a real table, kept in a file after every line; `sleuth deduce` reads the same file."""

from pathlib import Path
from typing import Any

from sleuth.cli.assistant.telling import problem
from sleuth.cli.files import read_text, set_aside, written_whole
from sleuth.cli.trouble import Trouble
from sleuth.data_folder import data_folder
from sleuth.deduction.notes import Notebook, NotesError, notebook_of, read_json, write_json
from sleuth.editions import load_edition
from sleuth.sentences import speaker


def default_path() -> Path:
    """One file in the user's data folder."""
    return data_folder() / "assist.json"


def read_notebook(path: str, language: str) -> tuple[dict[str, Any], Notebook]:
    """The notes in a file (`-`: standard input), raw and read; or a clear message."""
    text = read_text(path)
    try:
        raw = read_json(text)
        return raw, notebook_of(raw)
    except NotesError as error:
        told = problem(speaker(language, load_edition("classic")), error, ids=True)
        raise Trouble(f"{path}: {told}") from None


class NotesStore:
    """Where the notes are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, raw: dict[str, Any]) -> None:
        """Write everything down."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"{self.path}: cannot be written: {error.strerror or error}") from None
        with written_whole(self.path) as stream:
            stream.write(write_json(raw))

    def set_aside(self) -> None:
        """Give the notes that are there another name, so that nothing is lost."""
        set_aside(self.path)
