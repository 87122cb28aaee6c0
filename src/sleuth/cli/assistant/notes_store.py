"""The notes of a real table, saved after every line; `sleuth deduce` reads the same file."""

from pathlib import Path
from typing import Any

from sleuth.cli.common.files import read_text, set_aside, written_whole
from sleuth.cli.common.trouble import Trouble
from sleuth.data_folder import data_folder
from sleuth.deduction.notes import Notebook, NotesError, notebook_of, read_json, write_json
from sleuth.review.note_sentences import worded


def default_path() -> Path:
    """Return the path of the notes in the user's data folder."""
    return data_folder() / "assist.json"


def read_notebook(path: str, language: str) -> tuple[dict[str, Any], Notebook]:
    """Return the notes in a file (`-`: standard input), raw and read; raise `Trouble` if they cannot be read."""
    text = read_text(path)
    try:
        with worded(language):
            raw = read_json(text)
            return raw, notebook_of(raw)
    except NotesError as error:
        raise Trouble(f"{path}: {error}") from None


class NotesStore:
    """The file the notes are kept in."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, raw: dict[str, Any]) -> None:
        """Save all notes."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"{self.path}: cannot be written: {error.strerror or error}") from None
        with written_whole(self.path) as stream:
            stream.write(write_json(raw))

    def set_aside(self) -> None:
        """Rename the existing notes, so that nothing is lost."""
        set_aside(self.path)
