"""What every bot can do."""

from typing import Protocol

from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View


class Bot(Protocol):
    """A player at one seat of one game. It gets what its seat sees, and its legal actions, and nothing else."""

    listens: bool
    """Whether it wants to be told what happens; bots without a memory do not."""

    def see(self, event: SeenEvent) -> None:
        """Take in what the seat sees of an event."""
        ...

    def choose(self, view: View, choices: Choices) -> Action:
        """One of the choices, which are never empty."""
        ...
