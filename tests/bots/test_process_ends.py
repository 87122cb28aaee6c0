"""No process outlives its game, whatever happens at the table; and a person's terminal game with programs in it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.arena import play_match
from sleuth.bots import RandomBot
from sleuth.bots.programs.child import Child
from sleuth.bots.programs.protocol import Mishap
from sleuth.cli import main
from sleuth.cli.common.trouble import Trouble
from sleuth.cli.terminal.save_file import SaveFile
from sleuth.cli.terminal.session import Session
from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.truth import SeededChance
from sleuth.core.view import View
from tests.bots.programs import GAME, against_amateurs, name, program

PATIENCE = 20

STUBBORN = """
import signal, socket, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
line = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
line.set_inheritable(True)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], close_fds=False)
line.sendall(b"!")
for request, _ in questions():
    say({"choose": request, "index": 0})
time.sleep(60)
"""
"""Does not exit, nor does the process it starts; both hold an open line as long as they live."""


class Lifeline:
    """Listens for a program to start, and for the last process that holds its line to end."""

    def __init__(self) -> None:
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.settimeout(PATIENCE)
        self.port = self.server.getsockname()[1]

    def born(self) -> None:
        self.line, _ = self.server.accept()
        self.line.settimeout(PATIENCE)
        assert self.line.recv(1) == b"!"

    def dead(self) -> bool:
        try:
            return self.line.recv(1) == b""
        except ConnectionResetError:
            return True


@pytest.fixture
def lifeline() -> Iterator[Lifeline]:
    line = Lifeline()
    with line.server:
        yield line


class Failing(RandomBot):
    """Fails after a while."""

    def __init__(self, error: BaseException) -> None:
        super().__init__("failing", 0.0)
        self.error, self.left = error, 5

    def choose(self, view: View, choices: Choices) -> Action:
        self.left -= 1
        if self.left < 0:
            raise self.error
        return super().choose(view, choices)


def test_after_a_game_everything_a_bot_has_started_is_ended(tmp_path: Path, lifeline: Lifeline) -> None:
    bot = program(tmp_path, STUBBORN, lifeline.port)
    match = against_amateurs(bot)
    lifeline.born()
    assert match.state.public.ending == "solved"
    assert bot.troubles == []
    assert lifeline.dead()


@pytest.mark.parametrize("error", [ValueError("a mistake"), KeyboardInterrupt()], ids=["error", "ctrl-c"])
def test_when_a_game_breaks_off_processes_are_ended(error: BaseException, tmp_path: Path, lifeline: Lifeline) -> None:
    bot = program(tmp_path, STUBBORN, lifeline.port)
    with pytest.raises(type(error)):
        play_match(GAME, [bot, Failing(error), RandomBot(2)], SeededChance("breaks off"))
    lifeline.born()
    assert lifeline.dead()


def test_an_unclosed_bot_ends_when_it_is_collected(tmp_path: Path, lifeline: Lifeline) -> None:
    child = Child(program(tmp_path, STUBBORN, lifeline.port).command.words)
    lifeline.born()
    del child
    assert lifeline.dead()


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX systems")
def test_ctrl_c_ends_a_simulation_and_its_bots(tmp_path: Path, lifeline: Lifeline) -> None:
    bots = f"random,{name(tmp_path, STUBBORN.replace('say(', 'time.sleep(60); say('), lifeline.port, seconds=60)}"
    code = f"from sleuth.cli import main; main(['simulate', '--edition', 'questions', '--bots', {bots!r}])"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) as simulation:
        lifeline.born()
        os.kill(simulation.pid, signal.SIGINT)
        assert lifeline.dead()
        assert simulation.wait(PATIENCE) != 0
        assert simulation.stderr is not None
        assert b"Traceback" not in simulation.stderr.read()


def test_closing_twice_or_before_anything_does_nothing(tmp_path: Path) -> None:
    bot = program(tmp_path, "sys.exit('never started')")
    bot.close()
    bot.close()
    assert bot.given_up


def test_lines_before_a_question_are_ignored(tmp_path: Path) -> None:
    body = "say('early'); say('birds'); sys.stdin.readline(); say('late')"
    child = Child(program(tmp_path, body).command.words)
    deadline = time.monotonic() + PATIENCE
    while child._heard.qsize() < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    child.forget()
    child.tell(b"now\n")
    assert child.hear(deadline) == b"late"
    with pytest.raises(Mishap, match="its output has ended"):
        child.hear(deadline)
    child.dismiss()


def test_a_program_that_vanishes_is_a_mishap() -> None:
    with pytest.raises(Mishap, match="no-such-program") as caught:
        Child(["./no-such-program"])
    assert caught.value.kind == "start"


# --- on the command line ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("cmd:no-such-program --fast", "there is no command 'no-such-program' to run"),
        ("cmd:", "expected a command after the colon"),
        ("cmd: ", "expected a command after the colon"),
        ("cmd:sh -c 'oops", "not a command: No closing quotation"),
        ("cmd@soon:sh", "expected seconds (more than 0, at most 3600) after the @"),
        ("cmd@0:sh", "expected seconds"),
        ("cmd@-1:sh", "expected seconds"),
        ("cmd@nan:sh", "expected seconds"),
        ("cmd@inf:sh", "expected seconds"),
        ("cmd@2.5", "expected cmd:COMMAND or cmd@SECONDS:COMMAND"),
        ("cmd", "unknown bot 'cmd': expected one of random, novice"),
    ],
)
def test_bad_commands_are_refused_before_the_game(bots: str, message: str) -> None:
    for command in (["simulate"], ["play", "--terminal", "--new", "--edition", "classic"]):
        result = CliRunner().invoke(main, [*command, "--bots", f"random,{bots}"])
        assert result.exit_code == 2
        assert message in result.output


def test_a_command_may_hold_commas_in_quotes(tmp_path: Path) -> None:
    body = "for n, _ in questions(): say({'choose': n, 'index': len(sys.argv[1].split(',')) - 3})"
    bots = f"{name(tmp_path, body, 'the a,b,c')},amateur"
    arguments = ["simulate", "--edition", "questions", "--games", "1", "--bots", bots, "--json"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert '"solved":1' in result.output


def refuse(prompt: str = "") -> str:
    raise EOFError


def test_an_unfinished_game_starts_no_program_unless_it_is_named_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file must not be able to run anything."""
    bot = name(tmp_path, "for n, _ in questions(): say({'choose': n, 'index': 0})")
    save = SaveFile(tmp_path / "game.jsonl")
    monkeypatch.setattr("builtins.input", refuse)
    arguments = ["play", "--terminal", "--edition", "questions", "--seed", "1", "--save", str(save.path)]
    assert CliRunner().invoke(main, [*arguments, "--seat", "2", "--bots", bot]).exit_code == 0
    record = save.waiting()
    assert record is not None
    assert record.players == (bot, "person", bot)
    with pytest.raises(Trouble, match="plays against the program"):
        Session.resumed(record, save, "en", SeededChance(1))
    Session.resumed(record, save, "en", SeededChance(1), [bot]).run()


def test_an_unfinished_game_with_an_unknown_bot_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = SaveFile(tmp_path / "game.jsonl")
    save.begin(GAME, ("person", "deep-blue", "random"))
    result = CliRunner().invoke(main, ["play", "--terminal", "--save", str(save.path)], input="y\n")
    assert result.exit_code == 2
    assert "unknown bot 'deep-blue'" in result.output
