"""Where blocks are played: in this process, in several processes, or on a cluster. The results are the same."""

import warnings
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import Literal, get_args

from sleuth.arena.blocks import Block, PlannedBlock, Terms, play_block
from sleuth.arena.extras import optional
from sleuth.arena.on_dask import play_on_dask
from sleuth.arena.on_ray import play_on_ray
from sleuth.arena.packing import pack, play_packed
from sleuth.arena.starting import starting_workers

Backend = Literal["loky", "dask", "ray"]


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
        optional("ray")


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
    packed = pack(terms)
    if backend == "ray":
        yield from play_on_ray(packed, blocks, workers)
    elif backend == "dask":
        yield from play_on_dask(packed, blocks, workers, scheduler)
    else:
        yield from _play_on_loky(packed, blocks, workers)


def _play_on_loky(packed: bytes, blocks: Sequence[PlannedBlock], workers: int) -> Iterator[Block]:
    joblib = optional("joblib")
    play = joblib.delayed(play_packed)
    parallel = joblib.Parallel(backend="loky", n_jobs=workers, return_as="generator_unordered")
    with starting_workers():
        played = parallel(play(packed, block) for block in blocks)
    try:
        yield from played
    finally:
        with warnings.catch_warnings(action="ignore"):  # joblib warns about blocks left unplayed, which is intended
            played.close()
