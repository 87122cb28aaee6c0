"""Measure steps per second of random play, every edition and number of seats, on one core.

Every seat's view is part of the state and up to date after every step. A step is one action of one seat: listing its
legal actions, choosing, deciding and evolving. The first games of each table are a warm-up and not counted.
"""

import sys
import time

import click

from sleuth.arena.simulation import random_match
from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, load_edition

SECONDS = 1.5
WARM_UP = 40
ANCHOR = (2_900, 4_700)
"""Steps per second of the one public environment for this game, measured on a similar machine."""


def measure(edition: str, seats: int) -> tuple[float, float]:
    """Return steps and games per second."""
    game = new_game(load_edition(edition), seats)
    for number in range(WARM_UP):
        random_match(game, 1, number)
    steps = games = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        steps += random_match(game, 2, games).steps
        games += 1
    return steps / spent, games / spent


@click.command(help=__doc__)
def main() -> None:
    """Print a table."""
    out = sys.stdout.write
    out(
        f"{'edition':16} {'seats':>5} {'steps/s':>9} {'games/s':>8}"
        f" {'x ' + str(ANCHOR[0]):>7} {'x ' + str(ANCHOR[1]):>7}\n"
    )
    for edition in EDITION_IDS:
        least, most = load_edition(edition).seats
        for seats in range(least, most + 1):
            steps, games = measure(edition, seats)
            out(f"{edition:16} {seats:5} {steps:9.0f} {games:8.1f} {steps / ANCHOR[0]:7.1f} {steps / ANCHOR[1]:7.1f}\n")


if __name__ == "__main__":
    main()
