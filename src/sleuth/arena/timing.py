"""How long bots think, measured by a wrapper that neither the game nor the bot notices."""

import math
import time

from msgspec import Struct, field

from sleuth.bots import Bot, ClosableBot
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View

_STEP = math.log(1.05)
"""Durations are counted in classes 5 % wide, so any number of them takes little memory."""


class DecisionTimes(Struct, frozen=True):
    """How long a bot thought, in milliseconds; the median is accurate to 3 %."""

    decisions: int
    median: float
    mean: float
    worst: float


class Times(Struct):
    """Adds up durations of decisions."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)

    def see(self, seconds: float) -> None:
        """Count one decision."""
        seconds = max(seconds, 1e-9)  # a coarse clock may not have moved
        number = math.floor(math.log(seconds) / _STEP)
        self.classes[number] = self.classes.get(number, 0) + 1
        self.decisions += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)

    def merge(self, other: "Times") -> None:
        """Add the decisions counted by another."""
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)

    def summary(self) -> DecisionTimes:
        """Return decisions, median, mean and worst."""
        mean = self.seconds / self.decisions if self.decisions else 0.0
        median, mean, worst = (round(1000 * seconds, 4) for seconds in (self._median(), mean, self.worst))
        return DecisionTimes(self.decisions, median, mean, worst)

    def _median(self) -> float:
        counted = 0
        for number in sorted(self.classes):
            counted += self.classes[number]
            if 2 * counted >= self.decisions:
                return math.exp((number + 0.5) * _STEP)
        return 0.0


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot, self.times = bot, times
        self.listens = bot.listens

    def see(self, event: SeenEvent) -> None:
        """Pass an event on to the bot."""
        self.bot.see(event)

    def choose(self, view: View, choices: Choices) -> Action:
        """Let the bot choose, and time it."""
        begun = time.perf_counter()
        action = self.bot.choose(view, choices)
        self.times.see(time.perf_counter() - begun)
        return action

    def close(self) -> None:
        """Close the bot, if it can be closed."""
        if isinstance(self.bot, ClosableBot):
            self.bot.close()
