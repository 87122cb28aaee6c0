"""Workers start with the memory settings that they need, and leave none of them behind."""

import os
import subprocess
import sys
from collections.abc import Iterable

import distributed
import pytest

from sleuth.arena import League
from sleuth.arena.blocks import Terms
from sleuth.arena.on_dask import play_on_dask
from sleuth.arena.packing import pack
from sleuth.arena.starting import MEMORY, starting_workers
from sleuth.bots import RandomBot
from sleuth.core.game import Game, Seat
from tests.arena.leagues import CARDS


class Witness(RandomBot):
    """Refuses to play, and says where it was made."""

    def __init__(self, game: Game, seat: Seat, seed: str) -> None:
        raise RuntimeError(f"{os.getpid()} {settings(MEMORY)}")


def settings(names: Iterable[str]) -> list[str | None]:
    return [os.environ.get(name) for name in names]


SET = [str(size) for size in MEMORY.values()]


@pytest.fixture(autouse=True)
def _unset(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in MEMORY:
        monkeypatch.delenv(name, raising=False)


def test_processes_get_both_settings_and_this_one_keeps_its_own() -> None:
    before = dict(os.environ)
    with starting_workers(TOLD="yes"):
        os.environ["ADDED"] = "by somebody else"
        printed = subprocess.check_output([sys.executable, "-c", f"import os; print(*map(os.getenv, {[*MEMORY]}))"])
    assert printed.decode().split() == SET
    assert dict(os.environ) == before


def test_what_the_user_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALLOC_TRIM_THRESHOLD_", "1")
    with starting_workers():
        assert os.environ["MALLOC_TRIM_THRESHOLD_"] == "1"
    assert os.environ["MALLOC_TRIM_THRESHOLD_"] == "1"


@pytest.mark.parametrize("backend", ["loky", "dask"])
def test_the_workers_of_a_league_have_them(backend: str) -> None:
    before = dict(os.environ)
    with pytest.raises(RuntimeError) as caught:
        League(CARDS, {"this": Witness, "that": Witness}).run(24, workers=2, backend=backend)  # type: ignore[arg-type]
    process, _, found = str(caught.value).partition(" ")
    assert int(process) != os.getpid()
    assert found == str(SET)
    assert dict(os.environ) == before


def test_a_cluster_with_one_worker_plays_all_blocks() -> None:
    league = League(CARDS, {"this": Witness, "that": Witness})
    packed = pack(Terms(CARDS, league.lots, 0, league.players))
    how = {"n_workers": 1, "threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": "127.0.0.1:0"}
    with distributed.LocalCluster(**how) as cluster, pytest.raises(RuntimeError) as caught:
        list(play_on_dask(packed, league.plan(6), 1, cluster.scheduler_address))
    assert int(str(caught.value).partition(" ")[0]) != os.getpid()
