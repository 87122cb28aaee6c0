"""What a seat can know: facts from what it saw, exact counting, proofs."""

from sleuth.deduction.facts import Fact, Owner, holds, holds_some, lacks, not_all
from sleuth.deduction.knowledge import Knowledge, Showing
from sleuth.deduction.notes import Notebook, NotesError, read_notes
from sleuth.deduction.observer import Observer
from sleuth.deduction.shape import Shape, shape_of
from sleuth.deduction.sheet import Sheet, teach
from sleuth.deduction.why import contradiction, explain

__all__ = [
    "Fact",
    "Knowledge",
    "Notebook",
    "NotesError",
    "Observer",
    "Owner",
    "Shape",
    "Sheet",
    "Showing",
    "contradiction",
    "explain",
    "holds",
    "holds_some",
    "lacks",
    "not_all",
    "read_notes",
    "shape_of",
    "teach",
]
