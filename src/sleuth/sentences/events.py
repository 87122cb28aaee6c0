"""What happened, as sentences: one function per seen event."""

from collections.abc import Callable
from typing import Any

from sleuth.core import seen as s
from sleuth.core.game import Game, Seat
from sleuth.sentences import card_events as cards
from sleuth.sentences.squares import is_square
from sleuth.sentences.teller import Sentences, Teller
from sleuth.sentences.voice import Voice


def tell(voice: Voice, game: Game, event: s.SeenEvent, me: Seat | None = None) -> str:
    """Return a seen event as one or more sentences; `me` is the seat that reads it, and is called "you"."""
    return " ".join(TELLINGS[type(event)](Teller(voice, game, me), event))


# --- set-up and turns ------------------------------------------------------------------------------------------------


def _case_chosen(t: Teller, event: s.SeenCaseChosen) -> Sentences:
    yield t.say("case-chosen", **t.by(event.seat))
    if event.cards is not None:
        yield t.say("case-chosen-own", **t.voice.claim_args(event.cards))


def _dealt(t: Teller, event: s.SeenDealt) -> Sentences:
    yield t.say("dealt", list=t.pairs({seat: str(size) for seat, size in enumerate(event.sizes)}))
    if event.open:
        yield t.say("dealt-open", list=t.voice.cards(event.open))
    if event.centre:
        yield t.say("dealt-centre", count=event.centre)
    if event.side:
        yield t.say("dealt-side", count=event.side)
    if event.hand:
        yield t.say("dealt-hand", list=t.voice.cards(event.hand))


def _weapons_placed(t: Teller, event: s.WeaponsPlaced) -> Sentences:
    placed = zip(t.game.edition.weapons, event.spots, strict=True)
    items = (
        t.say("weapons-placed-item", weapon=t.voice.word(weapon), place=t.voice.spot_word(spot))
        for weapon, spot in placed
    )
    yield t.say("weapons-placed", list=t.voice.listed(items))


def _start_rolled(t: Teller, event: s.StartRolled) -> Sentences:
    rolls = {seat: str(roll) for seat, roll in enumerate(event.rolls) if roll is not None}
    yield t.say("start-rolled", list=t.pairs(rolls))


def _cities_turned(t: Teller, event: s.CitiesTurned) -> Sentences:
    turned = {seat: t.voice.card(city) for seat, city in enumerate(event.cities) if city is not None}
    yield t.say("cities-turned", list=t.pairs(turned))
    middle = [city for city in t.game.edition.places if city not in event.cities]
    if middle:
        yield t.say("cities-turned-middle", list=t.voice.cards(middle))


def _named(key: str) -> Callable[[Teller, Any], Sentences]:
    """Return the teller of a sentence that only needs the player."""

    def sentences(t: Teller, event: Any) -> Sentences:
        yield t.say(key, **t.by(event.seat))

    return sentences


def _stayed(t: Teller, event: s.Stayed) -> Sentences:
    yield t.say("stayed", **t.by(event.seat), blocked="yes" if event.blocked else "no")


def _game_ended(t: Teller, event: s.GameEnded) -> Sentences:
    yield t.say("game-ended", ending=event.ending, **t.by(event.winner))
    yield t.say("game-ended-case", **t.voice.claim_args(event.case))


# --- moving ----------------------------------------------------------------------------------------------------------


def _dice_rolled(t: Teller, event: s.DiceRolled) -> Sentences:
    dice = " + ".join(str(eyes or "?") for eyes in event.dice)
    yield t.say("dice-rolled", **t.by(event.seat), dice=dice, count=len(event.dice), steps=sum(event.dice))


def _moved(t: Teller, event: s.Moved) -> Sentences:
    by = "square" if event.by == "steps" and is_square(t.voice, event.to) else event.by
    yield t.say("moved", **t.by(event.seat), spot=t.voice.spot_word(event.to), by=by)


def _stepped_aside(t: Teller, event: s.SteppedAside) -> Sentences:
    figure = t.voice.word(t.game.figures[event.seat])
    yield t.say("stepped-aside", **t.by(event.seat), figure=figure, spot=t.voice.spot_word(event.to))


# --- asking and answering --------------------------------------------------------------------------------------------


def _suggestion_made(t: Teller, event: s.SuggestionMade) -> Sentences:
    yield t.say("suggestion-made", **t.by(event.seat), **t.voice.claim_args(event.cards))


def _card_shown(t: Teller, event: s.SeenCardShown) -> Sentences:
    yield t.say("card-shown", **t.by(event.seat), **t.to(event.to), **t.perhaps(event.card))


def _false_witness_found(t: Teller, event: s.FalseWitnessFound) -> Sentences:
    yield t.say("false-witness-found", **t.by(event.seat), owes="yes" if event.owes else "no")


def _accusation_made(t: Teller, event: s.SeenAccusationMade) -> Sentences:
    yield t.say("accusation-made", **t.by(event.seat), **t.voice.claim_args(event.cards))
    yield t.say("accusation-made-result", right="yes" if event.right else "no")
    if event.case is not None and not event.right:
        yield t.say("accusation-made-case", **t.voice.claim_args(event.case))


def _shown_card_seen(t: Teller, event: s.SeenShownCardSeen) -> Sentences:
    yield t.say("shown-card-seen", **t.by(event.seat), **t.of(event.owner), **t.perhaps(event.card))


def _pile_looked(t: Teller, event: s.SeenPileLooked) -> Sentences:
    number = event.index + 1
    yield t.say("pile-looked", pile=event.pile, number=number, **t.by(event.seat), **t.perhaps(event.card))


def _cards_peeked(t: Teller, event: s.SeenCardsPeeked) -> Sentences:
    for looker, owner, card in event.looks:
        yield t.say("cards-peeked", **t.by(looker), **t.of(owner), **t.perhaps(card))
    if not event.looks:
        yield t.say("cards-peeked-none")


TELLINGS: dict[type, Callable[[Teller, Any], Sentences]] = {
    s.SeenCaseChosen: _case_chosen,
    s.SeenDealt: _dealt,
    s.WeaponsPlaced: _weapons_placed,
    s.StartRolled: _start_rolled,
    s.CitiesTurned: _cities_turned,
    s.TurnStarted: _named("turn-started"),
    s.TurnEnded: _named("turn-ended"),
    s.Stayed: _stayed,
    s.GameEnded: _game_ended,
    s.DiceRolled: _dice_rolled,
    s.Moved: _moved,
    s.SteppedAside: _stepped_aside,
    s.SuggestionMade: _suggestion_made,
    s.Passed: _named("passed"),
    s.SeenCardShown: _card_shown,
    s.FalseWitnessFound: _false_witness_found,
    s.SeenAccusationMade: _accusation_made,
    s.SeenShownCardSeen: _shown_card_seen,
    s.SeenPileLooked: _pile_looked,
    s.SeenCardsPeeked: _cards_peeked,
    s.EffectUsed: cards.effect_used,
    s.Waived: _named("waived"),
    s.SeenIntrigueDrawn: cards.intrigue_drawn,
    s.FigureSent: cards.figure_sent,
    s.SeatTaken: cards.seat_taken,
    s.CityTaken: cards.city_taken,
    s.CardTurned: cards.card_turned,
    s.PileReshuffled: cards.pile_reshuffled,
    s.SeenInvestigationDealt: cards.investigation_dealt,
    s.SeenInvestigationDrawn: cards.investigation_drawn,
    s.SeenInvestigationPlayed: cards.investigation_played,
    s.SeenTipAnswered: cards.tip_answered,
}
"""How each seen event is told; its first sentence has the key `event-` plus the event's name."""
