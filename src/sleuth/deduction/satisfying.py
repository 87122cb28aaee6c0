"""Whether any deal satisfies a problem, without counting: propagation, matching cards with owners, branching."""

from collections.abc import Iterable, Iterator

from sleuth.deduction.problem import Impossible, Limit, Problem


def satisfiable(problem: Problem) -> bool:
    """Whether any deal satisfies a problem; narrows it on the way.

    A deal that respects who could hold what is found at once or not at all. If it breaks a limit, then one of the
    cards of that limit is tried both ways.
    """
    try:
        problem.propagate()
        dealt = _any_deal(problem)
    except Impossible:
        return False
    for owner, cards, least, most in problem.limits:
        if not least <= (cards & dealt[owner]).bit_count() <= most:
            return any(satisfiable(twin) for twin in _both_ways(problem, owner, cards & -cards))
    return True


def _both_ways(problem: Problem, owner: int, card: int) -> Iterable[Problem]:
    held, lacked = problem.copy(), problem.copy()
    held.limits.append(Limit(owner, card, 1, 1))
    lacked.limits.append(Limit(owner, card, 0, 0))
    return held, lacked


def _any_deal(problem: Problem) -> list[int]:
    """Some deal of the open cards, by owner, limits apart; raises `Impossible` if there is none."""
    held, case = problem.held, problem.case
    places = [(o, problem.all_cards, size - held[o].bit_count()) for o, size in enumerate(problem.sizes) if o != case]
    places += [(case, kind, 1 - (held[case] & kind).bit_count()) for kind in problem.of_kind]
    if any(room < 0 for _, _, room in places):
        raise Impossible
    could = [problem.possible[owner] & ~held[owner] & cards for owner, cards, _ in places]
    filled = [0] * len(places)

    def find_room(card: int, tried: set[int]) -> bool:
        """Put a card where it could be; a card in its way moves on, if it can."""
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

    if not all(find_room(card, set()) for card in _single(problem.all_cards & ~sum(held))):
        raise Impossible
    dealt = [0] * len(problem.sizes)
    for (owner, _, _), cards in zip(places, filled, strict=True):
        dealt[owner] |= cards
    return dealt


def _single(cards: int) -> Iterator[int]:
    """Each of the cards by itself."""
    while cards:
        yield cards & -cards
        cards &= cards - 1
