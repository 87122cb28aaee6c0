"""Who works out what takes long: a few processes, shared fairly between all who ask.

Askers take turns, however much each of them wants. One job of an asker is under way at a time and a few may wait; more
is refused at once. A job that takes too long, or that nobody waits for any more, is given up: its process is ended and
replaced.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sleuth.server.turns import Asker, Job, Line
from sleuth.server.worker import AnyWorker, WorkerEnded

Result = TypeVar("Result")
MOST_WAITING = 6
"""How many jobs of one asker may wait."""
RANKS = 2


class Busy(Exception):
    """Too much is waiting already."""

    def __init__(self, *, own: bool) -> None:
        super().__init__()
        self.own = own
        """Whether it is the asker's own jobs that wait."""


class TooLong(Exception):
    """It took longer than it may."""


class Workers:
    """The processes, and everybody's turn at them. Lives in one event loop."""

    def __init__(self, workers: Sequence[AnyWorker], *, spare: int = 0, most: float = math.inf) -> None:
        """Let at most `most` jobs wait; of several workers, keep `spare` free for other groups than the busiest."""
        self._all, self._idle = tuple(workers), list(workers)
        self._threads = ThreadPoolExecutor(len(workers), "worker")
        self._lines = tuple(Line() for _ in range(RANKS))
        self._under_way: dict[Job, asyncio.Task[None]] = {}
        self._most, self._most_of_group = most, max(1, len(workers) - spare)
        self._most_later = max(1, len(workers) - 1)
        """How many jobs that could wait may be under way."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._lines))

    async def ask(self, asker: Asker, seconds: float, work: Callable[..., Result], *about: object) -> Result:
        """Have something worked out, in at most so many seconds once it is the asker's turn.

        Raises `Busy`, `TooLong`, `WorkerEnded`, or whatever the work raises. Whoever is cancelled gives the job up.
        """
        line = self._lines[asker.rank]
        if line.waiting(asker) >= MOST_WAITING:
            raise Busy(own=True)
        if self.waiting >= self._most:
            raise Busy(own=False)
        job = Job(asker, seconds, work, about)
        line.add(job)
        self._go_on()
        try:
            return await job.answer  # type: ignore[no-any-return]
        finally:
            line.remove(job)
            if job.worker is not None:
                job.worker.end()

    def _go_on(self) -> None:
        """Begin as much as there are workers for."""
        while self._idle and (job := self._next()) is not None:
            job.worker = self._idle.pop()
            self._under_way[job] = asyncio.get_running_loop().create_task(self._do(job, job.worker))

    def _next(self) -> Job | None:
        names = {job.asker.name for job in self._under_way}
        groups = Counter(job.asker.group for job in self._under_way)
        later = sum(job.asker.rank > 0 for job in self._under_way)

        def may(asker: Asker) -> bool:
            free = asker.name not in names and groups[asker.group] < self._most_of_group
            return free and (asker.rank == 0 or later < self._most_later)

        return next((job for line in self._lines if (job := line.next(may)) is not None), None)

    async def _do(self, job: Job, worker: AnyWorker) -> None:
        loop, timer = asyncio.get_running_loop(), None
        try:
            await loop.run_in_executor(self._threads, worker.prepare)  # that a process has to start is nobody's fault
            if job.answer.done():
                return
            timer = loop.call_later(job.seconds, job.fail, TooLong())
            job.succeed(await loop.run_in_executor(self._threads, worker.call, job.answer.done, job.work, *job.about))
        except Exception as error:  # of the work, or of its process: for whoever waits
            job.fail(error)
        finally:
            if timer is not None:
                timer.cancel()
            job.worker = None
            self._idle.append(worker)
            del self._under_way[job]
            self._lines[job.asker.rank].move_back(job.asker)
            self._go_on()

    async def close(self) -> None:
        """Give everything up and end the processes."""
        for line in self._lines:
            for job in line.all():
                line.remove(job)
                job.fail(WorkerEnded())
        for job in tuple(self._under_way):
            job.fail(WorkerEnded())
            if job.worker is not None:
                job.worker.end(for_good=True)
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        for worker in self._all:
            worker.close()
        self._threads.shutdown(wait=False)


__all__ = ["Asker", "Busy", "TooLong", "WorkerEnded", "Workers"]
