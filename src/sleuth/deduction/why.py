"""Why something is certain: a minimal set of facts that proves it, or that contradicts itself.

A set of facts proves an entry when no deal satisfies the facts and the entry's opposite. Selections of facts are tested
by propagation first, which is quick and nearly always enough; an exact test then removes facts that are not needed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from sleuth.core.game import CardId
from sleuth.deduction.constraints import Constraints, Impossible, Limit
from sleuth.deduction.facts import Fact, Owner
from sleuth.deduction.knowledge import Knowledge
from sleuth.deduction.satisfiability import satisfiable
from sleuth.deduction.shape import Shape

Test = Callable[[Sequence[int]], bool]
"""Whether a selection of facts, by their indexes, allows no deal."""

MORE_ORDERS = 6
"""How many shuffled orders are tried where propagation is enough; more of them find few simpler proofs."""
FACT = 4
"""The weight of a fact that says one simple thing; see `_Search._weight`."""


def explain(knowledge: Knowledge, card: CardId, owner: Owner, holds: bool = True) -> tuple[Fact, ...]:
    """Return a minimal set of facts that proves that the owner holds the card (or does not), in the order learnt.

    Raises `ValueError` when that is not certain.
    """
    shape = knowledge.shape
    if not _Search(shape, knowledge.facts).possible(range(len(knowledge.facts))):
        raise ValueError("no deal satisfies the facts")
    search = _Search(shape, knowledge.facts, card, owner, holds)
    found = search.smallest()
    if found is None:
        raise ValueError(f"it is not certain whether {card!r} belongs to {owner!r}")
    return found


def contradiction(shape: Shape, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return a minimal set of facts that no deal satisfies; raises `ValueError` when some deal satisfies all facts."""
    found = _Search(shape, facts).smallest()
    if found is None:
        raise ValueError("some deal satisfies all facts")
    return found


class _Search:
    """A search for a minimal selection of facts that allows no deal, assuming the opposite of an entry."""

    def __init__(
        self,
        shape: Shape,
        facts: Iterable[Fact],
        card: CardId | None = None,
        owner: Owner | None = None,
        holds: bool = True,
    ) -> None:
        self.facts = tuple(facts)
        self.card, self.owner = card, owner
        self.start = Constraints(list(shape.kinds), list(shape.sizes), shape.owner_index["case"])
        self.fits = sum(shape.sizes) == len(shape.cards)
        if card is not None and owner is not None:
            least = 0 if holds else 1
            self.start.limits.append(Limit(shape.owner_index[owner], shape.bits([card]), least, least))
        self.limits = [Limit(shape.owner_index[f.owner], shape.bits(f.cards), f.least, f.most) for f in self.facts]
        self.news = sorted({limit: index for index, limit in reversed([*enumerate(self.limits)])}.values())
        """The indexes of the facts that do not repeat an earlier one."""
        self.near = {other for fact in self.facts if fact.owner == owner and card in fact.cards for other in fact.cards}
        """The cards that occur together with the card in facts about the owner."""
        self.mine = {fact.owner for fact in self.facts if fact.how == "hand"}

    # --- testing selections

    def possible(self, chosen: Sequence[int]) -> bool:
        """Return whether any deal satisfies these facts, exactly."""
        return self.fits and satisfiable(self._constraints(chosen))

    def _refuted(self, chosen: Sequence[int]) -> bool:
        """Return whether propagation alone finds a contradiction in these facts."""
        if not self.fits:
            return True
        try:
            self._constraints(chosen).propagate()
        except Impossible:
            return True
        return False

    def _impossible(self, chosen: Sequence[int]) -> bool:
        return not self.possible(chosen)

    def _constraints(self, chosen: Sequence[int]) -> Constraints:
        constraints = self.start.copy()
        constraints.limits += [self.limits[index] for index in chosen]
        return constraints

    # --- finding a selection

    def smallest(self) -> tuple[Fact, ...] | None:
        """Return the simplest minimal selection found, or `None` if all facts together allow a deal."""
        test: Test = self._refuted if self._refuted(self.news) else self._impossible
        if not test(self.news):
            return None
        best: list[int] | None = None
        for order in self._orders(MORE_ORDERS if test == self._refuted else 0):
            found = self._minimal(order, test, best)
            if best is None or (found is not None and self._weigh(found) < self._weigh(best)):
                best = found
            if best is not None and len(best) < 2:
                break
        return tuple(self.facts[index] for index in sorted(best or ()))

    def _minimal(self, order: Sequence[int], test: Test, best: list[int] | None) -> list[int] | None:
        """Return a minimal selection that prefers facts early in the order, or `None` if `best` weighs no more."""
        most = None if best is None else self._weigh(best)
        chosen: list[int] = []
        for index in _needed(order, test):
            chosen.append(index)
            if most is not None and self._weigh(chosen) >= most:
                return None
        if test == self._refuted:  # an exact test may need fewer facts than propagation does
            chosen = list(_needed(sorted(chosen, key=order.index), self._impossible))
        return chosen

    def _orders(self, more: int) -> Iterator[list[int]]:
        """Yield orders in which to try facts: the simplest first, the nearest first, then partly random ones."""
        dice = _dice()
        yield sorted(self.news, key=self._weight)
        yield sorted(self.news, key=lambda index: (self._distance(index), self._weight(index)))
        for _ in range(more):
            yield sorted(self.news, key=lambda index: (self._weight(index) << 16) + next(dice) * 3 * FACT)

    def _weigh(self, chosen: Iterable[int]) -> int:
        return sum(self._weight(index) for index in chosen)

    def _weight(self, index: int) -> int:
        """Return how much a fact demands of the reader: own and open cards least, a choice between cards most."""
        fact = self.facts[index]
        if fact.how in ("hand", "open"):
            return 1
        if fact.owner in self.mine:
            return 5 * FACT  # follows from the seat's own hand anyway
        plain = fact.most == 0 or fact.least == len(fact.cards)
        return FACT + (0 if plain else FACT) + (self.card not in fact.cards) + (self.owner != fact.owner)

    def _distance(self, index: int) -> int:
        """Return how far a fact is from the entry: 0 about its owner, 1 about related cards, 2 about neither."""
        fact = self.facts[index]
        return 0 if fact.owner == self.owner else 1 if self.near.intersection(fact.cards) else 2


def _dice() -> Iterator[int]:
    """Yield numbers from 0 to 65535 that look random: the same ones in JavaScript (`web/js/count/why.js`), always."""
    state = 0
    while True:
        state = (state * 1664525 + 1013904223) % (1 << 32)
        yield state >> 16


def _needed(order: Sequence[int], test: Test) -> Iterator[int]:
    """Yield a selection that passes the test while no part of it does, from as early in the order as possible.

    The last one of the shortest prefix that passes is needed; the rest is searched for before it.
    """
    chosen: list[int] = []
    left = list(order)
    while not test(chosen):
        low, high = 0, len(left)  # the first `low` ones are too few, the first `high` ones are enough
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if test([*chosen, *left[:middle]]) else (middle, high)
        yield left[low]
        chosen.append(left[low])
        left = left[:low]
