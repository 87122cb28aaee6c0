"""One block of a league: the same deal, played by every seating. A block is what one worker does at a time."""

import pickle
from functools import lru_cache

from msgspec import Struct

from sleuth.arena.lots import Lots
from sleuth.arena.match import Match
from sleuth.arena.seating import Seating
from sleuth.arena.simulation import random_match
from sleuth.arena.timing import Timed, Times
from sleuth.bots import Bot, make_bot
from sleuth.core.game import Game, Seat
from sleuth.core.seen import SuggestionMade


class Result(Struct, frozen=True):
    """What a league remembers of a finished game."""

    seating: Seating
    winner: Seat | None
    solved: bool
    turns: int
    suggestions: int

    @property
    def won_by(self) -> str | None:
        """The bot that won, if any did."""
        return None if self.winner is None else self.seating[self.winner]


class Block(Struct, frozen=True):
    """A finished block: its games, and how long each bot thought."""

    number: int
    results: tuple[Result, ...]
    times: dict[str, Times]


class Job(Struct, frozen=True):
    """A block to be played: small, and on its own, so that it can be sent anywhere."""

    agreed: bytes
    """The game and its lots, pickled once. Whoever gets it unpickles it once: much is remembered per edition."""
    seed: int
    number: int
    seatings: tuple[Seating, ...]


def play_block(job: Job) -> Block:
    """Play the games of a block."""
    agreed, lots = _agreed(job.agreed)
    game = lots.drawn(agreed, job.seed, job.number)
    times = {name: Times() for seating in job.seatings for name in seating}

    def timed(name: str, game: Game, seat: Seat, seed: str) -> Bot:
        return Timed(make_bot(name, game, seat, seed), times[name])

    results = tuple(
        result_of(random_match(game, job.seed, job.number, seating, timed), seating) for seating in job.seatings
    )
    return Block(job.number, results, times)


def result_of(match: Match, seating: Seating) -> Result:
    """A match in a few figures."""
    public = match.state.public
    return Result(
        seating=seating,
        winner=public.winner,
        solved=public.ending == "solved",
        turns=public.turn.number,
        suggestions=sum(isinstance(event, SuggestionMade) for event in match.events),
    )


@lru_cache(maxsize=8)
def _agreed(pickled: bytes) -> tuple[Game, Lots]:
    game, lots = pickle.loads(pickled)  # noqa: S301 - it comes from the league that started this worker
    assert isinstance(game, Game)
    assert isinstance(lots, Lots)
    return game, lots
