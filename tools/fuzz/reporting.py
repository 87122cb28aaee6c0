"""The results as a table for people and as a section of docs/server-measured.md."""

import re
from pathlib import Path

from msgspec import Struct

from tools.fuzz.counting import Tally
from tools.fuzz.watching import Memory

HEAD = "## Nonsense"
SECTION = re.compile(rf"^{HEAD}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Outcome(Struct):
    """The results of one run."""

    seed: str
    tally: Tally
    memory: Memory
    games: int
    seconds: float


def rows(outcome: Outcome) -> list[tuple[str, str]]:
    """Return the names and values to report."""
    tally, (first, last) = outcome.tally, outcome.memory.quarters
    failed = sum(number for name, number in tally.answers.items() if name.isdigit() and int(name) >= 500)
    return [
        ("inputs", f"{tally.sent:,}"),
        ("frames", f"{tally.frames:,}"),
        ("requests", f"{tally.bodies:,}"),
        ("inputs a second", f"{tally.sent / outcome.seconds:,.0f}"),
        ("5xx", f"{failed - tally.answers['503']:,}"),
        ("too much to do (503, unavailable)", f"{tally.busy:,}"),
        ("memory, first and last quarter", f"{first / 1e6:.0f} MB, {last / 1e6:.0f} MB"),
        ("games of bystanders, all as they should be", f"{outcome.games:,}"),
        ("findings", f"{len(tally.findings):,}"),
    ]


def section(outcome: Outcome) -> str:
    """Return the section of the document."""
    lines = "\n".join(f"| {name} | {value} |" for name, value in rows(outcome))
    return f"""{HEAD}

`make fuzz` (`tools/fuzz`), seed {outcome.seed}: messages with something wrong, noise, odd paths, headers and bodies
over all routes and messages, against one server process on loopback without limits, while three people play beside it.

| | |
|---|---:|
{lines}

"""


def put_into(document: Path, outcome: Outcome) -> None:
    """Replace the section, or add it at the end."""
    text, new = document.read_text(encoding="utf-8"), section(outcome)
    if SECTION.search(text):
        text = SECTION.sub(lambda _: new, text)
    else:
        text = f"{text.rstrip()}\n\n{new}"
    document.write_text(f"{text.rstrip()}\n", encoding="utf-8")
