"""What a lesson says at a moment, which actions it waits for, and which cells of the sheet it means."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from sleuth.core import actions as a
from sleuth.core.actions import kebab
from sleuth.core.game import CardId, Case
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.lessons.model import Lesson, Moment
from sleuth.lessons.progress import Course, Lookout, Standing, concluded, standing
from sleuth.lessons.story import Asked
from sleuth.sentences import Speaker, speaker


class Wanted(Struct, frozen=True, omit_defaults=True):
    """An action the lesson waits for; what is not named may be anything."""

    type: str
    to: CardId | None = None
    cards: Case | None = None


class Guide(Struct, frozen=True):
    """Where a person is in a lesson, in words."""

    course: Course
    number: int
    """Which moment it is, from 1."""
    of: int
    """How many moments the lesson has."""
    moment: str
    """The id of the moment; empty when the lesson is over."""
    title: str
    text: str
    wanted: list[Wanted] = []
    """The actions it waits for; all others would leave the lesson."""
    cells: list[str] = []
    """The cells of the sheet it means, as `card@owner`."""


def guide(
    lesson: Lesson, view: View, seen: Sequence[SeenEvent], marks: Mapping[str, object], explained: bool, lang: str
) -> Guide:
    """Return what a lesson says to a person who has seen and marked this; `explained`: who has asked "why?"."""
    look, voice = Lookout(view, seen, marks, explained), speaker(lang, view.game.edition)
    found, of = standing(lesson, look), len(lesson.moments)
    moment = found.moment
    if moment is None:
        title, text = (voice.text(f"lesson-{found.course}{end}") for end in ("-title", ""))
        return Guide(found.course, found.number, of, "", title, text)
    return Guide(
        course=found.course,
        number=found.number,
        of=of,
        moment=moment.id,
        title=voice.text(f"lesson-{moment.id}-title"),
        text=_text(voice, look, found, moment),
        wanted=list(_wanted(look, found, moment)),
        cells=_cells(look, found, moment),
    )


def _text(voice: Speaker, look: Lookout, found: Standing, moment: Moment) -> str:
    step = _step(look)
    if not found.ready:
        return voice.text("lesson-wait", moment=moment.does, step=step)
    return voice.text(f"lesson-{moment.id}", step=step, **_about(voice, look, moment))


def _step(look: Lookout) -> str:
    """Return the next thing the person can do, for messages."""
    legal = {type(menu.actions[0]) for menu in legal_actions(look.view).menus} if look.on_turn else set()
    order = ((a.Roll, "roll"), (a.Move, "go"), (a.Suggest, "ask"), (a.EndTurn, "end"))
    return next((step for kind, step in order if kind in legal), "watch")


def _about(voice: Speaker, look: Lookout, moment: Moment) -> dict[str, Any]:
    """Return the variables of a moment's message."""
    names = look.view.game.names
    if moment.to is not None:
        return {"place": voice.word(moment.to)}
    if moment.cards is not None:
        return dict(zip(("suspect", "weapon", "place"), map(voice.word, moment.cards), strict=True))
    if moment.does == "cross-own":
        return {"count": len(look.view.own.hand), "card": voice.word(look.view.own.hand[0])}
    if moment.does == "cross-shown" and (shown := look.story.shown_to_me):
        assert shown.card is not None
        assert shown.shown_by is not None
        return {"name": names[shown.shown_by], "card": voice.word(shown.card)}
    if moment.does == "show" and look.story.asked:
        return {"name": names[look.story.asked[-1].asker]}
    if moment.does == "conclude":
        return _conclusion(voice, look)
    if moment.does == "why" and (done := concluded(look)):
        return {"card": voice.word(done[0]), "name": names[done[1]]}
    return {}


def _question(look: Lookout) -> Asked | None:
    """Return the question between others from which a card follows."""
    found = (look.story.answered_by(seat, card) for card, seat in look.conclusions.items())
    return next((each for each in found if each is not None), None)


def _conclusion(voice: Speaker, look: Lookout) -> dict[str, Any]:
    """Return the variables of the message about that question; it does not say what follows."""
    asked = _question(look)
    assert asked is not None
    assert asked.shown_by is not None
    own = [card for card in asked.cards if card in look.view.own.hand]
    shown = [card for card in asked.cards if (card, asked.asker) in look.view.own.saw]
    ticked = any(look.marked(card, asked.shown_by) == "yes" for card in asked.cards)
    return {
        "asker": look.view.game.names[asked.asker],
        "name": look.view.game.names[asked.shown_by],
        "cards": voice.cards_word(asked.cards),
        "own": voice.cards_word(own),
        "shown": voice.cards_word(shown),
        "tried": "wrong" if ticked else "nothing",
    }


def _wanted(look: Lookout, found: Standing, moment: Moment) -> Iterator[Wanted]:
    goes = kebab(a.Move.__name__), kebab(a.TakePassage.__name__)
    place = moment.to or (moment.cards[-1] if moment.cards else None)
    if place is not None:
        yield Wanted("roll")
        yield from (Wanted(go, to=place) for go in goes)
    if moment.cards is not None:
        yield Wanted("suggest", cards=moment.cards)
    if moment.does == "show":
        yield Wanted("show") if found.ready else Wanted("end-turn")
    if moment.does == "accuse":
        yield Wanted("accuse", cards=look.story.asked[-1].cards)


def _cells(look: Lookout, found: Standing, moment: Moment) -> list[str]:
    """Return the cells a moment means; of a conclusion all that come into question."""
    if not found.ready:
        return []
    if moment.does == "cross-own":
        return [f"{look.view.own.hand[0]}@case"]
    if moment.does == "cross-shown" and (shown := look.story.shown_to_me):
        return [f"{shown.card}@case"]
    if moment.does == "conclude" and (asked := _question(look)):
        return [f"{card}@{asked.shown_by}" for card in asked.cards]
    if moment.does == "why" and (done := concluded(look)):
        return [f"{done[0]}@{done[1]}"]
    return [f"{card}@case" for card in look.story.asked[-1].cards] if moment.does == "accuse" else []
