"""The current game, saved to a file after every step."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from sleuth.cli.common.files import set_aside, written_whole
from sleuth.cli.common.trouble import Trouble
from sleuth.cli.terminal.marks import MarkStep
from sleuth.core.game import Game
from sleuth.core.truth import Event
from sleuth.core.truth.records import Record, RecordError, event_line, header_line, read_record, write_record
from sleuth.data_folder import data_folder
from sleuth.editions import SHIPPED_EDITIONS, Edition, EditionRegistry


def default_path() -> Path:
    """Return the path of the saved game in the user's data folder."""
    return data_folder() / "terminal.jsonl"


class SaveFile:
    """A record that grows with the game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def marks_path(self) -> Path:
        """The file of the person's own marks, beside the record."""
        return _marks_of(self.path)

    def begin(self, game: Game, players: tuple[str, ...]) -> None:
        """Start a new record; an unfinished game there is kept under another name."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._set_aside()
            self.marks_path.unlink(missing_ok=True)
            self.path.write_text(header_line(game, players), encoding="utf-8")
        except OSError as error:
            raise Trouble(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def add(self, events: Iterable[Event]) -> None:
        """Append events."""
        with self.path.open("a", encoding="utf-8") as stream:
            stream.write("".join(map(event_line, events)))

    def _set_aside(self) -> None:
        """Rename the existing file, unless its game is over."""
        if self.path.is_file() and not self._is_over():
            kept = set_aside(self.path)
            if self.marks_path.exists():
                self.marks_path.replace(_marks_of(kept))

    def _is_over(self) -> bool:
        try:
            return read_record(self.path.read_text(encoding="utf-8")).state().public.phase == "over"
        except (RecordError, OSError, UnicodeDecodeError):
            return False

    def waiting(self, edition: Edition | None = None) -> Record | None:
        """Return the unfinished game, if there is one; only of this edition, if given."""
        if not self.path.exists():
            return None
        try:
            known = SHIPPED_EDITIONS if edition is None else EditionRegistry([edition])
            record = read_record(self.path.read_text(encoding="utf-8"), known)
        except (RecordError, OSError, UnicodeDecodeError):
            return None
        over = record.state().public.phase == "over"
        other = edition is not None and record.game.edition.id != edition.id
        return None if over or other or "person" not in record.players else record

    def load_marks(self) -> list[MarkStep]:
        """Return the person's own marks; none if there is no file or it cannot be read."""
        try:
            return msgspec.json.decode(self.marks_path.read_bytes(), type=list[MarkStep])
        except (OSError, msgspec.DecodeError):
            return []

    def save_marks(self, steps: Sequence[MarkStep]) -> None:
        """Save the person's own marks."""
        with written_whole(self.marks_path) as stream:
            stream.write(msgspec.json.encode(steps).decode() + "\n")

    def repair(self, record: Record) -> None:
        """Cut off a torn last line before resuming."""
        if record.torn:
            self.path.write_text(write_record(record.game, record.events, record.players), encoding="utf-8")


def _marks_of(path: Path) -> Path:
    return path.with_suffix(".marks.json")
