"""Measure steps per second of random play, every edition and number of seats, on one core.

Every seat's view is part of the state and up to date after every step. A step is one action of one seat: listing its
legal actions, choosing, deciding and evolving. The first games of each table are a warm-up and not counted.

Numbers of two machines, or of one machine on two days, say nothing about each other: for a ratio, measure both in one
run, as `python -m tools.versus` does with two revisions.
"""

import sys
import time

import click

from sleuth.arena.simulation import random_match
from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, load_edition

SECONDS = 1.5
WARM_UP = 40


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
    out(f"{'edition':16} {'seats':>5} {'steps/s':>9} {'games/s':>8}\n")
    for edition in EDITION_IDS:
        least, most = load_edition(edition).seats
        for seats in range(least, most + 1):
            steps, games = measure(edition, seats)
            out(f"{edition:16} {seats:5} {steps:9.0f} {games:8.1f}\n")


if __name__ == "__main__":
    main()
