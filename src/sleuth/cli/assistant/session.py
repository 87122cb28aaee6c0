"""Notes at a real table, line by line: shows the sheet after each line, and never loses anything."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.markup import escape

from sleuth.cli.assistant.cursor import Cursor
from sleuth.cli.assistant.drawing import show_sheet, tell_cases, tell_deals, tell_news
from sleuth.cli.assistant.lexicon import COMMANDS, Lexicon, help_text
from sleuth.cli.assistant.line_reader import LineReader
from sleuth.cli.assistant.notes_store import NotesStore
from sleuth.cli.assistant.setup import table_of
from sleuth.cli.common.trouble import Quit
from sleuth.core.game import CardId
from sleuth.deduction import Owner, Showing
from sleuth.deduction.conflict import conflict
from sleuth.deduction.notes import NotesError, notebook_of
from sleuth.deduction.sheet import Sheet
from sleuth.review.advice import NoAdvice
from sleuth.review.note_sentences import numbered, problem, tell_conflict
from sleuth.review.noted_advice import noted_advice
from sleuth.review.proof import prove
from sleuth.review.spoken_advice import refusal
from sleuth.sentences import speaker

TOP = 5
"""How many cases are listed after a line; `cases` lists more."""
MORE = 20


class AssistantSession:
    """The notes, what follows from them, and what the person types."""

    def __init__(
        self, raw: dict[str, Any], store: NotesStore, language: str, console: Console, showing: Showing = "neutral"
    ) -> None:
        self.store = store
        self.showing: Showing = showing
        self.console = console
        self.history: list[dict[str, Any]] = []
        self.known: dict[CardId, Owner] = {}
        """What was certain before the last change."""
        self.raw = {"notes": [], **raw}
        self.notebook = notebook_of(raw)
        self.knowledge = self.notebook.knowledge(showing)
        self.voice = speaker(language, self.notebook.edition)
        self.lexicon = Lexicon(self.voice, self.notebook.names)

    def begin(self) -> None:
        """Say who sits where, and show the first sheet."""
        for line in table_of(self.notebook, self.voice.language):
            self._say(line)
        self.store.save(self.raw)
        self._say(self.voice.text("assist-begin"))
        self._show()

    def line(self, text: str) -> None:
        """Carry out one line; a mistake is explained and changes nothing."""
        try:
            self._do(text)
        except NotesError as error:
            self._say(problem(self.voice, error), "red")

    def leave(self) -> None:
        """Say where the notes are."""
        self._say("")
        self._say(self.voice.text("assist-kept", path=str(self.store.path)))

    # --- what lines do

    def _do(self, text: str) -> None:
        cursor = Cursor(text, self.lexicon)
        if not cursor.tokens:
            return
        alone = self.lexicon.command(cursor.token) if len(cursor.tokens) == 1 else None
        command = alone or cursor.word(*COMMANDS)
        if command is None:
            self._change({"notes": [*self.raw["notes"], self._reader().note(text)]})
            self._noted(len(self.notebook.notes) - 1)
            return
        cursor.at = 1
        self._commands()[command](cursor)

    def _commands(self) -> dict[str, Callable[[Cursor], None]]:
        return {
            "undo": self._undo,
            "edit": self._edit,
            "delete": self._delete,
            "list": lambda _: self._list(),
            "why": self._why,
            "sheet": lambda _: self._show(),
            "cases": lambda _: self._cases(MORE),
            "advise": self._advise,
            "hand": lambda cursor: self._correct("hand", cursor),
            "open": lambda cursor: self._correct("open", cursor),
            "help": lambda _: self._say(help_text(self.lexicon)),
            "quit": self._quit,
        }

    def _undo(self, cursor: Cursor) -> None:
        """Restore the notes before the last change; after resuming, remove the last note."""
        cursor.expect_end()
        if not self.history and not self.raw["notes"]:
            self._say(self.voice.text("nothing-to-undo"))
            return
        before = self.history.pop() if self.history else self.raw | {"notes": self.raw["notes"][:-1]}
        self._take(before)
        self.store.save(self.raw)
        self._say(self.voice.text("assist-undone"))
        self._show()

    def _edit(self, cursor: Cursor) -> None:
        number, notes = self._number(cursor), list(self.raw["notes"])
        if cursor.done:
            raise NotesError("incomplete", expected="line")
        notes[number] = self._reader().note(cursor.rest)
        self._change({"notes": notes})
        self._noted(number)

    def _delete(self, cursor: Cursor) -> None:
        number, notes = self._number(cursor), list(self.raw["notes"])
        cursor.expect_end()
        del notes[number]
        self._change({"notes": notes})
        self._say(self.voice.text("assist-deleted", number=number + 1))
        self._show()

    def _correct(self, key: str, cursor: Cursor) -> None:
        """Correct your own cards, or the open ones."""
        cards = cursor.cards()
        self._change({key: cards})
        self._say(self.voice.text(f"assist-{key}-changed", cards=self.voice.cards(cards)))
        self._show()

    def _list(self) -> None:
        for line in table_of(self.notebook, self.voice.language):
            self._say(line)
        for number in range(len(self.notebook.notes)):
            self._say(numbered(self.voice, self.notebook, number))
        if not self.notebook.notes:
            self._say(self.voice.text("assist-empty"))

    def _why(self, cursor: Cursor) -> None:
        card = cursor.card()
        if not self.knowledge.consistent:
            self._show()
            return
        owner = self.knowledge.owner_of(card) if cursor.done else self.notebook.owner(cursor.owner())
        cursor.expect_end()
        game, me = self.notebook.game, self.notebook.me
        answer = prove(self.voice, game, me, self.knowledge, card, "case" if owner is None else owner)
        self._say(answer.heading)
        for sentence in answer.sentences:
            self._say(f"  {sentence}")

    def _advise(self, cursor: Cursor) -> None:
        """Say the best suggestions, in one place if it is named."""
        places = [self.lexicon.entry(place) for place in self.notebook.edition.places]
        place = None if cursor.done else cursor.card(places)
        cursor.expect_end()
        if not self.knowledge.consistent:
            self._show()
            return
        try:
            advice = noted_advice(self.voice, self.notebook, self.knowledge, place)
        except NoAdvice as error:
            self._say(refusal(self.voice, error, place), "red")
            return
        for line in advice.lines():
            self._say(line)

    def _quit(self, cursor: Cursor) -> None:
        cursor.expect_end()
        raise Quit

    # --- helpers

    def _number(self, cursor: Cursor) -> int:
        """Read the number of a note and return its index."""
        number = cursor.number()
        if not 1 <= number <= len(self.raw["notes"]):
            raise NotesError("no-such-note", number=number)
        return number - 1

    def _noted(self, number: int) -> None:
        """Repeat a note in words, so that a mistake is noticed at once, and show what follows."""
        self._say(numbered(self.voice, self.notebook, number), "cyan")
        raw = self.raw["notes"][number]
        if "suggest" in raw and len(raw) == len(("suggest", "by")):
            self._say(self.voice.text("assist-no-answers", number=number + 1))
        self._show()

    def _reader(self) -> LineReader:
        return LineReader(self.lexicon, self.notebook.game, self.notebook.opened)

    def _change(self, changes: dict[str, Any]) -> None:
        """Apply and save a change, unless something is wrong with it."""
        before = self.raw
        self._take(self.raw | changes)
        self.history.append(before)
        self.store.save(self.raw)

    def _take(self, raw: dict[str, Any]) -> None:
        notebook = notebook_of(raw)
        if self.knowledge.consistent:
            self.known = self.knowledge.certain
        self.notebook = notebook
        self.raw = {"notes": [], **raw}
        self.knowledge = self.notebook.knowledge(self.showing)

    def _show(self) -> None:
        """Show the sheet and what is new; or which notes contradict each other."""
        found = None if self.knowledge.consistent else conflict(self.notebook)
        if found is not None:
            for line in tell_conflict(self.voice, self.notebook, found):
                self._say(line, "red")
            return
        self._say("")
        show_sheet(self.console, Sheet(self.knowledge), self.notebook.names, self.voice)
        self._say(tell_deals(self.knowledge, self.voice))
        self._cases(TOP)
        self._news()

    def _cases(self, top: int) -> None:
        if not self.knowledge.consistent:
            self._show()
            return
        for line in tell_cases(self.knowledge, self.voice, top):
            self._say(line)

    def _news(self) -> None:
        """Say what the last change made certain."""
        if not self.history:
            return
        news = list(tell_news(self.known, self.knowledge.certain, self.notebook.names, self.voice))
        if news:
            self._say(self.voice.text("assist-news"), "bold")
        for line in news:
            self._say(line, "bold")

    def _say(self, text: str, style: str | None = None) -> None:
        self.console.print(escape(text), style=style, soft_wrap=not self.console.is_terminal)
