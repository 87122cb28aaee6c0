"""Sources of luck. The caller passes one in, and its results are in the events; nothing else is random."""

import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of dice rolls, shuffles and blind picks."""

    def die(self) -> int:
        """Roll one die: 1 to 6."""
        ...

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        ...

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order."""
        ...


class _Generated:
    """Chance from a random number generator."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator
        self._random = generator.random

    def die(self) -> int:
        return 1 + int(self._random() * 6)

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._random() * len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        cards = list(items)
        self._generator.shuffle(cards)
        return cards


class SeededChance(_Generated):
    """Chance that repeats itself for the same seed: for simulations."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(random.Random(seed))


class SecureChance(_Generated):
    """Chance from the system's secure source: for live tables."""

    def __init__(self) -> None:
        super().__init__(random.SystemRandom())


class ScriptedChance:
    """Chance that follows a script: for tests and for setting up known positions.

    Dice come from `dice`. A pick takes the first of `picks` that is among the items. Shuffling puts the items of
    `order` first, in that order, and leaves the others after them as they were.
    """

    def __init__(self, dice: Iterable[int] = (), picks: Iterable[object] = (), order: Iterable[object] = ()) -> None:
        self.dice = list(dice)
        self.picks = list(picks)
        self.order = list(order)

    def die(self) -> int:
        """Return the next of the scripted dice."""
        if not self.dice:
            raise IndexError("the script has no dice left")
        return self.dice.pop(0)

    def pick(self, items: Sequence[T]) -> T:
        """Return the first scripted pick that is among the items, or the first item."""
        for wanted in self.picks:
            for item in items:
                if item == wanted:
                    self.picks.remove(wanted)
                    return item
        return items[0]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in the scripted order."""
        cards = list(items)
        first = [card for wanted in self.order for card in cards if card == wanted]
        return first + [card for card in cards if card not in first]
