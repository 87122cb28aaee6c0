"""What a person can type at any question: the sheet, marks, rules, cards, log, table, help."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

from sleuth.cli.assistant.lexicon import Lexicon, short_card
from sleuth.cli.assistant.matching import plain
from sleuth.cli.common.manual_text import show_manual
from sleuth.cli.terminal import status
from sleuth.cli.terminal.marks import NoMark, OwnMarks, read_mark
from sleuth.cli.terminal.sheet import TerminalSheet
from sleuth.core.truth import seen_by
from sleuth.deduction import Observer

if TYPE_CHECKING:
    from sleuth.cli.terminal.session import Session

LOG_LENGTH = 25
TypedWords = Sequence[str]


class Commands:
    """The commands of one game; `table` is the session they belong to."""

    def __init__(self, table: "Session") -> None:
        self.table = table
        self.voice = table.voice
        self.marks = OwnMarks()
        self._commands: dict[str, Callable[[TypedWords], None]] = {
            "h": self._help,
            "?": self._help,
            "n": self._sheet,
            "m": self._mark,
            "u": self._undo,
            "c": self._cards,
            "r": self._rules,
            "l": self._log,
            "t": self._table,
        }

    def carried_out(self, line: str) -> bool:
        """Carry out a line if it is a command; return whether it was one."""
        word, *more = line.split() or [""]
        command = self._commands.get(word.lower())
        if command is None:
            return False
        command(more)
        return True

    def _say(self, text: str) -> None:
        self.table.say(escape(text))

    # --- the sheet

    def _sheet_now(self) -> TerminalSheet | None:
        """Return the sheet as it is now; none before the cards are dealt."""
        table = self.table
        observer = Observer(table.state.game, table.seat)
        observer.see_all(seen_by(event, table.seat) for event in table.events)
        return None if observer.shape is None else TerminalSheet(observer, self.voice)

    def _example(self, sheet: TerminalSheet | None) -> dict[str, str]:
        """Return a card and a player for the example of how to write a mark."""
        other = (self.table.seat + 1) % len(self.table.state.game.seats)
        player = str(other + 1) if sheet is None else sheet.heads[sheet.owners.index(other)]
        return {"card": short_card(Lexicon(self.voice), self.voice.edition.suspects[0]), "player": player}

    def _sheet(self, words: TypedWords) -> None:
        sheet = self._sheet_now()
        if sheet is None:
            self._say(self.voice.text("sheet-not-dealt"))
            return
        known = (plain(self.voice.text("sheet-follows-word")), "follows")
        follows = bool(words) and any(word.startswith(plain(words[0])) for word in known)
        console = self.table.console
        self._say(self.voice.text("sheet-follows" if follows else "sheet-seen"))
        console.print(sheet.draw(self.marks.signs, console.width, follows=follows), soft_wrap=True)
        self.table.hang(sheet.legend())
        self._say(self.voice.text("sheet-signs"))
        self._say(self.voice.text("sheet-marking", **self._example(sheet)))

    def _mark(self, words: TypedWords) -> None:
        sheet = self._sheet_now()
        if sheet is None:
            self._say(self.voice.text("sheet-not-dealt"))
            return
        try:
            card, owner, sign = read_mark(words, sheet, self._example(sheet))
        except NoMark as problem:
            self.table.hang(str(problem))
            return
        self.marks.put((card, owner, sign))
        self.table.file.save_marks(self.marks.steps)
        label = sheet.labels[sheet.owners.index(owner)]
        written = sign or self.voice.text("mark-wiped")
        self._say(self.voice.text("labelled", label=f"{self.voice.card(card)} – {label}", value=written))

    def _undo(self, words: TypedWords) -> None:
        done = self.marks.undo()
        if done:
            self.table.file.save_marks(self.marks.steps)
        self._say(self.voice.text("assist-undone" if done else "nothing-to-undo"))

    # --- the rest

    def _help(self, words: TypedWords) -> None:
        self._say(self.voice.text("terminal-help", **self._example(self._sheet_now())))

    def _cards(self, words: TypedWords) -> None:
        for line in status.tell_special_cards(self.table.view, self.voice):
            self.table.hang(line)

    def _rules(self, words: TypedWords) -> None:
        game = self.table.state.game
        show_manual(self.voice, game.options, len(game.seats))

    def _log(self, words: TypedWords) -> None:
        for line in self.table.log[-LOG_LENGTH:]:
            self.table.hang(line)

    def _table(self, words: TypedWords) -> None:
        self.table.draw()
