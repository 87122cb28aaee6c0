"""A player without a plan."""

import random

from sleuth.core.actions import Accuse, Action, Move
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View


class RandomBot:
    """Picks a type of action, then one action of that type, all equally likely.

    Two exceptions keep its games from ending at once or never: it seldom accuses where it could do so every turn, and
    half the time it enters a place when it can.
    """

    listens = False

    def __init__(self, seed: int | str, boldness: float = 0.05) -> None:
        self._random = random.Random(seed).random
        self._boldness = boldness

    def see(self, event: SeenEvent) -> None:
        """Ignore the event."""

    def choose(self, view: View, choices: Choices) -> Action:
        """Return one of the choices."""
        rnd, menus = self._random, choices.menus
        actions = menus[int(rnd() * len(menus))].actions
        if len(menus) > 1 and type(actions[0]) is Accuse and rnd() > self._bold(view):
            actions = next(menu.actions for menu in menus if type(menu.actions[0]) is not Accuse)
        if type(actions[0]) is Move and rnd() < 0.5:
            doors = view.game.edition.board.doors if view.game.edition.board else {}
            if actions[0].to in doors:  # places come first in the list
                actions = tuple(action for action in actions if isinstance(action, Move) and action.to in doors)
        return actions[int(rnd() * len(actions))]

    def _bold(self, view: View) -> float:
        """Return how often it takes a chance to accuse: always where such chances are rare."""
        phase, moments = view.public.phase, view.game.options.accuse
        rare = phase == "centre" or (phase == "after" and not {"after-suggestion", "after-card"} & set(moments))
        return 1.0 if rare else self._boldness
