"""Who plays the blocks: this process, several processes, or a cluster. What comes out is the same."""

import logging
import signal
import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from sleuth.arena.blocks import Block, Job, play_block
from sleuth.arena.extras import optional

Backend = Literal["loky", "dask", "ray"]

WAVE = 4
"""Blocks per worker that are handed to Ray at a time: it gives nothing back before all are finished."""
ALL = -1
"""As many workers as the cluster has, in the words of joblib."""
TRACKERS = ("multiprocessing.resource_tracker", "joblib.externals.loky.backend.resource_tracker")
"""Helpers of those who start processes. If they are started first of all, they do not unblock signals later."""
HERE = "127.0.0.1"
"""A cluster of our own listens to this machine only."""
PATIENCE = 10
"""Seconds until a scheduler without an answer, or without workers, is given up."""


class NoCluster(OSError):
    """A cluster that cannot be used."""


def check_backend(backend: Backend, workers: int) -> None:
    """Raise `MissingExtra` now rather than later."""
    if backend != "loky" or workers > 1:
        optional("joblib")
    if backend == "dask":
        optional("distributed")
    elif backend == "ray":
        optional("ray.util.joblib")


def play_blocks(jobs: Sequence[Job], workers: int, backend: Backend, scheduler: str | None) -> Generator[Block]:
    """Play all blocks and yield each when it is finished, in any order; closing it ends the workers."""
    if backend == "ray":
        yield from _with_ray(jobs, workers)
    elif backend == "dask":
        yield from _with_dask(jobs, workers, scheduler)
    elif workers > 1:
        yield from _unordered(jobs, "loky", workers)
    else:
        yield from map(play_block, jobs)


def _parallel(backend: Backend, workers: int, return_as: str, **how: Any) -> Any:
    joblib = optional("joblib")
    with joblib.parallel_config(backend=backend, n_jobs=workers, **how):
        return joblib.Parallel(return_as=return_as)


def _calls(jobs: Sequence[Job]) -> Iterator[Any]:
    return map(optional("joblib").delayed(play_block), jobs)


def _unordered(jobs: Sequence[Job], backend: Backend, workers: int, **how: Any) -> Iterator[Block]:
    parallel = _parallel(backend, workers, "generator_unordered", **how)
    with _deaf_children():
        blocks = parallel(_calls(jobs))
    try:
        yield from blocks
    finally:
        with warnings.catch_warnings(action="ignore"):  # that not all were played is what was wanted
            blocks.close()


def _with_dask(jobs: Sequence[Job], workers: int, scheduler: str | None) -> Iterator[Block]:
    with _client(workers, scheduler) as client:
        yield from _unordered(jobs, "dask", ALL, client=client)


@contextmanager
def _client(workers: int, scheduler: str | None) -> Iterator[Any]:
    """Somebody who speaks to the cluster: the one at the address, or one that is made here and ends here."""
    distributed = optional("distributed")
    if scheduler is not None:
        with _reached(scheduler) as client:
            yield client
        return
    with _deaf_children():
        cluster = distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host=HERE,
            dashboard_address=f"{HERE}:0",
            silence_logs=logging.CRITICAL,
        )
    with cluster, distributed.Client(cluster, set_as_default=False) as client:
        yield client


def _reached(scheduler: str) -> Any:
    try:
        client = optional("distributed").Client(scheduler, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(f"expected the address of a scheduler with workers: {error}") from None
    return client


def _with_ray(jobs: Sequence[Job], workers: int) -> Iterator[Block]:
    optional("ray.util.joblib").register_ray()
    parallel = _parallel("ray", workers, "list")
    for first in range(0, len(jobs), WAVE * workers):
        yield from parallel(_calls(jobs[first : first + WAVE * workers]))


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started inside do not hear Ctrl-C, which the terminal sends to all: the league ends them itself."""
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
