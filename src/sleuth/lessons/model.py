"""Lessons as data: the table they need, and the moments in which the person does something."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from sleuth.core.game import CardId, Case, Seat
from sleuth.editions import Edition, load_edition

LESSONS = ("first",)
"""The lessons that come with sleuth: each is a file `<name>.toml` in this folder."""
ME: Seat = 0
"""The seat of the person who learns; bots have the others."""
Deed = Literal["cross-own", "go", "ask", "cross-shown", "show", "conclude", "why", "accuse"]
"""What the person does in a moment, in the order of a game; `progress.py` knows when each is done."""


class LessonError(ValueError):
    """A lesson that cannot be used: names the file and what is expected."""


class Moment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment that passes only when the person has done something."""

    id: str
    """Its sentences are the messages `lesson-<id>` and `lesson-<id>-title` of `lesson.ftl`."""
    does: Deed
    to: CardId | None = None
    """Where to go, in a moment to go somewhere."""
    cards: Case | None = None
    """What to ask, in a moment to ask; in its place."""


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson: a table whose deal, dice and bots are fixed, and its moments."""

    id: str
    edition: str
    figures: tuple[CardId, ...]
    """One for each seat, clockwise; the person has the first."""
    bots: tuple[str, ...]
    """The bots of the other seats."""
    options: dict[str, Any] = {}
    """House rules that shorten the game."""
    seed: str
    """All luck at the table follows from it; `python -m tools.find_lesson` finds one that fits."""
    moments: tuple[Moment, ...]


@cache
def lesson(name: str) -> Lesson:
    """Return the lesson with this name; raises `LessonError`."""
    if name not in LESSONS:
        raise LessonError(f"unknown lesson {name!r}: expected one of {', '.join(LESSONS)}")
    text = files("sleuth.lessons").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return read(name, text)


def read(name: str, text: str) -> Lesson:
    """Return the lesson of a file; raises `LessonError` if it does not fit its edition."""
    try:
        found = msgspec.convert({"id": name, **tomllib.loads(text)}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{name}.toml: {error}") from None
    edition = load_edition(found.edition)
    for problem in (*_seats(found, edition), *(each for moment in found.moments for each in _cards(moment, edition))):
        raise LessonError(f"{name}.toml: {problem}")
    return found


def _seats(found: Lesson, edition: Edition) -> list[str]:
    unknown = [figure for figure in found.figures if figure not in edition.suspects]
    problems = [f"figures: expected suspects of the edition, got {figure!r}" for figure in unknown]
    if len(found.figures) != len(found.bots) + 1:
        problems.append("figures: expected one for the person and one for each bot")
    return problems


def _cards(moment: Moment, edition: Edition) -> list[str]:
    """Return what is wrong with the cards of a moment."""
    problems = []
    if (moment.does == "go") != (moment.to is not None) or (moment.to and moment.to not in edition.places):
        problems.append(f"{moment.id}: to: expected a place, and only in a moment to go somewhere")
    if (moment.does == "ask") != (moment.cards is not None):
        problems.append(f"{moment.id}: cards: expected three cards, and only in a moment to ask")
    rows = (edition.suspects, edition.weapons, edition.places)
    if moment.cards and any(card not in row for card, row in zip(moment.cards, rows, strict=True)):
        problems.append(f"{moment.id}: cards: expected a suspect, a weapon and a place")
    return problems
