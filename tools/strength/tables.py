"""Tables of the document."""

from collections.abc import Iterable, Sequence


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int) -> str:
    """Return a table; the first columns are words, the numbers after them are right-aligned."""
    rule = ["---"] * words + ["--:"] * (len(heads) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rule, *rows))
