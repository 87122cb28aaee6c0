"""Investigation cards and city cards."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import ANY_CITY, OWN_CITY, featured, read_tip
from sleuth.core.folding.common import asked, go_to, next_asked, settled, with_seat
from sleuth.core.game import CardId, Game
from sleuth.core.public import Public, Question


def _investigation_drawn(game: Game, public: Public, event: s.SeenInvestigationDrawn) -> Public:
    held = public.seats[event.seat].held + 1  # R9.3
    return go_to(public, "play", deck=public.deck - 1, seats=with_seat(public, event.seat, held=held))


def _investigation_played(game: Game, public: Public, event: s.SeenInvestigationPlayed) -> Public:
    seat, card = event.seat, event.card
    held = public.seats[seat].held - 1
    public = replace(
        public,
        discard=public.discard + 1,
        seats=with_seat(public, seat, held=held),
        turn=replace(public.turn, card=card if card in (ANY_CITY, OWN_CITY) else None),
    )
    if card in (ANY_CITY, OWN_CITY):
        return go_to(public, "suspect")  # R9.4, R9.5
    tip = read_tip(card) if card is not None else None
    if event.to is not None and (card is None or (tip is not None and tip.secret)):
        secret = Question(kind="secret", asker=seat, cards=(), waiting=(event.to,))
        return next_asked(game, public, secret)  # R9.9
    if tip is not None:
        wanted = featured(game.edition, tip.feature)
        golden = Question(kind="golden", asker=seat, cards=wanted, waiting=game.around(seat, game.options.answer_order))
        return next_asked(game, public, golden)  # R9.8
    return go_to(public, "after")  # R9.6, R9.7


def _tip_answered(game: Game, public: Public, event: s.SeenTipAnswered) -> Public:
    return next_asked(game, public, replace(asked(public), waiting=()))  # R9.9


def _city_taken(game: Game, public: Public, event: s.CityTaken) -> Public:
    given = public.seats[event.seat].city
    seats = with_seat(public, event.seat, city=event.city)  # R9.4, R9.5
    before: CardId = event.city
    return replace(
        public,
        seats=tuple(
            replace(other, city=given) if other.city == before and seat != event.seat else other
            for seat, other in enumerate(seats)
        ),
    )


def _card_turned(game: Game, public: Public, event: s.CardTurned) -> Public:
    return settled(game, replace(public, deck=public.deck - 1, discard=public.discard + 1))  # R10.4


def _pile_reshuffled(game: Game, public: Public, event: s.PileReshuffled) -> Public:
    return replace(public, deck=event.cards, discard=0)  # R9.11


FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    s.SeenInvestigationDrawn: _investigation_drawn,
    s.SeenInvestigationPlayed: _investigation_played,
    s.SeenTipAnswered: _tip_answered,
    s.CityTaken: _city_taken,
    s.CardTurned: _card_turned,
    s.PileReshuffled: _pile_reshuffled,
}
