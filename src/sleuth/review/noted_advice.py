"""Advice for the player who took the notes."""

from sleuth.core.game import CardId
from sleuth.deduction import Knowledge
from sleuth.deduction.notes import Notebook
from sleuth.review.advice import TOP
from sleuth.review.spoken_advice import SpokenAdvice
from sleuth.sentences import Speaker


def noted_advice(
    voice: Speaker, notebook: Notebook, knowledge: Knowledge, place: CardId | None = None, top: int = TOP
) -> SpokenAdvice:
    """Return what to ask next, in one place if it is given; raise `NoAdvice` if there is none."""
    game = notebook.game
    silent = notebook.opened if game.options.intrigue else ()  # R8.5: taken, so they no longer answer
    return SpokenAdvice(voice, game, notebook.me, knowledge, place=place, silent=silent, top=top)
