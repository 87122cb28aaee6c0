"""A watcher between the table and a bot under test: it checks every call and reports faults in full."""

from collections.abc import Iterable
from random import getstate

import numpy as np
from msgspec import Struct
from msgspec.json import encode

from sleuth.bots import Bot, ClosableBot, Maker
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View

SHOWN = 8
"""How many of the legal actions a message lists."""


class BotFault(AssertionError):
    """A bot that must not play: where it happened, what it did, what is expected."""


class BotDecision(Struct, frozen=True):
    """What a bot chose, and how many events had happened by then."""

    after: int
    phase: str
    action: Action


class Watched:
    """A bot under watch. It sees every event, and passes it on if the bot listens or must see it."""

    listens = True

    def __init__(self, make: Maker, game: Game, seat: Seat, seed: str, *, always_tell: bool = False) -> None:
        self.where = f"{game.edition.id} with {len(game.seats)} seats, seat {seat}"
        self.decisions: list[BotDecision] = []
        self._luck = _luck()
        self._seen = 0
        try:
            self.bot: Bot = make(game, seat, seed)
        except Exception as error:
            raise BotFault(f"{self.where}: cannot be made with (game, seat, seed): {error!r}") from error
        listens = getattr(self.bot, "listens", None)
        if not isinstance(listens, bool):
            raise BotFault(f"{self.where}: has no `listens`; expected True, or False if it wants no events")
        self._tell = listens or always_tell

    def see(self, event: SeenEvent) -> None:
        """Pass an event on."""
        self._seen += 1
        if not self._tell:
            return
        try:
            self.bot.see(event)
        except Exception as error:
            raise BotFault(f"{self.where}: see({event!r}) raised {error!r}; expected to take every event") from error

    def choose(self, view: View, choices: Choices) -> Action:
        """Let the bot choose, and check its choice."""
        where = f"{self.where}, phase {view.public.phase!r}"
        before, menus = _printed(view), [menu.actions for menu in choices.menus]
        try:
            action = self.bot.choose(view, choices)
        except Exception as error:
            raise BotFault(f"{where}: choose raised {error!r}; legal were {_some(choices)}") from error
        if _printed(view) != before or [menu.actions for menu in choices.menus] != menus:
            raise BotFault(f"{where}: changed its view or its choices; expected to leave them as they are")
        for trouble in getattr(self.bot, "troubles", ()):  # a program plays on after a mishap
            raise BotFault(f"{where}: lost the move by {trouble.kind!r}: {trouble.detail}")
        if not isinstance(action, Action) or action not in choices:
            raise BotFault(f"{where}: chose {action!r}, which is not legal; legal were {_some(choices)}")
        if _luck() != self._luck:
            raise BotFault(f"{where}: used the global random generator; expected random.Random(seed) of its own")
        self.decisions.append(BotDecision(self._seen, view.public.phase, action))
        return action

    def close(self) -> None:
        """Close the bot."""
        if isinstance(self.bot, ClosableBot):
            self.bot.close()


def _printed(view: View) -> bytes:
    return encode((view.seat, view.public, view.own))


def _luck() -> tuple[object, ...]:
    """Return the state of the global random generators."""
    numbers = np.random.get_state(legacy=False)["state"]
    return getstate(), numbers["key"].tobytes(), numbers["pos"]


def _some(actions: Iterable[Action]) -> str:
    listed = [f"{action!r}" for action in actions]
    more = len(listed) - SHOWN
    return ", ".join(listed[:SHOWN]) + (f" and {more} more" if more > 0 else "")
