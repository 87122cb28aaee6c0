"""Squares are told by the places near them; in a menu no two are called the same."""

import re

import pytest

from sleuth.core.actions import Move
from sleuth.core.landmarks import landmark, steps_to_places, told_apart
from sleuth.core.legal import legal_actions
from sleuth.core.movement import net_of
from sleuth.core.seen import Moved
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker
from tests.kit import house
from tests.sentences.test_games_in_words import games

NAME = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
"""How squares are called in records: no person should have to read it."""
BOARDS = [edition for edition in EDITION_IDS if load_edition(edition).board is not None]


@pytest.mark.parametrize("edition", BOARDS)
def test_the_steps_to_a_landmark_are_those_one_would_walk(edition: str) -> None:
    loaded = load_edition(edition)
    board = loaded.board
    assert board is not None
    for square in board.cells:
        found = landmark(loaded, square)
        near = [place for place, before in board.doors.items() if square in before]
        assert (found.steps == 1) is bool(near)
        steps = [landmark(loaded, each).steps for each in board.neighbours(square)]
        assert min(steps) >= found.steps - 1, "no neighbour is more than a step nearer"
        if found.steps > 1:
            assert min(steps) == found.steps - 1, "and one of them is nearer"


@pytest.mark.parametrize("edition", BOARDS)
def test_squares_are_told_apart(edition: str) -> None:
    loaded = load_edition(edition)
    assert loaded.board is not None
    squares = tuple(loaded.board.cells)
    found = told_apart(loaded, squares)
    assert len(set(found.values())) == len(squares)
    assert told_apart(loaded, squares) == found
    for square, mark in found.items():
        near = steps_to_places(net_of(loaded), square)
        assert all(near[place] == steps for place, steps in ((mark.place, mark.steps), *mark.others))


def test_a_closed_place_is_no_landmark() -> None:
    classic = load_edition("classic")
    assert classic.board is not None
    for square in classic.board.doors["kitchen"]:
        assert landmark(classic, square).place == "kitchen"
        assert landmark(classic, square, closed=("kitchen",)).place != "kitchen"


def test_moves_in_words() -> None:
    scene = house().put(scarlett="lounge").turn(0).roll(0, 2)
    english, view = speaker("en", scene.game.edition), scene.view(0)
    labels = {action.to: english.action(view, action) for action in scene.legal(0) if isinstance(action, Move)}
    assert labels
    assert all(label.startswith("Towards the ") for label in labels.values())
    assert not any("lounge" in label for label in labels.values()), "nobody goes towards where they come from"
    assert english.action(view, Move("hall")) == "Move to the hall"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_are_called_the_same_and_no_square_by_its_name(language: str) -> None:
    for game, moments in games():
        speak = speaker(language, game.edition)
        for state, events in moments[:120]:
            assert not any(NAME.search(speak.event(game, e)) for e in events if isinstance(e, Moved))
            seat = state.public.actor
            if seat is None:
                continue
            view = state.view(seat)
            assert not NAME.search(speak.prompt(view))
            moves = [action for action in legal_actions(view) if isinstance(action, Move)]
            labels = [speak.action(view, action) for action in moves]
            assert len(set(labels)) == len(labels), labels
            assert not any(NAME.search(label) for label in labels), labels
            assert labels == [speak.action(view, action) for action in moves], "they stay the same"
