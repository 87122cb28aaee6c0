"""Other worlds: games that one seat cannot distinguish from the real one.

Two cards that a seat has not seen are swapped in the deal. Every secret hidden from the seat is then rewritten to match
the other deal: which card was shown, peeked at, given or drawn. If a player would have had to act differently (a card
shown that is no longer there, a false pass), there is no such world, and the attempt is dropped.
"""

import random
from collections.abc import Callable

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import AT_ONCE, featured, read_tip
from sleuth.core.game import Game, Seat
from sleuth.core.truth import Event, State, evolve, initial, replay, seen_by
from sleuth.core.truth import events as e

Swap = dict[str, str]
"""The two swapped cards, both ways."""


class NoSuchWorldError(Exception):
    """The swap would have been noticed."""


def other_world(game: Game, events: list[Event], seat: Seat | None, rnd: random.Random) -> list[Event]:
    """Return the same game with other hidden cards, as far as the seat can tell; or raise `NoSuchWorldError`."""
    swap = _exchange(game, events, seat, rnd)
    state, world = initial(game), list[Event]()
    undiscovered = _undiscovered(game, events)
    for number, event in enumerate(events):
        free = number in undiscovered and isinstance(event, s.Passed) and state.public.may_evade(game, event.seat)
        other = event if free else retell(state, event, seat, swap, rnd)
        try:
            state = evolve(state, other)
        except (ValueError, IndexError) as error:  # a drawn card that is not in this world's deck
            raise NoSuchWorldError from error
        world.append(other)
    return world


def _undiscovered(game: Game, events: list[Event]) -> range:
    """Return the indexes of the answers in a question under way: a false one has not come to light yet (R11.2)."""
    if not game.options.false_witness:
        return range(0)
    start = len(events)
    while start and isinstance(events[start - 1], s.Passed):
        start -= 1
    question = replay(game, events).public.question if start < len(events) else None
    return range(start, len(events)) if question and question.waiting and question.first else range(0)


def _exchange(game: Game, events: list[Event], seat: Seat | None, rnd: random.Random) -> Swap:
    known = set[str | None]()
    for event in events:
        seen = seen_by(event, seat)
        if isinstance(seen, s.SeenDealt):
            known |= {*seen.open, *(seen.hand or ())}
        elif isinstance(seen, s.SeatTaken):
            known |= set(seen.cards)
        elif isinstance(seen, s.SeenCardShown | s.SeenPileLooked | s.SeenShownCardSeen):
            known.add(seen.card)
        elif isinstance(seen, s.SeenCardsPeeked):
            known |= {card for _, _, card in seen.looks}
        elif isinstance(seen, s.SeenTipAnswered):
            known |= set(seen.cards or ())
        elif isinstance(seen, s.SeenAccusationMade | s.GameEnded):
            known |= set(seen.case or ())
        elif isinstance(seen, s.SeenCaseChosen):
            known |= set(seen.cards or ())
    kind = rnd.choice(game.edition.by_kind)
    pool = list(kind) if rnd.random() < 0.6 else [card.id for card in game.edition.cards]
    unseen = [card for card in pool if card not in known]
    if len(unseen) < 2:
        raise NoSuchWorldError
    one, two = rnd.sample(unseen, 2)
    return {one: two, two: one}


def retell(state: State, event: Event, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    """Return one event as it would be in a world where two cards are swapped."""
    tell = _TELL.get(type(event))
    return event if tell is None else tell(state, event, seat, swap, rnd)


def _swapped(cards: tuple[str, ...], swap: Swap) -> tuple[str, ...]:
    return tuple(swap.get(card, card) for card in cards)


def _dealt(state: State, event: e.Dealt, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    game = state.game
    order = [card.id for card in game.edition.cards]
    case = _swapped(event.case, swap)
    if tuple(game.edition.card[card].kind for card in case) != game.edition.kinds:
        raise NoSuchWorldError
    return e.Dealt(
        case=case,
        hands=tuple(tuple(sorted(_swapped(hand, swap), key=order.index)) for hand in event.hands),
        open=event.open,
        centre=_swapped(event.centre, swap),
        side=_swapped(event.side, swap),
    )


def _case_chosen(state: State, event: e.CaseChosen, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    return replace(event, cards=_swapped(event.cards, swap))


def _passed(state: State, event: s.Passed, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    question = state.public.question
    assert question is not None
    real = set(state.private[event.seat].hand) & set(question.cards)
    if question.second:
        real -= {state.private[event.seat].showed[-1][0]}
    if real and not state.game.options.false_witness:
        raise NoSuchWorldError
    if state.game.options.false_witness and bool(real) != (event.seat in _lies(state, event, swap)):
        raise NoSuchWorldError
    return event


def _lies(state: State, event: s.Passed, swap: Swap) -> set[Seat]:
    """Return whether the pass was false in the real world: it will come to light, so it must be false here too."""
    question = state.public.question
    assert question is not None
    real_hand = {swap.get(card, card) for card in state.private[event.seat].hand}
    return {event.seat} if real_hand & set(question.cards) else set()


def _card_shown(state: State, event: e.CardShown, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    hand, question = state.private[event.seat].hand, state.public.question
    assert question is not None
    if seat in (event.seat, event.to):
        return event
    cards = [card for card in hand if card in question.cards]
    if question.second:
        cards = [card for card in cards if card != state.private[event.seat].showed[-1][0]]
    if not cards:
        raise NoSuchWorldError
    return replace(event, card=rnd.choice(cards))


def _accusation(state: State, event: e.AccusationMade, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    case = state.hidden.case
    if (event.cards == case) != event.right:
        raise NoSuchWorldError
    return replace(event, case=case)


def _peeked(state: State, event: e.CardsPeeked, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    return e.CardsPeeked(
        tuple(
            (looker, owner, card if seat in (looker, owner) else rnd.choice(state.private[owner].hand))
            for looker, owner, card in event.looks
        )
    )


def _looked(state: State, event: e.PileLooked, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    pile = state.hidden.side if event.pile == "side" else state.hidden.centre
    return replace(event, card=pile[event.index])


def _shown_seen(state: State, event: e.ShownCardSeen, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    card = state.private[event.owner].showed[-1][0]
    if seat in (event.seat, event.owner, event.to) and card != event.card:
        raise NoSuchWorldError
    return replace(event, card=card)


def _drawn(
    state: State,
    event: e.IntrigueDrawn | e.InvestigationDrawn,
    seat: Seat | None,
    swap: Swap,
    rnd: random.Random,
) -> Event:
    """Replace another seat's secret draw with another card; a later use of the real one may rule that out."""
    if event.seat == seat or event.card in AT_ONCE or rnd.random() < 0.7:
        return event
    return replace(event, card=rnd.choice([card for card in state.hidden.deck if card not in AT_ONCE]))


def _played(state: State, event: e.InvestigationPlayed, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    held = state.private[event.seat].held
    tip = read_tip(event.card)
    if tip is not None and tip.secret and seat not in (event.seat, event.to):
        secrets = [card for card in held if (other := read_tip(card)) is not None and other.secret]
        if not secrets:
            raise NoSuchWorldError
        return replace(event, card=rnd.choice(secrets))
    if event.card not in held:
        raise NoSuchWorldError
    return event


def _effect(state: State, event: s.EffectUsed, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    if event.source == "card" and event.effect not in state.private[event.seat].held:
        raise NoSuchWorldError
    return event


def _tip(state: State, event: e.TipAnswered, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    tip = read_tip(state.private[event.seat].tip or "")
    assert tip is not None
    hand = state.private[event.seat].hand
    cards = tuple(card for card in hand if card in featured(state.game.edition, tip.feature))
    if seat in (event.seat, event.to):
        fits = event.cards == cards if tip.every or not cards else event.cards and set(event.cards) <= set(cards)
        if not fits:
            raise NoSuchWorldError
        return event
    return replace(event, cards=cards if tip.every or not cards else (rnd.choice(cards),))


def _taken(state: State, event: s.SeatTaken, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    return replace(event, cards=state.private[event.seat].hand)


def _ended(state: State, event: s.GameEnded, seat: Seat | None, swap: Swap, rnd: random.Random) -> Event:
    return replace(event, case=state.hidden.case)


_TELL: dict[type, Callable[..., Event]] = {
    e.Dealt: _dealt,
    e.CaseChosen: _case_chosen,
    s.Passed: _passed,
    e.CardShown: _card_shown,
    e.AccusationMade: _accusation,
    e.CardsPeeked: _peeked,
    e.PileLooked: _looked,
    e.ShownCardSeen: _shown_seen,
    e.IntrigueDrawn: _drawn,
    e.InvestigationDrawn: _drawn,
    e.InvestigationPlayed: _played,
    s.EffectUsed: _effect,
    e.TipAnswered: _tip,
    s.SeatTaken: _taken,
    s.GameEnded: _ended,
}
