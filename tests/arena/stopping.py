"""Stops a league as people do: with Ctrl-C in a terminal, while the progress bar runs."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from typing import Any

import psutil

GAMES = 60_000


def stopped_league(*arguments: str) -> tuple[dict[str, Any], str]:
    """Start a long league, press Ctrl-C, and return what it printed and what the terminal showed.

    As in a terminal, Ctrl-C goes to every process of the group; afterwards none that it started may be left.
    """
    command = [sys.executable, "-c", "from sleuth.cli import main; main()", "league", "--json", *arguments]
    ours, theirs = os.openpty()
    league = subprocess.Popen(
        [*command, "--games", str(GAMES), "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(theirs)
    shown = ""
    while not re.search(rf"\b[1-9]\d*/{GAMES}", shown):
        shown += os.read(ours, 4096).decode(errors="replace")
    workers = psutil.Process(league.pid).children(recursive=True)
    assert len(workers) >= 2
    os.killpg(league.pid, signal.SIGINT)
    printed, _ = league.communicate()
    shown += _rest(ours)
    assert league.returncode == 130, shown
    _wait_for_the_end(workers)
    return json.loads(printed), shown


def _rest(terminal: int) -> str:
    """Read on until no process holds the terminal any more."""
    shown = ""
    while True:
        try:
            shown += os.read(terminal, 4096).decode(errors="replace")
        except OSError:
            os.close(terminal)
            return shown


def _wait_for_the_end(workers: list[psutil.Process]) -> None:
    """Wait for helper processes that clean up after the workers, which takes a moment."""
    for _ in range(300):
        if not any(_alive(worker) for worker in workers):
            return
        time.sleep(0.1)
    raise AssertionError(f"still there: {[worker for worker in workers if _alive(worker)]}")


def _alive(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
