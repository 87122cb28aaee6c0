"""Whole games in every language: every event as everyone sees it, every prompt, every kind of choice."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

import pytest

from sleuth.core.actions import Accuse, Action
from sleuth.core.game import Game, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import Event, SeededChance, State, advance, begin, seen_by
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, Speaker, speaker
from sleuth.sentences.prompts import QUESTIONS

KEY = re.compile(r"\b(event|prompt|action|effect|error|option|needs|phase|menu|kind|feature|investigation)-[a-z]")
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *((edition, 3, {}) for edition in EDITION_IDS),
    ("classic", 2, {"side_cards": 4}),
    ("classic", 6, {"accuse": ("start",)}),
    ("sherlock", 4, {"leftovers": "centre", "accusations": 3, "step_aside": True}),
    ("travel", 5, {}),
    ("red-keep", 2, {}),
    ("meereen", 6, {}),
    ("card-game", 5, {"accusations": 3}),
]
Moment = tuple[State, list[Event]]


def played(game: Game, seed: int, most: int = 600) -> Iterator[Moment]:
    """Yield the state and the event that led to it, throughout a game of random choices."""
    dice, chance = random.Random(seed), SeededChance(seed)
    state, events = begin(game, chance)
    yield state, events
    for _ in range(most):
        seat = state.public.actor
        if seat is None or state.public.phase == "over":
            return
        state, events = advance(state, seat, chosen(dice, state, seat), chance)
        yield state, events


def chosen(dice: random.Random, state: State, seat: int) -> Action:
    """Return any choice, but seldom an accusation, so that games go on."""
    menus = legal_actions(state.view(seat)).menus
    calm = [menu for menu in menus if not isinstance(menu.actions[0], Accuse)]
    menu = dice.choice(menus if dice.random() < 0.03 or not calm else calm)
    return dice.choice(menu.actions)


@cache
def games() -> Sequence[tuple[Game, Sequence[Moment]]]:
    """Return two games of each kind, from beginning to end."""
    return [(game, list(played(game, seed))) for game, seed in beginnings()]


def beginnings() -> Iterator[tuple[Game, int]]:
    for number, (edition, seats, options) in enumerate(GAMES):
        names = ("Anna", "Ben", "Carla", "Éloi", "Emil", "Fatma")[:seats]
        for seed in range(2):
            yield new_game(load_edition(edition), seats, names=names, options=options), 100 * number + seed


def sound(text: str) -> None:
    assert text == text.strip()
    assert text[:1] == text[:1].upper() or not text[:1].isalpha(), text
    assert not re.search(r"[{}]|\?\?\?|  |\bNone\b", text), text
    assert not KEY.search(text), text


def tell(speak: Speaker, game: Game, moment: Moment, dice: random.Random) -> None:
    state, events = moment
    for event in events:
        for seat in (None, *game.seats):
            sentence = speak.event(game, seen_by(event, seat), seat)
            sound(sentence)
            assert seat is None or not re.search(rf"\b{game.names[seat]}\b", sentence), "the reader is called you"
    for seat in (None, *game.seats):
        view = state.view(seat)
        sound(speak.prompt(view))
        for menu in legal_actions(view).menus:
            sound(speak.legal_kind(type(menu.actions[0])))
            for action in dice.sample(menu.actions, min(3, len(menu.actions))):
                sound(speak.action(view, action))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_a_sentence_for_everything(language: str) -> None:
    dice = random.Random(7)
    for game, moments in games()[LANGUAGES.index(language) % 2 :: 2]:  # of each kind one game
        speak = speaker(language, game.edition)
        for moment in moments:
            tell(speak, game, moment, dice)


def test_these_games_cover_every_event() -> None:
    events: set[type] = set()
    phases: set[str] = set()
    offered: set[type] = set()
    for _, moments in games():
        for state, happened in moments:
            events |= {type(seen_by(event, None)) for event in happened}
            phases.add(state.public.phase)
            if state.public.actor is not None:
                offered |= {type(menu.actions[0]) for menu in legal_actions(state.view(state.public.actor)).menus}
    assert set(get_args(SeenEvent)) - events == set()
    assert set(QUESTIONS) - phases == set()
    assert set(get_args(Action)) - offered == set()
