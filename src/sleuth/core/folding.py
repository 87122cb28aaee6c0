"""How the open table changes with each thing that is seen. Reads only what every seat sees."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.decks import ANY_CITY, AT_ONCE, OWN_CITY, WALKER, featured, read_tip
from sleuth.core.game import CardId, Game, Seat, Spot
from sleuth.core.public import Phase, Public, Question, SeatOpen, Turn

_TURN_PHASES = frozenset({"start", "move", "moved", "suggest", "after", "centre", "look", "play", "suspect"})


def fold(game: Game, public: Public, event: s.SeenEvent) -> Public:
    """The open table after this event."""
    return _FOLDS[type(event)](game, public, event)


# --- helpers ---------------------------------------------------------------------------------------------------------


def _to(public: Public, phase: Phase, **changes: Any) -> Public:
    """Go on to a phase, with the seat that acts in it."""
    actor: Seat | None = None
    if phase in _TURN_PHASES:
        actor = changes["turn"].seat if "turn" in changes else public.turn.seat
    return replace(public, phase=phase, actor=actor, **changes)


def _with_seat(public: Public, seat: Seat, **changes: Any) -> tuple[SeatOpen, ...]:
    seats = public.seats
    return (*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :])


def _put(items: tuple[Spot, ...], index: int, spot: Spot) -> tuple[Spot, ...]:
    return (*items[:index], spot, *items[index + 1 :])


def _asked(public: Public) -> Question:
    assert public.question is not None
    return public.question


def _next_asked(game: Game, public: Public, question: Question, **changes: Any) -> Public:
    """Ask the next seat, or settle the question when all have been asked."""
    if question.waiting:
        phase: Phase = "give" if question.kind == "secret" else "answer"
        return replace(public, phase=phase, actor=question.waiting[0], question=question, **changes)
    public = replace(public, question=question, **changes)
    if question.kind != "suggestion":
        return _to(public, "after")
    if question.shown_by is None and not question.declined and public.unseen(question.asker, "side"):
        return _to(public, "look")  # R12.2
    return _settled(game, public)


def _settled(game: Game, public: Public) -> Public:
    """After the answers: whether the asker has anything left to decide."""
    question, options = _asked(public), game.options
    if question.watchers:
        return replace(public, phase="watch", actor=question.watchers[0])
    refuted = question.shown_by is not None
    effects = ["second-rumour", "another-turn", "look-any", "look-right"]
    if refuted and not question.second:
        effects.append("second-card")
    if (
        game.edition.family == "cards"
        or "after-suggestion" in options.accuse
        or ("after-unrefuted" in options.accuse and not refuted)
        or public.may_have(game, question.asker, *effects)
    ):
        return _to(public, "after")
    return _to(public, "next")


def _resume(game: Game, public: Public) -> Public:
    """Go on where an intrigue card interrupted."""
    if public.resume == "answer" and public.question is not None:
        return _next_asked(game, public, public.question)
    return _to(public, public.resume)


def _watchers(game: Game, public: Public, question: Question, shown_by: Seat) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in game.around(question.asker)
        if seat != shown_by and public.seats[seat].standing == "in" and public.may_have(game, seat, "see-shown")
    )


# --- set-up and turns ------------------------------------------------------------------------------------------------


def _case_chosen(game: Game, public: Public, event: s.SeenCaseChosen) -> Public:
    return _to(public, "deal")


def _dealt(game: Game, public: Public, event: s.SeenDealt) -> Public:
    seats = tuple(replace(seat, cards=size) for seat, size in zip(public.seats, event.sizes, strict=True))
    return replace(public, seats=seats, open=event.open, centre=event.centre, side=event.side)


def _weapons_placed(game: Game, public: Public, event: s.WeaponsPlaced) -> Public:
    return replace(public, weapons=event.spots)


def _start_rolled(game: Game, public: Public, event: s.StartRolled) -> Public:
    return public


def _cities_turned(game: Game, public: Public, event: s.CitiesTurned) -> Public:
    seats = tuple(replace(seat, city=city) for seat, city in zip(public.seats, event.cities, strict=True))
    return replace(public, seats=seats)


def _investigation_dealt(game: Game, public: Public, event: s.SeenInvestigationDealt) -> Public:
    seats = tuple(replace(seat, held=size) for seat, size in zip(public.seats, event.sizes, strict=True))
    return replace(public, seats=seats, deck=public.deck - sum(event.sizes))


def _turn_started(game: Game, public: Public, event: s.TurnStarted) -> Public:
    again = public.turn.again - 1 if public.turn.again and public.turn.seat == event.seat else 0
    turn = Turn(seat=event.seat, number=public.turn.number + 1, again=again)
    phase: Phase = "start" if game.edition.family == "board" else "supply"
    return _to(public, phase, turn=turn, question=None)


def _turn_ended(game: Game, public: Public, event: s.TurnEnded) -> Public:
    return replace(public, phase="next", actor=None)


def _stayed(game: Game, public: Public, event: s.Stayed) -> Public:
    return replace(public, phase="next", actor=None, seats=_with_seat(public, event.seat, summoned=False))


# --- moving ----------------------------------------------------------------------------------------------------------


def _dice_rolled(game: Game, public: Public, event: s.DiceRolled) -> Public:
    turn = replace(public.turn, dice=event.dice, steps=sum(event.dice))
    if game.options.intrigue and 0 in event.dice:
        return replace(public, phase="draw", actor=None, resume="move", turn=turn)  # R8.2
    return replace(public, phase="move", actor=event.seat, turn=turn)


def _moved(game: Game, public: Public, event: s.Moved) -> Public:
    edition, seat = game.edition, event.seat
    index = edition.suspects.index(game.figures[seat])
    origin, to = public.figures[index], event.to
    turn = public.turn
    board = edition.board
    assert board is not None
    turn = replace(turn, moves=turn.moves + 1, left=(*turn.left, origin) if origin in board.doors else turn.left)
    public = replace(
        public,
        turn=turn,
        figures=_put(public.figures, index, to),
        seats=_with_seat(public, seat, summoned=False, fresh=True),
    )
    if to == edition.centre:
        return _to(public, "centre")
    if to in board.doors:
        return _to(public, "suggest")
    again = turn.moves == 1 and game.ability_of(seat) == "move-again" and not public.seats[seat].ability_used
    onward: Phase = "moved" if again else "next"
    if game.options.intrigue and to in board.questions:
        return replace(public, phase="draw", actor=None, resume=onward)  # R8.3
    return _to(public, onward)


def _stepped_aside(game: Game, public: Public, event: s.SteppedAside) -> Public:
    index = game.edition.suspects.index(game.figures[event.seat])
    return replace(public, figures=_put(public.figures, index, event.to))


# --- asking and answering --------------------------------------------------------------------------------------------


def _suggestion_made(game: Game, public: Public, event: s.SuggestionMade) -> Public:
    order = [seat for seat in game.around(event.seat, game.options.answer_order) if public.seats[seat].standing != "taken"]
    if game.culprit in order:
        order.remove(game.culprit)
        order.append(game.culprit)  # R10.3
    question = Question(kind="suggestion", asker=event.seat, cards=event.cards, waiting=tuple(order))
    turn = replace(public.turn, suggestions=public.turn.suggestions + 1)
    if game.edition.family == "cards":
        return _next_asked(game, public, question, turn=turn)
    suspect, weapon, place = event.cards
    seats = _with_seat(public, event.seat, summoned=False, fresh=False)
    index = game.edition.suspects.index(suspect)
    brought = game.seat_of(suspect)
    really = public.figures[index] != place
    figures = _put(public.figures, index, place) if really else public.figures
    weapons = _put(public.weapons, game.edition.weapons.index(weapon), place)
    if brought is not None and really:
        seats = (*seats[:brought], replace(seats[brought], summoned=True, fresh=True), *seats[brought + 1 :])
        if game.options.intrigue and seats[brought].standing == "in":
            return replace(
                public,
                phase="offer",  # R8.4
                actor=brought,
                resume="answer",
                turn=turn,
                question=question,
                seats=seats,
                figures=figures,
                weapons=weapons,
            )
    return _next_asked(game, public, question, turn=turn, seats=seats, figures=figures, weapons=weapons)


def _passed(game: Game, public: Public, event: s.Passed) -> Public:
    question = _asked(public)
    return _next_asked(game, public, replace(question, waiting=question.waiting[1:]))


def _card_shown(game: Game, public: Public, event: s.SeenCardShown) -> Public:
    question = _asked(public)
    if question.kind == "golden":
        return _next_asked(game, public, replace(question, waiting=question.waiting[1:], shown_by=event.seat))
    question = replace(
        question, waiting=(), shown_by=event.seat, watchers=_watchers(game, public, question, event.seat)
    )
    if event.seat == game.culprit and public.deck:
        return replace(public, phase="reward", actor=None, question=question)  # R10.4
    return _settled(game, replace(public, question=question))


def _false_witness_found(game: Game, public: Public, event: s.FalseWitnessFound) -> Public:
    public = replace(public, seats=_with_seat(public, event.seat, standing="out"))
    if not event.owes:
        return public
    question = replace(_asked(public), waiting=(event.seat,), owed=True, watchers=())
    return replace(public, phase="answer", actor=event.seat, question=question)


def _accusation_made(game: Game, public: Public, event: s.SeenAccusationMade) -> Public:
    if event.right:
        return _to(public, "end")
    count = public.seats[event.seat].false_accusations + 1
    standing = "out" if count >= game.options.accusations else "in"
    return _to(public, "next", seats=_with_seat(public, event.seat, false_accusations=count, standing=standing))


def _game_ended(game: Game, public: Public, event: s.GameEnded) -> Public:
    return _to(public, "over", ending=event.ending, winner=event.winner, case=event.case, question=None)


# --- intrigue --------------------------------------------------------------------------------------------------------


def _intrigue_drawn(game: Game, public: Public, event: s.SeenIntrigueDrawn) -> Public:
    seat, card = event.seat, event.card
    if card == WALKER:
        if public.walkers + 1 == game.edition.decks["intrigue"].count(WALKER):
            return replace(public, phase="take", actor=seat)
        return _resume(game, replace(public, deck=public.deck - 1, walkers=public.walkers + 1))
    public = replace(public, deck=public.deck - 1)
    if card == "send-to-centre" and any(
        open_seat.standing == "in" for other, open_seat in enumerate(public.seats) if other != seat
    ):
        return replace(public, phase="send", actor=seat)
    if card == "all-look-left":
        return replace(public, phase="peek-all", actor=None)
    if card not in AT_ONCE:
        public = replace(public, seats=_with_seat(public, seat, held=public.seats[seat].held + 1))
    return _resume(game, public)


def _seat_taken(game: Game, public: Public, event: s.SeatTaken) -> Public:
    public = replace(
        public,
        seats=_with_seat(public, event.seat, standing="taken", held=0),
        open=(*public.open, *event.cards),
    )
    if event.seat == public.turn.seat:
        return _to(public, "next")
    question = _asked(public)
    waiting = tuple(seat for seat in question.waiting if seat != event.seat)
    return _next_asked(game, public, replace(question, waiting=waiting))


def _effect_used(game: Game, public: Public, event: s.EffectUsed) -> Public:
    seat, turn = event.seat, public.turn
    held = public.seats[seat].held
    spent = {"held": held - 1} if event.source == "card" else {"ability_used": True}
    public = replace(public, seats=_with_seat(public, seat, **spent))
    if event.effect == "add-six":
        return replace(public, turn=replace(turn, steps=turn.steps + 6))
    if event.effect == "another-turn":
        return replace(public, turn=replace(turn, again=turn.again + 1))
    if event.effect == "second-rumour":
        return _to(public, "suggest")
    if event.effect == "decline":
        question = _asked(public)
        return _next_asked(game, public, replace(question, waiting=question.waiting[1:], declined=True))
    if event.effect == "second-card":
        question = _asked(public)
        shown_by = question.shown_by
        assert shown_by is not None
        return replace(
            public, phase="answer", actor=shown_by, question=replace(question, waiting=(shown_by,), second=True)
        )
    return public


def _waived(game: Game, public: Public, event: s.Waived) -> Public:
    if public.phase == "offer":
        return _resume(game, public)
    return _watched(game, public)


def _watched(game: Game, public: Public) -> Public:
    question = _asked(public)
    return _settled(game, replace(public, question=replace(question, watchers=question.watchers[1:])))


def _shown_card_seen(game: Game, public: Public, event: s.SeenShownCardSeen) -> Public:
    return _watched(game, public)


def _figure_sent(game: Game, public: Public, event: s.FigureSent) -> Public:
    centre = game.edition.centre
    assert centre is not None
    figures = _put(public.figures, game.edition.suspects.index(event.figure), centre)
    seats, sent = public.seats, game.seat_of(event.figure)
    if sent is not None:
        seats = _with_seat(public, sent, summoned=False, fresh=True)
    return _resume(game, replace(public, figures=figures, seats=seats))


def _cards_peeked(game: Game, public: Public, event: s.SeenCardsPeeked) -> Public:
    return _resume(game, public) if public.phase == "peek-all" else public


def _pile_looked(game: Game, public: Public, event: s.SeenPileLooked) -> Public:
    public = replace(public, looked=(*public.looked, (event.seat, event.pile, event.index)))
    return _settled(game, public) if event.pile == "side" else _to(public, "next")


# --- investigation ---------------------------------------------------------------------------------------------------


def _investigation_drawn(game: Game, public: Public, event: s.SeenInvestigationDrawn) -> Public:
    held = public.seats[event.seat].held + 1
    return _to(public, "play", deck=public.deck - 1, seats=_with_seat(public, event.seat, held=held))


def _investigation_played(game: Game, public: Public, event: s.SeenInvestigationPlayed) -> Public:
    seat, card = event.seat, event.card
    held = public.seats[seat].held - 1
    public = replace(
        public,
        discard=public.discard + 1,
        seats=_with_seat(public, seat, held=held),
        turn=replace(public.turn, card=card if card in (ANY_CITY, OWN_CITY) else None),
    )
    if card in (ANY_CITY, OWN_CITY):
        return _to(public, "suspect")
    tip = read_tip(card) if card is not None else None
    if event.to is not None and (card is None or (tip is not None and tip.secret)):
        secret = Question(kind="secret", asker=seat, cards=(), waiting=(event.to,))
        return _next_asked(game, public, secret)
    if tip is not None:
        wanted = featured(game.edition, tip.feature)
        golden = Question(kind="golden", asker=seat, cards=wanted, waiting=game.around(seat, game.options.answer_order))
        return _next_asked(game, public, golden)
    return _to(public, "after")


def _tip_answered(game: Game, public: Public, event: s.SeenTipAnswered) -> Public:
    return _next_asked(game, public, replace(_asked(public), waiting=()))


def _city_taken(game: Game, public: Public, event: s.CityTaken) -> Public:
    given = public.seats[event.seat].city
    seats = _with_seat(public, event.seat, city=event.city)
    before: CardId = event.city
    return replace(
        public,
        seats=tuple(
            replace(other, city=given) if other.city == before and seat != event.seat else other
            for seat, other in enumerate(seats)
        ),
    )


def _card_turned(game: Game, public: Public, event: s.CardTurned) -> Public:
    return _settled(game, replace(public, deck=public.deck - 1, discard=public.discard + 1))


def _pile_reshuffled(game: Game, public: Public, event: s.PileReshuffled) -> Public:
    return replace(public, deck=event.cards, discard=0)


_FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    s.SeenCaseChosen: _case_chosen,
    s.SeenDealt: _dealt,
    s.WeaponsPlaced: _weapons_placed,
    s.StartRolled: _start_rolled,
    s.CitiesTurned: _cities_turned,
    s.SeenInvestigationDealt: _investigation_dealt,
    s.TurnStarted: _turn_started,
    s.TurnEnded: _turn_ended,
    s.Stayed: _stayed,
    s.DiceRolled: _dice_rolled,
    s.Moved: _moved,
    s.SteppedAside: _stepped_aside,
    s.SuggestionMade: _suggestion_made,
    s.Passed: _passed,
    s.SeenCardShown: _card_shown,
    s.FalseWitnessFound: _false_witness_found,
    s.SeenAccusationMade: _accusation_made,
    s.GameEnded: _game_ended,
    s.SeenIntrigueDrawn: _intrigue_drawn,
    s.SeatTaken: _seat_taken,
    s.EffectUsed: _effect_used,
    s.Waived: _waived,
    s.SeenShownCardSeen: _shown_card_seen,
    s.FigureSent: _figure_sent,
    s.SeenCardsPeeked: _cards_peeked,
    s.SeenPileLooked: _pile_looked,
    s.SeenInvestigationDrawn: _investigation_drawn,
    s.SeenInvestigationPlayed: _investigation_played,
    s.SeenTipAnswered: _tip_answered,
    s.CityTaken: _city_taken,
    s.CardTurned: _card_turned,
    s.PileReshuffled: _pile_reshuffled,
}
