"""A view as a few lines of text: what is asked, who sits where, and what the seat knows. Cards go by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sleuth.core.game import Seat

if TYPE_CHECKING:  # it imports this module where it is printed
    from sleuth.core.view import HiddenOwner, View


def view_text(view: View) -> str:
    """Return a view as lines of text; the seat that looks is marked with `*`."""
    width = max(map(len, view.game.names))
    seats = (f"{'*' if seat == view.seat else ' '} {_seat(view, seat, width)}" for seat in view.game.seats)
    return "\n".join([_heading(view), *seats, *_known(view)])


def _heading(view: View) -> str:
    public, names = view.public, view.game.names
    if public.ending is not None:
        asked = "over, " + ("no winner" if public.winner is None else f"{names[public.winner]} wins")
    else:
        asked = public.phase if public.actor is None else f"{names[public.actor]} to {public.phase}"
    return f"{view.game.edition.id}, turn {public.turn.number}: {asked}"


def _seat(view: View, seat: Seat, width: int) -> str:
    public, known = view.public, view.public.seats[seat]
    at = public.figure_spot(view.game, seat) if public.figures else known.city
    figure = view.game.figures[seat] + ("" if at is None else f" at {at}")
    standing = "" if known.standing == "in" else f", {known.standing}"
    return f"{view.game.names[seat]:{width}}  {figure}, {known.cards} cards{standing}"


def _known(view: View) -> Iterator[str]:
    """Yield what the seat alone knows, and what lies open."""
    own = view.own
    if own.hand:
        yield f"hand: {', '.join(own.hand)}"
    if own.held:
        yield f"held: {', '.join(own.held)}"
    if own.saw:
        yield f"saw: {', '.join(f'{card} of {_owner(view, owner)}' for card, owner in own.saw)}"
    if view.public.open:
        yield f"open: {', '.join(view.public.open)}"
    case = own.case or view.public.case
    if case is not None:
        yield f"case: {', '.join(case)}"


def _owner(view: View, owner: HiddenOwner) -> str:
    return view.game.names[owner] if isinstance(owner, int) else f"the {owner}"
