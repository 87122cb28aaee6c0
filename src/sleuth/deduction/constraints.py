"""The constraints on a deal: cards to place, owners with room for them, and what is known about who holds what.

Cards and owners are indexes here, sets of cards are bits of an integer. Propagation draws the conclusions that need no
counting; `counting` does the rest.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple


class Limit(NamedTuple):
    """An owner holds `least` to `most` of these cards."""

    owner: int
    cards: int
    least: int
    most: int


class CardChoice(NamedTuple):
    """An owner chose a card at random from those of these cards in hand and `known` others certainly in hand."""

    owner: int
    cards: int
    known: int = 0


class Impossible(Exception):
    """No deal satisfies everything."""


class Constraints:
    """Who could hold each card, as far as propagation can tell."""

    def __init__(self, kinds: list[int], sizes: list[int], case: int) -> None:
        self.kinds = kinds
        self.sizes = sizes
        self.case = case
        self.everyone = (1 << len(sizes)) - 1
        self.all_cards = (1 << len(kinds)) - 1
        self.possible = [self.all_cards] * len(sizes)
        """By owner: the cards the owner could hold."""
        self.held = [0] * len(sizes)
        """By owner: the cards the owner certainly holds."""
        self.limits: list[Limit] = []
        self.choices: list[CardChoice] = []
        self.of_kind = list(_of_kind(tuple(kinds)))

    def copy(self) -> "Constraints":
        """Return a copy, to be narrowed further."""
        twin = object.__new__(Constraints)
        twin.__dict__.update(self.__dict__)
        twin.possible, twin.held = list(self.possible), list(self.held)
        twin.limits, twin.choices = list(self.limits), list(self.choices)
        return twin

    def same(self, other: "Constraints") -> bool:
        """Return whether these are the same constraints on the same deal."""
        return (self.possible, self.held, self.limits, self.choices) == (
            other.possible,
            other.held,
            other.limits,
            other.choices,
        )

    def hold(self, owner: int, cards: int) -> None:
        """Note that an owner holds these cards, so no other owner does."""
        new = cards & ~self.held[owner]
        if not new:
            return
        if new & ~self.possible[owner]:
            raise Impossible
        self.held[owner] |= new
        for other in range(len(self.sizes)):
            if other != owner:
                self.lack(other, new)
        if owner == self.case:
            for kind in self.of_kind:
                if (kind & self.held[owner]).bit_count() > 1:
                    raise Impossible
                if kind & new:
                    self.lack(owner, kind & ~new)

    def lack(self, owner: int, cards: int) -> None:
        """Note that an owner holds none of these cards."""
        if cards & self.held[owner]:
            raise Impossible
        self.possible[owner] &= ~cards

    def open_choices(self) -> list[CardChoice]:
        """Return the choices that still weigh some hands differently."""
        choices = []
        for owner, cards, known in self.choices:
            open_cards = cards & self.possible[owner] & ~self.held[owner]
            if open_cards:
                choices.append(CardChoice(owner, open_cards, known + (cards & self.held[owner]).bit_count()))
        return choices

    def propagate(self) -> None:
        """Draw conclusions until none is left; raises `Impossible` if they contradict each other."""
        before = None
        while before != (now := (sum(self.possible), sum(self.held))):
            before = now
            self._by_owner()
            self._by_card()
            self._by_limit()

    def _by_owner(self) -> None:
        """Close full hands; give an owner everything possible if all of it is needed to fill the hand."""
        for owner, size in enumerate(self.sizes):
            held, possible = self.held[owner].bit_count(), self.possible[owner].bit_count()
            if held > size or possible < size:
                raise Impossible
            if held == size:
                self.lack(owner, self.possible[owner] & ~self.held[owner])
            elif possible == size:
                self.hold(owner, self.possible[owner])
        for kind in self.of_kind:
            could = kind & self.possible[self.case]
            if not could:
                raise Impossible
            if could.bit_count() == 1:
                self.hold(self.case, could)

    def _by_card(self) -> None:
        """Give a card that only one owner could hold to that owner."""
        once, twice = 0, 0
        for possible in self.possible:
            twice |= once & possible
            once |= possible
        if once != self.all_cards:
            raise Impossible
        single = once & ~twice
        for owner, possible in enumerate(self.possible):
            if single & possible & ~self.held[owner]:
                self.hold(owner, single & possible)

    def _by_limit(self) -> None:
        open_limits = []
        for owner, cards, least, most in self.limits:
            held = (cards & self.held[owner]).bit_count()
            open_cards = cards & self.possible[owner] & ~self.held[owner]
            need, room, left = least - held, most - held, open_cards.bit_count()
            if room < 0 or need > left:
                raise Impossible
            if room == 0:
                self.lack(owner, open_cards)
            elif need == left:
                self.hold(owner, open_cards)
            elif need > 0 or room < left:
                open_limits.append(Limit(owner, open_cards, max(need, 0), min(room, left)))
        self.limits = list(dict.fromkeys(open_limits))


def single_cards(cards: int) -> Iterator[int]:
    """Yield the index of each card of a set."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


@lru_cache(64)
def _of_kind(kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of each kind."""
    return tuple(sum(1 << card for card, other in enumerate(kinds) if other == kind) for kind in range(max(kinds) + 1))
