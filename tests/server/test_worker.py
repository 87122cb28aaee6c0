"""A worker process: it answers, dies, is ended, and is replaced after many jobs."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, Listener

import pytest

from sleuth.server.tables.refusals import TableRefusal
from sleuth.server.work import worker as module
from sleuth.server.work.worker import Worker, WorkerEnded


def never() -> bool:
    return False


@contextmanager
def working(**how: int) -> Iterator[Worker]:
    worker = Worker(**how)
    try:
        yield worker
    finally:
        worker.close()


def refuse() -> None:
    raise TableRefusal("unknown-card", card="spoon")


class Unspeakable(Exception):
    """It can be written but not read again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)


def fail() -> None:
    raise Unspeakable(1, 2)


def give_something_nobody_can_send() -> object:
    return lambda: None


def test_another_process_answers_and_stays() -> None:
    with working() as worker:
        answers = {worker.call(never, os.getpid) for _ in range(3)}
    assert len(answers) == 1
    assert answers != {os.getpid()}


def test_errors_of_the_work_reach_the_caller() -> None:
    with working() as worker:
        with pytest.raises(TableRefusal) as refusal:
            worker.call(never, refuse)
        with pytest.raises(RuntimeError, match="Unspeakable: 1"):
            worker.call(never, fail)
        with pytest.raises(Exception, match="pickle"):
            worker.call(never, give_something_nobody_can_send)
        assert worker.call(never, abs, -2) == 2
    assert refusal.value.details == {"card": "spoon"}


def test_a_worker_that_dies_is_replaced() -> None:
    with working() as worker:
        with pytest.raises(WorkerEnded):
            worker.call(never, os._exit, 1)
        assert worker.call(never, abs, -2) == 2


def ring_and_sleep(address: str) -> None:
    """Report the process id, then never end."""
    from multiprocessing.connection import Client

    with Client(address) as line:
        line.send(os.getpid())
        line.recv()


@contextmanager
def under_way(worker: Worker) -> Iterator[tuple[Connection, list[BaseException]]]:
    """Return a worker in the middle of an endless job."""
    raised = list[BaseException]()

    def call() -> None:
        try:
            worker.call(never, ring_and_sleep, listener.address)
        except BaseException as error:
            raised.append(error)

    with Listener() as listener:
        thread = threading.Thread(target=call)
        thread.start()
        line = listener.accept()
        try:
            yield line, raised
        finally:
            worker.end()
            thread.join()


def test_what_is_under_way_can_be_ended() -> None:
    with working() as worker:
        with under_way(worker) as (line, raised):
            process = line.recv()
            worker.end()
            with pytest.raises(EOFError):
                line.recv()
        assert [type(error) for error in raised] == [WorkerEnded]
        assert worker.call(never, os.getpid) != process


def test_an_idle_worker_that_is_ended_answers_the_next_call() -> None:
    with working() as worker:
        first = worker.call(never, os.getpid)
        worker.end()
        assert worker.call(never, os.getpid) != first


def test_what_was_given_up_before_it_began_is_not_begun() -> None:
    with working() as worker, pytest.raises(WorkerEnded):
        worker.call(lambda: True, os.getpid)


def test_an_old_worker_works_on_until_its_successor_is_ready() -> None:
    with working(life=2) as worker:
        processes = [worker.call(never, os.getpid) for _ in range(2)]
        deadline = time.monotonic() + 60
        while processes[-1] == processes[0] and time.monotonic() < deadline:
            processes.append(worker.call(never, os.getpid))
        assert len(set(processes)) == 2, "nobody took over"
        assert all(process == processes[0] for process in processes[:-1])


def test_a_job_that_is_too_large_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_JOB", 1000)
    with working() as worker, pytest.raises(ValueError, match="bytes"):
        worker.call(never, len, b"x" * 2000)
