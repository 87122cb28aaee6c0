"""A worker: one process that computes jobs for the server one by one, and can be ended at any time."""

import multiprocessing
import pickle
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sleuth.server.work.worker_process import serve

T = TypeVar("T")
LIFE = 2_000
"""How many jobs a process does before another replaces it, with whatever memory it has accumulated."""
_STARTING = threading.Lock()
"""`multiprocessing` reaps all children whenever it starts one, so only one thread may start processes at a time."""
LARGEST_JOB = 16 * 1024 * 1024
"""The most bytes a worker is sent."""


class WorkerEnded(Exception):
    """The process ended before it had an answer: it was stopped, or it died."""


class AnyWorker(Protocol):
    """Something that computes jobs, one at a time."""

    @property
    def prepared(self) -> bool:
        """Whether it can probably answer without starting first."""
        ...

    def prepare(self) -> None:
        """Wait, in a thread, until it is ready; raises `WorkerEnded`."""
        ...

    def call(self, given_up: Callable[[], bool], work: Callable[..., T], *about: object) -> T:
        """Wait, in a thread, for an answer; raises `WorkerEnded`, at the latest when `given_up` and ended."""
        ...

    def end(self, *, for_good: bool = False) -> None:
        """Stop the current job, from any thread; the next call works again, unless `for_good`."""
        ...

    def close(self) -> None:
        """Release everything, when no job is under way."""
        ...


class Worker:
    """A process that is started by the first call, and replaced when it has ended or has done many jobs.

    The successor starts in parallel and takes over only when it is ready: nobody waits for its imports.
    """

    def __init__(self, modules: Sequence[str] = (), life: int = LIFE) -> None:
        self._modules, self._life = tuple(modules), life
        self._line: _Pipe | None = None
        self._next: _Pipe | None = None
        self._for_good = False

    @property
    def prepared(self) -> bool:
        """Whether the process has reported ready, and was not ended since."""
        return self._line is not None and self._line.heard

    def prepare(self) -> None:
        """Start the process if there is none, and wait until it is ready; raises `WorkerEnded`."""
        line = self._open()
        try:
            line.greet()
        except (EOFError, OSError):
            self._replace(line)
            raise WorkerEnded from None

    def call(self, given_up: Callable[[], bool], work: Callable[..., T], *about: object) -> T:
        """Compute something; raises `WorkerEnded`, or whatever the work raises."""
        job = pickle.dumps((work, about))
        if len(job) > LARGEST_JOB:
            raise ValueError(f"a job of {len(job)} bytes: expected at most {LARGEST_JOB}")
        line = self._open()
        if given_up():  # while the process was starting, `end` did not know it yet
            raise WorkerEnded
        try:
            answered, answer = line.ask(job)
        except (EOFError, OSError):
            self._replace(line)
            raise WorkerEnded from None
        if line.asked >= self._life and self._next is None:
            self._next = _Pipe(self._modules)
        if answered:
            return answer  # type: ignore[no-any-return]
        raise answer

    def end(self, *, for_good: bool = False) -> None:
        """Stop the current job; another process replaces this one, unless `for_good`."""
        self._for_good = self._for_good or for_good
        if self._line is not None:
            self._line.kill()

    def close(self) -> None:
        """End the processes."""
        for line in (self._line, self._next):
            if line is not None:
                line.close()
        self._line = self._next = None

    def _replace(self, line: "_Pipe") -> None:
        """Start another process at once, so that it is ready when needed."""
        line.close()
        self._line = None if self._for_good else _Pipe(self._modules)

    def _open(self) -> "_Pipe":
        if self._next is not None and self._next.ready:
            if self._line is not None:
                self._line.close()
            self._line, self._next = self._next, None
        if self._line is None or not self._line.alive:
            if self._line is not None:
                self._line.close()
            self._line = _Pipe(self._modules)
        return self._line


class _Pipe:
    """The pipe to one process."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=serve, args=(there, modules), daemon=True)
        with _STARTING:
            self._process.start()
        there.close()
        self._greeted = self._killed = False
        self.asked = 0
        """How many jobs it was sent."""

    @property
    def alive(self) -> bool:
        return not self._killed and self._process.is_alive()

    @property
    def heard(self) -> bool:
        return self._greeted and not self._killed

    @property
    def ready(self) -> bool:
        """Whether it would answer at once; also true of a dead process, which the next call detects."""
        return self._here.poll()

    def greet(self) -> None:
        if not self._greeted:
            self._here.recv()
            self._greeted = True

    def ask(self, job: bytes) -> tuple[bool, Any]:
        self.greet()
        self.asked += 1
        self._here.send_bytes(job)
        answer: tuple[bool, Any] = self._here.recv()
        return answer

    def kill(self) -> None:
        self._killed = True  # now: the process itself may take a moment to end
        self._process.kill()

    def close(self) -> None:
        self.kill()
        self._process.join()
        self._here.close()
