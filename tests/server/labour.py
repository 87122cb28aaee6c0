"""Workers in threads instead of processes: a test decides when their work ends."""

from collections.abc import Callable
from typing import TypeVar

from sleuth.server.work.worker import WorkerEnded
from sleuth.server.work.workers import Workers

Result = TypeVar("Result")


class Stopped(Exception):
    """Raised by a job whose worker was ended."""


class Hand:
    """Works in the calling thread; a running job has to check whether it was ended."""

    def __init__(self) -> None:
        self.ended, self.prepared = 0, False
        self.on_end: Callable[[], None] = lambda: None

    def prepare(self) -> None:
        self.prepared = True

    def call(self, given_up: Callable[[], bool], work: Callable[..., Result], *about: object) -> Result:
        try:
            return work(*about)
        except Stopped:
            raise WorkerEnded from None

    def end(self, *, for_good: bool = False) -> None:
        self.ended += 1
        self.on_end()

    def close(self) -> None:
        pass


def hands(number: int = 1) -> Workers:
    """Return workers for tests in which nothing takes long."""
    return Workers([Hand() for _ in range(number)])
