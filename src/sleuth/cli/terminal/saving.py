"""The game under way, kept in a file after every step."""

import os
from collections.abc import Iterable
from pathlib import Path

from sleuth.cli.common import Trouble
from sleuth.core.game import Game
from sleuth.core.truth import Event
from sleuth.core.truth.records import Record, RecordError, event_line, header_line, read_record


def default_path() -> Path:
    """One file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "sleuth" / "terminal.jsonl"


class SaveFile:
    """A record that grows with the game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, game: Game, players: tuple[str, ...]) -> None:
        """Start a new record; an older one is replaced."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(header_line(game, players), encoding="utf-8")
        except OSError as error:
            raise Trouble(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def add(self, events: Iterable[Event]) -> None:
        """Append what has happened."""
        with self.path.open("a", encoding="utf-8") as stream:
            stream.write("".join(map(event_line, events)))

    def waiting(self) -> Record | None:
        """The game that waits to be resumed, if there is one that is not over."""
        if not self.path.exists():
            return None
        try:
            record = read_record(self.path.read_text(encoding="utf-8"))
        except (RecordError, OSError, UnicodeDecodeError):
            return None
        over = record.state().public.phase == "over"
        return None if over or "person" not in record.players else record

    def mend(self, record: Record) -> None:
        """Cut off a torn last line before going on."""
        if record.torn:
            self.begin(record.game, record.players)
            self.add(record.events)
