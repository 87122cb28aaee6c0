"""What several folds share: entering a phase, asking the next seat, settling a question."""

from typing import Any

from msgspec.structs import replace

from sleuth.core.decks import TURN_EFFECTS
from sleuth.core.game import Game, Seat, Spot
from sleuth.core.public import Phase, Public, Question, SeatOpen

_TURN_PHASES = frozenset({"start", "move", "moved", "suggest", "after", "centre", "look", "play", "suspect"})


def go_to(public: Public, phase: Phase, **changes: Any) -> Public:
    """Enter a phase and set the seat that acts in it."""
    actor: Seat | None = None
    if phase in _TURN_PHASES:
        actor = changes["turn"].seat if "turn" in changes else public.turn.seat
    return replace(public, phase=phase, actor=actor, **changes)


def with_seat(public: Public, seat: Seat, **changes: Any) -> tuple[SeatOpen, ...]:
    """Return all seats, with one of them changed."""
    seats = public.seats
    return (*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :])


def put(items: tuple[Spot, ...], index: int, spot: Spot) -> tuple[Spot, ...]:
    """Return all spots, with one of them changed."""
    return (*items[:index], spot, *items[index + 1 :])


def asked(public: Public) -> Question:
    """Return the question under way."""
    assert public.question is not None
    return public.question


def next_asked(game: Game, public: Public, question: Question, **changes: Any) -> Public:
    """Ask the next seat (R6.1, R6.3), or settle the question when all have been asked."""
    if question.waiting:
        phase: Phase = "give" if question.kind == "secret" else "answer"
        return replace(public, phase=phase, actor=question.waiting[0], question=question, **changes)
    public = replace(public, question=question, **changes)
    if question.kind != "suggestion":
        return go_to(public, "after")
    if question.shown_by is None and not question.declined and public.unseen(question.asker, "side"):
        return go_to(public, "look")  # R12.2
    return settled(game, public)


def settled(game: Game, public: Public) -> Public:
    """Go on after the answers: ask whoever may still decide something, or pass on the turn."""
    question, options = asked(public), game.options
    if question.watchers:  # R8.7
        return replace(public, phase="watch", actor=question.watchers[0])
    if question.owing is not None:
        owed = replace(question, waiting=(question.owing,), owing=None, owed=True)
        return replace(public, phase="answer", actor=question.owing, question=owed)  # R11.4
    refuted = question.shown_by is not None
    effects = ["second-rumour", *TURN_EFFECTS]
    if refuted and not question.second:  # R8.12
        effects.append("second-card")
    if (
        game.edition.family == "cards"  # R9.3
        or "after-suggestion" in options.accuse  # R7.1
        or ("after-unrefuted" in options.accuse and not refuted)  # R7.1
        or public.may_have(game, question.asker, *effects)  # R8.16
    ):
        return go_to(public, "after")
    return go_to(public, "next")


def after_move(game: Game, public: Public) -> Public:
    """Ask whether to end the turn if the seat could still play something, judged by public facts alone (R8.16)."""
    turn = public.turn
    effects = TURN_EFFECTS if turn.moves > 1 or turn.looked else (*TURN_EFFECTS, "move-again")
    return go_to(public, "moved" if public.may_have(game, turn.seat, *effects) else "next")


def resume(game: Game, public: Public) -> Public:
    """Go on where an intrigue card interrupted the turn."""
    if public.resume == "answer" and public.question is not None:
        return next_asked(game, public, public.question)
    if public.resume == "moved":
        return after_move(game, public)  # R8.16: only now, because the card just drawn counts too
    return go_to(public, public.resume)


def watchers(game: Game, public: Public, question: Question, shown_by: Seat) -> tuple[Seat, ...]:
    """Return the seats that could see the card just shown, judged by public facts alone (R8.7)."""
    return tuple(
        seat
        for seat in game.around(question.asker)
        if seat != shown_by and public.seats[seat].standing == "in" and public.may_have(game, seat, "see-shown")
    )
