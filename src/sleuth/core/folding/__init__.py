"""How the open table changes with each thing that is seen. Reads only what every seat sees."""

from collections.abc import Callable
from typing import Any

from sleuth.core.folding import asking, intrigue, investigation, turns
from sleuth.core.game import Game
from sleuth.core.public import Public
from sleuth.core.seen import SeenEvent

_FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    **turns.FOLDS,
    **asking.FOLDS,
    **intrigue.FOLDS,
    **investigation.FOLDS,
}


def fold(game: Game, public: Public, event: SeenEvent) -> Public:
    """The open table after this event."""
    return _FOLDS[type(event)](game, public, event)
