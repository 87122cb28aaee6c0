"""What every bot can do."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol, runtime_checkable

from sleuth.core.actions import Accuse, Action, EndTurn, Waive
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View


class UnknownBot(ValueError):
    """A name that no bot has, or of a bot that cannot be used; the message says why."""


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


@runtime_checkable
class Closing(Protocol):
    """A bot with something to put away after the game: a process, a file."""

    def close(self) -> None:
        """The game is over, or has been broken off; called once more it does nothing."""
        ...


@contextmanager
def seated(bots: Iterable[Bot]) -> Iterator[None]:
    """Bots at a table: whatever happens there, those with something to put away do so in the end."""
    with ExitStack() as stack:
        for bot in bots:
            if isinstance(bot, Closing):
                stack.callback(bot.close)
        yield


def safe_default(choices: Choices) -> Action:
    """A legal action for a player who has none: harmless, never an accusation if there is anything else.

    Passing is left to its place in the menus, behind the cards to show: a false witness would be out (R11.3).
    """
    first_of_each = [menu.actions[0] for menu in choices.menus]
    for action in first_of_each:
        if isinstance(action, EndTurn | Waive):
            return action
    return next((action for action in first_of_each if not isinstance(action, Accuse)), first_of_each[0])
