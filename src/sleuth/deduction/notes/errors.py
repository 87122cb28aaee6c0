"""Refusals of bad notes: a code, the note it is about, and details."""

from sleuth.core.refusals import UnfitGame


class NotesError(ValueError):
    """Notes that cannot be used; `sleuth.review.note_sentences` has the words for each code."""

    def __init__(self, code: str, note: int | None = None, **details: str | int) -> None:
        self.code = code
        self.note = note
        """The note it is about, counted from 0 as in `Fact.note`; people count from 1."""
        self.details = details
        self.sentence: str | None = None
        """What is wrong in words, where `sleuth.Notes` raised it."""
        named = ", ".join(f"{key}={value}" for key, value in details.items())
        where = "" if note is None else f"note {note + 1}: "
        super().__init__(where + code + (f": {named}" if named else ""))

    def __str__(self) -> str:
        return self.sentence or super().__str__()


class UnfitNotesError(NotesError):
    """Seats or options that cannot be played; keeps the refusal of the rules."""

    def __init__(self, refusal: UnfitGame) -> None:
        super().__init__("unfit-game", problem=str(refusal))
        self.refusal = refusal
