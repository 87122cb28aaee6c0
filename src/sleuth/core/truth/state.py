"""The whole truth of a game: the open table, what each seat alone knows, and what no seat sees."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import WALKER
from sleuth.core.folding import fold
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.core.public import Public, opening
from sleuth.core.truth import events as e
from sleuth.core.truth.witness import faces
from sleuth.core.view import OWN_FOLDS, Own, View, see_own


class Hidden(Struct, frozen=True, gc=False):
    """What lies face down."""

    case: Case = ()
    centre: tuple[CardId, ...] = ()
    side: tuple[CardId, ...] = ()
    deck: tuple[str, ...] = ()
    """The cards left in the intrigue deck or the draw pile, sorted: a draw picks one at random."""
    discard: tuple[str, ...] = ()
    denied: tuple[Seat, ...] = ()
    """False witnesses of the question under way (R11.2)."""


class State(Struct, frozen=True, gc=False):
    """A game at one moment. A view is a part of it, so views are always up to date."""

    game: Game
    public: Public
    private: tuple[Own, ...]
    hidden: Hidden

    def view(self, seat: Seat | None) -> View:
        """Return what a seat knows; `None` is a spectator."""
        return View(self.game, seat, self.public, Own() if seat is None else self.private[seat])

    def __repr__(self) -> str:
        public, case = self.public, ", ".join(self.hidden.case) or "not dealt"
        asked = "nobody is asked" if public.actor is None else f"{public.phase} asked of seat {public.actor}"
        return f"<State of {self.game.edition.id!r}: turn {public.turn.number}, {asked}; the case is {case}>"

    def __str__(self) -> str:
        seen = str(self.view(None))
        return seen if self.public.case or not self.hidden.case else f"{seen}\ncase: {', '.join(self.hidden.case)}"


def initial(game: Game) -> State:
    """Return the game before anything has happened."""
    deck: tuple[str, ...] = ()
    if game.options.intrigue:
        deck = game.edition.decks["intrigue"]
    elif game.edition.family == "cards":
        deck = game.edition.decks["investigation"]
    return State(game, opening(game), tuple(Own() for _ in game.seats), Hidden(deck=deck))


def evolve(state: State, event: e.Event) -> State:
    """Return the game after an event; total: it takes every event and checks nothing."""
    everyone, some = faces(event)
    private, hidden = state.private, state.hidden
    if type(everyone) in OWN_FOLDS:
        private = tuple(see_own(own, seat, some.get(seat, everyone)) for seat, own in enumerate(private))
    change = _HIDDEN_FOLDS.get(type(event))
    if change is not None:
        hidden = change(state, hidden, event)
    return State(state.game, fold(state.game, state.public, everyone), private, hidden)


def replay(game: Game, events: Iterable[e.Event]) -> State:
    """Return the game after these events."""
    state = initial(game)
    for event in events:
        state = evolve(state, event)
    return state


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _case_chosen(state: State, hidden: Hidden, event: e.CaseChosen) -> Hidden:
    return replace(hidden, case=event.cards)


def _dealt(state: State, hidden: Hidden, event: e.Dealt) -> Hidden:
    return replace(hidden, case=event.case, centre=event.centre, side=event.side)


def _suggested(state: State, hidden: Hidden, event: s.SuggestionMade) -> Hidden:
    return replace(hidden, denied=()) if hidden.denied else hidden  # R11.2: each round stands alone


def _passed(state: State, hidden: Hidden, event: s.Passed) -> Hidden:
    question = state.public.question
    if not state.game.options.false_witness or question is None or question.second:
        return hidden  # R11.1, R8.12
    holds = any(card in question.cards for card in state.private[event.seat].hand)
    return replace(hidden, denied=(*hidden.denied, event.seat)) if holds else hidden


def _drawn(state: State, hidden: Hidden, event: e.IntrigueDrawn | e.InvestigationDrawn) -> Hidden:
    if event.card == WALKER and WALKER not in _without(hidden.deck, WALKER):
        return hidden  # R8.5: the last White Walker goes back
    return replace(hidden, deck=_without(hidden.deck, event.card))


def _investigation_dealt(state: State, hidden: Hidden, event: e.InvestigationDealt) -> Hidden:
    deck = hidden.deck
    for card in event.cards:
        if card is not None:
            deck = _without(deck, card)
    return replace(hidden, deck=deck)


def _played(state: State, hidden: Hidden, event: e.InvestigationPlayed) -> Hidden:
    return replace(hidden, discard=(*hidden.discard, event.card))  # R9.3, R9.9


def _turned(state: State, hidden: Hidden, event: s.CardTurned) -> Hidden:
    return replace(hidden, deck=_without(hidden.deck, event.card), discard=(*hidden.discard, event.card))  # R10.4


def _reshuffled(state: State, hidden: Hidden, event: s.PileReshuffled) -> Hidden:
    return replace(hidden, deck=tuple(sorted(hidden.discard)), discard=())  # R9.11


_HIDDEN_FOLDS: dict[type, Callable[[State, Hidden, Any], Hidden]] = {
    e.CaseChosen: _case_chosen,
    e.Dealt: _dealt,
    s.SuggestionMade: _suggested,
    s.Passed: _passed,
    e.IntrigueDrawn: _drawn,
    e.InvestigationDrawn: _drawn,
    e.InvestigationDealt: _investigation_dealt,
    e.InvestigationPlayed: _played,
    s.CardTurned: _turned,
    s.PileReshuffled: _reshuffled,
}
