"""The levels play every edition to its end, and honestly: what a seat has not seen makes no difference to them."""

import random
from itertools import cycle

import pytest

from sleuth.arena import play_match
from sleuth.bots import LEVELS, UnknownBot, make_bot
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Event, SeededChance, replay, seen_by
from sleuth.testing.worlds import NoSuchWorldError, other_world
from tests.games import all_games, label

GAMES = list(all_games())
TURNS = list(zip(GAMES, cycle(LEVELS)))
"""Each game with one of the levels, which go round."""
SAME = 4
"""In how many moments of a game decisions are compared."""


def whole_game(game: Game, level: str, seed: str) -> list[Event]:
    bots = [make_bot(level, game, seat, f"{seed}/{seat}") for seat in game.seats]
    return list(play_match(game, bots, SeededChance(seed)).events)


@pytest.mark.parametrize(("game", "level"), TURNS, ids=[f"{label(game)}-{level}" for game, level in TURNS])
def test_the_levels_play_every_game_to_its_end(game: Game, level: str) -> None:
    assert replay(game, whole_game(game, level, "levels")).public.phase == "over"


@pytest.mark.parametrize("level", ["amateur", "mastermind"])
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    assert whole_game(GAMES[5], level, "again") == whole_game(GAMES[5], level, "again")
    assert whole_game(GAMES[5], level, "again") != whole_game(GAMES[5], level, "another")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES[::3], ids=label)
def test_hidden_cards_make_no_difference_to_a_bot(game: Game, level: str) -> None:
    """The same seen events and the same seed give the same decision, in any other world."""
    rnd = random.Random(f"{label(game)}{level}")
    events = whole_game(game, "amateur", "honest")
    compared = 0
    for _ in range(600):
        prefix = events[: rnd.randrange(3, len(events))]
        state = replay(game, prefix)
        seat = state.public.actor
        if seat is None or not state.hidden.case:
            continue
        try:
            world = other_world(game, prefix, seat, rnd)
        except NoSuchWorldError:
            continue
        if world == prefix:
            continue
        assert decision(game, level, seat, prefix) == decision(game, level, seat, world)
        compared += 1
        if compared == SAME:
            return
    assert compared > 0


def decision(game: Game, level: str, seat: int, events: list[Event]) -> object:
    bot = make_bot(level, game, seat, "honest")
    for event in events:
        bot.see(seen_by(event, seat))
    view = replay(game, events).view(seat)
    return bot.choose(view, legal_actions(view))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'deep-blue': expected one of random, novice"):
        make_bot("deep-blue", GAMES[0], 0, "x")
