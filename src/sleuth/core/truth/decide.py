"""Decides what happens when a seat acts: refuses with a code and a clause, or returns the events."""

from collections.abc import Callable, Iterator
from typing import Any

from sleuth.core import actions as a
from sleuth.core import seen as s
from sleuth.core.decks import PEEK, PEEK_LEFT, PEEK_RIGHT
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import events as e
from sleuth.core.truth.chance import Chance
from sleuth.core.truth.dealing import roll, set_up
from sleuth.core.truth.follow import follow
from sleuth.core.truth.peeking import look_around, look_at
from sleuth.core.truth.refusing import refusal
from sleuth.core.truth.state import State, evolve, initial

Decided = Iterator[e.Event]


def begin(game: Game, chance: Chance) -> tuple[State, list[e.Event]]:
    """Start a game: deal and set up, unless the culprit chooses the case first (R10.1)."""
    state = initial(game)
    if state.public.phase == "choose-case":
        return state, []
    return _apply(state, set_up(game, chance), chance)


def decide(state: State, seat: Seat, action: a.Action, chance: Chance) -> list[e.Event]:
    """Return the events of a seat's action; raises `IllegalAction` if the rules forbid it."""
    return advance(state, seat, action, chance)[1]


def advance(state: State, seat: Seat, action: a.Action, chance: Chance) -> tuple[State, list[e.Event]]:
    """Decide and evolve in one go: return the new state and the events that led there."""
    if seat not in state.game.seats:
        raise IllegalAction("not-asked", "R2.7")
    seen = state.view(seat)
    if action not in legal_actions(seen):
        raise refusal(seen, action)  # R2.7
    return _apply(state, _DECISIONS[type(action)](state, seat, action, chance), chance)


def _apply(state: State, decided: Decided, chance: Chance) -> tuple[State, list[e.Event]]:
    """Apply the decided events, then everything that follows from them without anybody's choice."""
    events = list(decided)
    for event in events:
        state = evolve(state, event)
    while (event_ := follow(state, chance)) is not None:
        events.append(event_)
        state = evolve(state, event_)
    return state, events


# --- one function per action -----------------------------------------------------------------------------------------


def _choose_case(state: State, seat: Seat, action: a.ChooseCase, chance: Chance) -> Decided:
    yield e.CaseChosen(seat, action.cards)  # R10.1
    yield from set_up(state.game, chance, action.cards)


def _roll(state: State, seat: Seat, action: a.Action, chance: Chance) -> Decided:
    yield s.DiceRolled(seat, roll(state.game, chance))  # R3.1


def _move(state: State, seat: Seat, action: a.Move, chance: Chance) -> Decided:
    yield s.Moved(seat, action.to, "steps")  # R3.1


def _take_passage(state: State, seat: Seat, action: a.TakePassage, chance: Chance) -> Decided:
    yield s.Moved(seat, action.to, "passage")  # R3.10


def _suggest(state: State, seat: Seat, action: a.Suggest, chance: Chance) -> Decided:
    city = action.cards[2]
    if state.game.edition.family == "cards" and state.public.seats[seat].city != city:
        yield _take_city(state, seat, city)  # R9.4
    yield s.SuggestionMade(seat, action.cards)  # R5.1


def _take_city(state: State, seat: Seat, city: CardId) -> s.CityTaken:
    holder = next((other for other, open_seat in enumerate(state.public.seats) if open_seat.city == city), None)
    return s.CityTaken(seat, city, "middle" if holder is None else holder)


def _show(state: State, seat: Seat, action: a.Show, chance: Chance) -> Decided:
    question = state.public.question
    assert question is not None
    yield e.CardShown(seat, question.asker, action.card)  # R6.2
    if question.kind == "suggestion" and not question.owed:  # R11.2: the first card shown ends the round
        yield from _referee(state.hidden.denied, shown=True)


def _pass(state: State, seat: Seat, action: a.Action, chance: Chance) -> Decided:
    question = state.public.question
    assert question is not None
    yield s.Passed(seat)  # R6.3
    if not question.second:  # R8.12: no second card to show is not a denial
        lied = any(card in question.cards for card in state.private[seat].hand)
        yield from _referee_after(state, (seat,) if lied else ())


def _referee_after(state: State, lying: tuple[Seat, ...]) -> Decided:
    """Yield what the referee finds once the last seat has been asked (R11.2)."""
    question = state.public.question
    if question is not None and len(question.waiting) == 1 and state.game.options.false_witness:
        yield from _referee((*state.hidden.denied, *lying), shown=False)


def _referee(denied: tuple[Seat, ...], *, shown: bool) -> Decided:
    """Yield the false witnesses of a round that is over (R11.2); the first owes a card if none was shown (R11.4)."""
    for number, seat in enumerate(denied):
        yield s.FalseWitnessFound(seat, owes=number == 0 and not shown)


def _accuse(state: State, seat: Seat, action: a.Accuse, chance: Chance) -> Decided:
    case = state.hidden.case
    yield e.AccusationMade(seat, action.cards, action.cards == case, case)  # R7.1, R7.2


def _end_turn(state: State, seat: Seat, action: a.Action, chance: Chance) -> Decided:
    if state.public.phase in ("start", "move"):
        ways = any(isinstance(choice, a.Roll | a.TakePassage) for choice in legal_actions(state.view(seat)))
        yield s.Stayed(seat, blocked=not ways)  # R3.9, R4.3
    else:
        yield s.TurnEnded(seat)


def _draw(state: State, seat: Seat, action: a.Action, chance: Chance) -> Decided:
    yield e.IntrigueDrawn(seat, chance.pick(state.hidden.deck))  # R8.4


def _waive(state: State, seat: Seat, action: a.Action, chance: Chance) -> Decided:
    yield s.Waived(seat)  # R8.4, R8.7


def _send(state: State, seat: Seat, action: a.Send, chance: Chance) -> Decided:
    yield s.FigureSent(seat, action.figure)  # R8.9


def _look_at(state: State, seat: Seat, action: a.LookAt, chance: Chance) -> Decided:
    pile = state.hidden.side if action.pile == "side" else state.hidden.centre
    yield e.PileLooked(seat, action.pile, action.index, pile[action.index])  # R7.8, R12.2


def _play(state: State, seat: Seat, action: a.Play, chance: Chance) -> Decided:
    yield e.InvestigationPlayed(seat, action.card, action.to)  # R9.3
    if action.card == PEEK and action.to is not None:
        yield look_at(state, seat, action.to, chance)  # R9.6
    elif action.card in (PEEK_LEFT, PEEK_RIGHT):
        yield look_around(state, 1 if action.card == PEEK_LEFT else -1, chance)  # R9.7


def _travel(state: State, seat: Seat, action: a.Travel, chance: Chance) -> Decided:
    yield _take_city(state, seat, action.city)
    yield s.TurnEnded(seat)  # R9.5


def _give(state: State, seat: Seat, action: a.Give, chance: Chance) -> Decided:
    question = state.public.question
    assert question is not None
    yield e.TipAnswered(seat, question.asker, action.cards)  # R9.9


def _use(state: State, seat: Seat, action: a.Use, chance: Chance) -> Decided:
    yield s.EffectUsed(seat, action.effect, action.source)  # R8.6, R8.10
    if action.effect == "decline":
        yield from _referee_after(state, ())  # R8.14: declining is not a denial
    elif action.effect == "any-place":
        yield s.Moved(seat, str(action.target), "effect")  # R8.6
    elif action.effect == "move-again":
        yield s.DiceRolled(seat, roll(state.game, chance))  # R8.11
    elif action.effect == "look-any" and isinstance(action.target, int):
        yield look_at(state, seat, action.target, chance)  # R8.13
    elif action.effect == "look-right":
        yield look_at(state, seat, None, chance)  # R8.6
    elif action.effect == "see-shown":
        yield _see_shown(state, seat)  # R8.7


def _see_shown(state: State, seat: Seat) -> e.ShownCardSeen:
    question = state.public.question
    assert question is not None
    assert question.shown_by is not None
    card: CardId = state.private[question.shown_by].showed[-1][0]
    return e.ShownCardSeen(seat, question.shown_by, question.asker, card)


_DECISIONS: dict[type, Callable[[State, Seat, Any, Chance], Decided]] = {
    a.ChooseCase: _choose_case,
    a.Roll: _roll,
    a.Move: _move,
    a.TakePassage: _take_passage,
    a.Suggest: _suggest,
    a.Show: _show,
    a.Pass: _pass,
    a.Accuse: _accuse,
    a.EndTurn: _end_turn,
    a.Draw: _draw,
    a.Waive: _waive,
    a.Send: _send,
    a.LookAt: _look_at,
    a.Play: _play,
    a.Travel: _travel,
    a.Give: _give,
    a.Use: _use,
}
