"""Before the first note: who sits at the table, who you are, and which cards you have."""

from collections.abc import Callable
from typing import Any

from sleuth.cli.assistant.cursor import Cursor
from sleuth.cli.assistant.lexicon import Lexicon
from sleuth.deduction.notes import Notebook, NotesError, notebook_of
from sleuth.editions import Edition
from sleuth.review.note_sentences import problem
from sleuth.sentences import speaker

RawNotes = dict[str, Any]
SayLine = Callable[[str], None]
Ask = Callable[[str], str]


class Setup:
    """Asks for everything a notes file begins with; explains every wrong answer and asks again."""

    def __init__(self, edition: Edition, name: str, options: RawNotes, language: str, say: SayLine, ask: Ask) -> None:
        self.voice = speaker(language, edition)
        self.raw: RawNotes = {"edition": name}
        if options:
            self.raw["options"] = options
        self.say = say
        self.ask = ask

    def run(self) -> RawNotes:
        """Return the beginning of a notes file."""
        self._until(self.voice.text("assist-ask-names"), self._names)
        self.lexicon = Lexicon(self.voice, self.raw["seats"])
        self._until(self.voice.text("assist-ask-me"), self._me)
        self._open_and_sizes()
        if "me" in self.raw:
            size = self._trouble()
            if size is not None and size.code == "hand-size":
                count = int(size.details["expected"])
                self._until(self.voice.text("assist-ask-hand", count=count), self._cards_of("hand"))
        return self.raw | {"notes": []}

    def _open_and_sizes(self) -> None:
        """Ask what the deal leaves open: which cards lie face up, and who got more."""
        missing = self._trouble()
        if missing is not None and missing.code == "open-count":
            count = int(missing.details["expected"])
            self._until(self.voice.text("assist-ask-open", count=count), self._cards_of("open"))
            missing = self._trouble()
        if missing is not None and missing.code == "sizes-needed":
            details = {**missing.details, "example": str(missing.details["example"]).strip("[]").replace(",", "")}
            self._until(self.voice.text("assist-ask-sizes", **details), self._sizes)

    # --- one question each

    def _names(self, answer: str) -> None:
        parts = answer.split(",") if "," in answer else answer.split()
        self._take({"seats": [part.strip() for part in parts if part.strip()]}, "seats")

    def _me(self, answer: str) -> None:
        if answer:
            cursor = Cursor(answer, self.lexicon)
            me = cursor.seat()
            cursor.expect_end()
            self.raw["me"] = me

    def _sizes(self, answer: str) -> None:
        numbers = answer.replace(",", " ").split()
        if numbers and all(number.isdecimal() and len(number) < 4 for number in numbers):
            self._take({"hand_sizes": [int(number) for number in numbers]}, "hand_sizes")
            return
        dealer = self.raw["seats"].index(Cursor(answer, self.lexicon).seat())
        trial = {key: value for key, value in self.raw.items() if key != "me"}
        shape = notebook_of(trial | {"options": {**self.raw.get("options", {}), "dealer": dealer}}).shape
        hands = [size for owner, size in zip(shape.owners, shape.sizes, strict=True) if isinstance(owner, int)]
        self._take({"hand_sizes": hands}, "hand_sizes")

    def _cards_of(self, key: str) -> Callable[[str], None]:
        return lambda answer: self._take({key: Cursor(answer, self.lexicon).cards()}, key)

    # --- helpers

    def _until(self, question: str, read: Callable[[str], None]) -> None:
        """Ask until the answer can be used."""
        while True:
            try:
                return read(self.ask(question))
            except NotesError as error:
                self.say(problem(self.voice, error))

    def _take(self, answer: RawNotes, key: str) -> None:
        """Keep an answer, unless something is wrong with it that will not be asked later."""
        trouble = self._trouble(answer)
        if trouble is not None and trouble.code not in _ASKED_LATER[key]:
            raise trouble
        self.raw |= answer

    def _trouble(self, more: RawNotes | None = None) -> NotesError | None:
        """Return what is still wrong or missing."""
        try:
            notebook_of(self.raw | (more or {}))
        except NotesError as error:
            return error
        return None


_ASKED_LATER = {
    "seats": frozenset({"open-count", "sizes-needed", "hand-size"}),
    "open": frozenset({"sizes-needed", "hand-size"}),
    "hand_sizes": frozenset({"hand-size"}),
    "hand": frozenset[str](),
}
"""What may still be missing after each answer."""


def table_of(notebook: Notebook, language: str) -> list[str]:
    """Return who sits there and who you are, in two lines."""
    voice = speaker(language, notebook.edition)
    lines = [voice.text("assist-table", title=voice.edition_title(), names=", ".join(notebook.names))]
    if notebook.me is None:
        return [*lines, voice.text("assist-watching")]
    args = {"name": notebook.names[notebook.me], "cards": voice.cards(notebook.hand)}
    return [*lines, voice.text("assist-you-are", **args)]
