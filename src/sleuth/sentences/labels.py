"""Actions as choices: short labels, one function per action that names something."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from sleuth.core import actions as a
from sleuth.core.legal import legal_actions
from sleuth.core.view import View
from sleuth.sentences.messages import Args
from sleuth.sentences.squares import goal_word, is_square
from sleuth.sentences.voice import Voice

A = TypeVar("A")


class LabelledAction(NamedTuple, Generic[A]):
    """An action that a seat may choose, and what the seat sees."""

    voice: Voice
    view: View
    action: A


def label(voice: Voice, view: View, action: a.Action) -> str:
    """Return the label of an action among several choices."""
    build = LABELS.get(type(action))
    args = build(LabelledAction(voice, view, action)) if build else {}
    return voice.text(f"action-{a.kebab(type(action).__name__)}", **args)


def heading(voice: Voice, action_type: type) -> str:
    """Return the heading of actions of this type."""
    return voice.text(f"menu-{a.kebab(action_type.__name__)}")


def _claim(choice: LabelledAction[a.Suggest | a.Accuse | a.ChooseCase]) -> Args:
    return choice.voice.claim_args(choice.action.cards)


def _roll(choice: LabelledAction[a.Roll]) -> Args:
    return {"count": len(choice.view.game.options.dice)}


def _move(choice: LabelledAction[a.Move]) -> Args:
    voice, to = choice.voice, choice.action.to
    if is_square(voice, to):
        return {"square": "yes", "where": goal_word(voice, choice.view, to)}
    return {"square": "no", "spot": voice.spot_word(to)}


def _to(choice: LabelledAction[a.TakePassage]) -> Args:
    return {"spot": choice.voice.spot_word(choice.action.to)}


def _show(choice: LabelledAction[a.Show]) -> Args:
    return {"card": choice.voice.word(choice.action.card)}


def _pass(choice: LabelledAction[a.Pass]) -> Args:
    """Return whether the pass would be true: R11.2 lets a false witness pass all the same."""
    holds = any(isinstance(action, a.Show) for action in legal_actions(choice.view))
    return {"true": "no" if holds else "yes"}


def _phase(choice: LabelledAction[a.EndTurn | a.Waive]) -> Args:
    return {"phase": choice.view.public.phase}


def _use(choice: LabelledAction[a.Use]) -> Args:
    voice, action = choice.voice, choice.action
    args: Args = {"title": voice.effect(action.effect), "source": action.source, "target": "nothing"}
    if isinstance(action.target, int):
        args |= {"target": "player", "to": choice.view.game.names[action.target]}
    elif action.target is not None:
        args |= {"target": "place", "spot": voice.spot_word(action.target)}
    return args


def _send(choice: LabelledAction[a.Send]) -> Args:
    voice = choice.voice
    return {"figure": voice.word(choice.action.figure), "spot": voice.centre_word()}


def _look_at(choice: LabelledAction[a.LookAt]) -> Args:
    return {"pile": choice.action.pile, "number": choice.action.index + 1}


def _play(choice: LabelledAction[a.Play]) -> Args:
    title, to = choice.voice.investigation(choice.action.card), choice.action.to
    if to is None:
        return {"title": title, "target": "nobody"}
    return {"title": title, "target": "player", "to": choice.view.game.names[to]}


def _travel(choice: LabelledAction[a.Travel]) -> Args:
    return {"city": choice.voice.word(choice.action.city)}


def _give(choice: LabelledAction[a.Give]) -> Args:
    cards = choice.action.cards
    return {"count": len(cards), "list": choice.voice.cards(cards)}


LABELS: dict[type, Callable[[Any], Args]] = {
    a.ChooseCase: _claim,
    a.Roll: _roll,
    a.Move: _move,
    a.TakePassage: _to,
    a.Suggest: _claim,
    a.Show: _show,
    a.Pass: _pass,
    a.Accuse: _claim,
    a.EndTurn: _phase,
    a.Use: _use,
    a.Waive: _phase,
    a.Send: _send,
    a.LookAt: _look_at,
    a.Play: _play,
    a.Travel: _travel,
    a.Give: _give,
}
"""The arguments of each action's label; its message is `action-` plus the action's name."""
