"""The interface of every bot."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol, runtime_checkable

from sleuth.core.actions import Accuse, Action, EndTurn, Waive
from sleuth.core.choices import Choices
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View


class UnknownBot(ValueError):
    """An unknown bot name, or a bot that cannot be used; the message says why."""


class Bot(Protocol):
    """A player at one seat of one game. It gets what its seat sees and its legal actions, nothing else."""

    listens: bool
    """Whether it wants to see events; bots without a memory do not."""

    def see(self, event: SeenEvent) -> None:
        """Take in what the seat sees of an event."""
        ...

    def choose(self, view: View, choices: Choices) -> Action:
        """Return one of the choices, which are never empty."""
        ...


@runtime_checkable
class ClosableBot(Protocol):
    """A bot that holds a resource, such as a process or a file, until the game is over."""

    def close(self) -> None:
        """Release the resource; called when the game is over or broken off. A second call does nothing."""
        ...


@contextmanager
def seated(bots: Iterable[Bot]) -> Iterator[None]:
    """Close the bots that need closing when the block ends, whatever happens inside it."""
    with ExitStack() as stack:
        for bot in bots:
            if isinstance(bot, ClosableBot):
                stack.callback(bot.close)
        yield


def safe_default(choices: Choices) -> Action:
    """Return a harmless legal action for a player who did not choose; an accusation only if nothing else is legal.

    Passing keeps its place in the menus, after the cards to show: a false witness would be out (R11.3).
    """
    first_of_each = [menu.actions[0] for menu in choices.menus]
    for action in first_of_each:
        if isinstance(action, EndTurn | Waive):
            return action
    return next((action for action in first_of_each if not isinstance(action, Accuse)), first_of_each[0])
