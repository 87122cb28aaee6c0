"""Squares in words: nobody has to know that one is called H25."""

from sleuth.core.actions import Move
from sleuth.core.game import Spot
from sleuth.core.landmarks import Landmark, told_apart
from sleuth.core.legal import legal_actions
from sleuth.core.view import View
from sleuth.sentences.messages import Word
from sleuth.sentences.voice import Voice


def is_square(voice: Voice, spot: Spot) -> bool:
    """Return whether a spot is a square of the board, not a place."""
    board = voice.edition.board
    return board is not None and spot in board.cells


def goal_word(voice: Voice, view: View, square: Spot) -> str:
    """Return where a move to a square leads; no two squares that can be chosen now are called the same."""
    squares = tuple(
        action.to for action in legal_actions(view) if isinstance(action, Move) and is_square(voice, action.to)
    )
    left = (*view.public.turn.left, view.spot)  # nobody goes towards the place they come from
    return _apart(voice, told_apart(voice.edition, squares if square in squares else (square,), left)[square])


def _apart(voice: Voice, mark: Landmark) -> str:
    text = voice.text("square-towards", place=_place(voice, mark.place), steps=mark.steps)
    if mark.others:
        others = (voice.text("square-other", place=_place(voice, place), steps=steps) for place, steps in mark.others)
        text = voice.text("square-apart", where=text, others=", ".join(others))
    return text if mark.number == 1 else voice.text("square-again", where=text, number=mark.number)


def _place(voice: Voice, place: Spot) -> Word:
    return voice.spot_word(place)
