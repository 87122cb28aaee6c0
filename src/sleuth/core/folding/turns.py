"""Set-up, turns and moves."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sleuth.core import seen as s
from sleuth.core.folding.common import after_move, go_to, put, with_seat
from sleuth.core.game import Game
from sleuth.core.public import Phase, Public, Turn


def _case_chosen(game: Game, public: Public, event: s.SeenCaseChosen) -> Public:
    return go_to(public, "deal")  # R10.1


def _dealt(game: Game, public: Public, event: s.SeenDealt) -> Public:
    seats = tuple(replace(seat, cards=size) for seat, size in zip(public.seats, event.sizes, strict=True))
    return replace(public, seats=seats, open=event.open, centre=event.centre, side=event.side)  # R1.4, R1.5, R12.1


def _weapons_placed(game: Game, public: Public, event: s.WeaponsPlaced) -> Public:
    return replace(public, weapons=event.spots)  # R2.2


def _start_rolled(game: Game, public: Public, event: s.StartRolled) -> Public:
    return public  # R2.4: the first `TurnStarted` says who begins


def _cities_turned(game: Game, public: Public, event: s.CitiesTurned) -> Public:
    seats = tuple(replace(seat, city=city) for seat, city in zip(public.seats, event.cities, strict=True))
    return replace(public, seats=seats)  # R9.2


def _investigation_dealt(game: Game, public: Public, event: s.SeenInvestigationDealt) -> Public:
    seats = tuple(replace(seat, held=size) for seat, size in zip(public.seats, event.sizes, strict=True))
    return replace(public, seats=seats, deck=public.deck - sum(event.sizes))  # R9.1


def _turn_started(game: Game, public: Public, event: s.TurnStarted) -> Public:
    again = public.turn.again - 1 if public.turn.again and public.turn.seat == event.seat else 0  # R8.6
    turn = Turn(seat=event.seat, number=public.turn.number + 1, again=again)
    phase: Phase = "supply" if game.edition.family == "cards" else "start"  # R9.3
    return go_to(public, phase, turn=turn, question=None)


def _turn_ended(game: Game, public: Public, event: s.TurnEnded) -> Public:
    return replace(public, phase="next", actor=None)  # R2.6


def _stayed(game: Game, public: Public, event: s.Stayed) -> Public:
    seats = with_seat(public, event.seat, summoned=False)  # R4.2: only on its next turn
    return replace(public, phase="next", actor=None, seats=seats)


def _dice_rolled(game: Game, public: Public, event: s.DiceRolled) -> Public:
    turn = replace(public.turn, dice=event.dice, steps=sum(event.dice))
    if game.options.intrigue and 0 in event.dice:
        return replace(public, phase="draw", actor=None, resume="move", turn=turn)  # R8.2
    return replace(public, phase="move", actor=event.seat, turn=turn)  # R3.1


def _moved(game: Game, public: Public, event: s.Moved) -> Public:
    edition, seat = game.edition, event.seat
    index = game.pieces[seat]
    origin, to = public.figures[index], event.to
    turn = public.turn
    board = edition.board
    assert board is not None
    left = (*turn.left, origin) if origin in board.doors else turn.left  # R3.7
    turn = replace(turn, moves=turn.moves + 1, left=left)
    public = replace(
        public,
        turn=turn,
        figures=put(public.figures, index, to),
        seats=with_seat(public, seat, summoned=False, fresh=True),  # R4.2, R4.4
    )
    if to == edition.centre:
        return go_to(public, "centre")  # R3.12
    if to in board.doors:
        return go_to(public, "suggest")  # R5.1
    if game.options.intrigue and to in board.questions:
        return replace(public, phase="draw", actor=None, resume="moved")  # R8.3
    return after_move(game, public)


def _stepped_aside(game: Game, public: Public, event: s.SteppedAside) -> Public:
    index = game.pieces[event.seat]
    return replace(public, figures=put(public.figures, index, event.to))  # R7.4


FOLDS: dict[type, Callable[[Game, Public, Any], Public]] = {
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
}
