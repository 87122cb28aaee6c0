"""What the acting seat is asked: one function per phase."""

from collections.abc import Callable

from sleuth.core.actions import Use
from sleuth.core.decks import featured
from sleuth.core.game import CardId
from sleuth.core.legal import legal_actions
from sleuth.core.view import HiddenOwner, View
from sleuth.sentences.messages import Args
from sleuth.sentences.moment import Moment, accusing, beginning
from sleuth.sentences.voice import Voice
from sleuth.sentences.waiting import wait_for


def ask(voice: Voice, view: View) -> str:
    """Return what the seat is asked; for everybody else, what the table is waiting for."""
    public, moment = view.public, Moment(voice, view)
    if public.phase == "over":
        winner = public.winner
        who = "you" if winner is not None and winner == view.seat else "other"
        return voice.text("prompt-over", ending=public.ending or "unsolved", name=moment.name(winner), who=who)
    if public.actor is None or public.phase not in QUESTIONS:
        return voice.text("prompt-nobody")
    if public.actor != view.seat:
        return wait_for(moment)
    if public.phase == "start" and view.game.edition.board is None:
        return voice.text("prompt-start-questions")
    return voice.text(f"prompt-{public.phase}", **QUESTIONS[public.phase](moment))


def asked_feature(voice: Voice, cards: tuple[CardId, ...]) -> str | None:
    """Return the feature, or the kind, that exactly these cards share."""
    edition = voice.edition
    features = dict.fromkeys(feature for card in edition.cards for feature in card.features)
    return next((feature for feature in (*features, *edition.kinds) if featured(edition, feature) == cards), None)


def _nothing(_: Moment) -> Args:
    return {}


def _where(moment: Moment) -> Args:
    return moment.spot_of(moment.actor)


def _start(moment: Moment) -> Args:
    return {**_where(moment), **beginning(legal_actions(moment.view))}


def _centre(moment: Moment) -> Args:
    return {**_where(moment), **accusing(legal_actions(moment.view))}


def _move(moment: Moment) -> Args:
    return {"steps": moment.view.public.turn.steps}


def _offer(moment: Moment) -> Args:
    return {"asker": moment.name(moment.question.asker), **_where(moment)}


def _send(moment: Moment) -> Args:
    return {"spot": moment.voice.centre_word()}


def _answer(moment: Moment) -> Args:
    voice, question = moment.voice, moment.question
    asker = moment.name(question.asker)
    if question.kind == "suggestion":
        why = "owed" if question.owed else "second" if question.second else "suggestion"
        return {"asker": asker, "why": why, **voice.claim_args(question.cards)}
    feature = asked_feature(voice, question.cards)
    if feature is None:
        return {"asker": asker, "why": "cards", "list": voice.cards(question.cards, "or")}
    return {"asker": asker, "why": "golden", "feature": voice.feature_word(feature)}


def _able(moment: Moment) -> Args:
    """Return whether the seat has a card or an ability to use now."""
    able = any(isinstance(action, Use) for action in legal_actions(moment.view))
    return {"able": "yes" if able else "no"}


def _watch(moment: Moment) -> Args:
    asker, owner = moment.name(moment.question.asker), moment.name(moment.question.shown_by)
    return {"asker": asker, "owner": owner, **_able(moment)}


def _after(moment: Moment) -> Args:
    return {**_answered(moment), **accusing(legal_actions(moment.view))}


def _answered(moment: Moment) -> Args:
    """Return what came of the question, or of the card that was played."""
    question, saw = moment.view.public.question, moment.view.own.latest
    if question is None or question.kind != "suggestion":
        nothing = "none" if question is not None else "other"
        return {"answer": "saw", "cards": _seen(moment)} if saw else {"answer": nothing}
    shown = [card for card, owner in saw if owner == question.shown_by]
    if shown:
        return {"answer": "known", "owner": moment.name(question.shown_by), "cards": moment.voice.cards_word(shown)}
    if question.declined:
        return {"answer": "declined"}
    return {"answer": "looked", "cards": _seen(moment)} if saw else {"answer": "none"}


def _seen(moment: Moment) -> str:
    """Return the cards that the seat has just seen, each with its owner."""
    voice, latest = moment.voice, moment.view.own.latest
    return voice.listed(
        voice.text("pair", name=voice.card(card), value=_owner(moment, owner)) for card, owner in latest
    )


def _owner(moment: Moment, owner: HiddenOwner) -> str:
    if isinstance(owner, int):
        return moment.name(owner)
    return moment.voice.text("in-centre" if owner == "centre" else "beside-board")


def _play(moment: Moment) -> Args:
    voice = moment.voice
    titles = (voice.text("quoted", title=voice.investigation(card)) for card in dict.fromkeys(moment.view.own.held))
    return {"list": voice.listed(titles, "or")}


def _suspect(moment: Moment) -> Args:
    return moment.city_of(moment.actor)


def _give(moment: Moment) -> Args:
    tip = moment.view.own.tip
    assert tip is not None
    return {"asker": moment.name(moment.question.asker), "title": moment.voice.investigation(tip)}


QUESTIONS: dict[str, Callable[[Moment], Args]] = {
    "choose-case": _nothing,
    "start": _start,
    "move": _move,
    "moved": _able,
    "suggest": _where,
    "offer": _offer,
    "send": _send,
    "answer": _answer,
    "watch": _watch,
    "look": _nothing,
    "after": _after,
    "centre": _centre,
    "play": _play,
    "suspect": _suspect,
    "give": _give,
}
"""The arguments of each phase's prompt; its message is `prompt-` plus the phase."""
