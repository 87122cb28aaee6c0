"""What a lesson looks at in a game: the person's own deeds, and who answered which question."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Seat
from sleuth.lessons.model import ME, Lesson

Deeds = tuple[tuple[object, ...], ...]
"""What somebody did in a game, in order, such as `("go", "library")`."""


class Asked(Struct, frozen=True):
    """A question, and the answer so far."""

    asker: Seat
    cards: Case
    shown_by: Seat | None = None
    card: CardId | None = None
    """The card, if the person has seen it."""


class Story(Struct, frozen=True):
    """A game as a lesson sees it."""

    deeds: Deeds = ()
    """What the person did."""
    rolls: int = 0
    """How often the person has rolled the dice."""
    asked: tuple[Asked, ...] = ()

    @property
    def shown_to_me(self) -> Asked | None:
        """The last question of the person's own that somebody answered with a card."""
        return next((each for each in reversed(self.asked) if each.asker == ME and each.card), None)

    @property
    def shown_by_me(self) -> Asked | None:
        """The last question that the person answered with a card."""
        return next((each for each in reversed(self.asked) if each.shown_by == ME), None)

    def answered_by(self, seat: Seat, card: CardId) -> Asked | None:
        """Return the last question for a card that a seat answered for somebody else."""
        found = (each for each in reversed(self.asked) if each.shown_by == seat and each.asker != ME)
        return next((each for each in found if card in each.cards), None)


def told(events: Iterable[s.SeenEvent]) -> Story:
    """Return the story of what the person has seen."""
    story = Story()
    for event in events:
        story = _with_deed(_with_answer(story, event), event)
    return story


def _with_answer(story: Story, event: s.SeenEvent) -> Story:
    match event:
        case s.SuggestionMade():
            return replace(story, asked=(*story.asked, Asked(event.seat, event.cards)))
        case s.SeenCardShown() if story.asked:
            answered = replace(story.asked[-1], shown_by=event.seat, card=event.card)
            return replace(story, asked=(*story.asked[:-1], answered))
    return story


def _with_deed(story: Story, event: s.SeenEvent) -> Story:
    if getattr(event, "seat", None) != ME:
        return story
    match event:
        case s.DiceRolled():
            return replace(story, rolls=story.rolls + 1)
        case s.Moved():
            return replace(story, deeds=(*story.deeds, ("go", event.to)))
        case s.SuggestionMade():
            return replace(story, deeds=(*story.deeds, ("ask", *event.cards)))
        case s.TurnEnded() | s.Stayed():
            return replace(story, deeds=(*story.deeds, ("end",)))
        case s.SeenAccusationMade():
            return replace(story, deeds=(*story.deeds, ("accuse", event.right)))
    return story


def walks(found: Lesson) -> list[int]:
    """Return the moments, from 0, in which the person goes somewhere."""
    before = [None, *found.moments]
    goes = ((at, moment.to or (moment.cards or [None])[-1]) for at, moment in enumerate(found.moments))
    return [at for at, place in goes if place is not None and getattr(before[at], "to", None) != place]


def planned(found: Lesson) -> Deeds:
    """Return what the person does in the course of a lesson."""
    deeds: list[tuple[object, ...]] = []
    for at, moment in enumerate(found.moments):
        if at in walks(found):
            deeds.append(("go", moment.to or (moment.cards or ())[-1]))
        if moment.cards is not None:
            deeds.append(("ask", *moment.cards))
        if moment.does == "show":
            deeds.append(("end",))
        if moment.does == "accuse":
            deeds.append(("accuse", True))
    return tuple(deeds)
