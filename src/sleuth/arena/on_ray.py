"""Plays blocks on Ray: on the cluster that RAY_ADDRESS names, or on a new one."""

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from types import ModuleType

from sleuth.arena.blocks import Block, PlannedBlock
from sleuth.arena.extras import optional
from sleuth.arena.packing import play_packed
from sleuth.arena.starting import starting_workers

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # reports nothing to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # what a warning of every worker asks for
}
"""Settings of a Ray of our own, unless the user has chosen others."""
OWN = {
    "address": "local",
    "include_dashboard": False,
    "object_store_memory": 100 * 2**20,  # blocks need next to none; by default a third of the machine's memory
}
"""How to start a Ray of our own."""


def play_on_ray(packed: bytes, blocks: Sequence[PlannedBlock], workers: int) -> Iterator[Block]:
    """Play blocks, this number at a time: in as many new processes, or anywhere on a cluster."""
    with _connected(workers) as ray:
        play, waiting = ray.remote(play_packed), iter(blocks)
        playing = [play.remote(packed, block) for block in islice(waiting, workers)]
        while playing:
            (finished,), playing = ray.wait(playing)
            playing += [play.remote(packed, block) for block in islice(waiting, 1)]
            yield ray.get(finished)


@contextmanager
def _connected(workers: int) -> Iterator[ModuleType]:
    """Use the Ray of this process, or the cluster that RAY_ADDRESS names, or start one that ends with this context."""
    ray = optional("ray")
    if ray.is_initialized():
        yield ray
        return
    logging.getLogger("ray").setLevel(logging.ERROR)
    cluster = {"address": os.environ["RAY_ADDRESS"]} if os.environ.get("RAY_ADDRESS") else OWN | {"num_cpus": workers}
    with starting_workers(**QUIET):
        ray.init(**cluster, logging_level=logging.ERROR, log_to_driver=False)
    try:
        yield ray
    finally:
        ray.shutdown()
