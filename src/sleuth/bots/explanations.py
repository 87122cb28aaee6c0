"""Why a detective does what it does: one function per action, from its belief, its view and the action alone.

Chance plays no part, so the reasons of a recorded game can be asked for afterwards. They give the bot's cards away:
they are only for its own seat, or for a game that is over.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sleuth.bots.belief import known_to
from sleuth.bots.detective import Detective, promise
from sleuth.bots.reasons import Reason, percent
from sleuth.core import actions as a
from sleuth.core.decks import read_tip
from sleuth.core.effects import sources
from sleuth.core.game import CardId, Spot
from sleuth.core.legal import legal_actions
from sleuth.core.view import View

Reasons = Iterator[Reason]


def reasons_for(bot: Detective, view: View, action: a.Action) -> tuple[Reason, ...]:
    """Return why a detective in this situation takes this action; never empty."""
    explain = _EXPLANATIONS.get(type(action))
    reasons = () if explain is None else tuple(explain(bot.aside(), view, action))
    return reasons or (Reason("other"),)


# --- the case --------------------------------------------------------------------------------------------------------


def _choose_case(bot: Detective, view: View, action: a.ChooseCase) -> Reasons:
    yield Reason("choose-case")


def _accuse(bot: Detective, view: View, action: a.Accuse) -> Reasons:
    chance = bot.chance_of(view, action.cards)
    yield Reason("accuse-certain") if chance >= 1.0 else Reason("accuse-odds", number=percent(chance))


# --- going -----------------------------------------------------------------------------------------------------------


def _roll(bot: Detective, view: View, action: a.Roll) -> Reasons:
    yield from _towards("way-roll", bot, view, view.spot, 0)


def _move(bot: Detective, view: View, action: a.Move) -> Reasons:
    board = bot.game.edition.board
    if board is not None and action.to in board.doors:
        yield _place(bot, view, action.to)
    else:
        yield from _towards("way-square", bot, view, action.to, 1)


def _towards(code: str, bot: Detective, view: View, spot: Spot, gone: int) -> Reasons:
    """Yield where a detective is heading from a spot, and why."""
    worths = bot.worths_from(view, spot, gone)
    if worths:
        place = max(worths, key=worths.__getitem__)
        yield Reason(code, place=place)
        yield _place(bot, view, place)


def _place(bot: Detective, view: View, place: Spot) -> Reason:
    """Return why a place is worth going to."""
    goal = bot.goal_worth(view, place)
    if goal is not None:
        return Reason("place-goal" if goal > 1.0 else "place-near", place=place)
    if place == bot.game.edition.centre:
        return Reason("place-centre" if view.public.unseen(bot.seat, "centre") else "place-near", place=place)
    return bot.why_place(view, place)


def _take_passage(bot: Detective, view: View, action: a.TakePassage) -> Reasons:
    yield Reason("way-passage")
    yield _place(bot, view, action.to)


def _end_turn(bot: Detective, view: View, action: a.EndTurn) -> Reasons:
    yield Reason("stay-blocked" if view.public.phase in ("start", "move") else "end-turn")


# --- asking and answering --------------------------------------------------------------------------------------------


def _suggest(bot: Detective, view: View, action: a.Suggest) -> Reasons:
    if view.public.phase == "start" and bot.game.edition.board is not None:
        yield Reason("stay-ask", place=view.spot)
    if bot.settled(view) is not None:
        yield Reason("ask-to-accuse")
        return
    yield from bot.why_ask(view, action.cards)
    own = _own(view, action.cards)
    if own and bot.temper.bluff:
        yield Reason("ask-bluff", cards=own)


def _own(view: View, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    return tuple(card for card in cards if card in view.own.hand)


def _show(bot: Detective, view: View, action: a.Show) -> Reasons:
    cards = [other.card for other in legal_actions(view) if isinstance(other, a.Show)]
    yield _shown(bot, view, cards, action.card)


def _shown(bot: Detective, view: View, cards: Sequence[CardId], card: CardId) -> Reason:
    """Return why it shows this one of several cards."""
    question = view.public.question
    assert question is not None
    if len(cards) == 1:
        return Reason("show-only")
    if card in known_to(view, question.asker):
        return Reason("show-again", seat=question.asker)
    return bot.why_show(view, cards, card)


def _pass(bot: Detective, view: View, action: a.Pass) -> Reasons:
    yield Reason("pass")


def _give(bot: Detective, view: View, action: a.Give) -> Reasons:
    tip = read_tip(view.own.tip or "")
    cards = [other.cards[0] for other in legal_actions(view) if isinstance(other, a.Give) and other.cards]
    if not action.cards:
        yield Reason("give-none")
    elif tip is not None and tip.every:
        yield Reason("give-every")
    else:
        yield _shown(bot, view, cards, action.cards[0])


# --- extra cards -----------------------------------------------------------------------------------------------------


def _use(bot: Detective, view: View, action: a.Use) -> Reasons:
    code, target, question = f"use-{action.effect}", action.target, view.public.question
    if isinstance(target, str):
        yield Reason(code, place=target)
        yield _place(bot, view, target)
    elif isinstance(target, int):
        yield Reason(code, seat=target, number=bot.belief.unknown(target))
    elif action.effect == "decline":
        assert question is not None
        yield Reason(code, seat=question.asker)
    elif action.effect == "see-shown":
        assert question is not None
        news = tuple(card for card in question.cards if bot.belief.chance(card) > 0)
        yield Reason(code, cards=news or question.cards)
    else:
        yield Reason(code)


def _draw(bot: Detective, view: View, action: a.Draw) -> Reasons:
    yield Reason("draw", number=view.public.walkers)


def _waive(bot: Detective, view: View, action: a.Waive) -> Reasons:
    if view.public.phase == "offer":
        yield Reason("waive-draw", number=view.public.walkers)
    else:
        yield Reason("waive-known" if sources(view, "see-shown") else "waive-nothing")


def _send(bot: Detective, view: View, action: a.Send) -> Reasons:
    spot = view.public.figures[bot.game.edition.suspects.index(action.figure)]
    yield Reason("send-any" if spot == bot.game.edition.centre else "send-away", cards=(action.figure,))


def _look_at(bot: Detective, view: View, action: a.LookAt) -> Reasons:
    yield Reason(f"look-{action.pile}")


def _play(bot: Detective, view: View, action: a.Play) -> Reasons:
    others = {promise(card) for card in view.own.held if card != action.card}
    if not others:
        yield Reason("play-only")
    else:
        yield Reason("play-promise" if promise(action.card) > min(others) else "play-any")
    if action.to is not None:
        yield Reason("play-on", seat=action.to, number=bot.belief.unknown(action.to))


_EXPLANATIONS: dict[type, Callable[[Detective, View, Any], Reasons]] = {
    a.ChooseCase: _choose_case,
    a.Accuse: _accuse,
    a.Roll: _roll,
    a.Move: _move,
    a.TakePassage: _take_passage,
    a.EndTurn: _end_turn,
    a.Suggest: _suggest,
    a.Show: _show,
    a.Pass: _pass,
    a.Give: _give,
    a.Use: _use,
    a.Draw: _draw,
    a.Waive: _waive,
    a.Send: _send,
    a.LookAt: _look_at,
    a.Play: _play,
}
"""How each action is explained; our detectives never travel (R9.5)."""
