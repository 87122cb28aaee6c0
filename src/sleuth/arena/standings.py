"""The standings of a league, computed from its finished blocks."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from sleuth.arena.blocks import Block, Result
from sleuth.arena.ratings import Rating, Ratings
from sleuth.arena.shares import Share
from sleuth.arena.timing import DecisionTimes, Times
from sleuth.core.game import Game

LONGEST = 28
"""The number of characters a label may have."""


class Length(Struct, frozen=True):
    """The average length of games."""

    games: int
    turns: float
    suggestions: float


class Score(Struct, frozen=True, kw_only=True):
    """The results of one bot."""

    name: str
    games: int
    """Games it took part in."""
    wins: int
    share: float | None
    """Its wins divided by the games with a winner."""
    low: float
    high: float
    """The 95 % confidence interval of the share."""
    effective: float
    """The number of independent games that would give the same certainty."""
    rating: Rating
    over: Length | None
    """The length of all its games."""
    won: Length | None
    """The length of the games it won."""

    @property
    def label(self) -> str:
        """The name, shortened at the front if it is long: the end of a command says more."""
        return self.name if len(self.name) <= LONGEST else f"…{self.name[1 - LONGEST :]}"

    @property
    def percent(self) -> str:
        """The share in percent; `-` before any game was won."""
        return "-" if self.share is None else f"{100 * self.share:.1f} %"


class Standings(Struct, frozen=True, kw_only=True):
    """A league so far; everything except the times depends on its arguments alone."""

    edition: str
    seats: int
    options: dict[str, Any]
    """The house rules: options that differ from the edition's."""
    seed: int
    blocks: int
    games: int
    planned: int
    """Games the league will have when it is finished."""
    unwon: int
    """Games without a winner."""
    even: float
    """The expected share of a bot as strong as the others."""
    over: Length | None
    solved: Length | None
    bots: tuple[Score, ...]
    """Best first."""
    times: dict[str, DecisionTimes]

    @property
    def extent(self) -> str:
        """What has been played, in words."""
        games = f"{self.games} of {self.planned}" if self.games < self.planned else f"{self.games}"
        deals = "1 deal" if self.blocks == 1 else f"{self.blocks} deals"
        return f"{games} games, {deals}, seed {self.seed}"

    def __str__(self) -> str:
        from sleuth.arena.standings_table import as_text  # loads rich, which only printing needs

        return as_text(self)

    def __repr__(self) -> str:
        best = ", ".join(f"{score.label} {score.percent}" for score in self.bots)
        return f"<Standings of {self.edition!r}, {self.seats} seats: {self.extent}: {best}>"

    def _repr_html_(self) -> str:
        from sleuth.arena.standings_table import as_html

        return as_html(self)


class Accumulator(Protocol):
    """Something that adds up what it sees."""

    def see(self, thing: Any, /) -> None:
        """Count one more."""
        ...


T = TypeVar("T", bound=Accumulator)


class Lengths(Struct):
    """Adds up the lengths of games."""

    games: int = 0
    turns: int = 0
    suggestions: int = 0

    def see(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.turns += result.turns
        self.suggestions += result.suggestions

    def mean(self) -> Length | None:
        """Return the average; `None` without games."""
        if not self.games:
            return None
        return Length(self.games, round(self.turns / self.games, 4), round(self.suggestions / self.games, 4))


class Career:
    """Adds up the results of one bot."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.share, self.over, self.won, self.times = Share(), Lengths(), Lengths(), Times()

    def see(self, block: Block) -> None:
        """Count a block if the bot took part in it."""
        results = [result for result in block.results if self.name in result.seating]
        if not results:
            return
        wins = [result for result in results if result.won_by == self.name]
        self.share.see(len(wins), sum(result.winner is not None for result in results))
        _seen(self.over, results)
        _seen(self.won, wins)
        self.times.merge(block.times[self.name])

    def score(self, rating: Rating) -> Score:
        """Return the results."""
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
    """Compute the standings from these blocks, in the order of their numbers: ratings depend on it."""
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


def _seen(accumulator: T, things: Iterable[Any]) -> T:
    """Let an accumulator see everything, and return it."""
    for thing in things:
        accumulator.see(thing)
    return accumulator


def _rank(score: Score) -> tuple[float, float]:
    return -(score.share or 0.0), -score.rating.ordinal
