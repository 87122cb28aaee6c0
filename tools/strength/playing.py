"""Plays a line: a league of two bots, or games of one bot against itself."""

import statistics
from collections.abc import Callable, Iterable

import joblib
from msgspec import Struct

from sleuth.arena import League
from sleuth.arena.blocks import result_of
from sleuth.arena.shares import Z
from sleuth.arena.simulation import random_match
from sleuth.core.game import Game, new_game
from sleuth.core.truth.events import AccusationMade
from sleuth.editions import load_edition
from tools.strength.plan import Line
from tools.strength.strangers import Among, play_among

BATCH = 5
"""Games that a worker plays at a time."""
Progress = Callable[[int], None]


class Side(Struct, frozen=True):
    """One of the two bots of a duel."""

    suggestions: float | None
    """In the games it won, of all players, on average."""
    mean: float
    """How long it takes to decide, in milliseconds."""
    median: float
    worst: float


class Duel(Struct, frozen=True, tag=True):
    """The result between two bots; the share is that of the first."""

    games: int
    looks: int
    """How often the interval was looked at; games were doubled after each look but the last."""
    unwon: int
    share: float | None
    low: float
    high: float
    sides: tuple[Side, Side]

    @property
    def better(self) -> bool:
        """Whether the whole interval lies above one half."""
        return self.low > 0.5


class Alone(Struct, frozen=True, tag=True):
    """The result of one bot at all seats."""

    games: int
    solved: int
    wrong: int
    """Wrong accusations."""
    suggestions: float
    """Until a game was solved, on average, with its interval."""
    low: float
    high: float


def play(line: Line, seed: int, workers: int, progress: Progress) -> Duel | Alone | Among:
    """Play all games of a line."""
    if line.part in ("strangers", "without"):
        return play_among(line, seed, workers)
    player = _duel if len(line.names) == 2 else _alone
    return player(line, seed, workers, progress)


def _game(line: Line) -> Game:
    return new_game(load_edition(line.edition), line.seats)


def _duel(line: Line, seed: int, workers: int, progress: Progress) -> Duel:
    """Play a league; double its games until the first bot is clearly better or the maximum is reached."""
    league, games, looks = League(_game(line), line.names, seed=seed), line.games, 0
    while True:
        for _ in league.play(games, workers):
            progress(sum(len(block.results) for block in league.blocks.values()))
        looks += 1
        duel = _duel_of(league, looks)
        if duel.better or games >= line.most:
            return duel
        games = min(2 * games, line.most)


def _duel_of(league: League, looks: int) -> Duel:
    standings = league.standings()
    scores = {score.name: score for score in standings.bots}
    first, second = (
        Side(won.suggestions if (won := scores[name].won) else None, times.mean, times.median, times.worst)
        for name, times in ((name, standings.times[name]) for name in league.names)
    )
    score = scores[league.names[0]]
    return Duel(standings.games, looks, standings.unwon, score.share, score.low, score.high, (first, second))


def _alone(line: Line, seed: int, workers: int, progress: Progress) -> Alone:
    batches = [range(first, min(first + BATCH, line.games)) for first in range(0, line.games, BATCH)]
    parallel = joblib.Parallel(n_jobs=workers, return_as="generator")
    played: list[tuple[int | None, int]] = []
    for batch in parallel(joblib.delayed(_batch)(line, seed, numbers) for numbers in batches):
        played += batch
        progress(len(played))
    lengths = [suggestions for suggestions, _ in played if suggestions is not None]
    mean, half = _interval(lengths)
    return Alone(len(played), len(lengths), sum(wrong for _, wrong in played), mean, mean - half, mean + half)


def _batch(line: Line, seed: int, numbers: Iterable[int]) -> list[tuple[int | None, int]]:
    """Return for each game the suggestions until it was solved, if it was, and the number of wrong accusations."""
    game, played = _game(line), []
    for number in numbers:
        match = random_match(game, seed, number, line.names)
        result = result_of(match, line.names * line.seats)
        wrong = sum(isinstance(event, AccusationMade) and not event.right for event in match.events)
        played.append((result.suggestions if result.solved else None, wrong))
    return played


def _interval(values: list[int]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % interval; games are independent here."""
    if len(values) < 2:
        return (float(values[0]) if values else 0.0), 0.0
    return statistics.fmean(values), Z * statistics.stdev(values) / len(values) ** 0.5
