"""A person's own marks on the sheet: each step is kept, so that it can be undone."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

from sleuth.cli.assistant.lexicon import Lexicon
from sleuth.cli.assistant.matching import NamedThing, find, guess, phrase, plain
from sleuth.cli.terminal.sheet import TerminalSheet
from sleuth.core.game import CardId
from sleuth.deduction import Owner
from sleuth.sentences import Speaker

MarkStep = tuple[CardId, Owner, str]
"""A mark for an entry; an empty one erases it."""


class OwnMarks:
    """The marks, as the steps that led to them."""

    def __init__(self, steps: Sequence[MarkStep] = ()) -> None:
        self.steps = list(steps)

    @property
    def signs(self) -> dict[tuple[CardId, Owner], str]:
        """What each entry shows now."""
        written = {(card, owner): sign for card, owner, sign in self.steps}
        return {entry: sign for entry, sign in written.items() if sign}

    def put(self, step: MarkStep) -> None:
        """Write a mark into an entry."""
        self.steps.append(step)

    def undo(self) -> bool:
        """Undo the last step; return whether there was one."""
        if not self.steps:
            return False
        self.steps.pop()
        return True


class NoMark(ValueError):
    """A mark that cannot be read; the message says why, in the person's language."""


def read_mark(words: Sequence[str], sheet: TerminalSheet, example: Mapping[str, str]) -> MarkStep:
    """Read `CARD PLAYER [MARK]`; without a mark the entry is erased. Raises `NoMark`."""
    if len(words) < 2:
        raise NoMark(sheet.voice.text("mark-how", **example))
    if len(words) > 2 and _is_sign(words[-1]):
        try:
            return _entry(words[:-1], sheet, words[-1])
        except NoMark:
            if _owner(words[-1], sheet) is None:
                raise
    return _entry(words, sheet, "")


def _is_sign(word: str) -> bool:
    """Return whether it is a single character one column wide."""
    return len(word) == 1 and word.isprintable() and cell_len(word) == 1


def _entry(words: Sequence[str], sheet: TerminalSheet, sign: str) -> MarkStep:
    owner = _owner(words[-1], sheet)
    if owner is None:
        known = sheet.legend()
        raise NoMark(
            sheet.voice.text("assist-error-unknown-owner", word=words[-1], guess="no", nearest="", known=known)
        )
    return _card(" ".join(words[:-1]), sheet.voice), owner, sign


def _card(name: str, voice: Speaker) -> CardId:
    entries = Lexicon(voice).cards
    found = find(phrase(name), entries)
    if len(found) == 1:
        return found[0].value
    if found:
        candidates = ", ".join(entry.label for entry in found)
        raise NoMark(voice.text("assist-error-ambiguous", word=name, candidates=candidates))
    nearest, known = guess(name, entries), ", ".join(entry.label for entry in entries)
    guessed = "yes" if nearest else "no"
    raise NoMark(voice.text("assist-error-unknown-card", word=name, guess=guessed, nearest=nearest, known=known))


def _owner(word: str, sheet: TerminalSheet) -> Owner | None:
    """Find an owner by the head of the column, the number of the seat, or the name."""
    for owner, head in zip(sheet.owners, sheet.heads, strict=True):
        if plain(word) == plain(head):
            return owner
    if word.isdecimal():
        return int(word) - 1 if int(word) - 1 in sheet.owners else None
    entries = [NamedThing(str(index), label, (phrase(label),)) for index, label in enumerate(sheet.labels)]
    found = find(phrase(word), entries) if phrase(word) else []
    return sheet.owners[int(found[0].value)] if len(found) == 1 else None
