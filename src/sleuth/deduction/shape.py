"""The shape of a deal: which cards there are, and how many each owner has. It is public."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from sleuth.core.game import CardId
from sleuth.deduction.facts import Owner
from sleuth.editions import Edition


class Shape(Struct, frozen=True, dict=True):
    """The cards with their kinds, and the owners with the sizes of their hands."""

    cards: tuple[CardId, ...]
    kinds: tuple[int, ...]
    """The kind of each card, as a number."""
    owners: tuple[Owner, ...]
    sizes: tuple[int, ...]

    @cached_property
    def card_index(self) -> Mapping[CardId, int]:
        """The index of each card in `cards`."""
        return {card: index for index, card in enumerate(self.cards)}

    @cached_property
    def owner_index(self) -> Mapping[Owner, int]:
        """The index of each owner in `owners`."""
        return {owner: index for index, owner in enumerate(self.owners)}

    def bits(self, cards: Sequence[CardId]) -> int:
        """Return a set of cards as bits."""
        index = self.card_index
        mask = 0
        for card in cards:
            mask |= 1 << index[card]
        return mask


def shape_of(edition: Edition, hands: Sequence[int], *, side: int = 0, centre: int = 0, open_cards: int = 0) -> Shape:
    """Return the shape of a deal of an edition; empty piles are not owners."""
    kinds = {kind: number for number, kind in enumerate(edition.kinds)}
    piles: dict[Owner, int] = {"case": len(kinds), "side": side, "centre": centre, "open": open_cards}
    owners: dict[Owner, int] = dict(enumerate(hands))
    owners |= {pile: size for pile, size in piles.items() if size}
    return Shape(
        cards=tuple(card.id for card in edition.cards),
        kinds=tuple(kinds[card.kind] for card in edition.cards),
        owners=tuple(owners),
        sizes=tuple(owners.values()),
    )
