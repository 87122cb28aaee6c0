"""One person's game in the terminal."""

from collections.abc import Iterable, Sequence

import click
from rich.console import Console
from rich.markup import escape

from sleuth.bots import Bot, UnknownBot, find_maker, make_bot, seated
from sleuth.bots.programs.process import is_command
from sleuth.cli.common.trouble import Quit, Trouble
from sleuth.cli.terminal import status
from sleuth.cli.terminal.action_chooser import ActionChooser, Back, is_forced
from sleuth.cli.terminal.commands import Commands
from sleuth.cli.terminal.marks import OwnMarks
from sleuth.cli.terminal.save_file import SaveFile
from sleuth.cli.terminal.table import draw_table, hung
from sleuth.cli.terminal.why import offer_reasons
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.public import Phase
from sleuth.core.seen import Moved
from sleuth.core.truth import Chance, Event, State, advance, begin, seen_by
from sleuth.core.truth.records import Record
from sleuth.core.view import View
from sleuth.sentences import speaker

WHOLE_TABLE: frozenset[Phase] = frozenset({"choose-case", "start", "move", "play"})
OWN_CARDS: frozenset[Phase] = frozenset({"suggest", "answer", "suspect", "give"})
"""The phases before whose questions the person's cards are shown."""


class Session:
    """The table as one seat sees it, the bots at the other seats, and the loop between them."""

    def __init__(self, state: State, events: list[Event], seat: Seat, file: SaveFile, language: str) -> None:
        self.state = state
        self.seat = seat
        self.file = file
        self.voice = speaker(language, state.game.edition)
        self.console = Console(highlight=False)
        self.asker = ActionChooser(self.voice, self.hang, self._ask)
        self.commands = Commands(self)
        self.log: list[str] = []
        self.events: list[Event] = []
        self.players: tuple[str, ...] = ()
        self.bots: dict[Seat, Bot] = {}
        self.chance: Chance
        self._told_abilities = False
        self._note(events, aloud=False)

    @classmethod
    def new(
        cls,
        game: Game,
        seat: Seat,
        file: SaveFile,
        language: str,
        chance: Chance,
        players: tuple[str, ...],
        seed: int | None = None,
    ) -> "Session":
        """Start a new game with the person at a seat and these bots at the others."""
        state, events = begin(game, chance)
        session = cls(state, events, seat, file, language)
        session._seat_bots(players, chance, events, seed)
        file.begin(game, players)
        file.add(events)
        return session

    @classmethod
    def resumed(
        cls, record: Record, file: SaveFile, language: str, chance: Chance, named: Sequence[str] = ()
    ) -> "Session":
        """Resume a saved game; `named` are the bots the person has named now."""
        _check_players(record.players, file, named)
        file.repair(record)
        session = cls(record.state(), list(record.events), record.players.index("person"), file, language)
        session._seat_bots(record.players, chance, record.events, None)
        session.commands.marks = OwnMarks(file.load_marks())
        session.say(session.voice.text("resumed"))
        return session

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            with seated(self.bots.values()):
                while (actor := self.state.public.actor) is not None:
                    self._person() if actor == self.seat else self._bot(actor)
        except (Quit, EOFError, KeyboardInterrupt, click.Abort):
            self.say("")
            self.say(escape(self.voice.text("saved-to", path=str(self.file.path))))
            return
        self.say(self.voice.text("game-over"))
        record = Record(self.state.game, tuple(self.events), self.players)
        offer_reasons(record, self.voice, lambda line: self.say(escape(line)), input)

    # --- the two kinds of players

    def _person(self) -> None:
        view = self.view
        choices = legal_actions(view)
        if not is_forced(choices):
            self._show(view)
            self.hang(" ".join((self.voice.prompt(view), *self.voice.notes(view))), "bold")
        self._happen(self.seat, self.asker.choose(view, choices))

    def _show(self, view: View) -> None:
        """Show the table before a turn or a move, the person's cards before a question; keep news visible."""
        if view.public.phase in WHOLE_TABLE:
            self.draw()
        elif view.public.phase in OWN_CARDS:
            self._lines(status.tell_hand(view, self.voice))
        if not self._told_abilities:
            self._told_abilities = True
            self._lines(status.tell_abilities(view, self.voice))

    def _bot(self, seat: Seat) -> None:
        view = self.state.view(seat)
        self._happen(seat, self.bots[seat].choose(view, legal_actions(view)))

    def _seat_bots(self, players: tuple[str, ...], chance: Chance, events: Iterable[Event], seed: int | None) -> None:
        self.players, self.chance = players, chance
        number = chance.pick(range(1 << 30)) if seed is None else seed
        for seat in self.state.game.seats:
            if seat != self.seat:
                self.bots[seat] = make_bot(players[seat], self.state.game, seat, f"{number}/{seat}")
        self._tell_bots(events)

    def _tell_bots(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, bot in self.bots.items():
                bot.see(seen_by(event, seat))

    def _happen(self, seat: Seat, action: object) -> None:
        self.state, events = advance(self.state, seat, action, self.chance)  # type: ignore[arg-type]
        self.file.add(events)
        self._tell_bots(events)
        self._note(events, aloud=True)

    def _note(self, events: list[Event], *, aloud: bool) -> None:
        """Record events, and say what the person's seat saw of them."""
        self.events += events
        for event in events:
            sentence = self.voice.event(self.state.game, seen_by(event, self.seat), self.seat)
            if sentence:
                self.log.append(sentence)
                if aloud:
                    self.hang(sentence, "dim" if isinstance(event, Moved) else None)

    # --- showing and asking

    @property
    def view(self) -> View:
        """What the person's seat knows."""
        return self.state.view(self.seat)

    def draw(self) -> None:
        """Show the whole table; on a wide terminal the status stands beside the board."""
        view, width = self.view, self.console.width
        lit = {action.to for action in legal_actions(view) if hasattr(action, "to") and isinstance(action.to, str)}
        self.say("")
        self.console.print(draw_table(view, self.voice, lit, width))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.hang(line)

    def hang(self, line: str, style: str | None = None) -> None:
        """Print a line; continuation lines are indented."""
        self.say(escape(hung(line, self.console.width)), style)

    def say(self, text: str, style: str | None = None) -> None:
        """Print a text with markup."""
        self.console.print(text, style=style)

    def _ask(self, prompt: str) -> str:
        """Read one line; a command is carried out and the question asked again."""
        while True:
            answer = input(prompt).strip()
            if answer.lower() == "q":
                raise Quit
            if answer.lower() == "b":
                raise Back
            if not self.commands.carried_out(answer):
                return answer


def _check_players(players: Sequence[str], file: SaveFile, named: Sequence[str]) -> None:
    """Check that the bots of a saved game exist; a command must be named again, because no file may start programs."""
    for name in filter("person".__ne__, players):
        if is_command(name) and name not in named:
            raise Trouble(f"{file.path}: plays against the program {name!r}: name it with --bots, or start --new")
        try:
            find_maker(name)
        except UnknownBot as unknown:
            raise Trouble(f"{file.path}: {unknown}") from None
