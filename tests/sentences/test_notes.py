"""A blocked way is explained, and why a place is not among the choices; only from what lies open."""

from sleuth.core.actions import Move, Roll
from sleuth.core.legal import legal_actions
from sleuth.sentences import speaker
from sleuth.sentences.notes import MOST_NOTES
from tests.kit import Scene, house
from tests.sentences.test_games_in_words import games


def notes(scene: Scene, seat: int = 0, language: str = "en") -> list[str]:
    return speaker(language, scene.game.edition).notes(scene.view(seat))


def door(scene: Scene, place: str) -> str:
    """Return the square in front of the only door of a place."""
    board = scene.game.edition.board
    assert board is not None
    (square,) = set(board.doors[place])
    return square


def test_somebody_in_front_of_the_door_blocks_the_way() -> None:
    scene = house()
    before = door(scene, "kitchen")
    board = scene.game.edition.board
    assert board is not None
    beside = board.neighbours(before)[0]
    scene.put(scarlett=beside, mustard=before).turn(0).roll(0, 2)
    assert Move("kitchen") not in scene.legal(0)
    player = scene.game.names[1]
    assert f"{player} blocks the way to the kitchen." in notes(scene)
    assert f"{player} versperrt den Weg in die Küche." in notes(scene, language="de")
    assert notes(scene, 1) == notes(scene, 2) == [], "only whoever has to move is told"
    scene.put(mustard="hall")
    assert Move("kitchen") in scene.legal(0)
    assert notes(scene) == []


def test_a_figure_nobody_plays_is_called_by_its_name() -> None:
    scene = house()
    before = door(scene, "kitchen")
    board = scene.game.edition.board
    assert board is not None
    scene.put(scarlett=board.neighbours(before)[0], plum=before).turn(0).roll(0, 2)
    assert "Professor Plum blocks the way to the kitchen." in notes(scene)


def test_whoever_cannot_leave_reads_why() -> None:
    scene = house()
    scene.put(scarlett="conservatory", mustard=door(scene, "conservatory")).turn(0)
    assert Roll() not in scene.legal(0)
    assert f"{scene.game.names[1]} blocks every way out." in notes(scene)


def test_asking_in_the_same_place_again() -> None:
    asked = house().put(scarlett="hall").seat(0, fresh=False).turn(0)
    assert notes(asked) == ["You have already asked here: leave first, then come back."]
    brought = house().summon(0, "hall").turn(0)
    assert notes(brought) == []


def test_nobody_goes_back_where_they_come_from() -> None:
    scene = house().put(scarlett="kitchen").turn(0).roll(0, 2)
    assert notes(scene) == ["You cannot go back to the kitchen in the same turn."]


def test_notes_are_few_and_never_about_something_that_can_be_chosen() -> None:
    told = 0
    for game, moments in games():
        speak = speaker("en", game.edition)
        for state, _ in moments[:200]:
            for seat in (None, *game.seats):
                view = state.view(seat)
                found = speak.notes(view)
                assert len(found) <= MOST_NOTES
                assert not found or seat == state.public.actor
                goals = [action.to for action in legal_actions(view) if isinstance(action, Move)]
                reached = [speak.spot(goal, "to") for goal in goals if goal in game.edition.card]
                assert not any(note.endswith(f" the way {place}.") for note in found for place in reached)
                told += len(found)
    assert told > 50
