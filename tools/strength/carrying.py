"""Carries parts of the previous document over, if this run has not played them."""

import re

from tools.strength import wording

HEADINGS = {
    part: text.partition("\n")[0]
    for part, text in (
        ("ladder", wording.LADDER),
        ("yardsticks", wording.YARDSTICKS),
        ("strangers", wording.STRANGERS),
        ("without", wording.WITHOUT),
        ("alike", wording.ALIKE),
        ("ablations", wording.ABLATIONS),
        ("cost", wording.COST),
    )
}
"""The heading of each part."""


def carried(before: str, part: str) -> str | None:
    """Return a part of the previous document, with a line that says when and by which code it was played."""
    heading = HEADINGS[part]
    if f"{heading}\n" not in before:
        return None
    body = before.partition(f"{heading}\n")[2].partition("\n## ")[0].strip("\n")
    if wording.CARRIED.partition("{")[0] in body:
        return f"{heading}\n\n{body}"  # it was carried over before, and says from where
    facts = {fact: _fact(before, fact) for fact in ("played on", "seed", "code")}
    note = wording.CARRIED.format(day=facts["played on"], seed=facts["seed"], code=facts["code"])
    return f"{heading}\n\n{note}\n\n{body}"


def _fact(before: str, fact: str) -> str:
    """Return a value from the last table of the document, which says how it was made."""
    found = re.search(rf"^\| {fact} \| (.+) \|$", before, re.MULTILINE)
    return found[1] if found else "unknown"
