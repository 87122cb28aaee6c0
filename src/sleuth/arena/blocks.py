"""One block of a league: the same deal, played in every seating. A worker plays one block at a time."""

from collections.abc import Mapping

from msgspec import Struct

from sleuth.arena.lots import Lots
from sleuth.arena.match import Match
from sleuth.arena.seating import Seating
from sleuth.arena.simulation import random_match
from sleuth.arena.timing import Timed, Times
from sleuth.bots import Bot
from sleuth.bots.players import Player, make_player
from sleuth.core.game import Game, Seat
from sleuth.core.seen import SuggestionMade


class Result(Struct, frozen=True):
    """What a league keeps of a finished game."""

    seating: Seating
    winner: Seat | None
    solved: bool
    turns: int
    suggestions: int

    @property
    def won_by(self) -> str | None:
        """The player that won, if any did."""
        return None if self.winner is None else self.seating[self.winner]


class Block(Struct, frozen=True):
    """A finished block: its games, and how long each player thought."""

    number: int
    results: tuple[Result, ...]
    times: dict[str, Times]


class Terms(Struct, frozen=True):
    """What all blocks of a league share."""

    game: Game
    lots: Lots
    """Drawn once for each block."""
    seed: int
    players: Mapping[str, Player]
    """The players by the names they have in the standings."""


class PlannedBlock(Struct, frozen=True):
    """A block to play."""

    number: int
    seatings: tuple[Seating, ...]


def play_block(terms: Terms, planned: PlannedBlock) -> Block:
    """Play the games of a block."""
    game = terms.lots.drawn(terms.game, terms.seed, planned.number)
    times = {name: Times() for seating in planned.seatings for name in seating}

    def timed(name: str, game: Game, seat: Seat, seed: str) -> Bot:
        return Timed(make_player(terms.players[name], game, seat, seed), times[name])

    results = tuple(
        result_of(random_match(game, terms.seed, planned.number, seating, timed), seating)
        for seating in planned.seatings
    )
    return Block(planned.number, results, times)


def result_of(match: Match, seating: Seating) -> Result:
    """Return a match in a few numbers."""
    public = match.state.public
    return Result(
        seating=seating,
        winner=public.winner,
        solved=public.ending == "solved",
        turns=public.turn.number,
        suggestions=sum(isinstance(event, SuggestionMade) for event in match.events),
    )
