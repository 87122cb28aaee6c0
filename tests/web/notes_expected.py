"""What the browser has to make of notes without a server, as Python makes it; `notes.mjs` compares."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sleuth.deduction.notes import NotesError, notebook_of, write_json
from sleuth.deduction.notes.errors import UnfitNotesError
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.note_sentences import problem, tell_note
from sleuth.sentences import LANGUAGES, Speaker, speaker
from sleuth.server.http.routes.packs import served_pack
from tests.web.notes_random import random_notes

Case = dict[str, Any]


def cases(number: int, seed: str = "notes") -> Iterator[Case]:
    """Yield notes of all editions in all languages, and what follows from them."""
    for index, (edition, raw) in enumerate(random_notes(number, seed)):
        voice = speaker(LANGUAGES[index // len(EDITION_IDS) % len(LANGUAGES)], edition)
        yield {"pack": f"{edition.id}/{voice.language}", "raw": raw, "text": _text(raw), **_read(voice, raw)}


def packs() -> dict[str, Any]:
    """Return the packs of all editions in all languages."""
    return {
        f"{edition}/{language}": served_pack(speaker(language, load_edition(edition)))
        for edition in EDITION_IDS
        for language in LANGUAGES
    }


def _text(raw: Any) -> str | None:
    """Return the notes as a file, if they are an object with a list of notes."""
    writable = isinstance(raw, dict) and isinstance(raw.get("notes", []), list)
    return write_json(raw) if writable else None


def _read(voice: Speaker, raw: Any) -> Case:
    try:
        notebook = notebook_of(raw)
    except NotesError as error:
        return {"error": _error(voice, error, raw)}
    return {
        "error": None,
        "me": notebook.me,
        "shape": notebook.shape,
        "facts": notebook.facts,
        "orders": [notebook.game.answerers(seat) for seat in notebook.game.seats],
        "notes": [tell_note(voice, notebook, note) for note in notebook.notes],
    }


def _error(voice: Speaker, error: NotesError, raw: Any) -> Case:
    found = {"code": error.code, "note": error.note, "details": None, "sentences": None}
    if isinstance(error, UnfitNotesError):
        found["refusal"] = error.refusal.code
    if _said(error, raw):
        sentences = [problem(voice, error, ids=ids) for ids in (False, True)]
        found |= {"details": error.details, "sentences": sentences}
    return found


def _said(error: NotesError, raw: Any) -> bool:
    """Return whether the browser has to say the same: it does not look for editions, and may see another of two faults."""
    single = not isinstance(error, UnfitNotesError) or (len(raw["seats"]) > 1 and len(raw.get("options") or {}) < 3)
    return single and error.code != "unknown-edition"


def encoded(number: int, seed: str = "notes") -> bytes:
    """Return cases and packs as JSON for node."""
    return msgspec.json.encode({"packs": packs(), "cases": list(cases(number, seed))})
