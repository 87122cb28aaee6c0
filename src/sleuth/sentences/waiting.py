"""What everybody reads while somebody else decides: one function per phase, from what lies open alone."""

from collections.abc import Callable

from sleuth.core.choices import Choices
from sleuth.core.legal import legal_actions
from sleuth.core.view import Own, View
from sleuth.sentences.messages import Args
from sleuth.sentences.moment import Moment, accusing, beginning


def wait_for(moment: Moment) -> str:
    """Return what the seat that has to act is deciding."""
    phase = moment.view.public.phase
    about = WAITS.get(phase, _nothing)(moment)
    return moment.voice.text(f"wait-{phase}", name=moment.name(moment.actor), **about)


def _openly(moment: Moment) -> Choices:
    """Return what the acting seat could do for all that everybody knows: its own cards are left out."""
    view = moment.view
    return legal_actions(View(view.game, moment.actor, view.public, Own()))


def _nothing(_: Moment) -> Args:
    return {}


def _start(moment: Moment) -> Args:
    if moment.view.game.edition.board is None:
        return {"what": "question"}
    return beginning(_openly(moment))


def _steps(moment: Moment) -> Args:
    return {"steps": moment.view.public.turn.steps}


def _where(moment: Moment) -> Args:
    return moment.spot_of(moment.actor)


def _whom(moment: Moment) -> Args:
    """Return who gets the answer."""
    asker = moment.question.asker
    return {"to": moment.name(asker), "whom": "you" if asker == moment.view.seat else "other"}


def _answer(moment: Moment) -> Args:
    """Return whom the card is for; a seat that could evade may have none."""
    evades = moment.view.public.may_evade(moment.view.game, moment.actor)
    return {**_whom(moment), "sure": "no" if evades else "yes"}


def _end(moment: Moment) -> Args:
    """Return what the seat can do before its turn ends; what its kept cards are, nobody knows."""
    args = accusing(_openly(moment))
    keeps = moment.view.game.options.intrigue and moment.view.public.seats[moment.actor].held > 0
    return {"can": "more"} if keeps and args["can"] == "end" else args


def _suspect(moment: Moment) -> Args:
    return moment.city_of(moment.actor)


WAITS: dict[str, Callable[[Moment], Args]] = {
    "start": _start,
    "move": _steps,
    "suggest": _where,
    "answer": _answer,
    "after": _end,
    "centre": _end,
    "suspect": _suspect,
    "give": _whom,
}
"""The arguments of those messages `wait-` plus a phase that need more than a name."""
