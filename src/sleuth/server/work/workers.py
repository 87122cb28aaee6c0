"""The pool of worker processes, shared fairly between all requesters.

Requesters take turns, however much each of them wants. One job of a requester runs at a time and a few may wait; more
are refused at once. A slow job continues in the slow lane, if there is room; if not, and somebody waits, it is stopped
and begins again when nobody waits. A job that takes too long, or that nobody waits for any more, is given up: its
process is ended and replaced.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sleuth.server.work.fair_queue import FairQueue, QueuedJob, Requester
from sleuth.server.work.worker import AnyWorker, WorkerEnded

T = TypeVar("T")
MOST_WAITING = 6
"""How many jobs of one requester may wait."""
MOST_TRIES = 3
"""How often a job that has to make room for others is started."""
FORESIGHT = 0.25
"""After this part of the time that makes a job slow, another process is prepared."""
RANKS = 2


class Busy(Exception):
    """Too many jobs are waiting already."""

    def __init__(self, *, own: bool) -> None:
        super().__init__()
        self.own = own
        """Whether they are the requester's own."""


class TooLong(Exception):
    """A job took longer than allowed."""


class Workers:
    """Worker processes and the queue for them. Lives in one event loop."""

    def __init__(
        self,
        workers: Sequence[AnyWorker],
        *,
        lane: int = 0,
        slow: float = math.inf,
        spare: int = 0,
        most: float = math.inf,
    ) -> None:
        """Let at most `most` jobs wait.

        After `slow` seconds a job leaves the usual places for one of `lane` places in the slow lane. Of several usual
        places, `spare` are kept free for groups other than the busiest.
        """
        self._all, self._idle = tuple(workers), list(workers)
        self._places, self._lane, self._slow, self._most = len(workers) - lane, lane, slow, most
        self._most_of_group, self._most_later = max(1, self._places - spare), max(1, self._places - 1)
        self._threads = ThreadPoolExecutor(len(workers), "worker")
        self._queues = tuple(FairQueue() for _ in range(RANKS))
        self._under_way: dict[QueuedJob, asyncio.Task[None]] = {}
        self._warming: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._queues))

    async def ask(self, requester: Requester, seconds: float, work: Callable[..., T], *about: object) -> T:
        """Compute something within `seconds`, counted from when it is the requester's turn.

        Raises `Busy`, `TooLong`, `WorkerEnded`, or whatever the work raises. Cancelling gives the job up.
        """
        if self._queues[requester.rank].waiting(requester) >= MOST_WAITING:
            raise Busy(own=True)
        if self.waiting >= self._most:
            raise Busy(own=False)
        job = QueuedJob(requester, seconds, work, about)
        self._queues[requester.rank].add(job)
        self._go_on()
        try:
            return await job.answer  # type: ignore[no-any-return]
        finally:
            self._queues[job.requester.rank].remove(job)
            if job.worker is not None:
                job.worker.end()

    # --- whose turn it is

    def _go_on(self) -> None:
        """Start as many jobs as there is room for."""
        while self._has_place and (job := self._next()) is not None:
            job.worker = self._idle.pop()
            self._under_way[job] = asyncio.get_running_loop().create_task(self._do(job, job.worker))
        if not self._has_place and self._queues[0].first(self._may) is not None:
            self._make_room()

    @property
    def _has_place(self) -> bool:
        usual = len(self._under_way) - min(self._lane, len(self._slow_ones()))
        return bool(self._idle) and usual < self._places

    def _slow_ones(self) -> list[QueuedJob]:
        return [job for job in self._under_way if job.slow]

    def _next(self) -> QueuedJob | None:
        return next((job for queue in self._queues if (job := queue.next(self._may)) is not None), None)

    def _may(self, requester: Requester) -> bool:
        usual = Counter(job.requester.group for job in self._under_way if not job.slow)
        free = usual[requester.group] < self._most_of_group
        later = sum(job.requester.rank > 0 for job in self._under_way) < self._most_later
        return (
            free
            and (later or not requester.rank)
            and all(job.requester.name != requester.name for job in self._under_way)
        )

    def _make_room(self) -> None:
        """Stop a slow job without a place in the slow lane; it starts over later."""
        for job in self._slow_ones()[self._lane :]:
            if not job.set_aside and job.worker is not None:
                job.set_aside = True
                job.worker.end()
                return

    # --- one job

    async def _do(self, job: QueuedJob, worker: AnyWorker) -> None:
        loop, timers = asyncio.get_running_loop(), list[asyncio.TimerHandle]()
        try:
            if not worker.prepared:  # starting a process does not count against the job's time
                await loop.run_in_executor(self._threads, worker.prepare)
            if job.answer.done():
                return
            timers.append(loop.call_later(job.seconds, job.fail, TooLong()))
            if self._slow < job.seconds:
                timers.append(loop.call_later(self._slow * FORESIGHT, self._warm_up))
                timers.append(loop.call_later(self._slow, self._takes_long, job))
            job.succeed(await loop.run_in_executor(self._threads, worker.call, job.answer.done, job.work, *job.about))
        except Exception as error:  # of the work or its process: passed to the waiting request
            if not (job.set_aside and isinstance(error, WorkerEnded)):
                job.fail(error)
        finally:
            for timer in timers:
                timer.cancel()
            self._put_down(job, worker)
            self._go_on()

    def _warm_up(self) -> None:
        """Prepare another process before a job becomes slow."""
        cold = [worker for worker in self._idle if not worker.prepared]
        if cold and len(cold) == len(self._idle):
            self._idle.remove(cold[-1])
            task = asyncio.get_running_loop().create_task(self._prepare(cold[-1]))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    async def _prepare(self, worker: AnyWorker) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.prepare)
        except WorkerEnded:  # the next job that needs it finds out
            pass
        finally:
            self._idle.append(worker)
            self._go_on()

    def _takes_long(self, job: QueuedJob) -> None:
        job.slow = True
        self._go_on()

    def _put_down(self, job: QueuedJob, worker: AnyWorker) -> None:
        """Free the worker, and queue the job again if it was only set aside."""
        job.worker = None
        self._idle.append(worker)
        del self._under_way[job]
        self._queues[job.requester.rank].move_back(job.requester)
        if job.answer.done():
            return
        job.slow = job.set_aside = False
        job.tries += 1
        if job.tries >= MOST_TRIES:
            job.fail(Busy(own=False))
        else:
            job.requester = job.requester._replace(rank=RANKS - 1)
            self._queues[job.requester.rank].add(job)

    async def close(self) -> None:
        """Give up all jobs and end the processes."""
        for queue in self._queues:
            for job in queue.all():
                queue.remove(job)
                job.fail(WorkerEnded())
        for job in tuple(self._under_way):
            job.fail(WorkerEnded())
        for worker in self._all:
            worker.end(for_good=True)
        await asyncio.gather(*self._under_way.values(), *self._warming, return_exceptions=True)
        for worker in self._all:
            worker.close()
        self._threads.shutdown(wait=False)


__all__ = ["Busy", "Requester", "TooLong", "WorkerEnded", "Workers"]
