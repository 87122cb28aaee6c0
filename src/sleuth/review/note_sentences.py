"""Notes, mistakes and contradictions in words."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from msgspec import UNSET

from sleuth.core import seen as s
from sleuth.core.game import Game, Seat
from sleuth.deduction.conflict import NotesConflict
from sleuth.deduction.notes import Notebook, NotesError, UnfitNotesError
from sleuth.deduction.notes import format as f
from sleuth.deduction.sheet import owner_label
from sleuth.editions import load_edition
from sleuth.sentences import Speaker, speaker

# --- mistakes


def problem(voice: Speaker, error: NotesError, *, ids: bool = False) -> str:
    """Return what is wrong, with the number of the note; cards by id where people write ids."""
    text = _problem(voice, error, ids)
    return text if error.note is None else voice.text("assist-in-note", number=error.note + 1, problem=text)


@contextmanager
def worded(language: str) -> Iterator[None]:
    """Give a `NotesError` raised inside its sentence: cards by id, in classic words as the edition may be unknown."""
    try:
        yield
    except NotesError as error:
        error.sentence = problem(speaker(language, load_edition("classic")), error, ids=True)
        raise


def _problem(voice: Speaker, error: NotesError, ids: bool) -> str:
    if isinstance(error, UnfitNotesError):
        return voice.refusal(error.refusal)
    details: dict[str, Any] = dict(error.details)
    if details.get("card") in voice.edition.card and not ids:
        details["card"] = voice.card(details["card"])
    details["guess"] = "yes" if details.get("nearest") else "no"
    return voice.text(f"assist-error-{error.code}", **details)


# --- notes


class NoteTeller(NamedTuple):
    """The voice, the game and the owner of notes that are put into words."""

    voice: Speaker
    game: Game
    me: Seat | None

    def event(self, event: s.SeenEvent) -> str:
        """Return something that happened, as the player who keeps the notes would read it."""
        return self.voice.event(self.game, event, self.me)


def numbered(voice: Speaker, notebook: Notebook, number: int) -> str:
    """Return one note as a sentence, with its number for people."""
    return f"  {number + 1}  {tell_note(voice, notebook, notebook.notes[number])}"


def tell_note(voice: Speaker, notebook: Notebook, note: f.Note) -> str:
    """Return a note of the notebook in words."""
    return " ".join(_TELLING[type(note)](NoteTeller(voice, notebook.game, notebook.me), note))


def tell_conflict(voice: Speaker, notebook: Notebook, found: NotesConflict) -> Iterator[str]:
    """Yield which notes contradict each other, and which one may be the mistake."""
    yield voice.text("assist-contradiction")
    yield from (numbered(voice, notebook, number) for number in found.notes)
    numbers = voice.listed([str(number + 1) for number in found.suspects], "or")
    count = len(found.suspects)
    yield voice.text("assist-suspects", count=count, numbers=numbers)


def _suggested(reader: NoteTeller, note: f.Suggested) -> Iterator[str]:
    seat = reader.game.names.index
    asker = seat(note.by)
    order = {card.id: number for number, card in enumerate(reader.game.edition.cards)}
    cards = tuple(sorted(note.suggest, key=order.__getitem__))
    yield reader.event(s.SuggestionMade(asker, cards))
    for name in note.passed:
        yield reader.event(s.Passed(seat(name)))
    for name in note.declined:
        yield reader.voice.text("assist-note-declined", name=name)
    for name in note.lied:
        yield reader.voice.text("assist-note-lied", name=name)
    if note.shown_by is not None:
        yield reader.event(s.SeenCardShown(seat(note.shown_by), asker, note.card))
    if note.second is False:
        yield reader.voice.text("assist-note-no-second")
    elif note.second is not UNSET and note.shown_by is not None:
        second = note.second if isinstance(note.second, str) else None
        yield reader.event(s.SeenCardShown(seat(note.shown_by), asker, second))


def _accused(reader: NoteTeller, note: f.Accused) -> Iterator[str]:
    order = {card.id: number for number, card in enumerate(reader.game.edition.cards)}
    cards = tuple(sorted(note.accuse, key=order.__getitem__))
    yield reader.event(s.SeenAccusationMade(reader.game.names.index(note.by), cards, note.right, None))


def _saw(reader: NoteTeller, note: f.Saw) -> Iterator[str]:
    yield _about(reader, "saw", note.of, (note.saw,))


def _lacks(reader: NoteTeller, note: f.Lacks) -> Iterator[str]:
    yield _about(reader, "lacks", note.who, note.lacks)


def _holds_one_of(reader: NoteTeller, note: f.HoldsOneOf) -> Iterator[str]:
    yield _about(reader, "one", note.who, note.holds_one_of)


def _holds(reader: NoteTeller, note: f.Holds) -> Iterator[str]:
    yield _about(reader, "holds", note.who, note.holds)


def _about(reader: NoteTeller, key: str, name: str, cards: tuple[str, ...]) -> str:
    owner: Any = reader.game.names.index(name) if name in reader.game.names else name
    listed = reader.voice.cards(cards, "and" if key in ("saw", "holds") else "or")
    return reader.voice.text(
        f"assist-note-{key}", owner=owner_label(owner, reader.game.names, reader.voice), cards=listed
    )


def _tipped(reader: NoteTeller, note: f.Tipped) -> Iterator[str]:
    yield reader.voice.text("assist-note-tip", name=note.by, feature=reader.voice.feature(note.tip))
    asker = reader.game.names.index(note.by)
    for name in note.passed:
        yield reader.event(s.Passed(reader.game.names.index(name)))
    for name in dict.fromkeys((*note.shown_by, *note.cards)):
        yield reader.event(s.SeenCardShown(reader.game.names.index(name), asker, note.cards.get(name)))


def _case_known(reader: NoteTeller, note: f.CaseKnown) -> Iterator[str]:
    yield reader.voice.text("assist-note-case", cards=reader.voice.cards(note.case))


_TELLING: dict[type, Callable[[NoteTeller, Any], Iterator[str]]] = {
    f.Suggested: _suggested,
    f.Accused: _accused,
    f.Saw: _saw,
    f.Lacks: _lacks,
    f.HoldsOneOf: _holds_one_of,
    f.Holds: _holds,
    f.Tipped: _tipped,
    f.CaseKnown: _case_known,
}
