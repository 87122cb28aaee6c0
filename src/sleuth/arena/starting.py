"""Starts the processes that play a league: Ctrl-C does not reach them, and they keep memory that they need again."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from sleuth.arena.extras import optional

TRACKERS = ("multiprocessing.resource_tracker", "joblib.externals.loky.backend.resource_tracker")
"""Helper processes of process pools. Started first, they do not unblock signals later."""
MEMORY = {"MALLOC_MMAP_THRESHOLD_": 32 * 2**20, "MALLOC_TRIM_THRESHOLD_": 64 * 2**20}
"""What glibc adapts to by itself in a process that uses large arrays: it keeps them for the next ones.

Both are set: either one alone ends the adapting, and every array over 128 kB is then fetched from the system and given
back. Dask does so, by a trim threshold of 64 kB for its workers: half as much processor time again for the mastermind.
"""


@contextmanager
def starting_workers(**settings: str) -> Iterator[None]:
    """Start processes with enough memory and these variables, unless set; they ignore Ctrl-C: the league ends them."""
    memory = {name: str(size) for name, size in MEMORY.items()}
    with _environment(memory | settings), _ignoring_interrupts():
        yield


@contextmanager
def _environment(settings: dict[str, str]) -> Iterator[None]:
    """Set variables that the user has not set; what is changed meanwhile (dask does so) is undone at the end."""
    before = dict(os.environ)
    os.environ.update(settings | before)
    try:
        yield
    finally:
        for name in set(os.environ) - set(before):
            del os.environ[name]
        os.environ.update(before)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Block Ctrl-C, which a terminal sends to all processes; those started here inherit that."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    for tracker in TRACKERS:
        optional(tracker).ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
