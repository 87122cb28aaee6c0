"""Which numbers of seats and house rules fit an edition, as data: found by asking the rules about pairs of them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any

from msgspec import Struct, structs

from sleuth.core.game import MAX_SIDE_CARDS, foreign_options, new_game
from sleuth.core.refusals import UnfitGame
from sleuth.deduction.notes.field_types import FieldType, fields_of
from sleuth.editions import Edition, Options

Changes = dict[str, Any]
"""Options that differ from the edition's."""
Reason = tuple[str, str, tuple[tuple[str, str | int], ...]]
"""A refusal: its code, its clause and its details."""
NUMBERS = range(-2, MAX_SIDE_CARDS + 2)
"""The values tried for numbers."""

TWO_SEATS: tuple[Changes, ...] = ({}, {"side_cards": 4}, {"side_cards": 4, "culprit": False})
"""What may make a game of two seats fit, tried in this order (R12.3)."""


class Unfit(Struct, frozen=True, kw_only=True):
    """Numbers of seats and values of options that cannot be played together, and the refusal."""

    seats: list[int]
    options: dict[str, list[Any]]
    code: str
    rule: str
    details: dict[str, str | int]
    """`seats` stands for the number of seats, whatever it is."""

    def matches(self, seats: int, options: Mapping[str, Any]) -> bool:
        """Return whether a game is one of these."""
        return seats in self.seats and all(options[name] in values for name, values in self.options.items())


class HouseRules(Struct, frozen=True, kw_only=True):
    """What people may agree on."""

    types: dict[str, FieldType]
    foreign: list[str]
    """Options that mean nothing in this edition."""
    usual: dict[str, Any]
    by_seats: dict[int, Changes]
    """What differs from `usual` with so many seats."""
    numbers: tuple[int, int]
    """The lowest and the highest number in `unfit`; one beyond them is refused as the nearest."""
    unfit: list[Unfit]
    """What cannot be played; the first that matches is the reason. Dice and moments to accuse are not in it."""


@cache
def house_rules(edition: Edition) -> HouseRules:
    """Return the house rules of an edition; made once, as it takes some thousand questions."""
    usual = structs.asdict(edition.options)
    numbers = range(edition.seats[1] + 2)
    return HouseRules(
        types=fields_of(Options),
        foreign=sorted(foreign_options(edition)),
        usual=usual,
        by_seats={number: changed for number in numbers if (changed := _by_seats(edition, number))},
        numbers=(NUMBERS[0], NUMBERS[-1]),
        unfit=_Search(edition).unfit(),
    )


def _by_seats(edition: Edition, number: int) -> Changes:
    """Return the options that depend on the number of seats; those of two seats need side cards to be seen."""
    for more in TWO_SEATS:
        try:
            changes = new_game(edition, number, options=more).changes
        except UnfitGame:
            continue
        return {name: value for name, value in changes.items() if name not in more}
    return {}


class _Search:
    """Asks the rules about every option and about pairs of options, and keeps what explains the refusals."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.numbers = range(edition.seats[1] + 2)
        foreign, types = foreign_options(edition), fields_of(Options)
        found = {name: _candidates(of) for name, of in types.items() if name not in foreign}
        self.values = {name: values for name, values in found.items() if values}
        self.usual = {number: structs.asdict(edition.options) | _by_seats(edition, number) for number in self.numbers}
        self.enough = next((more for more in TWO_SEATS if self._refused(2, more) is None), {})
        """What two seats need."""

    def unfit(self) -> list[Unfit]:
        """Return what explains every refusal, in the order in which the rules check."""
        rows: dict[tuple[Reason, str], Unfit] = {}
        for number, changes in self._games():
            reason = self._refused(number, changes)
            if reason is None or self._explained(rows.values(), number, changes, reason):
                continue
            causes = self._causes(number, changes, reason)
            if causes or reason[0] == "unfit-seats":
                self._keep(rows, reason, causes)
        ordered = list(rows.values())
        for number, changes in [*self._double_faults(ordered)]:
            self._order(ordered, number, changes)
        return ordered

    def _games(self) -> Iterator[tuple[int, Changes]]:
        """Yield every number of seats with each value of each option, and pairs of options that are no numbers."""
        single = [(name, value) for name, values in self.values.items() for value in values]
        words = [(name, value) for name, value in single if isinstance(value, str | bool)]
        for number in self.numbers:
            yield number, {}
            yield from ((number, self._enough(number) | {name: value}) for name, value in single)
        for side in NUMBERS:
            yield from ((2, self._enough(2) | {"side_cards": side, name: value}) for name, value in words)
        for one, other in combinations(words, 2):
            if one[0] != other[0]:
                yield self.edition.seats[1], dict((one, other))
                yield 2, self._enough(2) | dict((one, other))

    def _enough(self, number: int) -> Changes:
        """Return what makes a number of seats fit, if anything does."""
        return self.enough if number == 2 else {}

    def _refused(self, number: int, changes: Changes) -> Reason | None:
        try:
            new_game(self.edition, number, options=changes)
        except UnfitGame as refusal:
            details = {name: 0 if name == "seats" else value for name, value in refusal.details.items()}
            return refusal.code, refusal.rule, tuple(details.items())
        return None

    def _explained(self, rows: Iterable[Unfit], number: int, changes: Changes, reason: Reason) -> bool:
        options = self.usual[number] | changes
        return any(row.matches(number, options) and _reason(row) == reason for row in rows)

    def _causes(self, number: int, changes: Changes, reason: Reason) -> Changes:
        """Return the options one of which has to change for the game to fit, and the one to blame; numbers last."""
        options, blamed = self.usual[number] | changes, dict(reason[2]).get("option")
        causes = [
            name
            for name, values in self.values.items()
            if any(self._refused(number, changes | {name: other}) is None for other in values)
        ]
        if causes and blamed in self.values and blamed not in causes:
            causes.append(str(blamed))
        return {name: options[name] for name in sorted(causes, key=lambda name: self.values[name] == [*NUMBERS])}

    def _keep(self, rows: dict[tuple[Reason, str], Unfit], reason: Reason, causes: Changes) -> None:
        """Add a row, or the value of the last cause to a row that is otherwise the same."""
        seats = [each for each in self.numbers if self._refused(each, self._enough(each) | causes) == reason]
        *first, last = [*causes.items()] or [("", None)]
        code, rule, details = reason
        row = rows.setdefault(
            (reason, repr((seats, first, last[0]))),
            Unfit(
                seats=seats,
                options={name: [value] for name, value in causes.items()},
                code=code,
                rule=rule,
                details=dict(details),
            ),
        )
        if last[0] and last[1] not in row.options[last[0]]:
            row.options[last[0]].append(last[1])

    def _double_faults(self, rows: list[Unfit]) -> Iterator[tuple[int, Changes]]:
        """Yield games that two rows refuse."""
        for one, other in combinations(rows, 2):
            shared = {*one.options} & {*other.options}
            for number in {*one.seats} & {*other.seats} if not shared else ():
                yield number, {name: values[0] for row in (one, other) for name, values in row.options.items()}

    def _order(self, rows: list[Unfit], number: int, changes: Changes) -> None:
        """Move the reason of a refused game before the other rows that match it."""
        reason, options = self._refused(number, changes), self.usual[number] | changes
        if reason is None:
            return
        matching = [row for row in rows if row.matches(number, options)]
        right = next((row for row in matching if _reason(row) == reason), None)
        if right is not None and matching[0] is not right:
            rows.remove(right)
            rows.insert(rows.index(matching[0]), right)


def _reason(unfit: Unfit) -> Reason:
    return unfit.code, unfit.rule, tuple(unfit.details.items())


def _candidates(of: FieldType) -> list[Any]:
    if of.type == "bool":
        return [False, True]
    return [*NUMBERS] if of.type == "int" else [*of.words]
