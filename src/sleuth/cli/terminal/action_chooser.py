"""Asks a person for one of the legal actions: by number, with a way back before it is sent."""

from collections.abc import Callable, Sequence

from sleuth.cli.assistant.matching import plain
from sleuth.core import actions as a
from sleuth.core.choices import Choices
from sleuth.core.landmarks import landmark
from sleuth.core.view import View
from sleuth.sentences import Speaker

QUIET = (a.Roll, a.EndTurn, a.Pass, a.Draw, a.Waive)
"""Actions that are sent without confirmation."""


def is_forced(choices: Choices) -> bool:
    """Return whether there is only one thing to do, and nothing to say about it."""
    actions = list(choices)
    return len(actions) == 1 and isinstance(actions[0], QUIET)


class Back(Exception):
    """The person wants to choose again."""


class ActionChooser:
    """Turns a person's answers into an action; `ask` reads one line and handles commands such as help."""

    def __init__(self, voice: Speaker, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
        self.voice = voice
        self.say = say
        self.ask = ask

    def choose(self, view: View, choices: Choices) -> a.Action:
        """Return one of the choices; ask until there is one."""
        while True:
            try:
                action = self._within(view, self._kind(choices))
                if isinstance(action, a.Pass) and any(isinstance(other, a.Show) for other in choices):
                    self._warn_of_denial()
                elif not isinstance(action, QUIET):
                    self._confirm(view, action)
            except Back:
                continue
            return action

    def _kind(self, choices: Choices) -> tuple[a.Action, ...]:
        """Return the actions of one type; ask which, if there are several."""
        kinds: dict[type, list[a.Action]] = {}
        for menu in choices.menus:
            for action in menu.actions:
                kinds.setdefault(type(action), []).append(action)
        if len(kinds) == 1:
            return tuple(choices)
        names = [self.voice.legal_kind(kind) for kind in kinds]
        return tuple(list(kinds.values())[self._number(names)])

    def _within(self, view: View, actions: tuple[a.Action, ...]) -> a.Action:
        first = actions[0]
        if isinstance(first, a.Suggest | a.Accuse | a.ChooseCase):
            return self._case(view, actions)
        if isinstance(first, a.Move):
            return self._move(view, actions)
        if len(actions) == 1 and isinstance(first, QUIET):
            return first
        return actions[self._number([self.voice.action(view, action) for action in actions])]

    def _case(self, view: View, actions: tuple[a.Action, ...]) -> a.Action:
        """Ask for one card of each kind; a kind with a single card is not asked."""
        cases = {action.cards: action for action in actions if isinstance(action, a.Suggest | a.Accuse | a.ChooseCase)}
        if isinstance(actions[0], a.Accuse):
            self.say(self.voice.text("accuse-warning"))
        chosen: list[str] = []
        for index, kind in enumerate(view.game.edition.kinds):
            cards = list(dict.fromkeys(cards[index] for cards in cases if list(cards[:index]) == chosen))
            if len(cards) > 1:
                self.say(self.voice.text("choose-card-of-kind", kind=self.voice.kind(kind)))
                chosen.append(cards[self._number([self._marked(view, card) for card in cards])])
            else:
                chosen += cards
        return cases[tuple(chosen)]

    def _marked(self, view: View, card: str) -> str:
        """Return a card's name, marked if the person holds it or has seen it."""
        mark = ""
        if card in view.own.hand:
            mark = " *"
        elif any(card == seen for seen, _ in view.own.saw) or card in view.public.open:
            mark = " x"
        return self.voice.card(card) + mark

    def _move(self, view: View, actions: tuple[a.Action, ...]) -> a.Action:
        """Ask for a destination: places and the nearest square to each further one by number, any square by name."""
        moves = {action.to: action for action in actions if isinstance(action, a.Move)}
        board = view.game.edition.board
        places = [spot for spot in moves if board is not None and spot in board.doors]
        squares = [spot for spot in moves if spot not in places]
        shown = "both" if places and squares else "places" if places else "squares"
        self.say(self.voice.text("choose-place", shown=shown))
        numbered = [*places, *self._nearest(view, squares, places)]
        for number, spot in enumerate(numbered, start=1):
            name = "" if spot in places else f" [{spot}]"
            self.say(f"  {number}  {self.voice.action(view, moves[spot])}{name}")
        while True:
            answer = self.ask(" ".join((*squares, "> "))).strip()
            if answer.upper() in squares:
                return moves[answer.upper()]
            if answer.isdecimal() and 1 <= int(answer) <= len(numbered):
                return moves[numbered[int(answer) - 1]]
            self.say(self.voice.text("bad-place", shown=shown))

    def _nearest(self, view: View, squares: Sequence[str], reached: Sequence[str]) -> list[str]:
        """Return the square that leads nearest to each place that cannot be reached yet."""
        best: dict[str, tuple[int, str]] = {}
        for square in squares:
            near = landmark(view.game.edition, square, (*view.public.turn.left, view.spot, *reached))
            best[near.place] = min(best.get(near.place, (near.steps, square)), (near.steps, square))
        return [square for _, square in sorted(best.values())]

    def _number(self, names: Sequence[str]) -> int:
        """Return the index of the name that the person picks by number."""
        for number, name in enumerate(names, start=1):
            self.say(f"  {number}  {name}")
        while True:
            answer = self.ask("> ").strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return int(answer) - 1
            self.say(self.voice.text("bad-number"))

    def _confirm(self, view: View, action: a.Action) -> None:
        """Say what is about to be sent; Enter sends it, `b` goes back."""
        question = self.voice.text("confirm", what=self.voice.action(view, action)) + " "
        while self.ask(question).strip():
            self.say(self.voice.text("bad-confirm"))

    def _warn_of_denial(self) -> None:
        """Say what a false denial costs (R11); only a clear yes sends it, anything else goes back."""
        self.say(self.voice.text("denial-warning"))
        yes = self.voice.text("yes")
        if plain(self.ask(self.voice.text("denial-confirm", yes=yes) + " ")) != plain(yes):
            raise Back
