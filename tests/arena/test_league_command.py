"""`sleuth league` as people call it: with good input, with bad input, and stopped with Ctrl-C."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sleuth.cli import main
from sleuth.cli.league import league
from tests.arena.stopping import GAMES, stopped_league

SMALL = ("--edition", "card-game", "--bots", "amateur,novice", "--games", "10", "--seed", "3")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["league", *arguments])


def refused(*arguments: str) -> str:
    """Run a command that fails with exit code 2 and plays nothing; return its message."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""
    return result.stderr


def standings(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return dict(json.loads(result.stdout))


def test_json_is_the_same_every_time_except_the_times() -> None:
    first, second = standings(*SMALL, "--workers", "1"), standings(*SMALL, "--workers", "2")
    times = first.pop("times")
    assert set(times["amateur"]) == {"decisions", "median", "mean", "worst"}
    assert second.pop("times").keys() == times.keys()
    assert first == second
    assert (first["games"], first["planned"], first["even"], first["options"]) == (12, 12, 0.5, {"dealer": 0})
    best = first["bots"][0]
    assert best["name"] == "amateur"
    assert best["low"] < best["share"] <= best["high"] <= 1
    assert set(best["rating"]) == {"mu", "sigma", "ordinal"}


def test_the_table() -> None:
    result = run(*SMALL, "--workers", "1")
    assert "10 games are rounded up to 12: every seating of 2 deals" in result.stderr
    assert "card-game, 3 seats: 12 games, 2 deals, seed 3; even odds are 50.0 %" in result.stdout
    assert re.search(r"^amateur +\d+\.\d % \(\d+\.\d-\d+\.\d\) +\d+\.\d ± \d\.\d +12 ", result.stdout, re.MULTILINE)


@pytest.mark.parametrize(("name", "begins"), [("shares.png", b"\x89PNG"), ("shares.SVG", b"<?xml")])
def test_the_picture(tmp_path: Path, name: str, begins: bytes) -> None:
    result = run(*SMALL, "--workers", "1", "--plot", str(tmp_path / name))
    assert result.exit_code == 0, result.output
    drawn = (tmp_path / name).read_bytes()
    assert drawn.startswith(begins)
    if name.endswith("SVG"):
        assert b"card-game, 3 seats: 12 games, 2 deals, seed 3" in drawn
        assert b"even odds 50 %" in drawn


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "amateur,deep-blue"), "unknown bot 'deep-blue'"),
        (("--bots", "amateur"), "expected at least two different bots"),
        (("--bots", "amateur,amateur"), "expected every bot once, but amateur is named again"),
        (("--bots", ""), "expected at least one of random"),
        (("--bots", "amateur,,novice"), "expected a name between all commas"),
        (("--games", "0"), "--games"),
        (("--workers", "0"), "--workers"),
        (("--seats", "9"), "3 to 6"),
        (("--edition", "monopoly"), "unknown edition 'monopoly'"),
        (("--option", "staying=perhaps"), "expected on or off"),
        (("--backend", "abacus"), "'abacus' is not one of"),
        (("--scheduler", "tcp://127.0.0.1:1"), "expected together with --backend dask"),
        (("--backend", "dask", "--scheduler", "nowhere"), "--scheduler nowhere: expected the address"),
        (("--plot", "shares.pdf"), "expected a name that ends in .png or .svg"),
        (("--plot", "no/such/folder/shares.png"), "cannot be written: No such file"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(arguments: tuple[str, ...], message: str) -> None:
    assert message in refused(*arguments)


def test_a_refused_league_leaves_no_picture(tmp_path: Path) -> None:
    refused("--plot", str(tmp_path / "shares.png"), "--backend", "dask", "--scheduler", "nowhere")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("joblib", (), "league"),
        ("openskill.models", ("--workers", "1"), "league"),
        ("matplotlib.figure", ("--plot", "shares.png"), "league"),
        ("distributed", ("--backend", "dask"), "dask"),
        ("ray", ("--backend", "ray"), "ray"),
    ],
)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, arguments: tuple[str, ...], extra: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    package = module.partition(".")[0]
    assert refused(*arguments) == f'Error: {package} is not installed: pip install "sleuth[{extra}]"\n'


def test_the_commands_of_the_document_are_valid() -> None:
    text = (Path(__file__).parents[2] / "docs" / "league.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\$ sleuth league (.*)$", text, re.MULTILINE)
    assert len(lines) > 5
    for line in lines:
        league.make_context("league", shlex.split(line))


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("backend", ["loky", "dask"])
def test_ctrl_c_prints_the_standings_so_far_and_ends_the_workers(backend: str) -> None:
    found, shown = stopped_league(*SMALL[:4], "--backend", backend)
    assert 0 < found["games"] < found["planned"] == GAMES
    assert found["games"] == 6 * found["blocks"]
    assert f"stopped after {found['games']} of {GAMES} games" in shown
    assert "Traceback" not in shown
