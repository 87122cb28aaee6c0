"""Notes that no deal satisfies: which of them contradict each other, and which single one could be the mistake."""

from collections.abc import Collection

from msgspec import Struct

from sleuth.deduction.knowledge import Knowledge
from sleuth.deduction.notes import Notebook


class Conflict(Struct, frozen=True):
    """The numbers of notes, counted from 0."""

    notes: tuple[int, ...]
    """A smallest set: without any one of them the others agree."""
    suspects: tuple[int, ...]
    """Notes of which a single one, if it is wrong, explains everything."""


def conflict(notebook: Notebook) -> Conflict | None:
    """Why no deal satisfies the notes; `None` if one does."""
    everything = sorted({fact.note for fact in notebook.facts if fact.note is not None})
    if _agree(notebook, everything):
        return None
    kept = list(everything)
    for note in everything:
        fewer = [other for other in kept if other != note]
        if not _agree(notebook, fewer):
            kept = fewer
    suspects = [note for note in kept if _agree(notebook, [other for other in everything if other != note])]
    return Conflict(tuple(kept), tuple(suspects))


def _agree(notebook: Notebook, notes: Collection[int]) -> bool:
    """Whether a deal satisfies these notes, my hand and the open cards."""
    facts = [fact for fact in notebook.facts if fact.note is None or fact.note in notes]
    return Knowledge(notebook.shape, facts).consistent
