"""The format of a notes file: JSON, read into typed values; names and cards are not checked yet."""

import json
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, field, structs

from sleuth.deduction.notes.errors import NotesError
from sleuth.editions.mistakes import nearest

Three = tuple[str, str, str]


class Suggested(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A suggestion and its answers."""

    suggest: Three
    by: str
    passed: tuple[str, ...] = ()
    shown_by: str | None = None
    card: str | None = None
    declined: tuple[str, ...] = ()
    """Players who declined to answer (R8.6); this reveals nothing (R8.14)."""
    second: str | bool | UnsetType = UNSET
    """The second card asked for (R8.12): the card, or whether there was one."""
    lied: tuple[str, ...] = ()
    """Players found to be false witnesses (R11.2)."""


class Accused(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An accusation and its result."""

    accuse: Three
    by: str
    right: bool


class Saw(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that the writer saw, and its owner."""

    saw: str
    of: str


class Lacks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An owner holds none of these cards."""

    lacks: tuple[str, ...]
    who: str


class HoldsOneOf(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An owner holds at least one of these cards."""

    holds_one_of: tuple[str, ...]
    who: str


class Holds(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An owner holds all of these cards: a hand laid open, or everything a tip asked for."""

    holds: tuple[str, ...]
    who: str


class Tipped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tip asked for a feature: the players who showed a card, and those who had none (R9.8, R9.9)."""

    tip: str
    by: str
    shown_by: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    cards: dict[str, str] = field(default_factory=dict)


class CaseKnown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The writer knows the case: they chose it, or looked at it."""

    case: Three


Note = Suggested | Accused | Saw | Lacks | HoldsOneOf | Holds | Tipped | CaseKnown

NOTES: dict[str, type[Note]] = {
    "suggest": Suggested,
    "accuse": Accused,
    "saw": Saw,
    "lacks": Lacks,
    "holds_one_of": HoldsOneOf,
    "holds": Holds,
    "tip": Tipped,
    "case": CaseKnown,
}
"""The kinds of notes, by the field that identifies them."""


class NotesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a notes file."""

    edition: str
    seats: tuple[str, ...]
    me: str | None = None
    hand: tuple[str, ...] = ()
    hand_sizes: tuple[int, ...] | None = None
    open: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    notes: tuple[Any, ...] = ()


_S = TypeVar("_S", bound=Struct)


def read_json(text: str) -> Any:
    """Parse JSON; raises `NotesError` with the line and column of a mistake."""
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise NotesError("not-json", line=error.lineno, column=error.colno, problem=error.msg) from None
    except (RecursionError, ValueError) as error:
        raise NotesError("not-json", line=1, column=1, problem=str(error)) from None


def write_json(raw: dict[str, Any]) -> str:
    """Return notes as JSON for people: one line for each note."""
    fields = [f"  {_json(key)}: {_json(value)}" for key, value in raw.items() if key != "notes"]
    notes = [f"    {_json(note)}" for note in raw.get("notes", ())]
    fields.append('  "notes": [' + ("\n" + ",\n".join(notes) + "\n  ]" if notes else "]"))
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_file(raw: Any) -> NotesFile:
    """Read the file's content; the notes in it are still raw."""
    return _convert(raw, NotesFile, None)


def read_note(raw: Any, number: int) -> Note:
    """Read one note of the file."""
    if not isinstance(raw, dict):
        raise NotesError("not-an-object", number)
    kinds = [word for word in NOTES if raw.get(word) is not None]
    if len(kinds) != 1:
        raise NotesError("which-note", number, known=", ".join(NOTES), found=", ".join(map(str, raw)) or "{}")
    return _convert(raw, NOTES[kinds[0]], number)


def _convert(raw: Any, shape: type[_S], number: int | None) -> _S:
    if not isinstance(raw, dict):
        raise NotesError("not-an-object", number)
    fields = {entry.name: entry for entry in structs.fields(shape)}
    for key in raw:
        if key not in fields:
            raise NotesError("unknown-field", number, field=key, nearest=nearest(key, fields), known=", ".join(fields))
    raw = {key: value for key, value in raw.items() if value is not None}  # null means absent
    for name, entry in fields.items():
        if entry.required and name not in raw:
            raise NotesError("missing-field", number, field=name)
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        raise NotesError("bad-value", number, field=where.rstrip("`").lstrip(".") or "?", problem=problem) from None
