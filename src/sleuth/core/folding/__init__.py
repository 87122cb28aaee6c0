"""How the open table changes with each seen event. Folds read only what every seat sees."""

from collections.abc import Callable
from typing import Any

from sleuth.core.folding import intrigue, investigation, questions, turns
from sleuth.core.game import Game
from sleuth.core.public import Public
from sleuth.core.seen import SeenEvent

_FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    **turns.FOLDS,
    **questions.FOLDS,
    **intrigue.FOLDS,
    **investigation.FOLDS,
}


def fold(game: Game, public: Public, event: SeenEvent) -> Public:
    """Return the open table after this event."""
    return _FOLDS[type(event)](game, public, event)
