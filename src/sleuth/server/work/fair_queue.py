"""A fair queue: the jobs of each requester wait in order, and the requesters take turns."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sleuth.server.work.worker import AnyWorker


class Requester(NamedTuple):
    """Who wants something computed."""

    group: str
    """Requesters who share one turn: an address, or the host of several tables."""
    name: str
    """Who takes turns within the group: a person, or a table."""
    rank: int = 0
    """0, or 1 for jobs that wait until no job of rank 0 waits."""


class QueuedJob:
    """Something to compute, and who waits for it."""

    def __init__(
        self, requester: Requester, seconds: float, work: Callable[..., Any], about: tuple[object, ...]
    ) -> None:
        self.requester, self.seconds, self.work, self.about = requester, seconds, work, about
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: AnyWorker | None = None
        """The worker that computes it."""
        self.slow = False
        """Whether it has run for a while."""
        self.set_aside = False
        """Whether it is being stopped to begin again later."""
        self.tries = 0

    def fail(self, error: Exception) -> None:
        """Let the waiting request fail, unless it was answered."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def succeed(self, answer: object) -> None:
        """Answer the waiting request."""
        if not self.answer.done():
            self.answer.set_result(answer)


class FairQueue:
    """Waiting jobs. Groups take turns, and within a group its members do."""

    def __init__(self) -> None:
        self._groups: dict[str, dict[str, deque[QueuedJob]]] = {}
        """In the order of turns; a requester moves to the end when its job begins, and again when it ends."""
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def waiting(self, requester: Requester) -> int:
        """Return how many jobs of a requester wait."""
        return len(self._groups.get(requester.group, {}).get(requester.name, ()))

    def add(self, job: QueuedJob) -> None:
        """Queue a job after the others of its requester."""
        self._groups.setdefault(job.requester.group, {}).setdefault(job.requester.name, deque()).append(job)
        self._number += 1

    def first(self, may: Callable[[Requester], bool]) -> QueuedJob | None:
        """Return the job whose turn it is, among those whose requesters `may` have one now."""
        return next((job for job in self._first() if may(job.requester)), None)

    def next(self, may: Callable[[Requester], bool]) -> QueuedJob | None:
        """Remove and return the job whose turn it is."""
        job = self.first(may)
        if job is not None:
            self.move_back(job.requester)
            self.remove(job)
        return job

    def _first(self) -> Iterator[QueuedJob]:
        return (jobs[0] for members in self._groups.values() for jobs in members.values())

    def move_back(self, requester: Requester) -> None:
        """Let everybody else come first: the requester has had a turn."""
        members = self._groups.pop(requester.group, {})
        if members:
            self._groups[requester.group] = members
        if requester.name in members:
            members[requester.name] = members.pop(requester.name)

    def remove(self, job: QueuedJob) -> None:
        """Remove a job, if it is queued."""
        group, name, _ = job.requester
        jobs = self._groups.get(group, {}).get(name, ())
        if job not in jobs:
            return
        self._number -= 1
        self._groups[group][name].remove(job)
        if len(jobs) == 0:
            del self._groups[group][name]
        if not self._groups[group]:
            del self._groups[group]

    def all(self) -> list[QueuedJob]:
        """Return all waiting jobs."""
        return [job for members in self._groups.values() for jobs in members.values() for job in jobs]
