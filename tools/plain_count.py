"""The same count without groups and per-owner lattices: the baseline of `make bench`, and a second oracle."""

import numpy as np

from sleuth.deduction.constraints import Constraints
from sleuth.deduction.lattice import Array


def plain_count(constraints: Constraints) -> tuple[int, list[list[int]]]:
    """Return the number of deals in all, and by owner and card; the constraints must have been propagated."""
    held = 0
    for mine in constraints.held:
        held |= mine
    cards = [card for card in range(len(constraints.kinds)) if not held >> card & 1]
    owners = [owner for owner, size in enumerate(constraints.sizes) if size > constraints.held[owner].bit_count()]
    fits = [_fits(constraints, owner, cards) for owner in owners]
    sums = [_transform(values.astype(np.int64), len(cards), np.add) for values in fits]
    table = [[0] * len(constraints.kinds) for _ in constraints.sizes]
    total = 1
    for index, owner in enumerate(owners):
        others = np.ones(1 << len(cards), dtype=np.int64)
        for other, values in enumerate(sums):
            if other != index:
                others *= values
        ways = _transform(others, len(cards), np.subtract)[::-1] * fits[index]
        total = int(ways.sum())
        for position, card in enumerate(cards):
            table[owner][card] = int(ways.reshape(-1, 2, 1 << position)[:, 1].sum())
    for owner, mine in enumerate(constraints.held):
        for card in range(len(constraints.kinds)):
            if mine >> card & 1:
                table[owner][card] = total
    return total, table


def _fits(constraints: Constraints, owner: int, cards: list[int]) -> Array:
    room = constraints.sizes[owner] - constraints.held[owner].bit_count()
    fits: Array = _number(constraints.all_cards, cards) == room
    fits &= _number(constraints.all_cards & ~constraints.possible[owner], cards) == 0
    if owner == constraints.case:
        for kind in constraints.of_kind:
            if not kind & constraints.held[owner]:
                fits &= _number(kind, cards) == 1
    for limit in constraints.limits:
        if limit.owner == owner:
            number = _number(limit.cards, cards)
            fits &= (number >= limit.least) & (number <= limit.most)
    return fits


def _number(mask: int, cards: list[int]) -> Array:
    """Return for every subset of the open cards how many of the masked ones it has."""
    values = np.zeros(1, dtype=np.uint8)
    for card in cards:
        values = np.concatenate([values, values + (mask >> card & 1)]).astype(np.uint8)
    return values


def _transform(values: Array, axes: int, combine: np.ufunc) -> Array:
    for axis in range(axes):
        pairs = values.reshape(-1, 2, 1 << axis)
        combine(pairs[:, 1], pairs[:, 0], out=pairs[:, 1])
    return values
