"""A bot of your own: copy this folder, change the name here and in pyproject.toml, and `pip install -e .` it.

`sleuth simulate --bots curious,amateur` then knows it, and `check_bot(Curious)` tells what is wrong with it.
"""

import random

from sleuth.core.actions import Accuse, Action, Suggest
from sleuth.core.choices import Choices
from sleuth.core.game import Game, Seat
from sleuth.core.seen import SeenCardShown, SeenDealt, SeenEvent
from sleuth.core.view import View

PATIENCE = 100


class Curious:
    """Asks for what it has not seen. Accuses when one card of each kind is left, or when it has had enough."""

    listens = True

    def __init__(self, game: Game, seat: Seat, seed: str) -> None:
        self.kinds = game.edition.by_kind
        self.random = random.Random(seed)
        self.seen: set[str] = set()

    def see(self, event: SeenEvent) -> None:
        """Remember every card that is dealt or shown to this seat."""
        if isinstance(event, SeenDealt):
            self.seen |= {*event.open, *(event.hand or ())}
        elif isinstance(event, SeenCardShown) and event.card is not None:
            self.seen.add(event.card)

    def choose(self, view: View, choices: Choices) -> Action:
        """Solve, ask or wander about."""
        left = [[card for card in kind if card not in self.seen] for kind in self.kinds]
        if all(len(cards) == 1 for cards in left) or view.public.turn.number > PATIENCE:
            guess = Accuse(
                tuple(self.random.choice(cards or kind) for cards, kind in zip(left, self.kinds, strict=True))
            )
            if guess in choices:
                return guess
        questions = [action for action in choices if isinstance(action, Suggest)]
        if questions:
            return max(questions, key=lambda action: (len(set(action.cards) - self.seen), self.random.random()))
        quiet = [action for action in choices if not isinstance(action, Accuse)]
        return self.random.choice(quiet or list(choices))
