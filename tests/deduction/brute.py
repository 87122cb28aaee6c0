"""The oracle: counts deals one by one. Slow and simple, and independent of the code it checks."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple

from sleuth.core.game import CardId
from sleuth.deduction import Fact, Knowledge, Owner, Shape, Showing

Hand = tuple[CardId, ...]


class Answers(NamedTuple):
    """Every answer about the facts, with weights as shares of the total."""

    deals: int
    chances: dict[tuple[CardId, Owner], Fraction]
    certain: dict[CardId, Owner]
    hands: dict[Owner, dict[Hand, Fraction]]
    cases: dict[Hand, Fraction]


def answers(known: Knowledge) -> Answers | None:
    """Return the engine's answers; `None` if it finds no deal possible."""
    if not known.consistent:
        return None
    shape, total = known.shape, known.total
    return Answers(
        deals=known.deals,
        chances={(card, owner): known.exact(card, owner) for card in shape.cards for owner in shape.owners},
        certain=known.certain,
        hands={owner: {hand: Fraction(w, total) for hand, w in known.hands(owner)} for owner in shape.owners},
        cases={hand: Fraction(w, total) for hand, w in known.cases},
    )


def brute_force(shape: Shape, facts: Iterable[Fact], showing: Showing = "neutral") -> Answers | None:
    """Return the true answers by enumerating every deal; `None` if there is none."""
    deals = total = 0
    weights: dict[Owner, dict[int, int]] = {owner: defaultdict(int) for owner in shape.owners}
    for deal, weight in weighted_deals(shape, tuple(facts), showing):
        deals += 1
        total += weight
        for owner, hand in deal:
            weights[owner][hand] += weight
    if not deals:
        return None
    hands = {
        owner: {_named(shape, hand): Fraction(weight, total) for hand, weight in found.items()}
        for owner, found in weights.items()
    }
    chances = {
        (card, owner): Fraction(sum(weight for hand, weight in found.items() if hand >> index & 1), total)
        for index, card in enumerate(shape.cards)
        for owner, found in weights.items()
    }
    certain = {card: owner for (card, owner), chance in chances.items() if chance == 1}
    return Answers(deals, chances, certain, hands, hands["case"])


def entropy(shares: Iterable[Fraction]) -> float:
    """Return the entropy of a distribution, in bits."""
    return -math.fsum(float(share) * math.log2(share) for share in shares)


def weighted_deals(
    shape: Shape, facts: tuple[Fact, ...], showing: Showing
) -> Iterator[tuple[list[tuple[Owner, int]], int]]:
    """Yield every deal that satisfies the facts: each owner's hand as bits, and the weight of the deal."""
    could = {owner: _whole(dict(_hands(shape, facts, showing, owner))) for owner in shape.owners}
    owners = sorted(shape.owners, key=lambda owner: len(could[owner]))
    everything = (1 << len(shape.cards)) - 1

    def place(number: int, left: int, deal: list[tuple[Owner, int]], weight: int) -> Iterator:
        owner = owners[number]
        if number == len(owners) - 1:
            if left in could[owner]:
                yield [*deal, (owner, left)], weight * could[owner][left]
            return
        for hand, counts in could[owner].items():
            if hand & left == hand:
                yield from place(number + 1, left & ~hand, [*deal, (owner, hand)], weight * counts)

    return place(0, everything, [], 1)


def _whole(weights: dict[int, Fraction]) -> dict[int, int]:
    """Return the weights multiplied by their common denominator."""
    scale = math.lcm(*(weight.denominator for weight in weights.values()))
    return {hand: int(weight * scale) for hand, weight in weights.items()}


def _hands(shape: Shape, facts: tuple[Fact, ...], showing: Showing, owner: Owner) -> Iterator[tuple[int, Fraction]]:
    """Yield every hand that the facts about this owner allow, and how likely it makes the cards the owner showed."""
    about = [(set(fact.cards), fact.least, fact.most) for fact in facts if fact.owner == owner]
    chosen = [set(fact.among) for fact in facts if fact.owner == owner and fact.among and showing == "random"]
    for hand in _sets(shape, facts, owner):
        cards = set(hand)
        if all(least <= len(cards & named) <= most for named, least, most in about):
            weight = math.prod((Fraction(1, len(cards & among)) for among in chosen), start=Fraction(1))
            yield sum(1 << shape.cards.index(card) for card in hand), weight


def _sets(shape: Shape, facts: tuple[Fact, ...], owner: Owner) -> Iterator[Hand]:
    """Yield sets of cards of the right size, without those that a single fact rules out."""
    plain = [fact for fact in facts if fact.owner == owner and fact.least == len(set(fact.cards))]
    mine = {card for fact in plain for card in fact.cards}
    free = [card for card in shape.cards if card not in mine and not _elsewhere(card, facts, owner)]
    size = shape.sizes[shape.owners.index(owner)]
    if owner == "case":
        kinds = [[card for card, k in zip(shape.cards, shape.kinds, strict=True) if k == kind] for kind in range(size)]
        return (hand for hand in product(*kinds) if mine <= set(hand))
    return ((*mine, *rest) for rest in combinations(free, size - len(mine))) if size >= len(mine) else iter(())


def _elsewhere(card: CardId, facts: tuple[Fact, ...], owner: Owner) -> bool:
    """Return whether a single fact says that the owner does not hold this card."""
    return any(
        card in fact.cards and (fact.most == 0 if fact.owner == owner else fact.least == len(set(fact.cards)))
        for fact in facts
    )


def _named(shape: Shape, hand: int) -> Hand:
    return tuple(card for index, card in enumerate(shape.cards) if hand >> index & 1)
