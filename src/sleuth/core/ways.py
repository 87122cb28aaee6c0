"""Where a seat's figure can go now: the geometry of `movement` under the options of the game."""

from functools import cache

from sleuth.core.game import Spot
from sleuth.core.movement import Manner, Net, can_leave, destinations, net_of
from sleuth.core.view import View


def reachable(view: View) -> tuple[Spot, ...]:
    """Return the spots where the roll just made can take the seat's figure."""
    return could_reach(view, occupied(view, net_of(view.game.edition)))


def could_reach(view: View, there: int) -> tuple[Spot, ...]:
    """Return where the roll could take the figure if others stood on exactly these squares."""
    net, spot, turn = net_of(view.game.edition), view.spot, view.public.turn
    near = there & net.near(spot, turn.steps)
    return destinations(net, spot, turn.steps, near, closed_places(view, spot), _manner(view))


def way_out(view: View) -> bool:
    """Return whether the seat's figure can take a single step (R3.9)."""
    net, spot = net_of(view.game.edition), view.spot
    return can_leave(net, spot, occupied(view, net), closed_places(view, spot), _manner(view))


def occupied(view: View, net: Net) -> int:
    """Return the squares where other figures stand."""
    bit, mask = net.bit.get, 0
    for spot in view.public.figures:
        mask |= bit(spot, 0)
    return mask & ~bit(view.spot, 0)


def closed_places(view: View, spot: Spot) -> tuple[Spot, ...]:
    """Return the places that may not be entered now (R3.7)."""
    return () if view.game.options.reentry else (*view.public.turn.left, spot)


@cache
def _manner_of(passing: bool, square_twice: bool, stops: bool) -> Manner:
    return Manner(passing=passing, square_twice=square_twice, stops=stops)


def _manner(view: View) -> Manner:
    options = view.game.options
    return _manner_of(options.passing, options.square_twice, options.intrigue)
