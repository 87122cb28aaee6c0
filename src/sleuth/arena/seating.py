"""The seatings of a block: over all of them, every bot sits at every seat equally often."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

Seating = tuple[str, ...]
"""The names of the bots round the table, by seat."""


def seatings(names: Sequence[str], seats: int, seed: int, block: int) -> tuple[Seating, ...]:
    """Return all seatings of a block: one arrangement, drawn for the block, in every rotation.

    If the seats cannot be divided evenly, the bots also swap roles until each has had every role. Duplicate seatings
    are kept once; all occur equally often, so no bot is favoured.
    """
    generator = random.Random(f"{seed}/{block}/seating")
    bots = list(_group(tuple(names), seats, seed, block))
    generator.shuffle(bots)
    arrangement = [bots[seat % len(bots)] for seat in range(seats)]
    generator.shuffle(arrangement)
    arrangements = _exchanged(arrangement, bots) if seats % len(bots) else [tuple(arrangement)]
    return tuple(dict.fromkeys(turned for some in arrangements for turned in _rotations(some)))


def _group(names: Seating, seats: int, seed: int, block: int) -> Seating:
    """Return the bots of a block: all of them, or the group whose turn it is."""
    if len(names) <= seats:
        return names
    first = _round_of_groups(names, seats, seed, 0)
    number, place = divmod(block, len(first))
    return _round_of_groups(names, seats, seed, number)[place]


@lru_cache(maxsize=4)
def _round_of_groups(names: Seating, seats: int, seed: int, number: int) -> list[Seating]:
    """Return every group of bots that fills the table, in an order drawn for each round."""
    groups = list(combinations(names, seats))
    generator = random.Random(f"{seed}/{number}/groups")
    generator.shuffle(groups)
    return groups


def _exchanged(arrangement: Sequence[str], bots: Sequence[str]) -> Iterator[Seating]:
    """Yield the arrangement once per role: each bot takes the place of the bot `distance` positions after it."""
    for distance in range(len(bots)):
        other = {bot: bots[(index + distance) % len(bots)] for index, bot in enumerate(bots)}
        yield tuple(other[bot] for bot in arrangement)


def _rotations(seating: Seating) -> Iterator[Seating]:
    for distance in range(len(seating)):
        yield seating[distance:] + seating[:distance]
