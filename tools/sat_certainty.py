"""Mere certainty by a SAT solver: which owner could hold which card. The yardstick of `tools.bench_certainty`.

A plain encoding: a variable for each card and owner, exactly one owner for each card, sizes of hands by sequential
counters, one card of each kind in the case, a clause for each fact. The solver is asked about each entry that no model
found before has shown to be possible. It knows nothing of probabilities.
"""

from collections.abc import Iterable, Sequence

from pysat.card import CardEnc, EncType
from pysat.solvers import Solver

from sleuth.core.game import CardId
from sleuth.deduction import Fact, Owner, Shape

SOLVER = "glucose4"
Clauses = list[list[int]]


class Encoding:
    """The clauses of a position."""

    def __init__(self, shape: Shape, facts: Iterable[Fact]) -> None:
        self.shape = shape
        self.clauses: Clauses = []
        self.entries = len(shape.cards) * len(shape.owners)
        self._top = self.entries
        for card in shape.cards:
            self._exactly_one([self.variable(card, owner) for owner in shape.owners])
        for owner, size in zip(shape.owners, shape.sizes, strict=True):
            self._between([self.variable(card, owner) for card in shape.cards], size, size)
        for kind in set(shape.kinds):
            cards = [card for card, other in zip(shape.cards, shape.kinds, strict=True) if other == kind]
            self._exactly_one([self.variable(card, "case") for card in cards])
        for fact in facts:
            self._between([self.variable(card, fact.owner) for card in fact.cards], fact.least, fact.most)

    def variable(self, card: CardId, owner: Owner) -> int:
        """Return the variable that says that the owner holds the card."""
        return self.shape.card_index[card] * len(self.shape.owners) + self.shape.owner_index[owner] + 1

    def _exactly_one(self, variables: Sequence[int]) -> None:
        self.clauses.append(list(variables))
        self.clauses += [[-one, -other] for at, one in enumerate(variables) for other in variables[:at]]

    def _between(self, variables: Sequence[int], least: int, most: int) -> None:
        """Demand `least` to `most` of these variables: by units or one clause if possible, otherwise by a counter."""
        number = len(variables)
        if least == number:
            self.clauses += [[variable] for variable in variables]
        elif least == 1:
            self.clauses.append(list(variables))
        elif least:
            self._counter(CardEnc.atleast(list(variables), least, self._top, encoding=EncType.seqcounter))
        if most == 0:
            self.clauses += [[-variable] for variable in variables]
        elif most == number - 1:
            self.clauses.append([-variable for variable in variables])
        elif most < number:
            self._counter(CardEnc.atmost(list(variables), most, self._top, encoding=EncType.seqcounter))

    def _counter(self, encoded: CardEnc) -> None:
        self._top = max(self._top, encoded.nv)
        self.clauses += encoded.clauses


def possible_entries(shape: Shape, facts: Iterable[Fact]) -> set[tuple[CardId, Owner]]:
    """Return each card with each owner that could hold it; with one such owner it is certain."""
    encoding = Encoding(shape, facts)
    found: set[int] = set()
    with Solver(name=SOLVER, bootstrap_with=encoding.clauses) as solver:
        for variable in range(1, encoding.entries + 1):
            if variable not in found and solver.solve(assumptions=[variable]):
                found.update(each for each in solver.get_model()[: encoding.entries] if each > 0)
    return {(card, owner) for card in shape.cards for owner in shape.owners if encoding.variable(card, owner) in found}
