"""Who sits where: the seatings of a block, in which every bot sits at every seat equally often."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

Seating = tuple[str, ...]
"""The names of the bots round the table, by seat."""


def seatings(names: Sequence[str], seats: int, seed: int, block: int) -> tuple[Seating, ...]:
    """All seatings of a block: an arrangement drawn for it, in every rotation.

    Where the bots cannot have equally many seats, they also exchange their names until each was each. Seatings that
    come up twice are kept once; as they do so equally often, nobody is favoured.
    """
    generator = random.Random(f"{seed}/{block}/seating")
    bots = list(_group(tuple(names), seats, seed, block))
    generator.shuffle(bots)
    arrangement = [bots[seat % len(bots)] for seat in range(seats)]
    generator.shuffle(arrangement)
    arrangements = _exchanged(arrangement, bots) if seats % len(bots) else [tuple(arrangement)]
    return tuple(dict.fromkeys(turned for some in arrangements for turned in _rotations(some)))


def _group(names: Seating, seats: int, seed: int, block: int) -> Seating:
    """The bots of a block: all of them, or the group whose turn it is."""
    if len(names) <= seats:
        return names
    first = _round_of_groups(names, seats, seed, 0)
    number, place = divmod(block, len(first))
    return _round_of_groups(names, seats, seed, number)[place]


@lru_cache(maxsize=4)
def _round_of_groups(names: Seating, seats: int, seed: int, number: int) -> list[Seating]:
    """Every group of bots that fits round the table, in an order drawn for each round."""
    groups = list(combinations(names, seats))
    generator = random.Random(f"{seed}/{number}/groups")
    generator.shuffle(groups)
    return groups


def _exchanged(arrangement: Sequence[str], bots: Sequence[str]) -> Iterator[Seating]:
    """The arrangement with every bot in the place of the one so many behind it."""
    for distance in range(len(bots)):
        other = {bot: bots[(index + distance) % len(bots)] for index, bot in enumerate(bots)}
        yield tuple(other[bot] for bot in arrangement)


def _rotations(seating: Seating) -> Iterator[Seating]:
    for distance in range(len(seating)):
        yield seating[distance:] + seating[:distance]
