"""Which moment of a lesson a person has reached: from what their seat has seen, and from the marks on its sheet."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Literal

from msgspec import Struct

from sleuth.core.game import CardId, Seat
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.deduction import Observer
from sleuth.deduction.sheet_marks import seen_marks
from sleuth.lessons.model import ME, Lesson, Moment
from sleuth.lessons.story import Story, planned, told, walks

Course = Literal["going", "done", "strayed"]
"""How a lesson goes: still on its way, passed to the end, or left for a game like any other."""


class Lookout:
    """Everything a lesson looks at."""

    def __init__(
        self, view: View, seen: Sequence[SeenEvent], marks: Mapping[str, object], explained: bool = False
    ) -> None:
        """Look at what a seat has seen and marked; `explained`: whether it has asked "why?"."""
        self.view, self.seen, self.marks, self.explained = view, seen, marks, explained
        self.story: Story = told(seen)

    def marked(self, card: CardId, owner: Seat | str) -> object:
        """Return the person's own mark of a cell."""
        return self.marks.get(f"{card}@{owner}")

    @property
    def on_turn(self) -> bool:
        """Whether it is the person's turn, and nothing else is asked."""
        public = self.view.public
        return public.actor == ME == public.turn.seat

    @cached_property
    def conclusions(self) -> dict[CardId, Seat]:
        """The cards whose owner the person was not shown, but can be certain of."""
        observer = Observer(self.view.game, ME).see_all(self.seen)
        shown = {card for (card, _), mark in seen_marks(observer).items() if mark == "yes"}
        found = observer.knowledge().certain
        return {card: owner for card, owner in found.items() if isinstance(owner, int) and card not in shown}


class Standing(Struct, frozen=True):
    """Where a lesson stands."""

    course: Course
    number: int
    """Which moment it is, from 1; after the last one if all have passed."""
    moment: Moment | None = None
    ready: bool = False
    """Whether the person can do it now: the others may have to play first."""


def standing(lesson: Lesson, look: Lookout) -> Standing:
    """Return the first moment that has not passed; a deed in the game also passes all moments before it."""
    deeds, moments = look.story.deeds, lesson.moments
    first = _begun(lesson, look)
    left = [at for at in range(first, len(moments)) if not _DONE[moments[at].does](look, moments[at])]
    if deeds != planned(lesson)[: len(deeds)]:
        return Standing("strayed", first + 1)
    if not left:
        return Standing("done", len(moments))
    moment = moments[left[0]]
    if _missed(moment, look):
        return Standing("strayed", left[0] + 1)
    return Standing("going", left[0] + 1, moment, _READY[moment.does](look))


def _begun(lesson: Lesson, look: Lookout) -> int:
    """Return the last moment, from 0, that the game shows to have begun: an erased mark does not take one back."""
    in_log = [at for at, moment in enumerate(lesson.moments) if moment.does in ("go", "ask", "show", "accuse")]
    done = [at + 1 for at in in_log if _DONE[lesson.moments[at].does](look, lesson.moments[at])]
    walking = walks(lesson)[: look.story.rolls]
    waiting = [at for at in in_log if lesson.moments[at].does == "show" and ("end",) in look.story.deeds]
    return max((*done, *walking, *waiting), default=0)


def _missed(moment: Moment, look: Lookout) -> bool:
    """Whether a moment cannot come any more: the bots play otherwise than when the lesson was written."""
    public, story = look.view.public, look.story
    if public.phase == "over":
        return True
    asking = public.phase == "answer"
    match moment.does:
        case "cross-shown":
            return not asking and story.shown_to_me is None
        case "show":
            return look.on_turn and ("end",) in story.deeds
        case "conclude":
            return look.on_turn and not look.conclusions
        case "accuse":
            return story.asked[-1].shown_by is not None
    return False


_DONE: dict[str, Callable[[Lookout, Moment], bool]] = {
    "cross-own": lambda look, _: any(look.marked(card, "case") == "no" for card in look.view.own.hand),
    "go": lambda look, moment: ("go", moment.to) in look.story.deeds,
    "ask": lambda look, moment: ("ask", *(moment.cards or ())) in look.story.deeds,
    "cross-shown": lambda look, _: any(
        look.marked(each.card, "case") == "no" for each in look.story.asked if each.asker == ME and each.card
    ),
    "show": lambda look, _: look.story.shown_by_me is not None,
    "conclude": lambda look, _: concluded(look) is not None,
    "why": lambda look, _: look.explained,
    "accuse": lambda look, _: ("accuse", True) in look.story.deeds,
}
_READY: dict[str, Callable[[Lookout], bool]] = {
    "cross-own": lambda look: bool(look.view.own.hand),
    "go": lambda look: look.on_turn,
    "ask": lambda look: look.on_turn,
    "cross-shown": lambda look: look.story.shown_to_me is not None,
    "show": lambda look: look.view.public.actor == ME and look.view.public.phase == "answer",
    "conclude": lambda look: look.on_turn,
    "why": lambda look: True,
    "accuse": lambda look: look.on_turn,
}


def concluded(look: Lookout) -> tuple[CardId, Seat] | None:
    """Return a conclusion that the person has marked."""
    return next(((card, seat) for card, seat in look.conclusions.items() if look.marked(card, seat) == "yes"), None)
