"""Sentences about intrigue cards and investigation cards."""

from sleuth.core import seen as s
from sleuth.core.decks import AT_ONCE, WALKER
from sleuth.sentences.teller import Sentences, Teller

# --- intrigue --------------------------------------------------------------------------------------------------------


def effect_used(t: Teller, event: s.EffectUsed) -> Sentences:
    """Say that a kept card or an ability was used."""
    yield t.say("effect-used", title=t.voice.effect(event.effect), source=event.source, **t.by(event.seat))
    yield t.voice.text(f"effect-{event.effect}.told", **t.by(event.seat))


def intrigue_drawn(t: Teller, event: s.SeenIntrigueDrawn) -> Sentences:
    """Say that an intrigue card was drawn; cards with an immediate effect say what it is."""
    if event.card is None:
        yield t.say("intrigue-drawn", sort="secret", **t.by(event.seat))
        return
    sort = "walker" if event.card == WALKER else "whisperer"
    yield t.say("intrigue-drawn", sort=sort, title=t.voice.effect(event.card), **t.by(event.seat))
    if event.card in AT_ONCE:
        yield t.voice.text(f"effect-{event.card}.told", **t.by(event.seat))


def figure_sent(t: Teller, event: s.FigureSent) -> Sentences:
    """Say that a figure was sent to the centre."""
    figure, centre, whose = t.voice.word(event.figure), t.voice.centre_word(), t.of(t.game.seat_of(event.figure))
    yield t.say("figure-sent", figure=figure, spot=centre, **t.by(event.seat), **whose)


def seat_taken(t: Teller, event: s.SeatTaken) -> Sentences:
    """Say that the White Walkers took a seat."""
    yield t.say("seat-taken", **t.by(event.seat))
    if event.cards:
        yield t.say("seat-taken-hand", list=t.voice.cards(event.cards), **t.by(event.seat))


# --- investigation ---------------------------------------------------------------------------------------------------


def city_taken(t: Teller, event: s.CityTaken) -> Sentences:
    """Say that a city card was taken."""
    origin = event.origin
    if isinstance(origin, int):
        source = {"origin": "you" if origin == t.me else "seat", **t.of(origin)}
    else:
        source = {"origin": origin or "unknown"}
    yield t.say("city-taken", city=t.voice.word(event.city), **t.by(event.seat), **source)


def card_turned(t: Teller, event: s.CardTurned) -> Sentences:
    """Say that the culprit was rewarded."""
    yield t.say("card-turned", title=t.voice.investigation(event.card))


def pile_reshuffled(t: Teller, event: s.PileReshuffled) -> Sentences:
    """Say that the discard pile became the draw pile."""
    yield t.say("pile-reshuffled", count=event.cards)


def investigation_dealt(t: Teller, event: s.SeenInvestigationDealt) -> Sentences:
    """Say that everyone got an investigation card."""
    yield t.say("investigation-dealt")
    if event.card is not None:
        yield t.say("investigation-dealt-own", title=t.voice.investigation(event.card))


def investigation_drawn(t: Teller, event: s.SeenInvestigationDrawn) -> Sentences:
    """Say that an investigation card was drawn."""
    known = {"known": "no"} if event.card is None else {"known": "yes", "title": t.voice.investigation(event.card)}
    yield t.say("investigation-drawn", **t.by(event.seat), **known)


def investigation_played(t: Teller, event: s.SeenInvestigationPlayed) -> Sentences:
    """Say that an investigation card was played."""
    people = {**t.by(event.seat), **t.to(event.to)}
    if event.card is None:
        yield t.say("investigation-played", target="secret", **people)
        return
    target = "nobody" if event.to is None else "player"
    yield t.say("investigation-played", title=t.voice.investigation(event.card), target=target, **people)


def tip_answered(t: Teller, event: s.SeenTipAnswered) -> Sentences:
    """Say that a secret tip came back."""
    known = "no" if event.cards is None else "yes" if event.cards else "none"
    cards = t.voice.cards(event.cards or ())
    yield t.say("tip-answered", known=known, list=cards, **t.by(event.seat), **t.to(event.to))
