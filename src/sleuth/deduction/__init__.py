"""What a seat can know: facts from what it saw, exact counting, explanations."""

from sleuth.deduction.facts import Fact, Owner, holds, holds_some, lacks, not_all
from sleuth.deduction.knowledge import Knowledge, Showing
from sleuth.deduction.observing import Observer
from sleuth.deduction.shape import Shape, shape_of

__all__ = [
    "Fact",
    "Knowledge",
    "Observer",
    "Owner",
    "Shape",
    "Showing",
    "holds",
    "holds_some",
    "lacks",
    "not_all",
    "shape_of",
]
