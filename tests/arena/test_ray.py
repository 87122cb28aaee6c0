"""Leagues on Ray, for real. `make ray` runs these tests in an environment that has Ray; `make test` names them."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleuth.arena import League
from sleuth.bots import RandomBot
from sleuth.core.game import Game, Seat
from tests.arena.leagues import outcome
from tests.arena.stopping import GAMES, stopped_league
from tools.ray_missing import MISSING

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason=MISSING)
SMALL = ("--edition", "card-game", "--bots", "amateur,novice")


def classic(**how: Any) -> dict[str, Any]:
    """Return the standings of a league with a board and thinking bots."""
    league = League("classic", ["inspector", "amateur"], seats=4, seed=11)
    found: dict[str, Any] = msgspec.to_builtins(league.run(24, **how))
    del found["times"]
    return found


def test_all_backends_play_the_same_league() -> None:
    alone = classic()
    assert alone["games"] >= 24
    for backend in ("loky", "dask", "ray"):
        assert classic(backend=backend, workers=2) == alone


def test_classes_of_your_own_travel() -> None:
    class Nested(RandomBot):
        """Cannot be imported by another process."""

        def __init__(self, game: Game, seat: Seat, seed: str) -> None:
            super().__init__(seed)

    named = outcome({"random": "random", "nested": "random"}, games=6)
    assert outcome({"random": "random", "nested": Nested}, games=6, backend="ray", workers=2) == named


def test_a_fault_of_a_bot_is_reported() -> None:
    class Broken(RandomBot):
        def __init__(self, game: Game, seat: Seat, seed: str) -> None:
            raise ZeroDivisionError("my own fault")

    with pytest.raises(ZeroDivisionError, match="my own fault"):
        outcome({"broken": Broken, "novice": "novice"}, games=6, backend="ray", workers=2)


def test_ray_prints_nothing_of_its_own() -> None:
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", "league", *SMALL, "--games", "12"]
    done = subprocess.run([*command, "--backend", "ray", "--workers", "2"], capture_output=True, text=True, check=True)
    here = subprocess.run([*command, "--workers", "1"], capture_output=True, text=True, check=True)
    assert done.stderr == here.stderr
    assert "card-game, 3 seats: 12 games, 2 deals, seed 0" in done.stdout
    assert len(done.stdout.splitlines()) == len(here.stdout.splitlines())


def test_settings_of_workers_end_with_the_league() -> None:
    before = dict(os.environ)
    outcome(games=6, backend="ray", workers=1)
    assert {name: os.environ.get(name) for name in before} == before
    assert [name for name in os.environ if name.startswith("MALLOC_") and name not in before] == []


def test_a_ray_that_this_process_uses_keeps_running() -> None:
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert outcome(backend="ray", workers=2) == outcome()
        assert ray.is_initialized()
    finally:
        ray.shutdown()


def test_a_cluster_that_runs_already_is_used_and_keeps_running(tmp_path: Path) -> None:
    with cluster(tmp_path) as (address, head):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("RAY_ADDRESS", address)
            assert outcome(backend="ray", workers=2) == outcome()
        assert head.poll() is None


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Start a cluster of one machine, as `ray start --head` does, and end it."""
    program = str(Path(sys.executable).with_name("ray"))
    how = ["--head", "--block", "--port=0", "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats"]
    with (folder / "printed").open("w+") as printed:
        head = subprocess.Popen([program, "start", *how], stdout=printed, stderr=printed)
        try:
            yield _address(head, folder / "printed"), head
        finally:
            head.terminate()
            head.wait()


def test_ctrl_c_ends_ray() -> None:
    found, shown = stopped_league(*SMALL, "--backend", "ray")
    assert 0 < found["games"] < GAMES
    assert f"stopped after {found['games']} of {GAMES} games" in shown
    assert "Traceback" not in shown


def _address(head: subprocess.Popen[str], printed: Path) -> str:
    """Wait until the cluster prints its address, and return it."""
    while head.poll() is None:
        if found := re.search(r"ray start --address='([^']+)'", printed.read_text()):
            return found.group(1)
        time.sleep(0.1)
    raise AssertionError(printed.read_text())
