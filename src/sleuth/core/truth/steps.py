"""The actions that led to the events of a record: one step for each decision of a seat."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sleuth.core import actions as a
from sleuth.core import seen as s
from sleuth.core.game import Game, Seat
from sleuth.core.public import Phase
from sleuth.core.truth import events as e
from sleuth.core.truth.state import State, evolve, initial


class Step(NamedTuple):
    """One action of a game, and the state in which a seat decided on it."""

    state: State
    """The game before the action."""
    seat: Seat
    action: a.Action
    first: int
    """The index of its first event."""
    last: int
    """The index of its last event; what the rules let follow comes after it."""


def steps(game: Game, events: Sequence[e.Event]) -> Iterator[Step]:
    """Yield the actions of a game, in order."""
    state, last = initial(game), -1
    for number, event in enumerate(events):
        following = events[number + 1] if number + 1 < len(events) else None
        action = None if number <= last else _action(state.public.phase, event, following)
        if action is not None:
            assert state.public.actor is not None
            last = number + _takes_two(event, action)
            yield Step(state, state.public.actor, action, number, last)
        state = evolve(state, event)


def _action(phase: Phase, event: e.Event, following: e.Event | None) -> a.Action | None:
    """Return the action an event came from, or `None` for what follows from the rules alone."""
    if isinstance(event, s.EffectUsed):
        return a.Use(event.effect, event.source, _target(event.effect, following))
    if isinstance(event, s.CityTaken):  # R9.4, R9.5
        return a.Suggest(following.cards) if isinstance(following, s.SuggestionMade) else a.Travel(event.city)
    if isinstance(event, s.DiceRolled) and phase != "start":
        return None  # R8.11: the roll came with an ability
    if isinstance(event, e.IntrigueDrawn) and phase != "offer":
        return None  # R8.2, R8.3: nobody was asked
    build = _ACTIONS.get(type(event))
    return None if build is None else build(event)


def _target(effect: str, following: e.Event | None) -> str | int | None:
    """Return the place or seat an effect was used on, from the event that follows it."""
    if effect == "any-place" and isinstance(following, s.Moved):
        return following.to
    if effect == "look-any" and isinstance(following, e.CardsPeeked):
        return following.looks[0][1]
    return None


def _takes_two(event: e.Event, action: a.Action) -> bool:
    """Return whether the next event belongs to the action as well."""
    if isinstance(action, a.Use):
        return action.target is not None
    return isinstance(event, s.CityTaken)


def _moved(event: s.Moved) -> a.Action | None:
    if event.by == "effect":
        return None
    return a.TakePassage(event.to) if event.by == "passage" else a.Move(event.to)


_ACTIONS: dict[type, Callable[[Any], a.Action | None]] = {
    e.CaseChosen: lambda event: a.ChooseCase(event.cards),
    s.DiceRolled: lambda event: a.Roll(),
    s.Moved: _moved,
    s.SuggestionMade: lambda event: a.Suggest(event.cards),
    e.CardShown: lambda event: a.Show(event.card),
    s.Passed: lambda event: a.Pass(),
    e.AccusationMade: lambda event: a.Accuse(event.cards),
    s.Stayed: lambda event: a.EndTurn(),
    s.TurnEnded: lambda event: a.EndTurn(),
    e.IntrigueDrawn: lambda event: a.Draw(),
    s.Waived: lambda event: a.Waive(),
    s.FigureSent: lambda event: a.Send(event.figure),
    e.PileLooked: lambda event: a.LookAt(event.pile, event.index),
    e.InvestigationPlayed: lambda event: a.Play(event.card, event.to),
    e.TipAnswered: lambda event: a.Give(event.cards),
}
"""How to rebuild an action from its event, where the event alone is enough."""
