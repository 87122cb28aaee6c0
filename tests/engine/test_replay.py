"""A game is its events: replaying, reading a record and folding one seat's seen events match the live game."""

import typing

import msgspec
import pytest

from sleuth.core.actions import Action
from sleuth.core.game import Game
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.truth import SeededChance, advance, begin, evolve, replay, seen_by
from sleuth.core.truth.events import Event
from sleuth.core.truth.records import read_record, write_record
from sleuth.core.view import first_view
from tests.games import all_games, label, random_game

GAMES = list(all_games())


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_record_gives_the_same_game_and_views(game: Game) -> None:
    match = random_game(game, "replay")
    record = read_record(write_record(game, match.events))
    again = record.state()
    assert record.events == match.events
    assert again.public == match.state.public
    assert again.private == match.state.private
    assert again.hidden == match.state.hidden


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_a_view_is_the_fold_of_what_its_seat_saw(game: Game) -> None:
    """Pass the events through JSON, so that nothing but the seen events can reach the view."""
    match = random_game(game, "fold", boldness=0.4)
    decoder = msgspec.json.Decoder(SeenEvent)
    for seat in (*game.seats, None):
        state, view = replay(game, []), first_view(game, seat)
        for event in match.events:
            state = evolve(state, event)
            view = view.see(decoder.decode(msgspec.json.encode(seen_by(event, seat))))
            assert view.public == state.public
            assert view == state.view(seat)


@pytest.mark.parametrize("game", GAMES[::4], ids=label)
def test_a_game_can_go_on_from_any_point_of_its_record(game: Game) -> None:
    match = random_game(game, "continue", boldness=0.4)
    for cut in (0, len(match.events) // 3, len(match.events) // 2, len(match.events)):
        record = read_record(write_record(game, match.events[:cut]))
        state, chance = record.state(), SeededChance("onward")
        if not record.events and state.public.actor is None:
            state, _ = begin(game, chance)
        seat = state.public.actor
        if seat is not None:
            state, happened = advance(state, seat, legal_actions(state.view(seat))[0], chance)
            assert happened


def test_every_event_type_happens_and_round_trips() -> None:
    missing = set(typing.get_args(Event))
    decoder = msgspec.json.Decoder(Event)
    for game in GAMES:
        for number in range(4):
            for event in random_game(game, f"types/{number}").events:
                missing.discard(type(event))
                assert decoder.decode(msgspec.json.encode(event)) == event
        if not missing:
            break
    assert not missing, f"never happened: {missing}"


def test_every_action_type_round_trips() -> None:
    decoder = msgspec.json.Decoder(Action)
    missing = set(typing.get_args(Action))
    for game in GAMES:
        chance = SeededChance("actions")
        state, _ = begin(game, chance)
        for _ in range(300):
            seat = state.public.actor
            if seat is None:
                break
            choices = legal_actions(state.view(seat))
            for menu in choices.menus:
                action = menu.actions[0]
                missing.discard(type(action))
                assert decoder.decode(msgspec.json.encode(action)) == action
            menu = chance.pick(choices.menus)
            state, _ = advance(state, seat, chance.pick(menu.actions), chance)
    assert not missing, f"never legal: {missing}"
