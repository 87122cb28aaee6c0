"""How far places are, in steps and in turns."""

from functools import lru_cache

from sleuth.core.game import Game, Spot
from sleuth.core.movement import Net, net_of

MEAN_OF = {"plain": 3.5, "question": 20 / 6}
"""What a die moves on average; the `?` counts nothing."""


def mean_roll(game: Game) -> float:
    """What a roll of all dice moves on average."""
    return sum(MEAN_OF[die] for die in game.options.dice)


def turns(game: Game, steps: int) -> float:
    """About how many turns a walk takes; entering a place needs no exact roll."""
    return max(1.0, steps / mean_roll(game))


def distances(game: Game, spot: Spot) -> dict[Spot, int]:
    """Steps from a spot to every place, on an empty board."""
    return _distances(net_of(game.edition), spot)


@lru_cache(maxsize=4096)
def _distances(net: Net, spot: Spot) -> dict[Spot, int]:
    found: dict[Spot, int] = {}
    frontier = net.doors.get(spot, net.bit.get(spot, 0))
    steps, reached = (1, frontier) if spot in net.doors else (0, frontier)
    while frontier:
        steps += 1
        for mask, place in net.entries:
            if place not in found and place != spot and mask & frontier:
                found[place] = steps
        frontier = net.step(frontier) & ~reached
        reached |= frontier
    return found
