"""Compare exact counting with a SAT solver that answers mere certainty, on the same positions in one run.

Ours gives all weights and the distribution over the case, from scratch and as an update with one more fact; the solver
says for each entry whether it is possible. Positions come from random games: after 0, 5, 10 and 20 questions, the facts
of the next question are taken in one at a time. For each kind of position: medians in milliseconds of processor time,
medians of the ratios, the share of facts that say something new, and the ratio for those. Every position checks that
the certainties agree.

GAMES is the number of games for each edition and number of seats.
"""

import gc
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple, TypeVar

import click

from sleuth.arena.simulation import random_match
from sleuth.core.game import Game
from sleuth.core.seen import SuggestionMade, TurnStarted
from sleuth.core.truth import seen_by
from sleuth.deduction import Fact, Knowledge, Observer, Shape
from tools.bench_deduction import complete, tables
from tools.sat_certainty import possible_entries

Result = TypeVar("Result")

QUESTIONS = (0, 5, 10, 20)
"""After how many questions positions are taken."""
ROUNDS = 3
"""How often each position is timed: the first time pays for what the solver left in the processor's cache."""


class Position(NamedTuple):
    """Facts of a seat, of which the last one is new."""

    edition: str
    seats: int
    questions: int
    shape: Shape
    facts: tuple[Fact, ...]


class Timed(NamedTuple):
    """How much processor time a position took, in seconds: other programs on the machine do not count."""

    position: Position
    scratch: float
    update: float
    solver: float
    counted: bool
    """Whether the new fact needed a count."""


def positions(edition: str, game: Game, number: int) -> Iterator[Position]:
    """Yield the positions of one game."""
    seat = next(s for s in (number % len(game.seats), (number + 1) % len(game.seats)) if s != game.culprit)
    observer, asked = Observer(game, seat), 0
    wanted = list(QUESTIONS)
    before: int | None = None
    for event in random_match(game, 3, number).events:
        if isinstance(event, TurnStarted):
            facts = tuple(observer.facts)
            if before is not None and len(facts) > before:
                assert observer.shape is not None
                for end in range(before + 1, len(facts) + 1):
                    yield Position(edition, len(game.seats), wanted[0], observer.shape, facts[:end])
                wanted = [each for each in wanted if each > asked]
            if not wanted:
                return
            before = len(facts) if asked >= wanted[0] else None
        asked += isinstance(event, SuggestionMade)
        observer.see(seen_by(event, seat))


def timed(position: Position) -> Timed:
    """Time the three on one position in turns, keep the best times, and compare their certainties."""
    rounds = [_round(position) for _ in range(ROUNDS)]
    scratch, update, solver = (min(times) for times in zip(*(each[1:4] for each in rounds), strict=True))
    return Timed(position, scratch, update, solver, rounds[0].counted)


def _round(position: Position) -> Timed:
    shape, facts = position.shape, position.facts
    before = _completed(Knowledge(shape, facts[:-1]))
    scratch, found = _seconds(lambda: _completed(Knowledge(shape, facts)))
    update, later = _seconds(lambda: _completed(before.given(facts[-1])))
    solver, possible = _seconds(lambda: possible_entries(shape, facts))
    entries = [(card, owner) for card in shape.cards for owner in shape.owners]
    for known in (found, later):
        if possible != {entry for entry in entries if known.weight(*entry)}:
            raise AssertionError(f"the solver disagrees on {position}")
    return Timed(position, scratch, update, solver, later.deals != before.deals)


def _completed(knowledge: Knowledge) -> Knowledge:
    complete(knowledge)
    return knowledge


def _seconds(work: Callable[[], Result]) -> tuple[float, Result]:
    gc.disable()  # as timeit does
    begun = time.thread_time()
    result = work()
    spent = time.thread_time() - begun
    gc.enable()
    return spent, result


def report(label: str, found: Iterable[Timed]) -> str:
    """Return a line of medians and ratios."""
    every = list(found)
    scratch, update, solver = (statistics.median(each) * 1e3 for each in zip(*(t[1:4] for t in every), strict=True))
    ratios = [
        statistics.median([t.update / t.scratch for t in every]),
        sum(t.counted for t in every) / len(every),
        statistics.median([t.update / t.scratch for t in every if t.counted] or [math.nan]),
        statistics.median([t.solver / t.scratch for t in every]),
        statistics.median([t.solver / t.update for t in every]),
    ]
    numbers = " ".join(f"{each:13.2f}" for each in ratios)
    return f"{label:25} {len(every):9} {scratch:10.2f} {update:9.2f} {solver:7.2f} {numbers}\n"


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=10)
@click.option("--only", default="", help="Only editions whose name contains this.")
def main(games: int, only: str) -> None:
    """Print a table by edition and seats, then one by seats and questions."""
    out = sys.stdout.write
    heads = (
        "positions",
        "scratch ms",
        "update ms",
        "SAT ms",
        "update/scr.",
        "new",
        "new/scr.",
        "SAT/scr.",
        "SAT/update",
    )
    out("{:25} {:>9} {:>10} {:>9} {:>7} {:>13} {:>13} {:>13} {:>13} {:>13}\n".format("", *heads))
    every: list[Timed] = []
    for edition, game in tables():
        if only in edition:
            found = [timed(each) for number in range(games) for each in positions(edition, game, number)]
            out(report(f"{edition}, {len(game.seats)} seats", found))
            every += found
    every.sort(key=lambda each: (each.position.seats, each.position.questions))
    for (seats, questions), group in groupby(every, key=lambda each: (each.position.seats, each.position.questions)):
        out(report(f"{seats} seats, {questions} questions", group))


if __name__ == "__main__":
    main()
