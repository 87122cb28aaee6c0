"""Many games between bots, and their results."""

import time
from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec import Struct

from sleuth.arena.lots import NO_LOTS, Lots
from sleuth.arena.match import Match, play_match
from sleuth.bots import Bot, make_bot
from sleuth.core.game import Game, Seat
from sleuth.core.truth import SeededChance


class Summary(Struct, frozen=True):
    """The results of a simulation; all but the last two numbers depend on the arguments alone."""

    edition: str
    seats: int
    games: int
    solved: int
    unsolved: int
    wins: tuple[int, ...]
    """Games won, by seat."""
    turns_mean: float
    steps: int
    seconds: float
    steps_per_s: float


def random_match(
    game: Game,
    seed: int,
    number: int,
    names: Sequence[str] = ("random",),
    make: Callable[[str, Game, Seat, str], Bot] = make_bot,
) -> Match:
    """Play one game of a simulation: the same seed and number give the same game, whatever else is played.

    The bots' names are repeated around the table, starting at the first seat.
    """
    bots = [make(names[seat % len(names)], game, seat, bot_seed(seed, number, seat)) for seat in game.seats]
    return play_match(game, bots, SeededChance(f"{seed}/{number}"))


def bot_seed(seed: int, number: int, seat: Seat) -> str:
    """Return a bot's own seed; it does not reveal the seed of the deal."""
    return sha256(f"{seed}/{number}/{seat}".encode()).hexdigest()


def simulate(
    game: Game,
    games: int,
    seed: int,
    after_each: Callable[[Match], None] | None = None,
    names: Sequence[str] = ("random",),
    lots: Lots = NO_LOTS,
) -> Summary:
    """Play a number of games between bots; `lots` are drawn for each game, see `match.state.game`.

    The lots do not change the deal: the same seed deals the same cards with any lots.
    """
    solved = turns = steps = 0
    wins = [0 for _ in game.seats]
    begun = time.perf_counter()
    for number in range(games):
        match = random_match(lots.drawn(game, seed, number), seed, number, names)
        public = match.state.public
        solved += public.ending == "solved"
        if public.winner is not None:
            wins[public.winner] += 1
        turns += public.turn.number
        steps += match.steps
        if after_each is not None:
            after_each(match)
    seconds = time.perf_counter() - begun
    return Summary(
        edition=game.edition.id,
        seats=len(game.seats),
        games=games,
        solved=solved,
        unsolved=games - solved,
        wins=tuple(wins),
        turns_mean=round(turns / games, 4) if games else 0.0,
        steps=steps,
        seconds=round(seconds, 3),
        steps_per_s=round(steps / seconds, 1) if seconds else 0.0,
    )
