"""What the acting seat is asked: one function per phase."""

from collections.abc import Callable
from typing import NamedTuple

from sleuth.core.actions import Use
from sleuth.core.decks import ANY_CITY, featured
from sleuth.core.game import CardId, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.public import Question
from sleuth.core.view import View
from sleuth.sentences.messages import Args
from sleuth.sentences.voice import Voice


class PromptContext(NamedTuple):
    """What a seat sees, and the voice that puts it into words."""

    voice: Voice
    view: View

    @property
    def question(self) -> Question:
        """The question on the table."""
        assert self.view.public.question is not None
        return self.view.public.question

    def name(self, seat: Seat | None) -> str:
        """Return a player's name."""
        return "" if seat is None else self.view.game.names[seat]


def ask(voice: Voice, view: View) -> str:
    """Return what the seat is asked; for everybody else, whom the table is waiting for."""
    public, moment = view.public, PromptContext(voice, view)
    if public.phase == "over":
        winner = public.winner
        who = "you" if winner is not None and winner == view.seat else "other"
        return voice.text("prompt-over", ending=public.ending or "unsolved", name=moment.name(winner), who=who)
    if public.actor is None or public.phase not in QUESTIONS:
        return voice.text("prompt-nobody")
    if public.actor != view.seat:
        return voice.text(f"wait-{public.phase}", **_wait(moment))
    if public.phase == "start" and view.game.edition.board is None:
        return voice.text("prompt-start-questions")
    return voice.text(f"prompt-{public.phase}", **QUESTIONS[public.phase](moment))


def asked_feature(voice: Voice, cards: tuple[CardId, ...]) -> str | None:
    """Return the feature, or the kind, that exactly these cards share."""
    edition = voice.edition
    features = dict.fromkeys(feature for card in edition.cards for feature in card.features)
    return next((feature for feature in (*features, *edition.kinds) if featured(edition, feature) == cards), None)


def _wait(moment: PromptContext) -> Args:
    """Return who is deciding, and for whom if it is an answer."""
    public = moment.view.public
    asker = None if public.question is None else public.question.asker
    whom = "you" if asker is not None and asker == moment.view.seat else "other"
    return {"name": moment.name(public.actor), "to": moment.name(asker), "whom": whom}


def _nothing(_: PromptContext) -> Args:
    return {}


def _where(moment: PromptContext) -> Args:
    return {"spot": moment.voice.spot_word(moment.view.spot)}


def _move(moment: PromptContext) -> Args:
    return {"steps": moment.view.public.turn.steps}


def _offer(moment: PromptContext) -> Args:
    return {"asker": moment.name(moment.question.asker), **_where(moment)}


def _send(moment: PromptContext) -> Args:
    return {"spot": moment.voice.centre_word()}


def _answer(moment: PromptContext) -> Args:
    voice, question = moment.voice, moment.question
    asker = moment.name(question.asker)
    if question.kind == "suggestion":
        why = "owed" if question.owed else "second" if question.second else "suggestion"
        return {"asker": asker, "why": why, **voice.claim_args(question.cards)}
    feature = asked_feature(voice, question.cards)
    if feature is None:
        return {"asker": asker, "why": "cards", "list": voice.cards(question.cards, "or")}
    return {"asker": asker, "why": "golden", "feature": voice.feature_word(feature)}


def _able(moment: PromptContext) -> Args:
    """Return whether the seat has a card or an ability to use now."""
    able = any(isinstance(action, Use) for action in legal_actions(moment.view))
    return {"able": "yes" if able else "no"}


def _watch(moment: PromptContext) -> Args:
    asker, owner = moment.name(moment.question.asker), moment.name(moment.question.shown_by)
    return {"asker": asker, "owner": owner, **_able(moment)}


def _after(moment: PromptContext) -> Args:
    question = moment.view.public.question
    if question is None or question.kind != "suggestion":
        return {"answer": "other"}
    if question.shown_by is None:
        return {"answer": "none"}
    owner, cards = moment.name(question.shown_by), _shown(moment, question)
    if not cards:
        return {"answer": "shown", "owner": owner}
    return {"answer": "known", "owner": owner, "cards": moment.voice.cards_word(cards)}


def _shown(moment: PromptContext, question: Question) -> list[CardId]:
    """Return the card or cards shown; none if it could be one of several that the seat has seen there before."""
    saw = moment.view.own.saw
    cards = [card for card, owner in saw if owner == question.shown_by and card in question.cards]
    return cards if len(cards) == 1 or question.second else []


def _play(moment: PromptContext) -> Args:
    voice = moment.voice
    titles = (voice.text("quoted", title=voice.investigation(card)) for card in dict.fromkeys(moment.view.own.held))
    return {"list": voice.listed(titles, "or")}


def _suspect(moment: PromptContext) -> Args:
    view = moment.view
    assert view.seat is not None
    city = view.public.seats[view.seat].city
    if view.public.turn.card == ANY_CITY or city is None:
        return {"choice": "any"}
    return {"choice": "own", "city": moment.voice.word(city)}


def _give(moment: PromptContext) -> Args:
    tip = moment.view.own.tip
    assert tip is not None
    return {"asker": moment.name(moment.question.asker), "title": moment.voice.investigation(tip)}


QUESTIONS: dict[str, Callable[[PromptContext], Args]] = {
    "choose-case": _nothing,
    "start": _where,
    "move": _move,
    "moved": _able,
    "suggest": _where,
    "offer": _offer,
    "send": _send,
    "answer": _answer,
    "watch": _watch,
    "look": _nothing,
    "after": _after,
    "centre": _where,
    "play": _play,
    "suspect": _suspect,
    "give": _give,
}
"""The arguments of each phase's prompt; its message is `prompt-` plus the phase."""
