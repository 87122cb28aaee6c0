"""The examples run for real: a package with an entry point, programs in Python and in sh, the dialogue in the docs."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sleuth.arena import play_match
from sleuth.bots.programs.process import ProcessBot, read_command
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance
from sleuth.editions import load_edition
from sleuth.testing import check_bot
from tests.bots.programs import GAME, Default, against_amateurs, program

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
DIALOGUE = ROOT / "docs" / "bot-protocol.md"


def install(folder: Path, entry_points: dict[str, str]) -> None:
    """Write what an installer leaves: metadata with the entry points."""
    metadata = folder / "curious_bot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: curious-bot\nVersion: 1.0\n", encoding="utf-8")
    lines = ["[sleuth.bots]", *(f"{name} = {value}" for name, value in entry_points.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def sleuth(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a fresh Python that finds the packages of the folder and of the example."""
    path = os.pathsep.join([str(folder), str(EXAMPLES / "curious-bot")])
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path}, cwd=folder
    )


def test_a_bot_of_another_package_plays_under_its_own_name(tmp_path: Path) -> None:
    project = tomllib.loads((EXAMPLES / "curious-bot" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(tmp_path, project["entry-points"]["sleuth.bots"])
    done = sleuth(tmp_path, "simulate", "--edition", "questions", "--games", "3", "--bots", "curious,random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 3


BROKEN = {"broken": "no_such_module:Bot", "empty": "curious_bot:Serious", "number": "curious_bot:PATIENCE"}


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("broken", "bot 'broken' (no_such_module:Bot) cannot be loaded: ModuleNotFoundError: No module named"),
        ("empty", "bot 'empty' (curious_bot:Serious) cannot be loaded: AttributeError"),
        ("number", "bot 'number' (curious_bot:PATIENCE) cannot be loaded: expected a callable that makes a bot"),
        ("other", "unknown bot 'other': expected one of random, novice, amateur, inspector, mastermind, broken, empty"),
        ("random", ""),
    ],
)
def test_a_broken_package_affects_only_its_own_bot(tmp_path: Path, bots: str, message: str) -> None:
    install(tmp_path, BROKEN)
    done = sleuth(tmp_path, "simulate", "--edition", "questions", "--games", "1", "--bots", bots)
    assert done.returncode == (2 if message else 0)
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_the_example_in_python_passes_the_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES / "curious-bot")
    from curious_bot import Curious

    report = check_bot(Curious, editions=["classic", "meereen", "one-against-all"])
    assert (report.tables, report.games) == (12, 24)


@pytest.mark.parametrize("edition", ["one-against-all"])
def test_the_example_program_passes_the_kit(edition: str) -> None:
    assert check_bot(f"cmd@60:{sys.executable} -ES {EXAMPLES / 'protocol_bot.py'}", editions=[edition]).worlds > 0


def test_the_example_program_needs_nothing_of_ours() -> None:
    imports = re.findall(r"^(?:import|from) (\w+)", (EXAMPLES / "protocol_bot.py").read_text(encoding="utf-8"), re.M)
    assert imports
    assert set(imports) <= sys.stdlib_module_names


@pytest.mark.skipif(shutil.which("sh") is None, reason="no sh here")
@pytest.mark.parametrize("edition", ["classic", "red-keep", "card-game"])
def test_the_example_in_sh_plays(edition: str) -> None:
    game = new_game(load_edition(edition), 3)
    bot = ProcessBot(read_command(f"cmd@60:sh {EXAMPLES / 'first_choice.sh'}"), game, 0, "sh")
    assert against_amateurs(bot, game).state.public.phase == "over"
    assert bot.troubles == []


REPLYING = """
log, answers = open(sys.argv[1], "w", encoding="utf-8"), sys.argv[2:]
for line in sys.stdin:
    log.write("→ " + line)
    if json.loads(line)["type"] == "choose":
        log.write("← " + answers[0] + "\\n")
        say(answers.pop(0))
    log.flush()
"""


def test_the_documented_dialogue_is_real(tmp_path: Path) -> None:
    """The bot gives the documented answers; every line must match the documented one, up to the `…`."""
    dialogue = re.search(r"```\n(→.*?)```", DIALOGUE.read_text(encoding="utf-8"), re.DOTALL)
    assert dialogue is not None
    answers = re.findall(r"^← (.*)", dialogue[1], re.MULTILINE)
    bot = program(tmp_path, REPLYING, tmp_path / "log", *answers, seconds=5)
    play_match(GAME, [bot, Default(), Default()], SeededChance("2"), most_steps=100)
    assert bot.troubles == []
    pattern = "".join(_pattern(line) for line in dialogue[1].splitlines())
    assert re.fullmatch(pattern, (tmp_path / "log").read_text(encoding="utf-8"), re.DOTALL)


def _pattern(line: str) -> str:
    if line == "…":
        return r"(?:.*\n)?"
    return r"[^\n]*".join(map(re.escape, line.split("…"))) + r"\n"
