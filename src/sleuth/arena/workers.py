"""Where blocks are played: in this process, in several processes, or on a cluster. The results are the same."""

import logging
import signal
import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal, get_args

from sleuth.arena.blocks import Block, PlannedBlock, Terms, play_block
from sleuth.arena.extras import optional
from sleuth.arena.packing import pack, play_packed

Backend = Literal["loky", "dask", "ray"]
Calls = Sequence[Any]
"""What workers call: `play_packed` with its arguments, as joblib delays it."""

WAVE = 4
"""Blocks per worker that Ray gets at a time: it returns nothing before all of them are finished."""
ALL = -1
"""All workers of the cluster, in joblib's terms."""
TRACKERS = ("multiprocessing.resource_tracker", "joblib.externals.loky.backend.resource_tracker")
"""Helper processes of process pools. Started first, they do not unblock signals later."""
HERE = "127.0.0.1"
"""A cluster of our own listens on this machine only."""
PATIENCE = 10
"""Seconds to wait for a scheduler that does not answer or has no workers."""


class NoCluster(OSError):
    """A cluster that cannot be used."""


def check_backend(backend: Backend, workers: int) -> None:
    """Raise `MissingExtra` or `ValueError` before anything is played."""
    if backend not in get_args(Backend):
        raise ValueError(f"backend {backend!r}: expected one of {', '.join(get_args(Backend))}")
    if workers < 1:
        raise ValueError(f"workers {workers}: expected at least 1")
    optional("openskill.models")
    if is_parallel(backend, workers):
        optional("joblib")
    if backend == "dask":
        optional("distributed")
    elif backend == "ray":
        optional("ray.util.joblib")


def is_parallel(backend: Backend, workers: int) -> bool:
    """Whether other processes play."""
    return backend != "loky" or workers > 1


def play_blocks(
    terms: Terms, blocks: Sequence[PlannedBlock], workers: int, backend: Backend, scheduler: str | None
) -> Generator[Block]:
    """Play all blocks and yield each when it is finished, in any order; closing the generator ends the workers."""
    if not is_parallel(backend, workers):
        yield from map(partial(play_block, terms), blocks)
        return
    delayed, packed = optional("joblib").delayed(play_packed), pack(terms)
    calls = [delayed(packed, block) for block in blocks]
    if backend == "ray":
        yield from _with_ray(calls, workers)
    elif backend == "dask":
        yield from _with_dask(calls, workers, scheduler)
    else:
        yield from _unordered(calls, "loky", workers)


def _parallel(backend: Backend, workers: int, return_as: str, **how: Any) -> Any:
    joblib = optional("joblib")
    with joblib.parallel_config(backend=backend, n_jobs=workers, **how):
        return joblib.Parallel(return_as=return_as)


def _unordered(calls: Calls, backend: Backend, workers: int, **how: Any) -> Iterator[Block]:
    parallel = _parallel(backend, workers, "generator_unordered", **how)
    with _ignoring_interrupts():
        blocks = parallel(calls)
    try:
        yield from blocks
    finally:
        with warnings.catch_warnings(action="ignore"):  # joblib warns about blocks left unplayed, which is intended
            blocks.close()


def _with_dask(calls: Calls, workers: int, scheduler: str | None) -> Iterator[Block]:
    with _client(workers, scheduler) as client:
        yield from _unordered(calls, "dask", ALL, client=client)


@contextmanager
def _client(workers: int, scheduler: str | None) -> Iterator[Any]:
    """Connect to the cluster at the address, or to a local one that ends with this context."""
    distributed = optional("distributed")
    if scheduler is not None:
        with _reached(scheduler) as client:
            yield client
        return
    with _ignoring_interrupts():
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


def _with_ray(calls: Calls, workers: int) -> Iterator[Block]:
    optional("ray.util.joblib").register_ray()
    parallel = _parallel("ray", workers, "list")
    for first in range(0, len(calls), WAVE * workers):
        yield from parallel(calls[first : first + WAVE * workers])


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, which a terminal sends to all: the league ends them itself."""
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
