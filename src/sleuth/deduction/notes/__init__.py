"""A person's notes: a JSON file, read and checked, and the facts in it (docs/deduce.md)."""

from sleuth.deduction.notes.deal import dealt_from
from sleuth.deduction.notes.errors import NotesError, UnfitNotesError
from sleuth.deduction.notes.format import Note, read_json, write_json
from sleuth.deduction.notes.notebook import Notebook, notebook_of, read_notes

__all__ = [
    "Note",
    "Notebook",
    "NotesError",
    "UnfitNotesError",
    "dealt_from",
    "notebook_of",
    "read_json",
    "read_notes",
    "write_json",
]
