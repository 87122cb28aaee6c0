"""Why an action is not legal: a code and a clause, from the seat's own view."""

from sleuth.core import actions as a
from sleuth.core.effects import sources
from sleuth.core.legal import answers
from sleuth.core.refusals import IllegalAction
from sleuth.core.view import View

_MOVING = (a.Roll, a.Move, a.TakePassage)
_PHASE_OF = {
    a.Show: "answer",
    a.Pass: "answer",
    a.Send: "send",
    a.Draw: "offer",
    a.Give: "give",
    a.ChooseCase: "choose-case",
    a.Travel: "suspect",
    a.Play: "play",
}
_CLAUSE_OF = {
    "start": "R3.1",
    "move": "R3.1",
    "look": "R12.2",
    "offer": "R8.4",
    "send": "R8.9",
    "watch": "R8.7",
    "play": "R9.3",
    "suspect": "R9.5",
    "give": "R9.9",
    "choose-case": "R10.1",
}


def refusal(view: View, action: a.Action) -> IllegalAction:
    """Return the refusal of an action that is not legal."""
    public = view.public
    if public.phase == "over":
        return IllegalAction("game-over", "R7.2")
    if view.seat is None or public.actor != view.seat:
        return IllegalAction("not-asked", "R2.7")
    unknown = _unknown_card(view, action)
    if unknown is not None:
        return IllegalAction("unknown-card", "R1.1", card=unknown)
    if public.phase == "answer" and not isinstance(action, a.Use | a.Accuse):
        return _answering(view, action)
    if (
        public.phase == "suggest"
        and view.game.options.suggestion == "must"
        and not isinstance(action, a.Suggest | a.Use)
    ):
        return IllegalAction("must-suggest", "R5.2")
    if isinstance(action, a.Suggest):
        return _suggest(view, action)
    if isinstance(action, a.Accuse | a.ChooseCase) and not _one_of_each(view, action.cards):
        return IllegalAction("one-of-each-kind", "R7.1")
    if isinstance(action, a.Accuse):
        return IllegalAction("accuse-not-now", "R7.1")
    if isinstance(action, _MOVING):
        return _moving(view, action)
    if isinstance(action, a.Use):
        return _use(view, action)
    if isinstance(action, a.EndTurn):
        return _ending(view)
    if isinstance(action, a.Play) and public.phase == "play":
        held = action.card in view.own.held
        return IllegalAction("needs-player" if held else "card-not-held", "R9.3", card=action.card)
    if isinstance(action, a.LookAt):
        return IllegalAction("cannot-look", "R7.8" if action.pile == "centre" else "R12.2")
    asked_for = _PHASE_OF.get(type(action)) == public.phase
    return IllegalAction("not-a-choice" if asked_for else "not-now", "R2.7")


def _unknown_card(view: View, action: a.Action) -> str | None:
    named: tuple[str, ...] = ()
    if isinstance(action, a.Suggest | a.Accuse | a.ChooseCase | a.Give):
        named = action.cards
    elif isinstance(action, a.Show):
        named = (action.card,)
    elif isinstance(action, a.Send):
        named = (action.figure,)
    elif isinstance(action, a.Travel):
        named = (action.city,)
    return next((card for card in named if card not in view.game.edition.card), None)


def _one_of_each(view: View, cards: tuple[str, ...]) -> bool:
    edition = view.game.edition
    return tuple(edition.card[card].kind for card in cards) == edition.kinds


def _suggest(view: View, action: a.Suggest) -> IllegalAction:
    edition, public = view.game.edition, view.public
    if not _one_of_each(view, action.cards):
        return IllegalAction("one-of-each-kind", "R5.1")
    if edition.family == "questions":
        return IllegalAction("not-now", "R13.1")
    if edition.family == "cards":
        return IllegalAction("other-city" if public.phase == "suspect" else "not-now", "R9.5")
    if view.spot not in edition.places:
        return IllegalAction("not-in-place", "R5.1")
    if action.cards[2] != view.spot:
        return IllegalAction("other-place", "R5.1", place=view.spot)
    assert view.seat is not None
    if not public.seats[view.seat].fresh:
        return IllegalAction("already-suggested", "R4.4")
    return IllegalAction("must-leave", "R4.1") if public.phase == "start" else IllegalAction("not-now", "R4.2")


def _moving(view: View, action: a.Action) -> IllegalAction:
    if isinstance(action, a.Move) and view.public.phase == "move":
        return IllegalAction("out-of-reach", "R3.1", steps=view.public.turn.steps)
    if view.game.edition.board is None:
        return IllegalAction("not-now", "R3.1")
    if view.public.phase == "start":
        if isinstance(action, a.TakePassage):
            return IllegalAction("no-passage", "R3.10")
        if isinstance(action, a.Roll):
            return IllegalAction("no-way-out", "R3.9")
        return IllegalAction("roll-first", "R3.1")
    return IllegalAction("not-now", "R3.1")


def _ending(view: View) -> IllegalAction:
    board, phase = view.game.edition.board, view.public.phase
    if phase == "start" and board is not None and view.spot in board.doors:
        return IllegalAction("must-leave", "R4.1")
    return IllegalAction("must-act", _CLAUSE_OF.get(phase, "R2.7"))


def _use(view: View, action: a.Use) -> IllegalAction:
    if action.source not in sources(view, action.effect):
        return IllegalAction("effect-not-held", "R8.6", effect=action.effect)
    return IllegalAction("effect-not-now", "R8.6", effect=action.effect)


def _duty_to_show(view: View) -> str:
    """Return the clause that forbids a denial now."""
    if not view.game.options.false_witness:
        return "R11.1"
    question = view.public.question
    return "R11.4" if question is not None and question.owed else "R11.5"


def _answering(view: View, action: a.Action) -> IllegalAction:
    question = view.public.question
    assert question is not None
    if isinstance(action, a.Show) and action.card not in view.own.hand:
        return IllegalAction("card-not-held", "R6.5", card=action.card)
    if isinstance(action, a.Show):
        return IllegalAction("card-not-asked", "R6.5", card=action.card)
    if isinstance(action, a.Pass) and answers(view):
        return IllegalAction("must-show", _duty_to_show(view))
    return IllegalAction("must-answer", "R6.2")
