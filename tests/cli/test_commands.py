"""The commands, called as a person would, with good and with bad input."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.core.truth.records import read_records
from sleuth.editions import EDITION_IDS
from sleuth.sentences import LANGUAGES


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, list(arguments), input=text)


def refused(*arguments: str, text: str | None = None) -> str:
    """Return the output for bad input: exit code 2, a message, no traceback."""
    result = run(*arguments, text=text)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output


# --- editions


def test_editions_as_json() -> None:
    listed = json.loads(run("editions", "--json").output)
    assert [entry["id"] for entry in listed] == list(EDITION_IDS)
    assert listed[2] == {
        "id": "red-keep",
        "seats": [2, 6],
        "kinds": {"suspect": 6, "weapon": 6, "place": 11},
        "languages": list(LANGUAGES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_as_a_table(language: str) -> None:
    output = run("editions", "--lang", language).output
    assert all(edition in output for edition in EDITION_IDS)


def test_editions_check() -> None:
    assert run("editions", "--check", "travel").output == "travel: OK\n"
    assert "unknown edition" in refused("editions", "--check", "nonsense")


# --- simulate


def test_simulate_as_json_is_the_same_every_time(tmp_path: Path) -> None:
    arguments = ["simulate", "--edition", "meereen", "--seats", "4", "--games", "5", "--seed", "7", "--json"]
    first, second = (json.loads(run(*arguments).output) for _ in range(2))
    assert list(first) == [
        "edition",
        "seats",
        "games",
        "solved",
        "unsolved",
        "wins",
        "turns_mean",
        "steps",
        "seconds",
        "steps_per_s",
    ]
    assert first["solved"] + first["unsolved"] == first["games"] == 5
    assert len(first["wins"]) == 4
    for figure in ("seconds", "steps_per_s"):
        first.pop(figure), second.pop(figure)
    assert first == second


def test_simulate_writes_records_that_replay(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run("simulate", "--games", "3", "--records", str(file)).exit_code == 0
    records = list(read_records(file.read_text(encoding="utf-8")))
    assert [record.state().public.phase for record in records] == ["over"] * 3
    assert list(tmp_path.iterdir()) == [file]
    retold = run("replay", str(file))
    assert retold.exit_code == 0
    assert retold.output.count("===") == 6


def test_simulate_with_bots() -> None:
    result = json.loads(run("simulate", "--games", "2", "--bots", "novice,mastermind", "--seats", "4", "--json").output)
    assert result["solved"] == 2


def test_simulate_says_which_bot_won_where() -> None:
    output = run("simulate", "--games", "2", "--bots", "novice,random").output
    assert re.search(r"wins by seat novice \d, random \d, novice \d;", output), output


def test_simulate_with_options() -> None:
    assert run("simulate", "--games", "2", "--option", "dice=plain,plain", "--option", "staying=on").exit_code == 0
    assert run("simulate", "--games", "2", "--seats", "2", "--option", "side_cards=4").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--edition", "nonsense"], "unknown edition 'nonsense'"),
        (["--seats", "1"], "3"),
        (["--seats", "7"], "6"),
        (["--seats", "2"], "side"),
        (["--seats", "x"], "not a valid integer"),
        (["--games", "0"], "0"),
        (["--option", "dice"], "expected KEY=VALUE"),
        (["--option", "colour=blue"], "expected KEY=VALUE with one of dice"),
        (["--option", "staying=perhaps"], "expected on or off"),
        (["--option", "accusations=many"], "expected a whole number"),
        (["--option", "suggestion=shall"], "suggestion: expected may or must, not 'shall'\n"),
        (["--option", "dice=plane"], "impossible value: dice: expected plain or question, not 'plane'\n"),
        (["--option", "accuse=centre"], "accuse"),
        (["--option", "intrigue=on"], "intrigue"),
        (["--option", "culprit=on"], "culprit"),
        (["--edition", "card-game", "--option", "dice=plain"], "dice"),
        (["--bots", "deep-blue"], "unknown bot 'deep-blue'"),
        (["--bots", ","], "expected at least one of"),
        (["--records", "/nowhere/at/all/file.jsonl"], "cannot be written"),
    ],
)
def test_simulate_refuses_bad_input(arguments: list[str], message: str) -> None:
    assert message in refused("simulate", "--games", "1", *arguments)


def test_a_failed_simulation_leaves_no_half_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    refused("simulate", "--seats", "9", "--records", str(file))
    assert list(tmp_path.iterdir()) == []


# --- replay

OLD = Path(__file__).parent.parent / "data" / "records" / "v1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_replay_retells_every_edition_in_every_language(edition: str, language: str) -> None:
    whole = run("replay", str(OLD / f"{edition}.jsonl"), "--lang", language)
    assert whole.exit_code == 0
    one = run("replay", str(OLD / f"{edition}.jsonl"), "--lang", language, "--as", "2")
    assert one.exit_code == 0
    assert one.output != whole.output
    assert run("replay", str(OLD / f"{edition}.jsonl"), "--lang", language, "--as", "B").output == one.output


@pytest.mark.parametrize(("edition", "figures"), [("classic", True), ("card-game", False), ("one-against-all", False)])
def test_replay_says_who_plays_which_figure_where_there_are_figures(edition: str, figures: bool) -> None:
    retold = run("replay", str(OLD / f"{edition}.jsonl"), "--lang", "en").output.splitlines()
    assert ("  A: Miss Scarlett" in retold) == figures
    assert ("  A" in retold) != figures


def test_replay_writes_a_replay_file_of_one_finished_game(tmp_path: Path) -> None:
    out = tmp_path / "game.replay.json"
    written = run("replay", str(OLD / "classic.jsonl"), "--out", str(out))
    assert (written.exit_code, written.output) == (0, f"Wrote {out}\n")
    found = json.loads(out.read_text(encoding="utf-8"))
    (record,) = read_records((OLD / "classic.jsonl").read_text(encoding="utf-8"))
    assert (found["replay"], found["plan"]["edition"], len(found["events"])) == (1, "classic", len(record.events))


def test_replay_writes_no_file_of_a_game_that_is_not_over_or_of_several(tmp_path: Path) -> None:
    lines = (OLD / "classic.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    out = str(tmp_path / "game.replay.json")
    for text, reason in (("".join(lines[:9]), "not over"), ("".join(lines * 2), "found 2"), (lines[0], "not over")):
        assert reason in refused("replay", "-", "--out", out, text=text)
    assert "cannot be written" in refused("replay", str(OLD / "classic.jsonl"), "--out", str(tmp_path / "no" / "such"))
    assert list(tmp_path.iterdir()) == []


def test_replay_reads_standard_input() -> None:
    text = (OLD / "classic.jsonl").read_text(encoding="utf-8")
    assert run("replay", "-", text=text).output == run("replay", str(OLD / "classic.jsonl")).output


def test_replay_of_a_torn_record_says_so() -> None:
    text = (OLD / "classic.jsonl").read_text(encoding="utf-8")
    result = run("replay", "-", text=text[:-5])
    assert result.exit_code == 0
    assert "cut off" in result.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected the header"),
        ("not a record\n", "line 1: not the header"),
        ('{"sleuth":1,"edition":"mine","options":{},"figures":[],"names":[]}\n', "give its folder"),
    ],
)
def test_replay_refuses_foreign_files(text: str, message: str) -> None:
    assert message in refused("replay", "-", text=text)


def test_replay_of_a_record_cut_in_the_middle_names_the_line() -> None:
    lines = (OLD / "classic.jsonl").read_text(encoding="utf-8").splitlines()
    lines[20] = lines[20][:10]
    assert "line 21" in refused("replay", "-", text="\n".join(lines) + "\n")


def test_replay_refuses_bad_arguments() -> None:
    assert "cannot be read" in refused("replay", "/no/such/file")
    assert "--as 9" in refused("replay", str(OLD / "classic.jsonl"), "--as", "9")
    assert "xx" in refused("replay", str(OLD / "classic.jsonl"), "--lang", "xx")


# --- the program


def test_help_everywhere() -> None:
    for arguments in ([], ["editions"], ["simulate"], ["replay"], ["rules"], ["play"]):
        result = run(*arguments, "--help")
        assert result.exit_code == 0
        assert "Usage" in result.output


def test_the_installed_command() -> None:
    command = Path(sys.executable).parent / "sleuth"
    result = subprocess.run([str(command), "--version"], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("sleuth, version")
