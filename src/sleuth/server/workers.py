"""The processes in which bots think and answers are counted, so that the server itself never stops to listen."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

Result = TypeVar("Result")


class Workers(Executor):
    """A pool of processes: made when it is first needed, replaced when one of them has died."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[..., Result], /, *args: Any, **more: Any) -> Future[Result]:
        """Have something worked out."""
        try:
            return self._open().submit(work, *args, **more)
        except BrokenProcessPool:
            self._pool = None
            return self._open().submit(work, *args, **more)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._number, mp_context=context, initializer=_stay_with_the_server)
        return self._pool

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def _stay_with_the_server() -> None:
    """In a worker: Ctrl-C is the server's business, and when the server dies, nobody else would end this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
