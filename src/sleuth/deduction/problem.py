"""A counting problem: cards to place, owners with room for them, and what is known about who holds what.

Cards and owners are indexes here, sets of cards are bits of a whole number. Propagation draws the conclusions that need
no counting; what it leaves open goes to `counting`.
"""

from typing import NamedTuple


class Limit(NamedTuple):
    """An owner holds at least and at most so many of these cards."""

    owner: int
    cards: int
    least: int
    most: int


class Choice(NamedTuple):
    """An owner chose, at random, one of those of these cards that he holds; he holds `known` more for certain."""

    owner: int
    cards: int
    known: int = 0


class Impossible(Exception):
    """No deal satisfies everything."""


class Problem:
    """Who could hold each card, as far as propagation can tell."""

    def __init__(self, kinds: list[int], sizes: list[int], case: int) -> None:
        self.kinds = kinds
        self.sizes = sizes
        self.case = case
        self.everyone = (1 << len(sizes)) - 1
        self.all_cards = (1 << len(kinds)) - 1
        self.possible = [self.all_cards] * len(sizes)
        """By owner: the cards he could hold."""
        self.held = [0] * len(sizes)
        """By owner: the cards he holds for certain."""
        self.limits: list[Limit] = []
        self.choices: list[Choice] = []
        self.of_kind = [
            sum(1 << card for card, other in enumerate(kinds) if other == kind) for kind in range(max(kinds) + 1)
        ]

    def copy(self) -> "Problem":
        """The same problem, to be narrowed further."""
        twin = object.__new__(Problem)
        twin.__dict__.update(self.__dict__)
        twin.possible, twin.held = list(self.possible), list(self.held)
        twin.limits, twin.choices = list(self.limits), list(self.choices)
        return twin

    def hold(self, owner: int, cards: int) -> None:
        """An owner holds these cards: nobody else does."""
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
        """An owner holds none of these cards."""
        if cards & self.held[owner]:
            raise Impossible
        self.possible[owner] &= ~cards

    def open_choices(self) -> list[Choice]:
        """The choices that still tell hands apart."""
        choices = []
        for owner, cards, known in self.choices:
            open_cards = cards & self.possible[owner] & ~self.held[owner]
            if open_cards:
                choices.append(Choice(owner, open_cards, known + (cards & self.held[owner]).bit_count()))
        return choices

    def propagate(self) -> None:
        """Draw conclusions until there are none left; raises `Impossible` if they contradict each other."""
        before = None
        while before != (now := (sum(self.possible), sum(self.held))):
            before = now
            self._by_owner()
            self._by_card()
            self._by_limit()

    def _by_owner(self) -> None:
        """A full hand lacks everything else; a hand that needs all it could hold holds it."""
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
        """A card that only one owner could hold is his."""
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
        self.limits = open_limits
