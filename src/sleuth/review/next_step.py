"""The best thing to do now, as one sentence and one legal action: a hint that can be played as it is."""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from sleuth.bots.explanations import reasons_for
from sleuth.bots.mastermind import Mastermind
from sleuth.bots.routes import FACES, distances
from sleuth.bots.temper import CALM
from sleuth.core import actions as a
from sleuth.core.game import CardId, Game, Seat, Spot
from sleuth.core.legal import legal_actions
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.deduction import Knowledge
from sleuth.review.advice import Advice, NoAdvice, advise, solution
from sleuth.sentences import Speaker

PLAIN = frozenset({"pass", "give-none", "waive-nothing", "look-centre", "other"})
"""Reasons of bots that say nothing to a person, or speak of somebody else."""
HALF = (0.45, 0.55)
"""The share of solutions left that is called a half."""
HARDLY = 0.97
"""The share of solutions left from which a question hardly tells anything."""
OFTEN, SELDOM = 2 / 3, 1 / 6
"""The chances to solve the case between which they are told as "one time in n"; above it is most likely."""


class NextStep(Struct, frozen=True):
    """What to do now: a sentence, and the action that does it."""

    sentence: str
    action: a.Action


class Adviser:
    """Advises one seat at one moment: the mastermind chooses, exact counting says what it is good for."""

    def __init__(self, voice: Speaker, view: View, seen: Sequence[SeenEvent], knowledge: Knowledge) -> None:
        assert view.seat is not None
        self.voice, self.view, self.seat, self.knowledge = voice, view, view.seat, knowledge
        self.case = solution(knowledge)
        self.possible = len(knowledge.cases)
        """How many solutions are possible."""
        self.goal: Spot | None = None
        """The place to make for, once a step is found."""
        self._seen = seen

    def next_step(self) -> NextStep | None:
        """Return what to do now; nothing while somebody else has to act."""
        choices = legal_actions(self.view)
        if not choices:
            return None
        if self.case is not None and a.Accuse(self.case) in choices:
            return self._accuse(a.Accuse(self.case))
        bot = Mastermind(self.view.game, self.seat, "hint", CALM)
        for event in self._seen:
            bot.see(event)
        chosen = bot.choose(self.view, choices)
        tell: Callable[[Mastermind, Any], NextStep] = self._TELLINGS.get(type(chosen), Adviser._because).__get__(self)
        return tell(bot, chosen)

    # --- one method per kind of action

    def _accuse(self, action: a.Accuse) -> NextStep:
        return NextStep(self.voice.text("hint-accuse", **self.voice.claim_args(action.cards)), action)

    def _suggest(self, bot: Mastermind, action: a.Suggest) -> NextStep:
        only = self._askable()
        best = self.best(only[0] if only else None)
        if best is None:  # it is solved: this question only leads to the accusation
            return NextStep(self.voice.text("hint-ask-on", **self.voice.claim_args(action.cards)), action)
        sentence = self.voice.text("hint-ask", **self.voice.claim_args(best.cards))
        return NextStep(f"{sentence} {self.help(best)}", a.Suggest(best.cards))

    def _move(self, bot: Mastermind, action: a.Move) -> NextStep:
        if action.to in self.view.game.edition.places:
            return self._go("hint-go", action, action.to)
        goal = self._goal(bot, action)
        if goal is None or action.to == self.view.game.edition.centre:
            return self._because(bot, action)
        steps = distances(self.view.game, action.to)[goal]
        return NextStep(self.voice.text("hint-towards", spot=self.voice.spot_word(goal), steps=steps), action)

    def _passage(self, bot: Mastermind, action: a.TakePassage) -> NextStep:
        return self._go("hint-passage", action, action.to)

    def _go(self, key: str, action: a.Action, place: Spot) -> NextStep:
        best = self.best(place)
        sentence = self.voice.text(key, spot=self.voice.spot_word(place), asks="no" if best is None else "yes")
        return NextStep(sentence if best is None else f"{sentence} {self.help(best)}", action)

    def _roll(self, bot: Mastermind, action: a.Roll) -> NextStep:
        goal = self._goal(bot, action)
        if goal is None:
            return self._because(bot, action)
        steps = distances(self.view.game, self.view.spot)[goal]
        return NextStep(self.voice.text("hint-roll", spot=self.voice.spot_word(goal), steps=steps), action)

    def _end(self, bot: Mastermind, action: a.EndTurn) -> NextStep:
        return NextStep(self.voice.text("hint-end", count=self.possible), action)

    def _because(self, bot: Mastermind, action: a.Action) -> NextStep:
        """Return any other action by its label, with the bot's reasons where they say something to a person."""
        label = self.voice.action(self.view, action)
        reasons = [reason for reason in reasons_for(bot, self.view, action) if reason.code not in PLAIN]
        said = (self.voice.because(self.view.game.names, reason) for reason in reasons)
        return NextStep(" ".join((self.voice.text("hint-do", what=label), *said)), action)

    _TELLINGS: ClassVar[dict[type, Callable[..., NextStep]]] = {
        a.Suggest: _suggest,
        a.Move: _move,
        a.TakePassage: _passage,
        a.Roll: _roll,
        a.EndTurn: _end,
    }

    # --- what it is good for

    def best(self, place: CardId | None) -> Advice | None:
        """Return the best suggestion in a place, or anywhere; none if the case is certain or the seat never asks."""
        try:
            found = advise(self.view.game, self.seat, self.knowledge, place=place, silent=self.silent, top=1)
        except NoAdvice:
            return None
        return found[0] if found else None

    @property
    def silent(self) -> Collection[Seat]:
        """The seats that answer nobody any more (R8.5)."""
        return [seat for seat, other in enumerate(self.view.public.seats) if other.standing == "taken"]

    def asks_in(self, step: NextStep | None) -> tuple[CardId, ...] | None:
        """Return the place in which the seat asks next, `()` if none is in reach now, `None` for anywhere."""
        if step is None:
            return None
        action, places = step.action, self.view.game.edition.places
        if isinstance(action, a.Suggest):
            return self._askable()
        if isinstance(action, a.Move | a.TakePassage) and action.to in places:
            return (action.to,)
        if isinstance(action, a.Roll) and self.goal in places:
            near = distances(self.view.game, self.view.spot)[self.goal] <= _highest(self.view.game)
            return (self.goal,) if near else ()
        return ()

    def _askable(self) -> tuple[CardId, ...] | None:
        """Return the only place in which the seat may ask now, or `None` if it may choose."""
        places = {each.cards[2] for each in legal_actions(self.view) if isinstance(each, a.Suggest)}
        return tuple(places) if len(places) == 1 else None

    def help(self, advice: Advice) -> str:
        """Return in plain words how much a suggestion helps."""
        total, left = self.possible, cases_left(advice)
        if advice.solves >= OFTEN:
            return self.voice.text("hint-solves", sure="yes" if advice.solves > 1 - 1e-9 else "no")
        if advice.solves >= SELDOM:
            return self.voice.text("hint-odds", times=round(1 / advice.solves))
        share = left / total
        if share >= HARDLY:
            return self.voice.text("hint-hardly")
        if HALF[0] <= share <= HALF[1]:
            return self.voice.text("hint-halves")
        return self.voice.text("hint-leaves", left=max(2, round(left)), total=total)

    def _goal(self, bot: Mastermind, action: a.Action) -> Spot | None:
        """Return the place the bot is heading for, and remember it."""
        self.goal = next((reason.place for reason in reasons_for(bot, self.view, action) if reason.place), None)
        return self.goal


def _highest(game: Game) -> int:
    """Return the highest roll."""
    return sum(max(FACES[die]) for die in game.options.dice)


def cases_left(advice: Advice) -> float:
    """Return how many solutions stay possible after the answer, on average."""
    return math.fsum(outcome.chance * len(outcome.shares) for outcome in advice.outcomes)
