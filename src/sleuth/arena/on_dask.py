"""Plays blocks on dask: on a cluster of this machine's own, or on one that runs already."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from sleuth.arena.blocks import Block, PlannedBlock
from sleuth.arena.extras import optional
from sleuth.arena.packing import play_packed
from sleuth.arena.starting import starting_workers

HERE = "127.0.0.1"
"""A cluster of our own listens on this machine only."""
AHEAD = 3
"""Blocks that each worker has been given: it plays one and never waits for the next."""
PATIENCE = 10
"""Seconds to wait for a scheduler that does not answer or has no workers."""
QUIET = {"distributed.worker.profile.enabled": False}
"""Settings of our own cluster: nobody looks at the profile that dask takes a hundred times a second."""


class NoCluster(OSError):
    """A cluster that cannot be used."""


def play_on_dask(packed: bytes, blocks: Sequence[PlannedBlock], workers: int, scheduler: str | None) -> Iterator[Block]:
    """Play blocks on new workers, or on all workers of the cluster at the address."""
    with _client(workers, scheduler) as client:
        waiting = (client.submit(play_packed, packed, block, pure=False) for block in blocks)
        first = islice(waiting, AHEAD * sum(client.nthreads().values()))
        finished = optional("distributed").as_completed(first, loop=client.loop, with_results=True)
        for _, block in finished:
            finished.update(islice(waiting, 1))
            yield block


@contextmanager
def _client(workers: int, scheduler: str | None) -> Iterator[Any]:
    """Connect to the cluster at the address, or to a local one that ends with this context."""
    if scheduler is not None:
        with _reached(scheduler) as client:
            yield client
        return
    distributed = optional("distributed")
    with starting_workers(), optional("dask").config.set(QUIET):
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
