"""Measure how long advice takes: notes of games after five suggestions, every edition with its most seats, one core.

In one process: from the notes to the advice in words, median and worst, in wall-clock time and in processor time (on a
busy machine the clock shows more). The whole command: `sleuth deduce --advise`, with the start of Python and all
imports, median by the clock and by the processor.

GAMES is the number of games of each edition.
"""

import gc
import json
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import click

from sleuth.arena.simulation import random_match
from sleuth.core import seen as s
from sleuth.core.game import Game, Seat, new_game
from sleuth.core.truth import seen_by
from sleuth.deduction.notes import notebook_of
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.noted_advice import noted_advice
from sleuth.sentences import speaker

SUGGESTIONS = 5
COMMANDS = 5
"""How often the whole command is timed."""


def notes_of(game: Game, seat: Seat, number: int) -> dict[str, Any]:
    """Return what a seat could write down about the first suggestions of a game between inspectors."""
    raw: dict[str, Any] = {"edition": game.edition.id, "seats": list(game.names), "me": game.names[seat]}
    notes: list[dict[str, Any]] = []
    for event in random_match(game, 1, number, ("inspector",)).events:
        seen = seen_by(event, seat)
        if isinstance(seen, s.SeenDealt):
            raw |= {"hand": list(seen.hand or ()), "hand_sizes": list(seen.sizes), "open": list(seen.open)}
        elif isinstance(seen, s.SuggestionMade):
            if len(notes) == SUGGESTIONS:
                break
            notes.append({"suggest": list(seen.cards), "by": game.names[seen.seat], "passed": []})
        elif isinstance(seen, s.Passed) and notes and "shown_by" not in notes[-1] and seen.seat != seat:
            notes[-1]["passed"].append(game.names[seen.seat])
        elif isinstance(seen, s.SeenCardShown) and notes and "shown_by" not in notes[-1]:
            notes[-1] |= {"shown_by": game.names[seen.seat]} | ({"card": seen.card} if seen.card else {})
    return raw | {"notes": notes}


class Spent(NamedTuple):
    """Seconds."""

    clock: float
    processor: float


def advising(raw: dict[str, Any]) -> Spent:
    """Return how long it takes to advise the player who wrote these notes."""
    gc.collect()
    gc.disable()  # as timeit does
    clock, processor = time.perf_counter(), time.process_time()
    notebook = notebook_of(raw)
    knowledge = notebook.knowledge()
    assert knowledge.consistent
    list(noted_advice(speaker("en", notebook.edition), notebook, knowledge).lines())
    spent = Spent(time.perf_counter() - clock, time.process_time() - processor)
    gc.enable()
    return spent


def commanding(raw: dict[str, Any]) -> Spent:
    """Return how long the whole command takes, as a person waits for it."""
    program = [str(Path(sys.executable).parent / "sleuth"), "deduce", "-", "--advise"]
    clock, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(program, input=json.dumps(raw).encode(), check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Spent(time.perf_counter() - clock, processor)


def milliseconds(spent: list[Spent], choose: Callable[[list[float]], float]) -> str:
    """Return clock and processor time, in milliseconds."""
    clock, processor = (choose(list(values)) * 1e3 for values in zip(*spent, strict=True))
    return f"{clock:6.0f} ({processor:4.0f})"


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=40)
def main(games: int) -> None:
    """Print a table."""
    out = sys.stdout.write
    heads = ("edition", "seats", "notes", "median ms", "worst ms", "command ms")
    out("{:16} {:>5} {:>5} {:>13} {:>13} {:>13}\n".format(*heads))
    for edition in EDITION_IDS:
        game = new_game(load_edition(edition), load_edition(edition).seats[1])
        seats = [seat for seat in game.seats if seat != game.culprit]
        raws = [notes_of(game, seats[number % len(seats)], number) for number in range(games)]
        advising(raws[0])  # names and sentences are loaded once
        spent, whole = [advising(raw) for raw in raws], [commanding(raw) for raw in raws[:COMMANDS]]
        figures = (
            milliseconds(spent, statistics.median),
            milliseconds(spent, max),
            milliseconds(whole, statistics.median),
        )
        out("{:16} {:5} {:5} {:>13} {:>13} {:>13}\n".format(edition, len(game.seats), len(spent), *figures))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
