"""Bots as programs, good and bad, for tests: a few lines of Python each, run for real."""

import shlex
import sys
from pathlib import Path

from sleuth.arena import Match, play_match
from sleuth.bots import Bot, make_bot, safe_default
from sleuth.bots.programs.process import ProcessBot, read_command
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, new_game
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import SeededChance
from sleuth.core.view import View
from sleuth.editions import load_edition

PRELUDE = """
import json, os, sys, time
def say(value):
    sys.stdout.write((value if isinstance(value, str) else json.dumps(value)) + "\\n")
    sys.stdout.flush()
def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            yield message["request"], message
"""
GAME: Game = new_game(load_edition("questions"), 3)


def name(folder: Path, body: str, *arguments: object, seconds: float = 10) -> str:
    """Return the bot name of a program in a file."""
    path = folder / f"bot{len(list(folder.glob('bot*.py')))}.py"
    path.write_text(PRELUDE + body, encoding="utf-8")
    return f"cmd@{seconds}:{shlex.join([sys.executable, '-ES', str(path), *map(str, arguments)])}"


def program(folder: Path, body: str, *arguments: object, seconds: float = 10, game: Game = GAME) -> ProcessBot:
    """Return a bot that runs the program, at the first seat."""
    return ProcessBot(read_command(name(folder, body, *arguments, seconds=seconds)), game, 0, "a seed")


class Default:
    """Plays what a bot plays that loses every move."""

    listens = False

    def see(self, event: SeenEvent) -> None:
        """Ignore the event."""

    def choose(self, view: View, choices: Choices) -> Action:
        """Return something harmless."""
        return safe_default(choices)


def against_amateurs(bot: Bot, game: Game = GAME, seed: str = "amateurs") -> Match:
    """Return a game with the bot at the first seat and amateurs at the others, who end it."""
    others = [make_bot("amateur", game, seat, f"{seed}/{seat}") for seat in game.seats[1:]]
    return play_match(game, [bot, *others], SeededChance(seed))
