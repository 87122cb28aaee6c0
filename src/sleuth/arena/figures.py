"""Which figure each seat plays: figures are drawn, so that over many games every character appears."""

from collections.abc import Callable, Mapping, Sequence

from sleuth.core.game import CardId, Seat
from sleuth.core.refusals import UnfitGame
from sleuth.editions import Edition

Shuffled = Callable[[Sequence[CardId]], list[CardId]]
"""Puts cards into a random order: the `shuffled` of a `Chance`."""


def drawn_figures(
    edition: Edition, seats: int, shuffled: Shuffled, chosen: Mapping[Seat, CardId] | None = None
) -> tuple[CardId, ...]:
    """Draw a figure for every seat that has not chosen one; raise `UnfitGame` if that is impossible."""
    taken = {seat: figure for seat, figure in (chosen or {}).items() if 0 <= seat < seats}
    _check(edition, list((chosen or {}).values()))
    left = iter(shuffled([figure for figure in edition.suspects if figure not in taken.values()]))
    found = [taken[seat] if seat in taken else next(left, None) for seat in range(seats)]
    if None in found:
        least, most = edition.seats
        raise UnfitGame("unfit-seats", "R1.7", edition=edition.id, seats=seats, least=least, most=most)
    return tuple(figure for figure in found if figure is not None)


def _check(edition: Edition, chosen: Sequence[CardId]) -> None:
    """Refuse a figure that does not exist, and one that two seats have chosen."""
    for figure in chosen:
        if figure not in edition.suspects or chosen.count(figure) > 1:
            raise UnfitGame("unfit-figure", "R2.1", figure=figure)
