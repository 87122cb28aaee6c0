"""Advice for the player who took the notes."""

from sleuth.core.game import CardId, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.notes import Notebook
from sleuth.review.advice import TOP
from sleuth.review.spoken_advice import SpokenAdvice
from sleuth.sentences import Speaker


def opened_hands(notebook: Notebook) -> set[Seat]:
    """Return the players whose hands lie open."""
    return {fact.owner for fact in notebook.facts if fact.how == "opened" and isinstance(fact.owner, int)}


def silent_seats(notebook: Notebook) -> set[Seat]:
    """Return the players who no longer answer: those the White Walkers have taken (R8.5)."""
    return opened_hands(notebook) if notebook.game.options.intrigue else set()


def noted_advice(
    voice: Speaker, notebook: Notebook, knowledge: Knowledge, place: CardId | None = None, top: int = TOP
) -> SpokenAdvice:
    """Return what to ask next, in one place if it is given; raise `NoAdvice` if there is none."""
    silent = silent_seats(notebook)
    return SpokenAdvice(voice, notebook.game, notebook.me, knowledge, place=place, silent=silent, top=top)
