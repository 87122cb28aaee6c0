"""Which cases of a test run by default: as few as show every value of each of its parameters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

Case = Mapping[str, Any]


def rotated(cases: Sequence[Case]) -> list[int]:
    """Choose cases by their numbers until every value of every parameter occurs, each about equally often."""
    values = [{(name, repr(value)) for name, value in case.items()} for case in cases]
    used = Counter[tuple[str, str]]()
    chosen = list[int]()
    while missing := set().union(*values) - used.keys():
        best = max(
            (number for number in range(len(cases)) if number not in chosen),
            key=lambda number: (len(values[number] & missing), -sum(used[value] for value in values[number]), -number),
        )
        chosen.append(best)
        used.update(values[best])
    return sorted(chosen)
