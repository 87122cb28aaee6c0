"""Contradictory notes: which of them contradict each other, and which single one could be the mistake."""

from collections.abc import Collection

from msgspec import Struct

from sleuth.deduction.knowledge import Knowledge
from sleuth.deduction.notes import Notebook


class NotesConflict(Struct, frozen=True):
    """Notes that contradict each other, as numbers counted from 0."""

    notes: tuple[int, ...]
    """A minimal set of contradictory notes: without any one of them the others agree."""
    suspects: tuple[int, ...]
    """Notes each of which, if it alone is wrong, explains the contradiction."""


def conflict(notebook: Notebook) -> NotesConflict | None:
    """Return the notes that contradict each other, or `None` if some deal satisfies all of them."""
    everything = sorted({fact.note for fact in notebook.facts if fact.note is not None})
    if _agree(notebook, everything):
        return None
    kept = list(everything)
    for note in everything:
        fewer = [other for other in kept if other != note]
        if not _agree(notebook, fewer):
            kept = fewer
    suspects = [note for note in kept if _agree(notebook, [other for other in everything if other != note])]
    return NotesConflict(tuple(kept), tuple(suspects))


def _agree(notebook: Notebook, notes: Collection[int]) -> bool:
    """Return whether some deal satisfies these notes, the writer's hand and the open cards."""
    facts = [fact for fact in notebook.facts if fact.note is None or fact.note in notes]
    return Knowledge(notebook.shape, facts).consistent
