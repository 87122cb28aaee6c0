"""How many cards each owner has: what the edition's deal fixes, and what people have to write down."""

from typing import NamedTuple

from sleuth.core.game import Game
from sleuth.deduction.notes.errors import NotesError


class DealSizes(NamedTuple):
    """The sizes of the hands and the piles, without the case."""

    hands: tuple[int, ...]
    side: int
    centre: int
    open: int


def sizes_of(game: Game, given: tuple[int, ...] | None, open_cards: int, *, dealer_known: bool) -> DealSizes:
    """Return the sizes of all hands and piles; raises `NotesError` if given ones are wrong or missing ones needed."""
    side, number, leftovers = game.options.side_cards, len(game.seats), game.options.leftovers
    rest = len(game.edition.cards) - len(game.edition.kinds) - side
    if given is not None:
        return _checked(game, given, rest, side, open_cards)
    if leftovers == "open" and open_cards != rest % number:  # R1.4
        raise NotesError("open-count", expected=rest % number, found=open_cards)
    rest -= open_cards
    if rest < 0:
        raise NotesError("too-many-open", found=open_cards)
    centre = rest % number if leftovers == "centre" else 0  # R1.5
    each, more = divmod(rest - centre, number)
    if more and not dealer_known:
        raise NotesError("sizes-needed", cards=rest - centre, seats=number, example=str([*dealt_from(game, rest)]))
    return DealSizes(dealt_from(game, rest - centre) if more else (each,) * number, side, centre, open_cards)


def dealt_from(game: Game, cards: int) -> tuple[int, ...]:
    """Return the sizes of the hands when `cards` cards are dealt one by one, starting left of the dealer (R1.2)."""
    number = len(game.seats)
    first = (game.dealer + 1) % number
    return tuple(len(range((seat - first) % number, cards, number)) for seat in game.seats)


def _checked(game: Game, given: tuple[int, ...], rest: int, side: int, open_cards: int) -> DealSizes:
    if len(given) != len(game.seats):
        raise NotesError("sizes-number", found=len(given), seats=len(game.seats))
    if min(given) < 0:
        raise NotesError("sizes-negative", found=min(given))
    left = rest - open_cards - sum(given)
    centre = left if game.options.leftovers == "centre" and left > 0 else 0
    if left != centre:
        raise NotesError(
            "sizes-sum",
            sizes=" + ".join(map(str, given)),
            found=sum(given),
            expected=rest - open_cards,
            open=open_cards,
            side=side,
            cards=len(game.edition.cards),
        )
    return DealSizes(given, side, centre, open_cards)
