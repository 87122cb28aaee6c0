"""What one seat knows: the open table and its own cards. Bots, pages and spectators get nothing else."""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import AT_ONCE, read_tip
from sleuth.core.folding import fold
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.public import Public, opening

HiddenOwner = Seat | Literal["case", "side", "centre"]
"""An owner whose cards are hidden: a seat, the case, or a face-down pile."""


class Own(Struct, frozen=True, gc=False):
    """What a seat alone knows."""

    hand: tuple[CardId, ...] = ()  # R1.6: a hand never changes
    held: tuple[str, ...] = ()
    """Its kept intrigue cards, or its investigation cards."""
    case: Case | None = None
    """The case, if the seat is the culprit or has looked at it (R10.1, R7.2)."""
    tip: str | None = None
    """The secret tip it has to answer (R9.9)."""
    saw: tuple[tuple[CardId, HiddenOwner], ...] = ()
    """Cards it has seen and whose they are, in the order it saw them."""
    latest: tuple[tuple[CardId, HiddenOwner], ...] = ()
    """The cards it has seen since the last turn or suggestion began, also those it had seen before."""
    showed: tuple[tuple[CardId, Seat], ...] = ()
    """Cards it has shown (also with a secret tip) and to whom, in order; a card shown again moves to the end."""


class View(Struct, frozen=True, gc=False):
    """The fold of everything one seat (or a spectator, `None`) has seen, and of nothing else."""

    game: Game
    seat: Seat | None
    public: Public
    own: Own

    @property
    def spot(self) -> Spot:
        """Where the seat's own figure stands."""
        assert self.seat is not None
        return self.public.figure_spot(self.game, self.seat)

    def __repr__(self) -> str:
        public, who = self.public, "a spectator" if self.seat is None else f"seat {self.seat}"
        asked = "nobody is asked" if public.actor is None else f"{public.phase} asked of seat {public.actor}"
        hand = f", {len(self.own.hand)} cards in hand" if self.own.hand else ""
        return f"<View of {who} in {self.game.edition.id!r}: turn {public.turn.number}, {asked}{hand}>"

    def __str__(self) -> str:
        from sleuth.core.view_text import view_text  # only printing needs it

        return view_text(self)

    def see(self, event: s.SeenEvent) -> "View":
        """Return this view after one more seen event."""
        return View(self.game, self.seat, fold(self.game, self.public, event), see_own(self.own, self.seat, event))


def first_view(game: Game, seat: Seat | None) -> View:
    """Return what a seat knows before anything has happened."""
    return View(game, seat, opening(game), Own())


def view_of(game: Game, seat: Seat | None, events: Iterable[s.SeenEvent]) -> View:
    """Return what a seat knows after these seen events."""
    view = first_view(game, seat)
    for event in events:
        view = view.see(event)
    return view


def see_own(own: Own, seat: Seat | None, event: s.SeenEvent) -> Own:
    """Return the private part of a view after one more seen event."""
    change = OWN_FOLDS.get(type(event))
    return own if change is None or seat is None else change(own, seat, event)


def _note_seen(own: Own, card: CardId | None, owner: HiddenOwner, **changes: Any) -> Own:
    if card is None:
        return replace(own, **changes) if changes else own
    seen = (card, owner)
    saw = own.saw if seen in own.saw else (*own.saw, seen)
    return replace(own, saw=saw, latest=(*own.latest, seen), **changes)


def _note_shown(own: Own, card: CardId, to: Seat) -> Own:
    return replace(own, showed=(*(entry for entry in own.showed if entry != (card, to)), (card, to)))


def _without(cards: tuple[str, ...], card: str | None) -> tuple[str, ...]:
    index = cards.index(card) if card in cards else len(cards)
    return cards[:index] + cards[index + 1 :]


def _begun(own: Own, seat: Seat, event: s.TurnStarted | s.SuggestionMade) -> Own:
    return replace(own, latest=()) if own.latest else own


def _case_chosen(own: Own, seat: Seat, event: s.SeenCaseChosen) -> Own:
    return own if event.cards is None else replace(own, case=event.cards)


def _dealt(own: Own, seat: Seat, event: s.SeenDealt) -> Own:
    return own if event.hand is None else replace(own, hand=event.hand)


def _card_shown(own: Own, seat: Seat, event: s.SeenCardShown) -> Own:
    if event.to == seat:
        return _note_seen(own, event.card, event.seat)
    if event.seat == seat and event.card is not None:
        return _note_shown(own, event.card, event.to)
    return own


def _accusation_made(own: Own, seat: Seat, event: s.SeenAccusationMade) -> Own:
    return own if event.case is None else replace(own, case=event.case)


def _intrigue_drawn(own: Own, seat: Seat, event: s.SeenIntrigueDrawn) -> Own:
    if event.seat != seat or event.card is None or event.card in AT_ONCE:
        return own
    return replace(own, held=tuple(sorted((*own.held, event.card))))


def _effect_used(own: Own, seat: Seat, event: s.EffectUsed) -> Own:
    if event.seat != seat or event.source != "card":
        return own
    return replace(own, held=_without(own.held, event.effect))


def _cards_peeked(own: Own, seat: Seat, event: s.SeenCardsPeeked) -> Own:
    for looker, owner, card in event.looks:
        if looker == seat:
            own = _note_seen(own, card, owner)
    return own


def _pile_looked(own: Own, seat: Seat, event: s.SeenPileLooked) -> Own:
    return _note_seen(own, event.card, event.pile) if event.seat == seat else own


def _shown_card_seen(own: Own, seat: Seat, event: s.SeenShownCardSeen) -> Own:
    return _note_seen(own, event.card, event.owner) if event.seat == seat else own


def _seat_taken(own: Own, seat: Seat, event: s.SeatTaken) -> Own:
    return replace(own, held=()) if event.seat == seat else own


def _investigation_dealt(own: Own, seat: Seat, event: s.SeenInvestigationDealt) -> Own:
    return own if event.card is None else replace(own, held=(event.card,))


def _investigation_drawn(own: Own, seat: Seat, event: s.SeenInvestigationDrawn) -> Own:
    if event.seat != seat or event.card is None:
        return own
    return replace(own, held=tuple(sorted((*own.held, event.card))))


def _investigation_played(own: Own, seat: Seat, event: s.SeenInvestigationPlayed) -> Own:
    if event.seat == seat:
        return replace(own, held=_without(own.held, event.card))
    tip = read_tip(event.card) if event.card is not None else None
    return replace(own, tip=event.card) if event.to == seat and tip is not None else own


def _tip_answered(own: Own, seat: Seat, event: s.SeenTipAnswered) -> Own:
    mine = event.seat == seat
    for card in event.cards or ():
        own = _note_shown(own, card, event.to) if mine else _note_seen(own, card, event.seat)
    return replace(own, tip=None) if mine else own


OWN_FOLDS: dict[type, Callable[[Own, Seat, Any], Own]] = {
    s.TurnStarted: _begun,
    s.SuggestionMade: _begun,
    s.SeenCaseChosen: _case_chosen,
    s.SeenDealt: _dealt,
    s.SeenCardShown: _card_shown,
    s.SeenAccusationMade: _accusation_made,
    s.SeenIntrigueDrawn: _intrigue_drawn,
    s.EffectUsed: _effect_used,
    s.SeenCardsPeeked: _cards_peeked,
    s.SeenPileLooked: _pile_looked,
    s.SeenShownCardSeen: _shown_card_seen,
    s.SeatTaken: _seat_taken,
    s.SeenInvestigationDealt: _investigation_dealt,
    s.SeenInvestigationDrawn: _investigation_drawn,
    s.SeenInvestigationPlayed: _investigation_played,
    s.SeenTipAnswered: _tip_answered,
}
"""The seen events that change what a seat alone knows; all others change only the open table."""
