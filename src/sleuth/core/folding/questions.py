"""Suggestions, answers and accusations."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.folding.common import asked, go_to, next_asked, put, settled, watchers, with_seat
from sleuth.core.game import Game
from sleuth.core.public import Public, Question


def _suggestion_made(game: Game, public: Public, event: s.SuggestionMade) -> Public:
    taken = [seat for seat, other in enumerate(public.seats) if other.standing == "taken"]  # R6.4
    order = game.answerers(event.seat, taken)  # R6.1
    question = Question(kind="suggestion", asker=event.seat, cards=event.cards, waiting=order)
    turn = replace(public.turn, suggestions=public.turn.suggestions + 1)
    if game.edition.board is None:  # R9.4, R13.1: there is nothing to move
        return next_asked(game, public, question, turn=turn)
    suspect, weapon, place = event.cards
    seats = with_seat(public, event.seat, summoned=False, fresh=False)  # R4.4
    index = game.edition.suspects.index(suspect)
    brought = game.seat_of(suspect)
    really = public.figures[index] != place
    figures = put(public.figures, index, place) if really else public.figures  # R5.3; R5.5: a place holds any number
    weapons = put(public.weapons, game.edition.weapons.index(weapon), place)  # R5.3
    if brought is not None and really:  # R4.2: a figure that already stood there was not brought
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
    return next_asked(game, public, question, turn=turn, seats=seats, figures=figures, weapons=weapons)


def _passed(game: Game, public: Public, event: s.Passed) -> Public:
    question = asked(public)
    return next_asked(game, public, replace(question, waiting=question.waiting[1:]))  # R6.3


def _card_shown(game: Game, public: Public, event: s.SeenCardShown) -> Public:
    question = asked(public)
    if question.kind == "golden":  # R9.8: a card shown does not end the round
        return next_asked(game, public, replace(question, waiting=question.waiting[1:], shown_by=event.seat))
    seeing = watchers(game, public, question, event.seat)  # R8.7
    question = replace(question, waiting=(), shown_by=event.seat, watchers=seeing)  # R6.1: the first card shown ends it
    if event.seat == game.culprit and public.deck:
        return replace(public, phase="reward", actor=None, question=question)  # R10.4
    return settled(game, replace(public, question=question))


def _false_witness_found(game: Game, public: Public, event: s.FalseWitnessFound) -> Public:
    public = replace(public, seats=with_seat(public, event.seat, standing="out"))  # R11.3
    if not event.owes:  # R11.4: somebody has shown a card, or an earlier false witness owes one
        return public
    return settled(game, replace(public, question=replace(asked(public), owing=event.seat)))


def _accusation_made(game: Game, public: Public, event: s.SeenAccusationMade) -> Public:
    if event.right:
        return go_to(public, "end")  # R7.2
    count = public.seats[event.seat].false_accusations + 1
    standing = "out" if count >= game.options.accusations else "in"  # R7.3, R9.10
    seats = with_seat(public, event.seat, false_accusations=count, standing=standing, summoned=False)
    return go_to(public, "next", seats=seats)  # R7.7


def _game_ended(game: Game, public: Public, event: s.GameEnded) -> Public:
    # R7.2, R7.5, R10.5: everybody sees the case
    return go_to(public, "over", ending=event.ending, winner=event.winner, case=event.case, question=None)


FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
    s.SuggestionMade: _suggestion_made,
    s.Passed: _passed,
    s.SeenCardShown: _card_shown,
    s.FalseWitnessFound: _false_witness_found,
    s.SeenAccusationMade: _accusation_made,
    s.GameEnded: _game_ended,
}
