"""Notes, mistakes and contradictions in words."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from sleuth.core import seen as s
from sleuth.core.game import Game
from sleuth.deduction.conflict import Conflict
from sleuth.deduction.notes import Note, Notebook, NotesError, UnfitNotesError
from sleuth.deduction.notes import format as f
from sleuth.deduction.sheet import owner_label
from sleuth.sentences import Speaker

# --- mistakes


def problem(voice: Speaker, error: NotesError, *, ids: bool = False) -> str:
    """What is wrong, with the number of the note; cards by their ids where people write ids."""
    told = _problem(voice, error, ids)
    return told if error.note is None else voice.text("assist-in-note", number=error.note + 1, problem=told)


def _problem(voice: Speaker, error: NotesError, ids: bool) -> str:
    if isinstance(error, UnfitNotesError):
        return voice.refusal(error.refusal)
    details: dict[str, Any] = dict(error.details)
    if details.get("card") in voice.edition.card and not ids:
        details["card"] = voice.card(details["card"])
    details["guess"] = "yes" if details.get("nearest") else "no"
    return voice.text(f"assist-error-{error.code}", **details)


# --- notes


def tell_note(voice: Speaker, game: Game, note: Note) -> str:
    """A note as it would be told at the table."""
    return " ".join(_TELLING[type(note)](voice, game, note))


def numbered(voice: Speaker, notebook: Notebook, number: int) -> str:
    """One note of a notebook, with its number for people."""
    return f"  {number + 1}  {tell_note(voice, notebook.game, notebook.notes[number])}"


def tell_conflict(voice: Speaker, notebook: Notebook, found: Conflict) -> Iterator[str]:
    """Which notes contradict each other, and which one may be the mistake."""
    yield voice.text("assist-contradiction")
    yield from (numbered(voice, notebook, number) for number in found.notes)
    numbers = voice.listed([str(number + 1) for number in found.suspects], "or")
    count = len(found.suspects)
    yield voice.text("assist-suspects", count=count, numbers=numbers)


def _suggested(voice: Speaker, game: Game, note: f.Suggested) -> Iterator[str]:
    seat = game.names.index
    asker = seat(note.by)
    order = {card.id: number for number, card in enumerate(game.edition.cards)}
    cards = tuple(sorted(note.suggest, key=order.__getitem__))
    yield voice.event(game, s.SuggestionMade(asker, cards))
    for name in note.passed:
        yield voice.event(game, s.Passed(seat(name)))
    for name in note.declined:
        yield voice.text("assist-note-declined", name=name)
    for name in note.lied:
        yield voice.text("assist-note-lied", name=name)
    if note.shown_by is not None:
        yield voice.event(game, s.SeenCardShown(seat(note.shown_by), asker, note.card))
    if note.second is False:
        yield voice.text("assist-note-no-second")
    elif note.second is not UNSET and note.shown_by is not None:
        second = note.second if isinstance(note.second, str) else None
        yield voice.event(game, s.SeenCardShown(seat(note.shown_by), asker, second))


def _accused(voice: Speaker, game: Game, note: f.Accused) -> Iterator[str]:
    order = {card.id: number for number, card in enumerate(game.edition.cards)}
    cards = tuple(sorted(note.accuse, key=order.__getitem__))
    yield voice.event(game, s.SeenAccusationMade(game.names.index(note.by), cards, note.right, None))


def _saw(voice: Speaker, game: Game, note: f.Saw) -> Iterator[str]:
    yield _about(voice, game, "saw", note.of, (note.saw,))


def _lacks(voice: Speaker, game: Game, note: f.Lacks) -> Iterator[str]:
    yield _about(voice, game, "lacks", note.who, note.lacks)


def _holds_one_of(voice: Speaker, game: Game, note: f.HoldsOneOf) -> Iterator[str]:
    yield _about(voice, game, "one", note.who, note.holds_one_of)


def _holds(voice: Speaker, game: Game, note: f.Holds) -> Iterator[str]:
    yield _about(voice, game, "holds", note.who, note.holds)


def _about(voice: Speaker, game: Game, key: str, name: str, cards: tuple[str, ...]) -> str:
    owner: Any = game.names.index(name) if name in game.names else name
    told = voice.cards(cards, "and" if key in ("saw", "holds") else "or")
    return voice.text(f"assist-note-{key}", owner=owner_label(owner, game.names, voice), cards=told)


def _tipped(voice: Speaker, game: Game, note: f.Tipped) -> Iterator[str]:
    yield voice.text("assist-note-tip", name=note.by, feature=voice.feature(note.tip))
    asker = game.names.index(note.by)
    for name in note.passed:
        yield voice.event(game, s.Passed(game.names.index(name)))
    for name in dict.fromkeys((*note.shown_by, *note.cards)):
        yield voice.event(game, s.SeenCardShown(game.names.index(name), asker, note.cards.get(name)))


def _case_known(voice: Speaker, game: Game, note: f.CaseKnown) -> Iterator[str]:
    yield voice.text("assist-note-case", cards=voice.cards(note.case))


_TELLING: dict[type, Callable[[Speaker, Game, Any], Iterator[str]]] = {
    f.Suggested: _suggested,
    f.Accused: _accused,
    f.Saw: _saw,
    f.Lacks: _lacks,
    f.HoldsOneOf: _holds_one_of,
    f.Holds: _holds,
    f.Tipped: _tipped,
    f.CaseKnown: _case_known,
}
