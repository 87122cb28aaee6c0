"""Whether any deal satisfies the constraints, without counting: propagation, matching cards with owners, branching."""

from collections.abc import Iterable, Iterator

from sleuth.deduction.constraints import Constraints, Impossible, Limit


def satisfiable(constraints: Constraints) -> bool:
    """Return whether any deal satisfies the constraints; narrows them on the way.

    Matching finds a deal in which every owner could hold their cards, or proves that there is none. If that deal breaks
    a limit, one of the limit's cards is tried both ways.
    """
    try:
        constraints.propagate()
        dealt = _any_deal(constraints)
    except Impossible:
        return False
    for owner, cards, least, most in constraints.limits:
        if not least <= (cards & dealt[owner]).bit_count() <= most:
            return any(satisfiable(twin) for twin in _both_ways(constraints, owner, cards & -cards))
    return True


def _both_ways(constraints: Constraints, owner: int, card: int) -> Iterable[Constraints]:
    held, lacked = constraints.copy(), constraints.copy()
    held.limits.append(Limit(owner, card, 1, 1))
    lacked.limits.append(Limit(owner, card, 0, 0))
    return held, lacked


def _any_deal(constraints: Constraints) -> list[int]:
    """Return some deal of the open cards, by owner, ignoring limits; raises `Impossible` if there is none."""
    held, case = constraints.held, constraints.case
    places = [
        (o, constraints.all_cards, size - held[o].bit_count()) for o, size in enumerate(constraints.sizes) if o != case
    ]
    places += [(case, kind, 1 - (held[case] & kind).bit_count()) for kind in constraints.of_kind]
    if any(room < 0 for _, _, room in places):
        raise Impossible
    could = [constraints.possible[owner] & ~held[owner] & cards for owner, cards, _ in places]
    filled = [0] * len(places)

    def find_room(card: int, tried: set[int]) -> bool:
        """Place a card where it could be, moving other cards on if needed; return whether that worked."""
        for place, (_, _, room) in enumerate(places):
            if place in tried or not could[place] & card:
                continue
            tried.add(place)
            if filled[place].bit_count() < room:
                filled[place] |= card
                return True
            for other in _single(filled[place]):
                if find_room(other, tried):
                    filled[place] += card - other
                    return True
        return False

    if not all(find_room(card, set()) for card in _single(constraints.all_cards & ~sum(held))):
        raise Impossible
    dealt = [0] * len(constraints.sizes)
    for (owner, _, _), cards in zip(places, filled, strict=True):
        dealt[owner] |= cards
    return dealt


def _single(cards: int) -> Iterator[int]:
    """Yield each of the cards as a single bit."""
    while cards:
        yield cards & -cards
        cards &= cards - 1
