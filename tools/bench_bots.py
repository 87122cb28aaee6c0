"""Measure how fast the bots play: classic with 3 and 6 seats, all seats of one level, one core.

Per level: games per second, the seconds of a game, and how long a decision takes, median and worst. All in wall-clock
time; in brackets the processor time of a game (on a busy machine the clock shows more).

GAMES is the number of games for each level and number of seats.
"""

import sys
import time

import click

from sleuth.arena.simulation import random_match
from sleuth.arena.timing import Timed, Times
from sleuth.bots import Bot, make_bot
from sleuth.bots.registry import LEVELS
from sleuth.core.game import Game, Seat, new_game
from sleuth.editions import load_edition

AIMS = {("mastermind", 3): 1.0, ("mastermind", 6): 3.0}
"""Seconds that a game may take."""


def measured(game: Game, level: str, games: int) -> tuple[float, float, Times]:
    """Return the seconds of a game by the clock and by the processor, and the times of all decisions."""
    times = Times()

    def timed(name: str, game: Game, seat: Seat, seed: str) -> Bot:
        return Timed(make_bot(name, game, seat, seed), times)

    random_match(game, 2, 0, (level,))  # boards are loaded once
    clock, processor = time.perf_counter(), time.process_time()
    for number in range(games):
        random_match(game, 1, number, (level,), timed)
    return (time.perf_counter() - clock) / games, (time.process_time() - processor) / games, times


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=24)
def main(games: int) -> None:
    """Print a table."""
    out = sys.stdout.write
    heads = ("level", "seats", "games", "games/s", "s a game", "median ms", "worst ms", "aim s")
    out("{:10} {:>5} {:>5} {:>8} {:>15} {:>9} {:>8} {:>6}\n".format(*heads))
    for seats in (3, 6):
        game = new_game(load_edition("classic"), seats)
        for level in LEVELS:
            clock, processor, times = measured(game, level, games)
            spent, decisions, aim = f"{clock:.3f} ({processor:.3f})", times.summary(), AIMS.get((level, seats), "")
            figures = f"{1 / clock:8.2f} {spent:>15} {decisions.median:9.3f} {decisions.worst:8.1f}"
            out(f"{level:10} {seats:5} {games:5} {figures} {aim:>6}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
