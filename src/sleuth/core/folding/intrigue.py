"""Intrigue cards, abilities and face-down cards."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import AT_ONCE, WALKER
from sleuth.core.folding.common import after_move, asked, go_to, next_asked, put, resume, settled, with_seat
from sleuth.core.game import Game
from sleuth.core.public import Public


def _intrigue_drawn(game: Game, public: Public, event: s.SeenIntrigueDrawn) -> Public:
    seat, card = event.seat, event.card
    if card == WALKER:
        if public.walkers + 1 == game.edition.decks["intrigue"].count(WALKER):
            return replace(public, phase="take", actor=seat)  # R8.5
        return resume(game, replace(public, deck=public.deck - 1, walkers=public.walkers + 1))
    public = replace(public, deck=public.deck - 1)
    if card == "send-to-centre" and any(
        open_seat.standing == "in" for other, open_seat in enumerate(public.seats) if other != seat
    ):
        return replace(public, phase="send", actor=seat)  # R8.9
    if card == "all-look-left":
        return replace(public, phase="peek-all", actor=None)  # R8.9
    if card not in AT_ONCE:  # R8.6: kept
        public = replace(public, seats=with_seat(public, seat, held=public.seats[seat].held + 1))
    return resume(game, public)


def _seat_taken(game: Game, public: Public, event: s.SeatTaken) -> Public:
    public = replace(
        public,
        seats=with_seat(public, event.seat, standing="taken", held=0),  # R8.5
        open=(*public.open, *event.cards),
    )
    if event.seat == public.turn.seat:
        return go_to(public, "next")
    question = asked(public)
    waiting = tuple(seat for seat in question.waiting if seat != event.seat)
    return next_asked(game, public, replace(question, waiting=waiting))


def _effect_used(game: Game, public: Public, event: s.EffectUsed) -> Public:
    seat, turn = event.seat, public.turn
    held = public.seats[seat].held
    if event.source == "card":
        seats = with_seat(public, seat, held=held - 1)
        public = replace(public, seats=seats, played=(*public.played, event.effect))  # R8.6
    else:
        public = replace(public, seats=with_seat(public, seat, ability_used=True))  # R8.10
    if event.effect == "add-six":
        return replace(public, turn=replace(turn, steps=turn.steps + 6))  # R8.6
    if event.effect == "another-turn":
        return replace(public, turn=replace(turn, again=turn.again + 1))  # R8.6
    if event.effect == "second-rumour":
        return go_to(public, "suggest")  # R8.8
    if event.effect == "decline":
        question = asked(public)
        return next_asked(game, public, replace(question, waiting=question.waiting[1:], declined=True))  # R8.14
    if event.effect == "second-card":  # R8.12
        question = asked(public)
        shown_by = question.shown_by
        assert shown_by is not None
        return replace(
            public, phase="answer", actor=shown_by, question=replace(question, waiting=(shown_by,), second=True)
        )
    return public


def _waived(game: Game, public: Public, event: s.Waived) -> Public:
    if public.phase == "offer":  # R8.4
        return resume(game, public)
    return _watched(game, public)


def _watched(game: Game, public: Public) -> Public:
    question = asked(public)
    return settled(game, replace(public, question=replace(question, watchers=question.watchers[1:])))  # R8.7


def _shown_card_seen(game: Game, public: Public, event: s.SeenShownCardSeen) -> Public:
    return _watched(game, public)  # R8.7


def _figure_sent(game: Game, public: Public, event: s.FigureSent) -> Public:
    centre = game.edition.centre
    assert centre is not None
    figures = put(public.figures, game.edition.suspects.index(event.figure), centre)
    seats, sent = public.seats, game.seat_of(event.figure)
    if sent is not None:
        seats = with_seat(public, sent, summoned=False, fresh=True)  # R4.2: no suggestion brought it here
    return resume(game, replace(public, figures=figures, seats=seats))


def _cards_peeked(game: Game, public: Public, event: s.SeenCardsPeeked) -> Public:
    return resume(game, public) if public.phase == "peek-all" else public  # R8.9


def _pile_looked(game: Game, public: Public, event: s.SeenPileLooked) -> Public:
    public = replace(public, looked=(*public.looked, (event.seat, event.pile, event.index)))
    if event.pile == "side":
        return settled(game, public)  # R12.2
    return after_move(game, replace(public, turn=replace(public.turn, looked=True)))  # R7.8


FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    s.SeenIntrigueDrawn: _intrigue_drawn,
    s.SeatTaken: _seat_taken,
    s.EffectUsed: _effect_used,
    s.Waived: _waived,
    s.SeenShownCardSeen: _shown_card_seen,
    s.FigureSent: _figure_sent,
    s.SeenCardsPeeked: _cards_peeked,
    s.SeenPileLooked: _pile_looked,
}
