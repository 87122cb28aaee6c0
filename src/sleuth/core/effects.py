"""Effects of kept intrigue cards and abilities: who has them, and when they can be used (R8)."""

from collections.abc import Iterator

from sleuth.core.actions import Source, Use
from sleuth.core.choices import Menu
from sleuth.core.game import Seat, Spot
from sleuth.core.view import View
from sleuth.core.ways import closed_places, way_out


def sources(view: View, effect: str) -> tuple[Source, ...]:
    """Return what the seat could spend on an effect: a kept card, its ability, both or neither."""
    assert view.seat is not None
    game, own = view.game, view.own
    found: list[Source] = []
    if game.options.intrigue and effect in own.held:
        found.append("card")  # R8.6
    if game.ability_of(view.seat) == effect and not view.public.seats[view.seat].ability_used:
        found.append("ability")  # R8.10
    return tuple(found)


def uses(view: View, *effects: str) -> Iterator[Menu]:
    """Yield a menu for each way in which the seat can use these effects now."""
    assert view.seat is not None
    if not (view.game.options.intrigue or view.game.options.abilities):
        return
    if view.public.seats[view.seat].standing != "in":
        return  # R7.3, R8.5
    for effect in effects:
        for source in sources(view, effect):
            targets = _targets(view, effect)
            if targets:
                yield Menu(Use(effect, source, target) for target in targets)


def _targets(view: View, effect: str) -> tuple[Spot | Seat | None, ...]:
    if effect == "any-place":  # R8.6
        shut = closed_places(view, view.spot)
        return tuple(place for place in view.game.edition.places if place not in shut and place != view.spot)
    if effect == "look-any":  # R8.13
        return tuple(seat for seat in _hidden_hands(view) if seat != view.seat)
    if effect == "look-right":  # R8.6
        return (None,) if len(_hidden_hands(view)) > 1 else ()
    return (None,)


def _hidden_hands(view: View) -> tuple[Seat, ...]:
    return tuple(s for s, seat in enumerate(view.public.seats) if seat.standing != "taken" and seat.cards)


def second_move(view: View) -> Iterator[Menu]:
    """Yield the ways to roll and move a second time, before any suggestion (R8.11)."""
    turn = view.public.turn
    if turn.moves == 1 and turn.suggestions == 0 and not turn.looked and way_out(view):
        yield from uses(view, "move-again")
