"""The main loop of a worker process: it answers jobs one by one."""

import multiprocessing
import os
import pickle
import signal
import threading
from importlib import import_module
from multiprocessing.connection import Connection, wait


def serve(line: Connection, modules: tuple[str, ...]) -> None:
    """Answer until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        import_module(module)
    line.send(None)
    while True:
        try:
            job = line.recv_bytes()
        except EOFError:
            return
        line.send_bytes(_answer(job))


def _answer(job: bytes) -> bytes:
    try:
        work, about = pickle.loads(job)  # noqa: S301  it comes from our own server process
        return pickle.dumps((True, work(*about)))
    except Exception as error:  # whatever it is, the server gets it
        return _pickled(error)


def _pickled(error: Exception) -> bytes:
    try:
        pickled = pickle.dumps((False, error))
        pickle.loads(pickled)  # noqa: S301  some exceptions can be written but not read
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
    return pickled


def _end_with_the_server() -> None:
    """Exit when the server dies: nobody else would end this process in the middle of a job."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
