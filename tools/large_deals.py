"""Deals of no edition: more cards and owners than any that ships, for what editions never need."""

import random
from collections.abc import Iterator

from sleuth.deduction import Fact, Owner, Shape, holds, holds_some, lacks, not_all

SIZES = ((14, 15, 17), (18, 20, 22), (5, 20, 8), (4, 4, 30))
"""The cards of each kind."""
ASKED = 2
"""How many suggestions are made."""
FEATURED = 12
"""How many cards have the feature of a tip."""


def large_deals(number: int) -> Iterator[tuple[Shape, tuple[Fact, ...]]]:
    """Yield shapes with facts that hold in some deal."""
    for seed in range(number):
        dice = random.Random(f"large/{seed}")
        kinds = [kind for kind, size in enumerate(SIZES[seed % len(SIZES)]) for _ in range(size)]
        yield _deal(kinds, dice)


def _deal(kinds: list[int], dice: random.Random) -> tuple[Shape, tuple[Fact, ...]]:
    cards = tuple(f"card-{number}" for number in range(len(kinds)))
    case = [dice.choice([number for number, other in enumerate(kinds) if other == kind]) for kind in range(3)]
    rest = [number for number in range(len(kinds)) if number not in case]
    dice.shuffle(rest)
    seats = dice.randint(3, 8)
    hands: dict[Owner, list[int]] = {seat: rest[seat::seats] for seat in range(seats)}
    hands["case"] = case
    owners = tuple(hands)
    shape = Shape(cards=cards, kinds=tuple(kinds), owners=owners, sizes=tuple(len(hands[owner]) for owner in owners))
    held = {owner: {cards[number] for number in numbers} for owner, numbers in hands.items()}
    return shape, (*(holds("hand", 0, card) for card in sorted(held[0])), *_answers(shape, held, dice))


def _answers(shape: Shape, held: dict[Owner, set[str]], dice: random.Random) -> Iterator[Fact]:
    """Yield what a few suggestions of the first seat and others tell it."""
    for turn in range(ASKED):
        named = [
            dice.choice([c for c, k in zip(shape.cards, shape.kinds, strict=True) if k == kind]) for kind in range(3)
        ]
        for owner in shape.owners[1:-1]:
            mine = [card for card in named if card in held[owner]]
            if not mine:
                yield lacks("passed", owner, *named, to=0, turn=turn)
                continue
            if dice.random() < 0.5:
                yield holds("shown", owner, dice.choice(mine), among=tuple(named), to=0, turn=turn)
            else:
                yield holds_some("showed", owner, *named, to=1, turn=turn)
            break
        yield from _tip(shape, held, turn, dice)
        if not held["case"].issuperset(named):
            yield not_all("accused", "case", *named, to=1, turn=turn)


def _tip(shape: Shape, held: dict[Owner, set[str]], turn: int, dice: random.Random) -> Iterator[Fact]:
    """Yield that somebody chose a card out of many: with random showing that makes large weights."""
    owner = dice.choice(shape.owners[1:-1])
    wanted = [card for card, kind in zip(shape.cards, shape.kinds, strict=True) if kind == 2][:FEATURED]
    if mine := [card for card in wanted if card in held[owner]]:
        yield holds("tip-shown", owner, dice.choice(mine), among=tuple(wanted), to=0, turn=turn)
