"""Bots in any language: a command in its own process, with a time limit. It can lose moves, but never stop the table.

Its name is its command line: `cmd:python my_bot.py`, or `cmd@2.5:python my_bot.py` for 2.5 seconds per answer.
"""

import logging
import math
import re
import shlex
import shutil
import time
from collections.abc import Sequence

from msgspec import Struct

from sleuth.bots.bot import UnknownBot, safe_default
from sleuth.bots.programs.child import Child
from sleuth.bots.programs.protocol import (
    Mishap,
    MishapKind,
    bye_line,
    choose_line,
    hello_line,
    picked,
    read_answer,
    seen_line,
)
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.seen import GameEnded, SeenEvent
from sleuth.core.view import View

SECONDS = 5.0
"""Seconds for an answer, unless the name says otherwise."""
MOST_SECONDS = 3600.0
RESTARTS = 3
"""How often a process is restarted in one game."""
MOST_TROUBLES = 50
"""After losing this many moves it is no longer asked."""

_NAME = re.compile(r"cmd(?:@(?P<seconds>[^:]*))?:(?P<command>.*)", re.DOTALL)
_WORDS: dict[MishapKind, str] = {
    "start": "could not be started",
    "ended": "ended in the middle of the game",
    "slow": "gave no answer in time",
    "flood": "wrote too much",
    "nonsense": "wrote something that is no answer",
    "illegal": "chose something illegal",
}
"""What anyone may know of a mishap: the details can reveal a player's cards."""
_BREAKING: frozenset[MishapKind] = frozenset({"start", "ended", "slow", "flood"})
"""Mishaps after which the process is killed and restarted."""

_log = logging.getLogger(__name__)


class Command(Struct, frozen=True):
    """What to run, and how long it may think."""

    words: tuple[str, ...]
    seconds: float = SECONDS


class BotTrouble(Struct, frozen=True):
    """A move that a bot has lost. For the bot's author: the detail may reveal its secrets."""

    request: int
    kind: MishapKind
    detail: str


def is_command(name: str) -> bool:
    """Return whether a bot's name is a command."""
    return name.startswith(("cmd:", "cmd@"))


def read_command(name: str) -> Command:
    """Return the command in a bot's name; raise `UnknownBot` with a clear message if it cannot be used."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise UnknownBot(f"{name}: expected cmd:COMMAND or cmd@SECONDS:COMMAND")
    try:
        words = shlex.split(match["command"])
    except ValueError as error:
        raise UnknownBot(f"{name}: not a command: {error}") from None
    if not words:
        raise UnknownBot(f"{name}: expected a command after the colon")
    program = shutil.which(words[0])
    if program is None:
        raise UnknownBot(f"{name}: there is no command {words[0]!r} to run")
    return Command((program, *words[1:]), _read_seconds(name, match["seconds"]))


def _read_seconds(name: str, text: str | None) -> float:
    if text is None:
        return SECONDS
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"{name}: expected seconds (more than 0, at most {MOST_SECONDS:.0f}) after the @")
    return seconds


class ProcessBot:
    """A seat played by a command. The process starts at the first question and is sent all that happened before."""

    listens = True

    def __init__(self, command: Command, game: Game, seat: Seat, seed: int | str) -> None:
        self.command, self.seat = command, seat
        self.troubles: list[BotTrouble] = []
        self._history = [hello_line(game, seat, seed, command.seconds)]
        self._end: GameEnded | None = None
        self._child: Child | None = None
        self._starts = self._request = 0
        self._closed = False

    def see(self, event: SeenEvent) -> None:
        """Pass the event on, and keep it for a process that starts later."""
        line = seen_line(event)
        self._history.append(line)
        if isinstance(event, GameEnded):
            self._end = event
        if self._child is not None:
            self._child.tell(line)

    def choose(self, view: View, choices: Choices) -> Action:
        """Return what the process answers, or a safe default."""
        self._request += 1
        if self.given_up:
            return safe_default(choices)
        try:
            return self._ask(view, choices)
        except Mishap as mishap:
            self._note(mishap)
            return safe_default(choices)

    def close(self) -> None:
        """Say goodbye and end the process."""
        child, self._child, self._closed = self._child, None, True
        if child is not None:
            child.tell(bye_line(self._end))
            child.dismiss()

    @property
    def given_up(self) -> bool:
        """Whether the process is no longer asked."""
        worn_out = self._child is None and self._starts > RESTARTS
        return self._closed or worn_out or len(self.troubles) >= MOST_TROUBLES

    def _ask(self, view: View, choices: Choices) -> Action:
        child = self._at_work()
        child.forget()  # whatever it said before the question is not an answer to it
        child.tell(choose_line(self._request, view, choices))
        deadline = time.monotonic() + self.command.seconds
        while (answer := read_answer(child.hear(deadline))).choose < self._request:
            pass  # a late answer to an earlier request
        if answer.choose > self._request:
            raise Mishap("nonsense", f"an answer to request {answer.choose}, which has not been made")
        return picked(answer, choices)

    def _at_work(self) -> Child:
        """Return the process; a new one is sent everything from the beginning."""
        if self._child is None:
            self._starts += 1
            self._child = Child(self.command.words)
            for line in self._history:
                self._child.tell(line)
        return self._child

    def _note(self, mishap: Mishap) -> None:
        detail = mishap.detail
        if mishap.kind in _BREAKING and self._child is not None:
            detail = f"{detail} ({self._child.kill()})"
            self._child = None
        self.troubles.append(BotTrouble(self._request, mishap.kind, detail))
        outcome = "it is not asked again" if self.given_up else "it loses a move"
        _log.warning("bot %s at seat %d %s: %s", _shown(self.command.words), self.seat, _WORDS[mishap.kind], outcome)


def _shown(words: Sequence[str]) -> str:
    return repr(shlex.join(words))
