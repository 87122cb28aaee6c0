"""What the page has to show after every event of a game, computed from the rules' own view."""

from collections.abc import Iterator
from typing import Any

from sleuth.core.game import Game, Seat
from sleuth.core.public import Question
from sleuth.core.seen import CityTaken, FalseWitnessFound
from sleuth.core.truth import Event, evolve, initial
from sleuth.core.view import View

Shown = dict[str, Any]
Origins = list[Seat | str | None]
"""Where the city card of each seat came from, as far as it was the last one to change hands."""


def changes(game: Game, events: tuple[Event, ...], seat: Seat | None) -> Iterator[Shown]:
    """Yield, for each event, what is shown differently after it; after the first one, everything."""
    state, origins, before = initial(game), Origins(None for _ in game.seats), Shown()
    for event in events:
        cities = [each.city for each in state.public.seats]
        origins = after_taking(cities, event) if isinstance(event, CityTaken) else origins
        state = evolve(state, event)
        now = {**public(state.view(seat)), **private(state.view(seat)), "origins": origins}
        yield {name: value for name, value in now.items() if name not in before or before[name] != value}
        before = now


def unanswered(game: Game, events: tuple[Event, ...]) -> Iterator[int]:
    """Yield the events after which everybody has been asked and nobody has shown a card, nor still owes one."""
    state, before = initial(game), None
    for number, event in enumerate(events):
        state = evolve(state, event)
        question = state.public.question
        empty = question is not None and _came_to_nothing(question)
        following = events[number + 1] if number + 1 < len(events) else None
        owed = isinstance(following, FalseWitnessFound) and following.owes
        new = before is None or question is None or before.cards != question.cards or not _came_to_nothing(before)
        if empty and new and not owed:
            yield number
        before = question


def _came_to_nothing(question: Question) -> bool:
    nothing = question.shown_by is None and question.owing is None and not question.owed
    return question.kind != "secret" and not question.waiting and nothing


def after_taking(cities: list[str | None], event: CityTaken) -> Origins:
    """Return where city cards came from after one was taken."""
    found: Origins = [event.seat if city == event.city else None for city in cities]
    found[event.seat] = cities.index(event.city) if event.city in cities else "middle"
    return found


def public(view: View) -> Shown:
    """Return what everybody sees."""
    table = view.public
    question = table.question
    return {
        **{name: getattr(table, name) for name in ("figures", "weapons", "open", "centre", "side", "looked", "played")},
        **{name: getattr(table, name) for name in ("walkers", "discard", "deck", "case", "ending", "winner")},
        **{name: [getattr(seat, name) for seat in table.seats] for name in ("standing", "cards", "city")},
        "turn": [table.turn.seat, table.turn.number],
        "dice": table.turn.dice,
        "asker": question.asker if question is not None and question.kind == "suggestion" else None,
        "kept": [seat.held for seat in table.seats],
        "usedAbility": [seat.ability_used for seat in table.seats],
    }


def private(view: View) -> Shown:
    """Return what the seat alone sees; nothing for a spectator."""
    if view.seat is None:
        return {"hand": [], "held": [], "showed": [], "seen": [], "laid": []}
    own, standing = view.own, view.public.seats[view.seat].standing
    return {
        "hand": own.hand,
        "held": sorted(own.held),
        "showed": sorted(f"{card} {to}" for card, to in own.showed),
        "seen": sorted(f"{card} {owner}" for card, owner in own.saw if owner in ("side", "centre")),
        "laid": own.hand if standing == "taken" else (),
    }
