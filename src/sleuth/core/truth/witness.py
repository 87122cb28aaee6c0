"""Builds what each seat sees of an event. Nothing is redacted: a seat sees only what is put in here."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from sleuth.core import seen as s
from sleuth.core.decks import AT_ONCE, read_tip
from sleuth.core.game import Seat
from sleuth.core.truth import events as e

Faces = tuple[s.SeenEvent, Mapping[Seat, s.SeenEvent]]
"""How an event looks to everyone, and how it looks to each seat that may know more."""

_NOBODY: Mapping[Seat, s.SeenEvent] = {}


def seen_by(event: e.Event, seat: Seat | None) -> s.SeenEvent:
    """Return what a seat sees of an event; `None` is a spectator."""
    everyone, some = faces(event)
    return everyone if seat is None else some.get(seat, everyone)


def faces(event: e.Event) -> Faces:
    """Return how an event looks to everyone and to some; an event that is not listed is an error, never passed on."""
    return _FACES[type(event)](event)


def _open(event: s.PublicEvent) -> Faces:
    return event, _NOBODY


def _case_chosen(event: e.CaseChosen) -> Faces:
    known = s.SeenCaseChosen(event.seat, event.cards)  # R10.1
    return s.SeenCaseChosen(event.seat, None), {event.seat: known}


def _dealt(event: e.Dealt) -> Faces:
    sizes = tuple(len(hand) for hand in event.hands)
    centre, side = len(event.centre), len(event.side)
    return s.SeenDealt(sizes, event.open, centre, side, None), {
        seat: s.SeenDealt(sizes, event.open, centre, side, hand) for seat, hand in enumerate(event.hands)
    }


def _card_shown(event: e.CardShown) -> Faces:
    known = s.SeenCardShown(event.seat, event.to, event.card)  # R6.2
    return s.SeenCardShown(event.seat, event.to, None), {event.seat: known, event.to: known}


def _accusation_made(event: e.AccusationMade) -> Faces:
    known = s.SeenAccusationMade(event.seat, event.cards, event.right, event.case)  # R7.2, R7.3
    return s.SeenAccusationMade(event.seat, event.cards, event.right, None), {event.seat: known}


def _intrigue_drawn(event: e.IntrigueDrawn) -> Faces:
    known = s.SeenIntrigueDrawn(event.seat, event.card)
    if event.card in AT_ONCE:  # R8.5, R8.9
        return known, _NOBODY
    return s.SeenIntrigueDrawn(event.seat, None), {event.seat: known}  # R8.6


def _cards_peeked(event: e.CardsPeeked) -> Faces:
    involved = {seat for looker, owner, _ in event.looks for seat in (looker, owner)}

    def as_seen(seat: Seat | None) -> s.SeenCardsPeeked:
        return s.SeenCardsPeeked(
            tuple(
                (looker, owner, card if seat in (looker, owner) else None)  # R8.15
                for looker, owner, card in event.looks
            )
        )

    return as_seen(None), {seat: as_seen(seat) for seat in involved}


def _pile_looked(event: e.PileLooked) -> Faces:
    known = s.SeenPileLooked(event.seat, event.pile, event.index, event.card)  # R7.8, R12.2
    return s.SeenPileLooked(event.seat, event.pile, event.index, None), {event.seat: known}


def _shown_card_seen(event: e.ShownCardSeen) -> Faces:
    known = s.SeenShownCardSeen(event.seat, event.owner, event.card)  # R8.7
    return s.SeenShownCardSeen(event.seat, event.owner, None), {
        event.seat: known,
        event.owner: known,
        event.to: known,
    }


def _investigation_dealt(event: e.InvestigationDealt) -> Faces:
    sizes = tuple(0 if card is None else 1 for card in event.cards)
    return s.SeenInvestigationDealt(sizes, None), {
        seat: s.SeenInvestigationDealt(sizes, card) for seat, card in enumerate(event.cards)
    }


def _investigation_drawn(event: e.InvestigationDrawn) -> Faces:
    known = s.SeenInvestigationDrawn(event.seat, event.card)  # R9.3
    return s.SeenInvestigationDrawn(event.seat, None), {event.seat: known}


def _investigation_played(event: e.InvestigationPlayed) -> Faces:
    known = s.SeenInvestigationPlayed(event.seat, event.card, event.to)
    tip = read_tip(event.card)
    if tip is None or not tip.secret or event.to is None:
        return known, _NOBODY
    return s.SeenInvestigationPlayed(event.seat, None, event.to), {event.seat: known, event.to: known}  # R9.9


def _tip_answered(event: e.TipAnswered) -> Faces:
    known = s.SeenTipAnswered(event.seat, event.to, event.cards)  # R9.9
    return s.SeenTipAnswered(event.seat, event.to, None), {event.seat: known, event.to: known}


_FACES: dict[type, Callable[[Any], Faces]] = {
    **dict.fromkeys(get_args(s.PublicEvent), _open),
    e.CaseChosen: _case_chosen,
    e.Dealt: _dealt,
    e.CardShown: _card_shown,
    e.AccusationMade: _accusation_made,
    e.IntrigueDrawn: _intrigue_drawn,
    e.CardsPeeked: _cards_peeked,
    e.PileLooked: _pile_looked,
    e.ShownCardSeen: _shown_card_seen,
    e.InvestigationDealt: _investigation_dealt,
    e.InvestigationDrawn: _investigation_drawn,
    e.InvestigationPlayed: _investigation_played,
    e.TipAnswered: _tip_answered,
}
