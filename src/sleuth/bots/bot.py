"""What every bot can do."""

from typing import Protocol

from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.view import View


class Bot(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View, choices: Choices) -> Action:
        """One of the choices, which are never empty."""
        ...
