"""`import sleuth`: the names to start with, loaded when they are used."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import sleuth
from sleuth.bots import UnknownBot
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View

LOADED = "import sys, sleuth; print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"


class First:
    """A bot that takes the last choice."""

    listens = False

    def __init__(self, game: Game, seat: Seat, seed: str) -> None:
        self.seat = seat

    def see(self, event: SeenEvent) -> None:
        """Ignore the event; the bot does not listen."""

    def choose(self, view: View, choices: Choices) -> Action:
        """Return the last choice."""
        assert view.seat == self.seat
        return choices[-1]


def test_importing_loads_nothing_else() -> None:
    code = f"import sys; before = set(sys.modules); {LOADED}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "sleuth" in loaded
    assert loaded <= {"sleuth", *sys.stdlib_module_names}


def test_every_public_name_exists() -> None:
    for name in sleuth.__all__:
        assert getattr(sleuth, name) is not None
    assert set(sleuth.__all__) == set(dir(sleuth))
    with pytest.raises(AttributeError, match="no attribute 'Sherlock'"):
        _ = sleuth.Sherlock


@pytest.mark.parametrize("module", ["sleuth", "sleuth.editions", "sleuth.arena.playing"])
def test_the_examples_run(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted
    assert not found.failed


def test_a_class_a_factory_and_a_name_play_together(tmp_path: Path) -> None:
    match = sleuth.play("classic", [First, lambda game, seat, seed: First(game, seat, seed), "novice"], seed=1)
    again = sleuth.play("classic", [First, First, "novice"], seed=1)
    assert match.case == again.case
    assert match.record.players == ("First", "<lambda>", "novice")
    match.record.save(tmp_path / "game.jsonl")
    loaded = sleuth.Record.load(tmp_path / "game.jsonl")
    assert loaded.state().public == match.state.public
    assert loaded.view(0).own == match.state.view(0).own
    assert loaded.view(1, step=1).own.hand
    assert len(list(loaded.states())) == len(match.events) + 1


def test_a_wrong_player_is_refused_with_a_clear_message() -> None:
    with pytest.raises(UnknownBot, match="expected the name of a bot, or a class"):
        sleuth.play("classic", [7, "novice", "novice"])  # type: ignore[list-item]
    with pytest.raises(UnknownBot, match="expected to be called with game, seat, seed"):
        sleuth.play("classic", [object, "novice", "novice"])  # type: ignore[list-item]
    with pytest.raises(UnknownBot, match="expected a bot with listens, see, choose"):
        sleuth.play("classic", [lambda game, seat, seed: None, "novice", "novice"])  # type: ignore[list-item, return-value]


def test_reprs_are_short() -> None:
    match = sleuth.play("classic", ["novice"] * 3, seed=2)
    state = next(state for state in match.record.states() if state.public.actor is not None)
    assert state.public.actor is not None
    choices = legal_actions(state.view(state.public.actor))
    board = match.state.game.edition.board
    assert board is not None
    for shown in (match, match.record, choices, board):
        assert len(repr(shown)) < 100
    assert str(board).count("\n") == board.height - 1
