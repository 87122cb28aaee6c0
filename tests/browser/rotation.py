"""Which cases of a test run by default: as few as show every value of each of its parameters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

Case = Mapping[str, Any]
Value = tuple[str, str]
"""A parameter's name, and how its value is written."""
TOGETHER = ("home",)
"""Parameters whose values take turns from test to test: the rotated tests of a module show them together."""


def rotated(cases: Sequence[Case], turns: Counter[Value] | None = None) -> list[int]:
    """Choose cases by their numbers until every value of every parameter occurs, each about equally often.

    `turns` counts how often tests have shown the values that they show together; without it, this one shows them all.
    """
    values = [{(name, repr(value)) for name, value in case.items()} for case in cases]
    due = {value for value in set().union(*values) if turns is None or value[0] not in TOGETHER}
    used = Counter[Value](turns)
    chosen = list[int]()
    while (missing := due - set().union(*(values[number] for number in chosen))) or (values and not chosen):
        best = max(
            (number for number in range(len(cases)) if number not in chosen),
            key=lambda number: (len(values[number] & missing), -sum(used[value] for value in values[number]), -number),
        )
        chosen.append(best)
        used.update(values[best])
    if turns is not None:
        turns.update(value for number in chosen for value in values[number] if value[0] in TOGETHER)
    return sorted(chosen)
