"""What kept intrigue cards and abilities can do, and when a seat has them (R8)."""

from collections.abc import Iterator

from sleuth.core.actions import Source, Use
from sleuth.core.choices import Menu
from sleuth.core.game import Seat, Spot
from sleuth.core.view import View
from sleuth.core.ways import closed_places, way_out


def sources(view: View, effect: str) -> tuple[Source, ...]:
    """What the seat could spend to use an effect: a kept card, its ability, both or nothing."""
    assert view.seat is not None
    game, own = view.game, view.own
    found: list[Source] = []
    if game.options.intrigue and effect in own.held:
        found.append("card")
    if game.ability_of(view.seat) == effect and not view.public.seats[view.seat].ability_used:
        found.append("ability")
    return tuple(found)


def uses(view: View, *effects: str) -> Iterator[Menu]:
    """The ways to use these effects now."""
    assert view.seat is not None
    if not (view.game.options.intrigue or view.game.options.abilities):
        return
    if view.public.seats[view.seat].standing != "in":
        return
    for effect in effects:
        for source in sources(view, effect):
            targets = _targets(view, effect)
            if targets:
                yield Menu(Use(effect, source, target) for target in targets)


def _targets(view: View, effect: str) -> tuple[Spot | Seat | None, ...]:
    if effect == "any-place":
        shut = closed_places(view, view.spot)
        return tuple(place for place in view.game.edition.places if place not in shut and place != view.spot)
    if effect == "look-any":
        return tuple(seat for seat in _hidden_hands(view) if seat != view.seat)
    if effect == "look-right":
        return (None,) if len(_hidden_hands(view)) > 1 else ()
    return (None,)


def _hidden_hands(view: View) -> tuple[Seat, ...]:
    return tuple(s for s, seat in enumerate(view.public.seats) if seat.standing != "taken" and seat.cards)


def second_move(view: View) -> Iterator[Menu]:
    """Rolling and moving a second time, before any suggestion (R8.11)."""
    turn = view.public.turn
    if turn.moves == 1 and turn.suggestions == 0 and not turn.looked and way_out(view):
        yield from uses(view, "move-again")
