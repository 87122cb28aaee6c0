"""One game between bots, from the first deal to the end."""

from collections.abc import Sequence

from msgspec import Struct

from sleuth.bots.bot import Bot, seated
from sleuth.core.game import Case, Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Chance, Event, Record, State, advance, begin, seen_by

MOST_STEPS = 50_000
"""The longest game: players who never accuse would play for ever. Random games need a few thousand steps at most."""


class Match(Struct, frozen=True):
    """A game that was played to its end, unless it became too long."""

    state: State
    events: tuple[Event, ...]
    steps: int
    """Actions taken by the seats."""
    players: tuple[str, ...] = ()
    """Who played at each seat, if known."""

    @property
    def winner(self) -> Seat | None:
        """The seat that won."""
        return self.state.public.winner

    @property
    def case(self) -> Case:
        """The solution."""
        return self.state.hidden.case

    @property
    def record(self) -> Record:
        """The whole game, to save or to replay."""
        return Record(self.state.game, self.events, self.players)

    def __repr__(self) -> str:
        game, won = self.state.game, "nobody" if self.winner is None else f"seat {self.winner}"
        return f"<Match of {game.edition.id!r}, {len(game.seats)} seats: won by {won}, {self.steps} steps>"


def play_match(game: Game, bots: Sequence[Bot], chance: Chance, most_steps: int = MOST_STEPS) -> Match:
    """Let the bots play a game, one bot per seat, and close them afterwards, also after an error."""
    with seated(bots):
        return _play(game, bots, chance, most_steps)


def _play(game: Game, bots: Sequence[Bot], chance: Chance, most_steps: int) -> Match:
    state, events = begin(game, chance)
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if bot.listens]
    _notify(listeners, events)
    steps = 0
    while (seat := state.public.actor) is not None and steps < most_steps:
        view = state.view(seat)
        action = bots[seat].choose(view, legal_actions(view))
        state, happened = advance(state, seat, action, chance)
        _notify(listeners, happened)
        events += happened
        steps += 1
    return Match(state, tuple(events), steps)


def _notify(listeners: Sequence[tuple[Seat, Bot]], events: Sequence[Event]) -> None:
    """Send every bot what its seat sees."""
    for seat, bot in listeners:
        for event in events:
            bot.see(seen_by(event, seat))
