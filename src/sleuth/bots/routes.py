"""How far places are, in steps and in turns."""

from functools import cache
from itertools import product

from sleuth.core.game import Game, Spot
from sleuth.core.landmarks import steps_to_places
from sleuth.core.movement import net_of

FACES = {"plain": (1, 2, 3, 4, 5, 6), "question": (0, 2, 3, 4, 5, 6)}
"""What each face of a die moves; the `?` moves nothing."""
FARTHEST = 80
"""No path on any board is longer, in steps."""
BEHIND_A_FIGURE = 3
"""Extra steps for a path that a figure blocks: the figure will move on some time."""


def turns(game: Game, steps: int) -> float:
    """Return roughly how many turns a walk takes; entering a place needs no exact roll."""
    mean = sum(sum(FACES[die]) / 6 for die in game.options.dice)
    return max(1.0, steps / mean)


def expected_turns(game: Game, steps: int) -> float:
    """Return the exact expected number of turns of a walk; entering a place needs no exact roll."""
    return _expected(game.options.dice)[min(steps, FARTHEST)]


@cache
def _expected(dice: tuple[str, ...]) -> list[float]:
    """Return the expected turns for each number of steps left."""
    rolls = [sum(faces) for faces in product(*(FACES[die] for die in dice))]
    share, still = 1 / len(rolls), rolls.count(0) / len(rolls)
    found = [0.0]
    for steps in range(1, FARTHEST + 1):
        onward = sum(found[steps - roll] for roll in rolls if 0 < roll < steps)
        found.append((1 + share * onward) / (1 - still))
    return found


def distances(game: Game, spot: Spot) -> dict[Spot, int]:
    """Return the steps from a spot to every place, on an empty board."""
    return steps_to_places(net_of(game.edition), spot)


def distances_past(game: Game, spot: Spot, occupied: int) -> dict[Spot, int]:
    """Return the steps from a spot to every place, walking round the squares where figures stand."""
    net = net_of(game.edition)
    free = steps_to_places(net, spot)
    round_them = steps_to_places(net, spot, occupied & ~net.bit.get(spot, 0))
    return {place: round_them.get(place, steps + BEHIND_A_FIGURE) for place, steps in free.items()}
