"""sleuth: play, solve, study and research the classic deduction board game.

Everything here is loaded when it is first used:

>>> import sleuth
>>> sleuth.play("classic", ["novice", "amateur", "inspector"], seed=1)
<Match of 'classic', 3 seats: won by seat 1, 58 steps>
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sleuth.arena import League as League
    from sleuth.arena import Match as Match
    from sleuth.arena import Standings as Standings
    from sleuth.arena.playing import new_game as new_game
    from sleuth.arena.playing import play as play
    from sleuth.bots import Bot as Bot
    from sleuth.core.actions import Action as Action
    from sleuth.core.choices import Choices as Choices
    from sleuth.core.game import Game as Game
    from sleuth.core.seen import SeenEvent as SeenEvent
    from sleuth.core.truth import Record as Record
    from sleuth.core.truth import State as State
    from sleuth.core.view import View as View
    from sleuth.deduction import Knowledge as Knowledge
    from sleuth.deduction import NotesError as NotesError
    from sleuth.deduction import Sheet as Sheet
    from sleuth.editions import Edition as Edition
    from sleuth.editions import load_edition as load_edition
    from sleuth.editions.board import Board as Board
    from sleuth.review.advice import Advice as Advice
    from sleuth.review.notes import Contradiction as Contradiction
    from sleuth.review.notes import Notes as Notes
    from sleuth.server.launch import serve as serve
    from sleuth.testing import check_bot as check_bot
    from sleuth.testing import check_edition as check_edition
    from sleuth.testing import check_fanout as check_fanout
    from sleuth.testing import check_store as check_store

__version__ = "0.2.0"

_HOMES = {
    "Action": "sleuth.core.actions",
    "Advice": "sleuth.review.advice",
    "Board": "sleuth.editions.board",
    "Bot": "sleuth.bots",
    "Choices": "sleuth.core.choices",
    "Contradiction": "sleuth.review.notes",
    "Edition": "sleuth.editions",
    "Game": "sleuth.core.game",
    "Knowledge": "sleuth.deduction",
    "League": "sleuth.arena",
    "Match": "sleuth.arena",
    "Notes": "sleuth.review.notes",
    "NotesError": "sleuth.deduction",
    "Record": "sleuth.core.truth",
    "SeenEvent": "sleuth.core.seen",
    "Sheet": "sleuth.deduction",
    "Standings": "sleuth.arena",
    "State": "sleuth.core.truth",
    "View": "sleuth.core.view",
    "check_bot": "sleuth.testing",
    "check_edition": "sleuth.testing",
    "check_fanout": "sleuth.testing",
    "check_store": "sleuth.testing",
    "load_edition": "sleuth.editions",
    "new_game": "sleuth.arena.playing",
    "play": "sleuth.arena.playing",
    "serve": "sleuth.server.launch",
}
"""The module of each public name."""

__all__ = ["__version__", "editions", *sorted(_HOMES)]


def __getattr__(name: str) -> Any:
    if name == "editions":
        return import_module("sleuth.editions")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    return __all__
