"""Measure how long a seat needs to know everything: all probabilities and the case, every turn of random games.

Per edition and number of seats: the time of an update with new facts (median and worst), how many entries the largest
count had and the memory it took, and how much longer the plain transform without groups takes for some of the same
positions, from scratch and in the same run.

GAMES is the number of games for each edition and number of seats.
"""

import gc
import statistics
import sys
import time
import tracemalloc
from collections.abc import Iterator

import click

from sleuth.arena.simulation import random_match
from sleuth.core.game import Game, new_game
from sleuth.core.seen import TurnStarted
from sleuth.core.truth import seen_by
from sleuth.deduction import Knowledge, Observer
from sleuth.editions import EDITION_IDS, load_edition
from tools.plain_count import plain_count

COMPARED = 15
"""Positions per table on which the plain count is timed as well."""
MOST_OPEN = 20
"""The plain count is not tried with more open cards than this."""


def tables() -> Iterator[tuple[str, Game]]:
    """Yield every edition and number of seats, and the largest problem: the Red Keep with face-down leftovers."""
    for edition in EDITION_IDS:
        least, most = load_edition(edition).seats
        for seats in range(least, most + 1):
            yield edition, new_game(load_edition(edition), seats)
    for seats in (3, 6):
        yield "red-keep, centre", new_game(load_edition("red-keep"), seats, options={"leftovers": "centre"})


def updates(game: Game, games: int) -> Iterator[tuple[float, Knowledge]]:
    """Yield each update of one seat in random games, with the time it took."""
    for number in range(games):
        seat = next(s for s in (number % len(game.seats), (number + 1) % len(game.seats)) if s != game.culprit)
        observer, facts = Observer(game, seat), 0
        for event in random_match(game, 3, number).events:
            observer.see(seen_by(event, seat))
            if isinstance(event, TurnStarted) and len(observer.facts) > facts:
                facts = len(observer.facts)
                gc.disable()  # as timeit does: the collector's pauses belong to the games, not to the count
                begun = time.perf_counter()
                knowledge = observer.knowledge()
                complete(knowledge)
                spent = time.perf_counter() - begun
                gc.enable()
                yield spent, knowledge
                if len(knowledge.certain) == len(knowledge.shape.cards):
                    break


def complete(knowledge: Knowledge) -> None:
    """Compute everything: all weights and the distribution over the case."""
    knowledge.weight(knowledge.shape.cards[0], "case")
    assert knowledge.cases


def plain_seconds(knowledge: Knowledge) -> tuple[float, float] | None:
    """Return how long the plain count and ours take for one position, both from scratch."""
    scratch = Knowledge(knowledge.shape, knowledge.facts)
    begun = time.perf_counter()
    complete(scratch)
    ours = time.perf_counter() - begun
    constraints = scratch.constraints()
    constraints.propagate()
    if constraints.all_cards.bit_count() - sum(cards.bit_count() for cards in constraints.held) > MOST_OPEN:
        return None
    begun = time.perf_counter()
    total, _ = plain_count(constraints)
    plain = time.perf_counter() - begun
    if total != scratch.total:
        raise AssertionError(f"the plain count says {total}, ours {scratch.total}")
    return plain, ours


def memory(knowledge: Knowledge) -> float:
    """Return the peak memory of one update from scratch, in MB."""
    tracemalloc.start()
    complete(Knowledge(knowledge.shape, knowledge.facts))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1e6


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=200)
def main(games: int) -> None:
    """Print a table."""
    out = sys.stdout.write
    heads = ("edition", "seats", "updates", "median ms", "p99 ms", "worst ms", "entries", "peak MB", "plain / ours")
    out("{:18} {:>5} {:>8} {:>9} {:>7} {:>8} {:>8} {:>7} {:>12}\n".format(*heads))
    for name, game in tables():
        spent: list[float] = []
        compared: list[tuple[float, float]] = []
        largest: Knowledge | None = None
        for number, (seconds, knowledge) in enumerate(updates(game, games)):
            spent.append(seconds)
            if largest is None or knowledge.entries > largest.entries:
                largest = knowledge
            if number % 13 == 0 and len(compared) < COMPARED and (both := plain_seconds(knowledge)) is not None:
                compared.append(both)
        assert largest is not None
        spent.sort()
        out(
            f"{name:18} {len(game.seats):5} {len(spent):8} {statistics.median(spent) * 1e3:9.2f} "
            f"{spent[int(len(spent) * 0.99)] * 1e3:7.2f} {spent[-1] * 1e3:8.2f} {largest.entries:8} "
            f"{memory(largest):7.1f} {sum(plain for plain, _ in compared) / sum(ours for _, ours in compared):12.1f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
