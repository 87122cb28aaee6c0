"""One person's game in the terminal."""

from collections.abc import Callable, Iterable, Sequence

import click
from rich.console import Console
from rich.markup import escape

from sleuth.bots import Bot, UnknownBot, find_maker, make_bot, seated
from sleuth.bots.process import is_command
from sleuth.cli.terminal import drawing
from sleuth.cli.terminal.asking import Asker, Back
from sleuth.cli.terminal.saving import SaveFile
from sleuth.cli.terminal.why import offer_reasons
from sleuth.cli.trouble import Trouble
from sleuth.core.game import Game, Seat
from sleuth.core.legal import legal_actions
from sleuth.core.seen import Moved
from sleuth.core.truth import Chance, Event, State, advance, begin, seen_by
from sleuth.core.truth.records import Record
from sleuth.core.view import View
from sleuth.sentences import speaker

LOG_LENGTH = 25


class Quit(Exception):
    """The person wants to stop; the game is kept."""


class Session:
    """The table as one seat sees it, the bots at the others, and the loop between them."""

    def __init__(self, state: State, events: list[Event], seat: Seat, file: SaveFile, language: str) -> None:
        self.state = state
        self.seat = seat
        self.file = file
        self.voice = speaker(language, state.game.edition)
        self.console = Console(highlight=False)
        self.asker = Asker(self.voice, self._say, self._ask)
        self.log: list[str] = []
        self.events: list[Event] = []
        self.players: tuple[str, ...] = ()
        self.bots: dict[Seat, Bot] = {}
        self.chance: Chance
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
        """A new game with the person at a seat and bots of these names at the others."""
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
        """A game that waited; `named` are the bots the person has named now."""
        _check_players(record.players, file, named)
        file.mend(record)
        session = cls(record.state(), list(record.events), record.players.index("person"), file, language)
        session._seat_bots(record.players, chance, record.events, None)
        session._say(session.voice.text("resumed"))
        return session

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            with seated(self.bots.values()):
                while (actor := self.state.public.actor) is not None:
                    self._person() if actor == self.seat else self._bot(actor)
        except (Quit, EOFError, KeyboardInterrupt, click.Abort):
            self._say("")
            self._say(self.voice.text("saved-to", path=str(self.file.path)))
            return
        self._say(self.voice.text("game-over"))
        record = Record(self.state.game, tuple(self.events), self.players)
        offer_reasons(record, self.voice, lambda line: self._say(escape(line)), input)

    # --- the two kinds of players

    def _person(self) -> None:
        view = self._view()
        self._draw(view)
        self._say(f"[bold]{escape(self.voice.prompt(view))}[/]")
        self._happen(self.seat, self.asker.choose(view, legal_actions(view)))

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
        """Tell what the person's seat saw of it."""
        self.events += events
        for event in events:
            sentence = self.voice.event(self.state.game, seen_by(event, self.seat), self.seat)
            if sentence:
                self.log.append(sentence)
                if aloud:
                    self._say(escape(sentence), "dim" if isinstance(event, Moved) else None)

    # --- showing and asking

    def _view(self) -> View:
        return self.state.view(self.seat)

    def _draw(self, view: View) -> None:
        """The table in front of the person."""
        self._say("")
        if view.game.edition.board is not None:
            lit = {action.to for action in legal_actions(view) if hasattr(action, "to") and isinstance(action.to, str)}
            self.console.print(drawing.draw_board(view, self.voice, lit))
            self._lines(drawing.tell_places)
        self._lines(drawing.tell_players)
        self._lines(drawing.tell_table)
        self._lines(drawing.tell_hand)

    def _lines(self, tell: Callable[..., object]) -> None:
        for line in tell(self._view(), self.voice):  # type: ignore[attr-defined]
            self._say(line if tell is drawing.tell_players else escape(line))

    def _say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style)

    def _ask(self, prompt: str) -> str:
        """One line from the person; commands are carried out and the question is asked again."""
        while True:
            answer = input(prompt).strip()
            command = answer.lower()
            if command == "q":
                raise Quit
            if command == "b":
                raise Back
            if command not in self._commands():
                return answer
            self._commands()[command]()

    def _commands(self) -> dict[str, Callable[[], None]]:
        return {
            "h": lambda: self._say(escape(self.voice.text("help-text"))),
            "?": lambda: self._say(escape(self.voice.text("help-text"))),
            "r": lambda: self._lines(drawing.tell_rules),
            "n": lambda: self._lines(drawing.tell_notes),
            "l": lambda: self._say(escape("\n".join(self.log[-LOG_LENGTH:]))),
            "t": lambda: self._draw(self._view()),
        }


def _check_players(players: Sequence[str], file: SaveFile, named: Sequence[str]) -> None:
    """The bots of a waiting game must be there; a command must be named again, for no file may start programs."""
    for name in filter("person".__ne__, players):
        if is_command(name) and name not in named:
            raise Trouble(f"{file.path}: plays against the program {name!r}: name it with --bots, or start --new")
        try:
            find_maker(name)
        except UnknownBot as unknown:
            raise Trouble(f"{file.path}: {unknown}") from None
