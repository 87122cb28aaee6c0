"""Plays one bot among strangers: who wins, what the bot believed, and whether that was so."""

import random
import statistics
import time
from collections.abc import Iterable
from hashlib import sha256

import joblib
from msgspec import Struct

from sleuth.arena import play_match
from sleuth.arena.shares import wilson
from sleuth.arena.simulation import bot_seed
from sleuth.bots import Bot, make_bot
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.strangers import SET_ASIDE, TUNING
from sleuth.core.actions import Accuse, Action
from sleuth.core.choices import Choices
from sleuth.core.game import Case, Game, Seat, new_game
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import SeededChance
from sleuth.core.view import View
from sleuth.editions import load_edition
from tools.strength.plan import Line
from tools.strength.reliability import Claim, Reliability, reliability

BATCH = 4
HARDLY = 0.25
"""Others hardly know the case while the chance that any of them knows it is lower."""
HALVES = {"tuning": TUNING, "set-aside": SET_ASIDE}


class Among(Struct, frozen=True, tag=True):
    """The result of one bot among strangers at all other seats."""

    games: int
    wins: int
    low: float
    high: float
    wrong: int
    """Its wrong accusations."""
    certain: int
    """Its accusations of a proved case."""
    beliefs: Reliability
    """About the case, whenever it could accuse and nothing was proved."""
    accusations: Reliability
    """Its accusations by the odds."""
    median: float
    """How long it took to decide when it could accuse, in milliseconds."""
    slowest: float
    unforced: int | None = None
    """Its wrong accusations while the others hardly knew the case; `None` in lines that did not count them."""

    @property
    def share(self) -> float:
        """The share of all games it won; an even share is one by the number of seats."""
        return self.wins / self.games


class Moment(Struct, frozen=True):
    """What the bot believed when it could accuse, and what it did."""

    case: Case
    """The likeliest."""
    chance: float
    chances: dict[Case, float]
    accused: bool
    calm: bool
    """Whether it accused although the others hardly knew the case."""


class Watched:
    """A mastermind whose beliefs are written down whenever it may accuse."""

    listens = True

    def __init__(self, bot: Mastermind) -> None:
        self.bot = bot
        self.moments: list[Moment] = []
        self.times: list[float] = []

    def see(self, event: SeenEvent) -> None:
        """Pass it on."""
        self.bot.see(event)

    def choose(self, view: View, choices: Choices) -> Action:
        """Pass it on, and note time and belief."""
        begun = time.perf_counter()
        action = self.bot.choose(view, choices)
        taken = 1000 * (time.perf_counter() - begun)
        if any(isinstance(menu.actions[0], Accuse) for menu in choices.menus):
            self.times.append(taken)
            case, chance = self.bot.likely_case(view)
            accused = isinstance(action, Accuse)
            calm = accused and chance < 1.0 and self._calm(view)
            self.moments.append(Moment(case, chance, self.bot.cases(view), accused, calm))
        return action

    def _calm(self, view: View) -> bool:
        """Return whether the others hardly know the case, as far as the bot can tell."""
        rivals = [seat for seat, other in enumerate(view.public.seats) if other.standing == "in"]
        return self.bot.standing([seat for seat in rivals if seat != self.bot.seat]).any_knows < HARDLY


class Seen(Struct):
    """What one game showed."""

    won: bool
    wrong: int
    unforced: int
    certain: int
    beliefs: list[Claim]
    accusations: list[Claim]
    times: list[float]


def company(half: str, seats: int, seed: int, number: int) -> tuple[Seat, list[str]]:
    """Return where the bot sits in a game, and the strangers at the other seats, in order."""
    source = random.Random(f"company/{seed}/{number}")
    names = HALVES[half]
    return number % seats, source.sample(names, seats - 1)


def stranger_seed(seed: int, number: int, seat: Seat) -> str:
    """Return a stranger's own seed: no bot that is measured ever gets it."""
    return sha256(f"stranger/{seed}/{number}/{seat}".encode()).hexdigest()


def seated(game: Game, line: Line, seed: int, number: int) -> tuple[Watched, list[Bot]]:
    """Return the bot that is measured, and all bots of a game."""
    name, half = line.names
    mine, others = company(half, line.seats, seed, number)
    bot = make_bot(name, game, mine, bot_seed(seed, number, mine))
    assert isinstance(bot, Mastermind)
    watched = Watched(bot)
    bots: list[Bot] = [
        make_bot(other, game, seat, stranger_seed(seed, number, seat))
        for seat, other in zip((seat for seat in game.seats if seat != mine), others, strict=True)
    ]
    bots.insert(mine, watched)
    return watched, bots


def play_among(line: Line, seed: int, workers: int) -> Among:
    """Play all games of a line."""
    batches = [range(first, min(first + BATCH, line.games)) for first in range(0, line.games, BATCH)]
    parallel = joblib.Parallel(n_jobs=workers)
    played: list[Seen] = [
        each for batch in parallel(joblib.delayed(_batch)(line, seed, numbers) for numbers in batches) for each in batch
    ]
    wins = sum(each.won for each in played)
    times = [taken for each in played for taken in each.times]
    return Among(
        len(played),
        wins,
        *wilson(wins / len(played), len(played)),
        sum(each.wrong for each in played),
        sum(each.certain for each in played),
        reliability(claim for each in played for claim in each.beliefs),
        reliability(claim for each in played for claim in each.accusations),
        statistics.median(times),
        max(times),
        sum(each.unforced for each in played),
    )


def _batch(line: Line, seed: int, numbers: Iterable[int]) -> list[Seen]:
    game = new_game(load_edition(line.edition), line.seats)
    return [_one(game, line, seed, number) for number in numbers]


def _one(game: Game, line: Line, seed: int, number: int) -> Seen:
    watched, bots = seated(game, line, seed, number)
    match = play_match(game, bots, SeededChance(f"{seed}/{number}"))
    seen = Seen(match.winner == watched.bot.seat, 0, 0, 0, [], [], watched.times)
    for moment in watched.moments:
        right = moment.case == match.case
        if moment.chance >= 1.0:
            seen.certain += moment.accused
            continue
        claim = Claim(moment.chance, right, moment.chances.get(match.case, 0.0))
        seen.beliefs.append(claim)
        if moment.accused:
            seen.accusations.append(claim)
            seen.wrong += not right
            seen.unforced += moment.calm and not right
    return seen
