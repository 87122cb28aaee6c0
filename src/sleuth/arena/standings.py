"""The standings of a league: what its finished blocks say about the bots."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from sleuth.arena.blocks import Block, Result
from sleuth.arena.ratings import Rating, Ratings
from sleuth.arena.shares import Share
from sleuth.arena.timing import DecisionTimes, Times
from sleuth.core.game import Game


class Length(Struct, frozen=True):
    """How long games were, on average."""

    games: int
    turns: float
    suggestions: float


class Score(Struct, frozen=True, kw_only=True):
    """What a bot achieved."""

    name: str
    games: int
    """Games it took part in."""
    wins: int
    share: float | None
    """Its wins by the games that somebody won."""
    low: float
    high: float
    """The true share lies between them, with 95 % confidence."""
    effective: float
    """How many independent games would say as much."""
    rating: Rating
    over: Length | None
    """Of all its games."""
    won: Length | None
    """Of the games it won: how long it took to solve them."""


class Standings(Struct, frozen=True, kw_only=True):
    """A league so far; everything but the times depends on the arguments alone."""

    edition: str
    seats: int
    options: dict[str, Any]
    """The house rules: what differs from the edition."""
    seed: int
    blocks: int
    games: int
    planned: int
    """Games that the league is to have in the end."""
    unwon: int
    """Games that nobody won."""
    even: float
    """The share of a bot that is neither better nor worse than the others."""
    over: Length | None
    solved: Length | None
    bots: tuple[Score, ...]
    """The best first."""
    times: dict[str, DecisionTimes]

    @property
    def extent(self) -> str:
        """How much has been played, in words."""
        games = f"{self.games} of {self.planned}" if self.games < self.planned else f"{self.games}"
        deals = "1 deal" if self.blocks == 1 else f"{self.blocks} deals"
        return f"{games} games, {deals}, seed {self.seed}"


class Tally(Protocol):
    """Something that adds up what it sees."""

    def see(self, thing: Any, /) -> None:
        """Count one more."""
        ...


T = TypeVar("T", bound=Tally)


class Lengths(Struct):
    """Adds up how long games are."""

    games: int = 0
    turns: int = 0
    suggestions: int = 0

    def see(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.turns += result.turns
        self.suggestions += result.suggestions

    def mean(self) -> Length | None:
        """The average, if there is one."""
        if not self.games:
            return None
        return Length(self.games, round(self.turns / self.games, 4), round(self.suggestions / self.games, 4))


class Career:
    """Adds up what one bot does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.share, self.over, self.won, self.times = Share(), Lengths(), Lengths(), Times()

    def see(self, block: Block) -> None:
        """Count a block, if the bot took part."""
        results = [result for result in block.results if self.name in result.seating]
        if not results:
            return
        wins = [result for result in results if result.won_by == self.name]
        self.share.see(len(wins), sum(result.winner is not None for result in results))
        _seen(self.over, results)
        _seen(self.won, wins)
        self.times.merge(block.times[self.name])

    def score(self, rating: Rating) -> Score:
        """All of it in figures."""
        low, high = self.share.interval()
        return Score(
            name=self.name,
            games=self.over.games,
            wins=self.share.wins,
            share=None if self.share.share is None else round(self.share.share, 4),
            low=round(low, 4),
            high=round(high, 4),
            effective=round(self.share.effective, 1),
            rating=rating,
            over=self.over.mean(),
            won=self.won.mean(),
        )


def standings(blocks: Iterable[Block], names: Sequence[str], game: Game, seed: int, planned: int) -> Standings:
    """What came out of these blocks, which are taken in the order of their numbers: ratings depend on it."""
    played = sorted(blocks, key=lambda block: block.number)
    results = [result for block in played for result in block.results]
    careers = [_seen(Career(name), played) for name in names]
    ratings = _seen(Ratings(names), results)
    return Standings(
        edition=game.edition.id,
        seats=len(game.seats),
        options=game.changes,
        seed=seed,
        blocks=len(played),
        games=len(results),
        planned=planned,
        unwon=sum(result.winner is None for result in results),
        even=round(1 / min(len(names), len(game.seats)), 4),
        over=_seen(Lengths(), results).mean(),
        solved=_seen(Lengths(), (result for result in results if result.solved)).mean(),
        bots=tuple(sorted((career.score(ratings.rating(career.name)) for career in careers), key=_rank)),
        times={career.name: career.times.summary() for career in careers},
    )


def _seen(tally: T, things: Iterable[Any]) -> T:
    """A tally that has seen all of them."""
    for thing in things:
        tally.see(thing)
    return tally


def _rank(score: Score) -> tuple[float, float]:
    return -(score.share or 0.0), -score.rating.ordinal
