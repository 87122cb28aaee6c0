"""The steps of a record are exactly the actions that were taken."""

from itertools import pairwise

import pytest

from sleuth.arena import play_match
from sleuth.bots import RandomBot
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance, replay
from sleuth.core.truth.steps import steps
from sleuth.core.view import View
from tests.games import all_games, label

GAMES = list(all_games())


class Remembering(RandomBot):
    """A random player that records its actions."""

    def __init__(self, seed: str, taken: list[tuple[int | None, Action]]) -> None:
        super().__init__(seed, boldness=0.05)
        self.taken = taken

    def choose(self, view: View, choices: Choices) -> Action:
        action = super().choose(view, choices)
        self.taken.append((view.seat, action))
        return action


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_every_action_is_found_again(game: Game) -> None:
    taken: list[tuple[int | None, Action]] = []
    bots = [Remembering(f"steps/{seat}", taken) for seat in game.seats]
    match = play_match(game, bots, SeededChance("steps"), most_steps=600)
    found = list(steps(game, match.events))
    assert [(step.seat, step.action) for step in found] == taken
    assert all(before.last < after.first for before, after in pairwise(found))


@pytest.mark.parametrize("game", GAMES[::5], ids=label)
def test_a_step_begins_where_its_action_was_legal(game: Game) -> None:
    bots = [RandomBot(f"legal/{seat}", boldness=0.05) for seat in game.seats]
    events = play_match(game, bots, SeededChance("legal"), most_steps=200).events
    for step in steps(game, events):
        assert step.state.public == replay(game, events[: step.first]).public
        assert step.action in legal_actions(step.state.view(step.seat))
