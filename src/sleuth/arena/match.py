"""One game between bots, from the first deal to the end."""

from collections.abc import Sequence

from msgspec import Struct

from sleuth.bots.bot import Bot
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Chance, Event, State, advance, begin, seen_by


class Match(Struct, frozen=True):
    """A finished game."""

    state: State
    events: tuple[Event, ...]
    steps: int
    """Actions taken by the seats."""


def play_match(game: Game, bots: Sequence[Bot], chance: Chance) -> Match:
    """Let the bots play a game; one bot per seat."""
    state, events = begin(game, chance)
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if bot.listens]
    _tell(listeners, events)
    steps = 0
    while (seat := state.public.actor) is not None:
        view = state.view(seat)
        action = bots[seat].choose(view, legal_actions(view))
        state, happened = advance(state, seat, action, chance)
        _tell(listeners, happened)
        events += happened
        steps += 1
    return Match(state, tuple(events), steps)


def _tell(listeners: Sequence[tuple[Seat, Bot]], events: Sequence[Event]) -> None:
    """Tell every bot what its seat sees."""
    for seat, bot in listeners:
        for event in events:
            bot.see(seen_by(event, seat))
