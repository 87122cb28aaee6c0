"""The legal actions of a seat: one function per phase, from the seat's view alone."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import product

from sleuth.core.actions import (
    Accuse,
    Action,
    ChooseCase,
    Draw,
    EndTurn,
    Give,
    LookAt,
    Move,
    Pass,
    Pile,
    Play,
    Roll,
    Send,
    Show,
    Suggest,
    TakePassage,
    Travel,
    Waive,
)
from sleuth.core.choices import NONE, Choices, Menu
from sleuth.core.decks import ANY_CITY, PEEK, TURN_EFFECTS, featured, read_tip
from sleuth.core.effects import second_move, uses
from sleuth.core.game import CardId, Spot
from sleuth.core.movement import net_of
from sleuth.core.public import Public
from sleuth.core.view import Own, View
from sleuth.core.ways import reachable, way_out
from sleuth.editions import Edition

ROLL, END_TURN, PASS = Menu([Roll()]), Menu([EndTurn()]), Menu([Pass()])
DRAW, WAIVE = Menu([Draw()]), Menu([Waive()])


def legal_actions(view: View) -> Choices:
    """Return everything the seat may do now; empty when it is not asked (R2.7)."""
    public, own = view.public, view.own
    if view.seat is None or public.actor != view.seat or public.phase not in _MENUS:  # some phases ask nobody
        return NONE
    place = id(public) // 16 % LATEST
    asked_for, with_own, choices = _latest[place]
    if asked_for is not public or with_own is not own:
        choices = Choices(_MENUS[public.phase](view))
        _latest[place] = (public, own, choices)
    return choices


LATEST = 512
_latest: list[tuple[Public | None, Own | None, Choices]] = [(None, None, NONE)] * LATEST
"""The latest answers, by where the open table lies in memory: a player asks, then `advance` asks the same again, even
if other games go on meanwhile. This saves a third of the time of a step."""


# --- menus that never change -----------------------------------------------------------------------------------------


@cache
def _accusations(edition: Edition) -> Menu:
    return Menu(Accuse(cards) for cards in product(*edition.by_kind))


@cache
def _cases(edition: Edition) -> Menu:
    return Menu(ChooseCase(cards) for cards in product(*edition.by_kind))


@cache
def _suggestions(edition: Edition, place: CardId | None) -> Menu:
    """Return the suggestions of any suspect and weapon (R5.4) in a place, or without a board in any place (R13.1)."""
    places = edition.places if place is None else (place,)
    return Menu(Suggest(cards) for cards in product(edition.suspects, edition.weapons, places))


@lru_cache(maxsize=1 << 12)
def _moves(spots: tuple[Spot, ...]) -> Menu:
    return Menu(Move(spot) for spot in spots)


@lru_cache(maxsize=1 << 12)
def _show(cards: tuple[CardId, ...]) -> Menu:
    return Menu(Show(card) for card in cards)


@lru_cache(maxsize=1 << 12)
def _single(action: Action) -> Menu:
    return Menu([action])


@lru_cache(maxsize=1 << 12)
def _looks(pile: Pile, indexes: tuple[int, ...]) -> Menu:
    return Menu(LookAt(pile, index) for index in indexes)


# --- one function per phase ------------------------------------------------------------------------------------------


def _choose_case(view: View) -> Iterator[Menu]:
    yield _cases(view.game.edition)  # R10.1


def _start(view: View) -> Iterator[Menu]:
    assert view.seat is not None
    if view.game.edition.board is None:
        yield from _ask_anything(view)
        return
    game, public, spot = view.game, view.public, view.spot
    options, edition, seat = game.options, game.edition, public.seats[view.seat]
    net = net_of(edition)
    free = way_out(view)
    if free:
        yield ROLL  # R3.1
    passages = net.passages.get(spot, ()) if options.passages else ()
    if passages:  # R3.10
        yield Menu(TakePassage(to) for to in passages)
    inside = spot in net.doors and spot != edition.centre  # R3.12
    if inside and ((options.summoned and seat.summoned) or (options.staying and seat.fresh)):
        yield _suggestions(edition, spot)  # R4.2, R4.3
    if (options.staying and spot in net.doors) or not (free or (passages and not options.stay_blocked)):
        yield END_TURN  # R4.3, R3.9; otherwise R4.1: it must leave
    if "start" in options.accuse or ("centre" in options.accuse and spot == edition.centre):
        yield _accusations(edition)  # R7.1
    yield from uses(view, "any-place", *TURN_EFFECTS)  # R8.6, R8.13


def _ask_anything(view: View) -> Iterator[Menu]:
    """Yield the menus at the start of a turn without a board (R13.1)."""
    yield _suggestions(view.game.edition, None)
    if "start" in view.game.options.accuse:
        yield _accusations(view.game.edition)  # R7.1


def _move(view: View) -> Iterator[Menu]:
    spots = reachable(view)
    yield _moves(spots) if spots else END_TURN  # R3.1, R3.9
    yield from uses(view, "add-six", *TURN_EFFECTS)  # R8.6, R8.13


def _moved(view: View) -> Iterator[Menu]:
    yield END_TURN  # R8.16
    yield from uses(view, *TURN_EFFECTS)
    yield from second_move(view)  # R8.11


def _suggest(view: View) -> Iterator[Menu]:
    yield _suggestions(view.game.edition, view.spot)  # R5.1
    if view.game.options.suggestion == "may":
        yield END_TURN  # R5.2
    yield from uses(view, *TURN_EFFECTS)
    yield from second_move(view)  # R8.11


def _centre(view: View) -> Iterator[Menu]:
    assert view.seat is not None
    yield END_TURN
    if "centre" in view.game.options.accuse:
        yield _accusations(view.game.edition)  # R7.1
    unseen = view.public.unseen(view.seat, "centre")
    if unseen:
        yield _looks("centre", unseen)  # R7.8
    yield from uses(view, *TURN_EFFECTS)
    yield from second_move(view)  # R8.11


def _after(view: View) -> Iterator[Menu]:
    options, question = view.game.options, view.public.question
    yield END_TURN
    refuted = question is not None and question.shown_by is not None
    cards = view.game.edition.family == "cards"
    if (  # R7.1
        (cards and "after-card" in options.accuse)
        or (not cards and "after-suggestion" in options.accuse)
        or (not cards and "after-unrefuted" in options.accuse and not refuted)
    ):
        yield _accusations(view.game.edition)
    if view.game.edition.board is not None and question is not None:
        yield from uses(view, *TURN_EFFECTS)
        if view.spot == question.cards[2]:  # R8.9: an intrigue card may have sent the asker away
            yield from uses(view, "second-rumour")  # R8.8
        if refuted and not question.second:
            yield from uses(view, "second-card")  # R8.12


def _offer(view: View) -> Iterator[Menu]:
    yield DRAW  # R8.4
    yield WAIVE


def _send(view: View) -> Iterator[Menu]:
    yield Menu(  # R8.9
        Send(view.game.figures[seat])
        for seat, other in enumerate(view.public.seats)
        if seat != view.seat and other.standing == "in"
    )


def answers(view: View) -> tuple[CardId, ...]:
    """Return the cards in the seat's hand that would answer the question (R6.5)."""
    question = view.public.question
    assert question is not None
    shown = view.own.showed[-1][0] if question.second else None  # R8.12: another card than the first
    return tuple(card for card in view.own.hand if card in question.cards and card != shown)


def _answer(view: View) -> Iterator[Menu]:
    question = view.public.question
    assert question is not None
    assert view.seat is not None
    cards = answers(view)
    if cards:
        yield _show(cards)  # R6.2: the answering player chooses
    if not cards or (question.first and view.public.may_deny(view.game, view.seat)):
        yield PASS  # R6.3, R11.2
    if question.first:
        yield from uses(view, "decline")  # R8.6


def _watch(view: View) -> Iterator[Menu]:
    yield WAIVE
    yield from uses(view, "see-shown")  # R8.7


def _look(view: View) -> Iterator[Menu]:
    assert view.seat is not None
    yield _looks("side", view.public.unseen(view.seat, "side"))  # R12.2


def _play(view: View) -> Iterator[Menu]:
    assert view.seat is not None
    for card in dict.fromkeys(view.own.held):
        tip = read_tip(card)
        if card == PEEK or (tip is not None and tip.secret):  # R9.6, R9.9: these need a player
            yield Menu(Play(card, seat) for seat in view.game.around(view.seat))
        else:
            yield _single(Play(card))
    if "start" in view.game.options.accuse:
        yield _accusations(view.game.edition)  # R7.1, R9.3


def _suspect(view: View) -> Iterator[Menu]:
    assert view.seat is not None
    edition = view.game.edition
    if view.public.turn.card == ANY_CITY:  # R9.4
        yield _suggestions(edition, None)
        return
    own = view.public.seats[view.seat].city  # R9.5
    yield _suggestions(edition, own)
    yield Menu(Travel(city) for city in edition.places if city != own)


def _give(view: View) -> Iterator[Menu]:
    tip = read_tip(view.own.tip or "")
    assert tip is not None
    wanted = featured(view.game.edition, tip.feature)
    cards = tuple(card for card in view.own.hand if card in wanted)
    if tip.every or not cards:  # R9.9
        yield _single(Give(cards))
    else:
        yield Menu(Give((card,)) for card in cards)


def _nothing(view: View) -> Iterator[Menu]:
    return iter(())  # R7.2: the game is over


_MENUS: dict[str, Callable[[View], Iterator[Menu]]] = {
    "choose-case": _choose_case,
    "start": _start,
    "move": _move,
    "moved": _moved,
    "suggest": _suggest,
    "centre": _centre,
    "after": _after,
    "offer": _offer,
    "send": _send,
    "answer": _answer,
    "watch": _watch,
    "look": _look,
    "play": _play,
    "suspect": _suspect,
    "give": _give,
    "over": _nothing,
}
