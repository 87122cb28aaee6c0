"""The common sense of all detectives: a reasonable answer to every question of every edition."""

import random
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from math import prod
from typing import Self

from sleuth.bots.belief import Belief, known_to, likely_case
from sleuth.bots.bot import safe_default
from sleuth.bots.reasons import Reason
from sleuth.bots.routes import distances, turns
from sleuth.bots.temper import CALM, Temper
from sleuth.core import actions as a
from sleuth.core.choices import Choices
from sleuth.core.decks import TURN_EFFECTS, read_tip
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.movement import net_of
from sleuth.core.seen import SeenEvent, SuggestionMade
from sleuth.core.view import View

AT_GOAL = 100.0
"""What a place is worth where a solved case can be named."""

FACE_DOWN = 2.5
"""What a look at a face-down card in the centre is worth (R7.8)."""


class Detective:
    """A player with a belief about the case. Levels differ in what they believe, ask and show."""

    listens = True
    repeats = False
    """Whether it makes the same suggestion twice."""

    def __init__(self, game: Game, seat: Seat, seed: int | str, belief: Belief, temper: Temper = CALM) -> None:
        self.game, self.seat, self.belief, self.temper = game, seat, belief, temper
        self.random = random.Random(f"{seed}")
        self.asked: set[Case] = set()
        """The suggestions it has made."""

    def see(self, event: SeenEvent) -> None:
        """Remember what happened and what it has asked."""
        self.belief.see(event)
        if isinstance(event, SuggestionMade) and event.seat == self.seat:
            self.asked.add(event.cards)

    def choose(self, view: View, choices: Choices) -> a.Action:
        """Accuse when sure; otherwise do what the phase asks for."""
        if any(isinstance(menu.actions[0], a.Accuse) for menu in choices.menus):
            case = self.accusation(view)
            if case is not None:
                return a.Accuse(case)
        respond: Callable[[View, Choices], a.Action] = getattr(self, view.public.phase.replace("-", "_"))
        chosen = respond(view, choices)
        return chosen if chosen in choices else safe_default(choices)

    # --- what each level does differently

    def accusation(self, view: View) -> Case | None:
        """Return the case to name, if it is time: it is certain, or likely enough while others could win."""
        case, chance = self.likely_case(view)
        rivals = any(other.standing == "in" for seat, other in enumerate(view.public.seats) if seat != self.seat)
        return case if chance >= (self.temper.nerve if rivals else 1.0) else None

    def settled(self, view: View) -> Case | None:
        """Return the case it is going to name, if asking cannot change that any more."""
        return self.accusation(view)

    def likely_case(self, view: View) -> tuple[Case, float]:
        """Return the likeliest case and its chance."""
        return likely_case(self.game, self.belief)

    def ask(self, view: View, cases: Sequence[Case]) -> Case:
        """Return the suggestion to make, out of the possible ones."""
        return self.random.choice(cases)

    def show(self, view: View, cards: Sequence[CardId], asker: Seat) -> CardId:
        """Return the card to show."""
        return self.random.choice(cards)

    def worth(self, view: View, place: Spot) -> float:
        """Return what a suggestion in a place is worth."""
        return 1.0

    # --- reasons, for `bots/explanations.py`

    def aside(self) -> Self:
        """Return a copy to explain with: same belief and temper, but its own random generator."""
        twin = copy(self)
        twin.random = random.Random("aside")
        return twin

    def look_back(self) -> None:
        """Prepare to watch a finished game: forget nothing from now on."""

    def chance_of(self, view: View, case: Case) -> float:
        """Return how likely this is the case."""
        return prod(self.belief.chance(card) for card in case)

    def why_ask(self, view: View, case: Case) -> Iterator[Reason]:
        """Yield the reasons for this suggestion."""
        yield Reason("ask-any")

    def why_show(self, view: View, cards: Sequence[CardId], card: CardId) -> Reason:
        """Return why it shows this one of several cards that the asker has not seen."""
        return Reason("show-any")

    def why_place(self, view: View, place: Spot) -> Reason:
        """Return why a suggestion in a place is worth something."""
        return Reason("place-near", place=place)

    # --- helpers

    def goal_worth(self, view: View, place: Spot) -> float | None:
        """Return what a place is worth once the case is solved; `None` before that."""
        case = self.accusation(view)
        if case is None:
            return None
        moments = self.game.options.accuse
        own = place in view.own.hand or place == case[2]
        if "start" in moments or ("centre" in moments and place == self.game.edition.centre):
            return AT_GOAL
        if "after-suggestion" in moments or ("after-unrefuted" in moments and own):
            return AT_GOAL if place != self.game.edition.centre else 0.0
        return 0.01

    def place_worth(self, view: View, place: Spot) -> float:
        """Return what being in a place is worth."""
        goal = self.goal_worth(view, place)
        if goal is not None:
            return goal
        if place == self.game.edition.centre:
            return FACE_DOWN if view.public.unseen(self.seat, "centre") else 0.0
        return self.worth(view, place)

    def best_worth(self, view: View, spot: Spot, gone: int) -> float:
        """Return the best worth per turn within reach of a spot, `gone` turns from now."""
        return max((0.0, *self.worths_from(view, spot, gone).values()))

    def worths_from(self, view: View, spot: Spot, gone: int) -> dict[Spot, float]:
        """Return the worth per turn of every place within reach of a spot, `gone` turns from now."""
        passages = net_of(self.game.edition).passages.get(spot, ()) if self.game.options.passages else ()
        needed = self.turns_from(view, spot) | dict.fromkeys(passages, 1.0)
        return {place: self.place_worth(view, place) / (gone + taken) for place, taken in needed.items()}

    def turns_from(self, view: View, spot: Spot) -> dict[Spot, float]:
        """Return how many turns it takes to walk from a spot to each place."""
        return {place: turns(self.game, steps) for place, steps in distances(self.game, spot).items()}

    # --- one method per phase

    def choose_case(self, view: View, choices: Choices) -> a.Action:
        """Choose any case."""
        return choices[self.random.randrange(len(choices))]

    def start(self, view: View, choices: Choices) -> a.Action:
        """Use what helps at once; then take the best of staying, a passage, jumping and rolling."""
        used = self._first_use(choices, *TURN_EFFECTS)
        if used is not None:
            return used
        if self.game.edition.board is None:
            return self._suggest(view, choices)
        worths: list[tuple[float, a.Action]] = []
        suggestions = [action for action in choices if isinstance(action, a.Suggest)]
        if suggestions:
            worths.append((self.place_worth(view, view.spot), suggestions[0]))
        for action in choices:
            if isinstance(action, a.TakePassage):
                worths.append((self.place_worth(view, action.to), action))
            elif isinstance(action, a.Use) and action.effect == "any-place" and isinstance(action.target, str):
                worths.append((0.9 * self.place_worth(view, action.target), action))
            elif isinstance(action, a.Roll):
                worths.append((self.best_worth(view, view.spot, 0), action))
            elif isinstance(action, a.EndTurn):
                worths.append((-1.0, action))
        best = max(worths, key=lambda entry: entry[0])[1]
        return self._suggest(view, choices) if isinstance(best, a.Suggest) else best

    def move(self, view: View, choices: Choices) -> a.Action:
        """Move to the spot that gives the most worth per turn."""
        moves = [action for action in choices if isinstance(action, a.Move)]
        if not moves:
            return a.EndTurn()
        return max(moves, key=lambda action: self._spot_worth(view, action.to))

    def _spot_worth(self, view: View, spot: Spot) -> float:
        board = self.game.edition.board
        if board is not None and spot in board.doors:
            return self.place_worth(view, spot) + 1e-6 * self.random.random()
        risk = 0.97 if board is not None and spot in board.questions and view.public.walkers >= 6 else 1.0
        return self.best_worth(view, spot, 1) * risk

    def moved(self, view: View, choices: Choices) -> a.Action:
        """Use a card just drawn; a second move never hurts on a square."""
        return self._first_use(choices, *TURN_EFFECTS, "move-again") or a.EndTurn()

    def suggest(self, view: View, choices: Choices) -> a.Action:
        """Make a suggestion."""
        return self._suggest(view, choices)

    def _suggest(self, view: View, choices: Choices) -> a.Action:
        cases = [action.cards for action in choices if isinstance(action, a.Suggest)]
        solved = self.settled(view)
        if solved is not None:  # nothing to learn: make a suggestion nobody can answer
            known = set(solved) | set(view.own.hand)
            sure = [case for case in cases if known.issuperset(case)]
            cases = sure or cases
            return a.Suggest(self.random.choice(cases))
        return a.Suggest(self.ask(view, self._bluffed(view, self._fresh(cases))))

    def _fresh(self, cases: Sequence[Case]) -> Sequence[Case]:
        """Return the cases it has not asked for yet: the same question could get the same answer for ever."""
        return cases if self.repeats else [case for case in cases if case not in self.asked] or cases

    def _bluffed(self, view: View, cases: Sequence[Case]) -> Sequence[Case]:
        """Return, now and then, only the suggestions that name one of its own cards."""
        if self.temper.bluff and self.random.random() < self.temper.bluff:
            return [case for case in cases if len(set(case) & set(view.own.hand)) == 1] or cases
        return cases

    def answer(self, view: View, choices: Choices) -> a.Action:
        """Answer truthfully; decline if that keeps a card secret."""
        question = view.public.question
        assert question is not None
        cards = [action.card for action in choices if isinstance(action, a.Show)]
        if not cards:
            return a.Pass()
        seen_before = known_to(view, question.asker) & set(cards)
        declining = self._first_use(choices, "decline")
        if declining is not None and not seen_before:
            return declining
        return a.Show(self.show(view, sorted(seen_before) or cards, question.asker))

    def after(self, view: View, choices: Choices) -> a.Action:
        """Learn more if a card or an ability allows it."""
        return self._first_use(choices, *TURN_EFFECTS, "second-card", "second-rumour") or a.EndTurn()

    def centre(self, view: View, choices: Choices) -> a.Action:
        """Look at a card in the centre, or go on."""
        looks = [action for action in choices if isinstance(action, a.LookAt)]
        return self._first_use(choices, *TURN_EFFECTS) or (looks[0] if looks else a.EndTurn())

    def offer(self, view: View, choices: Choices) -> a.Action:
        """Draw while there are few White Walkers."""
        return a.Draw() if view.public.walkers < 7 else a.Waive()

    def send(self, view: View, choices: Choices) -> a.Action:
        """Send away a figure that is not in the centre yet."""
        centre = self.game.edition.centre
        figures = [action for action in choices if isinstance(action, a.Send)]
        suspects, spots = self.game.edition.suspects, view.public.figures
        away = [action for action in figures if spots[suspects.index(action.figure)] != centre]
        return self.random.choice(away or figures)

    def watch(self, view: View, choices: Choices) -> a.Action:
        """Look at the card if it could be new."""
        question = view.public.question
        assert question is not None
        news = any(self.belief.chance(card) > 0.0 for card in question.cards)
        return (self._first_use(choices, "see-shown") if news else None) or a.Waive()

    def look(self, view: View, choices: Choices) -> a.Action:
        """Look at any of them: one face-down card is as good as another."""
        return choices[0]

    def play(self, view: View, choices: Choices) -> a.Action:
        """Play the investigation card that promises most, on the player it knows least about."""
        plays = [action for action in choices if isinstance(action, a.Play)]
        return max(plays, key=lambda action: (promise(action.card), self._unknown(action.to), self.random.random()))

    def _unknown(self, seat: Seat | None) -> int:
        return 0 if seat is None else self.belief.unknown(seat)

    def suspect(self, view: View, choices: Choices) -> a.Action:
        """Make a suggestion."""
        return self._suggest(view, choices)

    def give(self, view: View, choices: Choices) -> a.Action:
        """Give what the tip asks for; out of several cards, one the asker has seen."""
        question = view.public.question
        assert question is not None
        gifts = [action for action in choices if isinstance(action, a.Give)]
        if len(gifts) == 1:
            return gifts[0]
        cards = [action.cards[0] for action in gifts]
        seen_before = known_to(view, question.asker) & set(cards)
        return a.Give((self.show(view, sorted(seen_before) or cards, question.asker),))

    def _first_use(self, choices: Choices, *effects: str) -> a.Use | None:
        for menu in choices.menus:
            first = menu.actions[0]
            if isinstance(first, a.Use) and first.effect in effects:
                uses = [action for action in menu.actions if isinstance(action, a.Use)]
                return max(uses, key=lambda use: self._unknown(use.target if isinstance(use.target, int) else None))
        return None


def promise(card: str) -> float:
    """Return roughly how much an investigation card reveals."""
    tip = read_tip(card)
    if tip is not None:
        return (3.0 if tip.every else 2.0) if tip.secret else 5.0
    return {"suspicion-any-city": 4.0, "suspicion-own-city": 3.5, "peek": 2.5}.get(card, 1.0)
